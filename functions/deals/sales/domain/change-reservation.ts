import type { DomainEvent } from '../../../../events/define.ts';
import {
  ReservationAgreed,
  ReservationClosed,
  ReservationContested,
  ReservationEndAsked,
  ReservationEndDropped,
} from '../../../../events/reservation.ts';
import { getOtherSide, type Side } from '../../../../events/vocabulary.ts';
import type { AppError } from '../../../kernel/errors.ts';
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { type ActingSide, assertNamed, assertOpen, assertSeenVersion, isOpen } from './acting-side.ts';
import { closeVersion, findReservation, replaceLast, toReservationIds } from './reservation-end.ts';
import { reservationContestDays } from './reservation-words.ts';
import type { Reservation, ReservationAction, ReservationPaper, ReservationWay } from './reservation.ts';
import {
  createSaleConflictError,
  type SaleDecision,
  type SaleStamp,
  toNextSaleVersion,
} from './sale-decision.ts';
import type { Sale } from './sale.ts';

/** What a side does with the last version; who accepts it, as their account is named, has the paper made. */
export type ReservationStep =
  | {
      readonly action: 'accept';
      readonly account: LegalName;
      readonly paper: Omit<ReservationPaper, 'agreedAt'>;
    }
  | { readonly action: Exclude<ReservationAction, 'accept'> };

/** What a side can do with the last version now; the same table decides what the calls take. */
export function listReservationActions(sale: Sale, side: Side, today: string): ReservationAction[] {
  const reservation = findReservation(sale, today);
  if (!reservation) return [];
  const { status, by, endAsked, closed } = reservation;
  if (status === 'closed')
    return closed?.by !== side && findContestDay(reservation, today) !== undefined ? ['contest'] : [];
  if (!isOpen(sale)) return [];
  if (status === 'proposed') return by === side ? ['take_back'] : ['accept', 'decline'];
  if (status === 'agreed') return ['decline'];
  if (!endAsked) return canAskEnd(reservation, side, today) ? ['ask_end'] : [];
  return endAsked.by === side ? ['drop_end'] : ['agree_end', 'drop_end'];
}

/** One question of each side in a week. */
const daysBetweenQuestions = 7;
function canAskEnd({ askedOn }: Reservation, side: Side, today: string): boolean {
  const last = askedOn?.[side];
  return last === undefined || today >= addDays(last, daysBetweenQuestions);
}

/** The last day on which the reason of who pulled out can be contested; undefined once nobody can. */
export function findContestDay({ closed }: Reservation, today: string): string | undefined {
  if (closed?.how !== 'pulled_out' || closed.reason === undefined || closed.contestedAt !== undefined)
    return undefined;
  const day = addDays(formatLondonDay(new Date(closed.at)), reservationContestDays);
  return today <= day ? day : undefined;
}

/** @throws 409 for an older version and for what the side can't do now */
export function changeReservation(
  sale: Sale,
  change: ActingSide & ReservationStep,
  stamp: SaleStamp,
): SaleDecision {
  const { side, seenVersion, action } = change;
  const today = formatLondonDay(stamp.now);
  const reservation = findReservation(sale, today);
  assertSeenVersion(sale, reservation, seenVersion);
  if (!reservation || !listReservationActions(sale, side, today).includes(action))
    throw createActionRefusal(sale, reservation, action);
  const at = stamp.now.toISOString();
  const ids = { ...toReservationIds(sale), version: reservation.version };
  const save = (next: Reservation, event: DomainEvent): SaleDecision => ({
    sale: toNextSaleVersion(replaceLast(sale, next), stamp),
    events: [event],
  });
  const close = (how: ReservationWay): SaleDecision =>
    save(closeVersion(reservation, { how, at, by: side }), ReservationClosed.of({ ...ids, how, side }));
  switch (change.action) {
    case 'accept':
      assertNamed(sale, side, change.account);
      return save(
        { ...reservation, status: 'agreed', paper: { ...change.paper, agreedAt: at } },
        ReservationAgreed.of({ ...ids, side }),
      );
    case 'decline':
      return close('declined');
    case 'take_back':
      return close('taken_back');
    case 'agree_end':
      return close('agreed');
    case 'ask_end':
      return save(
        { ...reservation, endAsked: { by: side, at }, askedOn: { ...reservation.askedOn, [side]: today } },
        ReservationEndAsked.of({ ...ids, side }),
      );
    case 'drop_end': {
      const { endAsked, ...rest } = reservation;
      return save(rest, ReservationEndDropped.of({ ...ids, side, asked: endAsked?.by === side }));
    }
    case 'contest':
      return save(
        {
          ...reservation,
          ...(reservation.closed && { closed: { ...reservation.closed, contestedAt: at } }),
        },
        ReservationContested.of({ ...ids, side }),
      );
  }
}

function createActionRefusal(
  sale: Sale,
  reservation: Reservation | undefined,
  action: ReservationAction,
): AppError {
  if (reservation?.status !== 'closed') assertOpen(sale);
  const isAgain = action === 'ask_end' && reservation?.status === 'in_force' && !reservation.endAsked;
  return createSaleConflictError(
    sale,
    isAgain
      ? 'You can ask to end it once a week. Speak to the other side meanwhile.'
      : 'That isn’t possible any more. Read what it says now.',
  );
}

/** Whose turn it is with the last version; undefined where it waits for nobody. */
export function findReservationTurn(sale: Sale, today: string): Side | 'both' | undefined {
  const reservation = findReservation(sale, today);
  if (!reservation || !isOpen(sale)) return undefined;
  const { status, by, endAsked, signatures } = reservation;
  if (status === 'proposed') return getOtherSide(by);
  if (status === 'agreed') return signatures[0] ? getOtherSide(signatures[0].side) : 'both';
  return status === 'in_force' && endAsked ? getOtherSide(endAsked.by) : undefined;
}

/** The last version where it waits for a side. */
export function findReservationFor(sale: Sale, side: Side, today: string): Reservation | undefined {
  const turn = findReservationTurn(sale, today);
  return turn === side || turn === 'both' ? findReservation(sale, today) : undefined;
}
