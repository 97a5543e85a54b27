import type { DomainEvent } from '../../../../events/define.ts';
import { ReservationClosed } from '../../../../events/reservation.ts';
import type { Side } from '../../../../events/vocabulary.ts';
import { formatLondonDay, toInstant } from '../../../kernel/london-time.ts';
import { findReservationReason } from './reservation-words.ts';
import { findDueEnd, type Reservation } from './reservation.ts';
import type { SaleDecision, SaleStamp } from './sale-decision.ts';
import type { Sale } from './sale.ts';

/** The last version, as it is on a day. */
export function findReservation({ reservations }: Sale, today: string): Reservation | undefined {
  const last = reservations.at(-1);
  return last && closeDue(last, today);
}

/** A version whose last day is over is closed since the last minute of that day. */
function closeDue(reservation: Reservation, today: string): Reservation {
  const end = findDueEnd(reservation, today);
  return end
    ? closeVersion(reservation, { how: end.how, at: toInstant(end.day, '23:59').toISOString() })
    : reservation;
}

/** The sale with its agreement ended by its own days, and the event of that; undefined where none is due. */
export function settleReservation(sale: Sale, stamp: SaleStamp): SaleDecision | undefined {
  const today = formatLondonDay(stamp.now);
  const settled = settle(sale, today);
  return settled === sale ? undefined : { sale: settled, events: listCloseEvents(sale, settled) };
}

/** The sale with its agreement closed where its last day is over; the same sale otherwise. */
export function settle(sale: Sale, today: string): Sale {
  const last = sale.reservations.at(-1);
  return last && findDueEnd(last, today) ? replaceLast(sale, closeDue(last, today)) : sale;
}

/** The sale with an agreement that the exchange ends. */
export function endByExchange(sale: Sale, at: string): Sale {
  return endBySale(sale, { at, inForce: { how: 'exchanged' } });
}

/** The sale with an agreement that ends as the sale falls through: by the side that pulled out, for its reason. */
export function endByFallThrough(
  sale: Sale,
  { at, by, reason }: { readonly at: string; readonly by: Side | 'system'; readonly reason: string },
): Sale {
  if (by === 'system') return endBySale(sale, { at, inForce: { how: 'sale_ended' } });
  const named = findReservationReason(sale.reservations.at(-1)?.terms.reasons ?? [], reason, by);
  return endBySale(sale, { at, inForce: { how: 'pulled_out', by, ...(named && { reason: named }) } });
}

type Closing = NonNullable<Reservation['closed']>;

function endBySale(
  sale: Sale,
  { at, inForce }: { readonly at: string; readonly inForce: Omit<Closing, 'at'> },
): Sale {
  const settled = settle(sale, formatLondonDay(new Date(at)));
  const last = settled.reservations.at(-1);
  if (!last || last.status === 'closed') return settled;
  const closing: Omit<Closing, 'at'> = last.status === 'in_force' ? inForce : { how: 'sale_moved' };
  return replaceLast(settled, closeVersion(last, { ...closing, at }));
}

/** The event of an agreement that `after` has closed and `before` has not. */
export function listCloseEvents(before: Sale, after: Sale): DomainEvent[] {
  const last = after.reservations.at(-1);
  const was = before.reservations.find(({ version }) => version === last?.version);
  if (!last?.closed || was?.status === 'closed') return [];
  const { how, by, reason } = last.closed;
  return [
    ReservationClosed.of({
      ...toReservationIds(after),
      version: last.version,
      how,
      ...(by && { side: by }),
      ...(reason && { reason }),
    }),
  ];
}

/** A version that is over. */
export function closeVersion(reservation: Reservation, closed: Closing): Reservation {
  const { endAsked: _, ...rest } = reservation;
  return { ...rest, status: 'closed', closed };
}

/** The sale with another last version. */
export function replaceLast(sale: Sale, reservation: Reservation): Sale {
  return { ...sale, reservations: [...sale.reservations.slice(0, -1), reservation] };
}

/** Whose agreement an event is of. */
export function toReservationIds({ offerId, propertyId, sellerId, buyerId }: Sale) {
  return { offerId, propertyId, sellerId, buyerId };
}
