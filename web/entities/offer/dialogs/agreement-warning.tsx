import {
  describeNamedReason,
  findReservationReason,
} from '../../../../functions/deals/sales/domain/reservation-words.ts';
import { formatPence } from '../../../lib/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { endReasons } from '../labels.ts';
import type { AgreementInForce } from './use-agreement.ts';

interface Props {
  readonly agreement: AgreementInForce | 'unknown';
  /** The reason that is chosen. */
  readonly given: string | undefined;
}

/** What calling the sale off means under a reservation agreement in force. */
export function AgreementWarning({ agreement, given }: Props) {
  if (agreement === 'unknown')
    return (
      <Notice kind="warning" title="We can’t tell now whether an agreement is in force" live>
        <p>If you both signed a reservation agreement, pulling out can cost you money. Try again later.</p>
      </Notice>
    );
  const { side, terms } = agreement;
  const frees = (reason: string) => findReservationReason(terms.reasons, reason, side) !== undefined;
  const isFree = given !== undefined && frees(given);
  return (
    <Notice kind={isFree ? 'info' : 'warning'} title="Your reservation agreement is in force" live>
      {isFree ? (
        <p>{`It names this reason. ${describeNamedReason('you', 'the other side')}`}</p>
      ) : (
        <>
          <p>
            {`${given === undefined ? 'Pulling out' : 'It doesn’t name this reason for you. Pulling out for it'} costs you what the other side has spent since you both signed, as shown by bills, up to ${formatPence(terms.costsPence)}. These reasons cost you nothing, if they’re true:`}
          </p>
          <ul className="list-disc pl-5">
            {endReasons
              .filter(({ value }) => frees(value))
              .map(({ value, label }) => (
                <li key={value}>{label}</li>
              ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
