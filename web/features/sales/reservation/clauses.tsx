import { describeReservation } from '../../../../functions/deals/sales/domain/reservation-words.ts';
import type { Sale } from '../../../entities/sale/api.ts';
import type { Terms } from './api.ts';

interface Props {
  readonly terms: Terms;
  readonly nation: Sale['nation'];
}

/** The agreement clause by clause, as it is in the paper. */
export function Clauses({ terms, nation }: Props) {
  return (
    <dl className="grid gap-3">
      {describeReservation(terms, nation).map(([heading, text]) => (
        <div key={heading}>
          <dt className="font-semibold">{heading}</dt>
          <dd className="max-w-prose text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
