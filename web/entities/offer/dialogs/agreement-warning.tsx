import { useQuery } from '@tanstack/react-query';
import {
  findReservationReason,
  reservationReasons,
} from '../../../../functions/deals/sales/domain/reservation-words.ts';
import { formatPence } from '../../../lib/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { saleQuery } from '../../sale/api.ts';
import type { Offer } from '../api.ts';

interface Props {
  readonly offer: Offer;
  /** The reason that is chosen. */
  readonly given: string | undefined;
}

/** What calling the sale off means under a reservation agreement in force; nothing without one. */
export function AgreementWarning({ offer: { propertyId, counterpart }, given }: Props) {
  const { data: sale } = useQuery(saleQuery(propertyId, counterpart.id));
  const agreement = sale?.reservation?.last;
  if (!sale || agreement?.status !== 'in_force') return null;
  const { reasons, costsPence } = agreement.terms;
  const isFree = given !== undefined && findReservationReason(reasons, given, sale.side) !== undefined;
  const free = reasons
    .filter((reason) => findReservationReason(reasons, reservationReasons[reason].given, sale.side))
    .map((reason) => reservationReasons[reason].label.toLowerCase());
  return (
    <Notice kind={isFree ? 'info' : 'warning'} title="Your reservation agreement is in force" live>
      <p>
        {isFree
          ? 'It names this reason, so you owe nothing under it. The other side can say within 14 days that it doesn’t accept the reason.'
          : given === undefined
            ? `You owe the other side’s costs since you both signed, up to ${formatPence(costsPence)}, unless it’s for one of these: ${free.length > 0 ? new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(free) : 'it names no reason'}.`
            : `It doesn’t name this reason for you, so you owe the other side’s costs since you both signed, as shown by bills, up to ${formatPence(costsPence)}.`}
      </p>
    </Notice>
  );
}
