import { describeReservation } from '../../../../functions/deals/sales/domain/reservation-words.ts';
import type { Sale } from '../../../entities/sale/api.ts';
import type { AgreementVersion } from './api.ts';

interface Props extends Pick<AgreementVersion, 'terms' | 'wording'> {
  readonly nation: Sale['nation'];
}

/** The agreement clause by clause, as it is in the paper. */
export function Clauses({ terms, wording, nation }: Props) {
  return (
    <dl className="grid gap-3">
      {describeReservation(terms, nation, wording).map(([heading, text]) => (
        <div key={heading}>
          <dt className="font-semibold">{heading}</dt>
          <dd className="max-w-prose text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
