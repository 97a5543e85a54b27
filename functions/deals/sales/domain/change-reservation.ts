import type { DomainEvent } from '../../../../events/define.ts';
import {
  ReservationAgreed,
  ReservationClosed,
  ReservationContested,
  ReservationEndAsked,
  ReservationEndDropped,
  ReservationProposed,
  ReservationSigned,
} from '../../../../events/reservation.ts';
import { getOtherSide, type Side } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { addDays, formatLondonDay, toInstant } from '../../../kernel/london-time.ts';
import { canReserve, findReservationReason, reservationContestDays } from './reservation-words.ts';
import {
  findDueEnd,
  type Reservation,
  type ReservationAction,
  type ReservationPaper,
  type ReservationTerms,
  type ReservationWay,
} from './reservation.ts';
import {
  createSaleConflictError,
  type SaleDecision,
  type SaleStamp,
  toNextSaleVersion,
} from './sale-decision.ts';
import type { Sale } from './sale.ts';
import type { PaperSigning } from './sign-memorandum.ts';

/** The most proposals of one sale: whoever needs more should talk. */
const mostVersions = 20;

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

/** Whether the sale can have a new proposal: before the exchange, and with none that is signed or in force. */
export function canPropose(sale: Sale, paper: Pick<ReservationPaper, 'nation'>, today: string): boolean {
  if (!canReserve(paper.nation) || !isOpen(sale) || sale.reservations.length >= mostVersions) return false;
  return findReservation(sale, today)?.status !== 'in_force';
}
const isOpen = ({ status }: Sale): boolean => status === 'under_offer' || status === 'sold_stc';

/** What a side can do with the last version now; the same table decides what the calls take. */
export function listReservationActions(sale: Sale, side: Side, today: string): ReservationAction[] {
  const reservation = findReservation(sale, today);
  if (!reservation) return [];
  const { status, by, endAsked, closed } = reservation;
  if (status === 'closed')
    return closed?.how === 'pulled_out' &&
      closed.by !== side &&
      closed.reason !== undefined &&
      closed.contestedAt === undefined &&
      today <= findContestDay(closed.at)
      ? ['contest']
      : [];
  if (!isOpen(sale)) return [];
  if (status === 'proposed') return by === side ? ['take_back'] : ['accept', 'decline'];
  if (status === 'agreed') return ['decline'];
  if (!endAsked) return ['ask_end'];
  return endAsked.by === side ? ['drop_end'] : ['agree_end', 'drop_end'];
}

/** The last day on which a reason can be contested. */
export function findContestDay(closedAt: string): string {
  return addDays(formatLondonDay(new Date(closedAt)), reservationContestDays);
}

/**
 * A side proposes terms, in place of the last ones that aren't in force.
 * @param seen the last version that the side knew, 0 without one
 * @throws 409 in Scotland, after the exchange, with an agreement in force, for an older version and without the side's names
 */
export function proposeReservation(
  sale: Sale,
  paper: Pick<ReservationPaper, 'nation'>,
  { side, seen, terms }: { readonly side: Side; readonly seen: number; readonly terms: ReservationTerms },
  stamp: SaleStamp,
): SaleDecision {
  const today = formatLondonDay(stamp.now);
  if (!canReserve(paper.nation))
    throw createSaleConflictError(
      sale,
      'There’s no reservation agreement in Scotland: missives bind the sale.',
    );
  assertOpen(sale);
  assertNamed(sale, side);
  const last = findReservation(sale, today);
  assertSeen(sale, last, seen);
  if (last?.status === 'in_force')
    throw createSaleConflictError(
      sale,
      'Your reservation agreement is in force. End it before you agree another.',
    );
  if (sale.reservations.length >= mostVersions)
    throw createSaleConflictError(sale, 'There have been many proposals. Agree the terms by message first.');
  const proposal: Reservation = {
    version: (last?.version ?? 0) + 1,
    by: side,
    terms,
    status: 'proposed',
    proposedAt: stamp.now.toISOString(),
    signatures: [],
  };
  const isOver = last === undefined || last.status === 'closed';
  const settled = settle(sale, today);
  const before = isOver
    ? settled.reservations
    : replaceLast(settled, closeVersion(last, { how: 'replaced', at: proposal.proposedAt, by: side }))
        .reservations;
  return {
    sale: toNextSaleVersion({ ...settled, reservations: [...before, proposal] }, stamp),
    events: [ReservationProposed.of({ ...toIds(sale), version: proposal.version, side, changes: !isOver })],
  };
}

/** @throws 409 for an older version and for what the side can't do now */
export function changeReservation(
  sale: Sale,
  paper: Omit<ReservationPaper, 'agreedAt'>,
  { side, seen, action }: { readonly side: Side; readonly seen: number; readonly action: ReservationAction },
  stamp: SaleStamp,
): SaleDecision {
  const today = formatLondonDay(stamp.now);
  const reservation = findReservation(sale, today);
  assertSeen(sale, reservation, seen);
  if (!reservation || !listReservationActions(sale, side, today).includes(action)) {
    if (reservation?.status !== 'closed') assertOpen(sale);
    throw createSaleConflictError(sale, 'That isn’t possible any more. Read what it says now.');
  }
  const at = stamp.now.toISOString();
  const ids = { ...toIds(sale), version: reservation.version };
  const save = (next: Reservation, event: DomainEvent): SaleDecision => ({
    sale: toNextSaleVersion(replaceLast(sale, next), stamp),
    events: [event],
  });
  const close = (how: ReservationWay): SaleDecision =>
    save(
      closeVersion(reservation, { how, at, by: side }),
      ReservationClosed.of({ ...ids, how, side, wasInForce: reservation.status === 'in_force' }),
    );
  switch (action) {
    case 'accept':
      assertNamed(sale, side);
      return save(
        { ...reservation, status: 'agreed', paper: { ...paper, agreedAt: at } },
        ReservationAgreed.of({ ...ids, side }),
      );
    case 'decline':
      return close('declined');
    case 'take_back':
      return close('taken_back');
    case 'agree_end':
      return close('agreed');
    case 'ask_end':
      return save({ ...reservation, endAsked: { by: side, at } }, ReservationEndAsked.of({ ...ids, side }));
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

/** The names by which a side can sign: those on the paper that the side gave itself. */
export function listReservationNames({ parties }: Sale, { paper }: Reservation, side: Side): string[] {
  const given = new Set(parties[side]?.legalNames);
  return paper?.[side].names.filter((name) => given.has(name)) ?? [];
}

/**
 * The agreed version that a side can sign now.
 * @throws 409 without one, and where the side has signed it
 */
export function getReservationToSign(
  sale: Sale,
  side: Side,
  today: string,
): Reservation & { paper: ReservationPaper } {
  assertOpen(sale);
  const reservation = findReservation(sale, today);
  if (reservation?.signatures.some((signature) => signature.side === side))
    throw createSaleConflictError(sale, 'You’ve signed this version.');
  if (reservation?.status !== 'agreed' || !reservation.paper)
    throw createSaleConflictError(sale, 'There’s no agreement to sign now.');
  return { ...reservation, paper: reservation.paper };
}

/**
 * A side signs the agreed version; it is in force once both have.
 * @throws 409 for an older version and what `getReservationToSign` throws, 422 for a name that the side has not given
 */
export function signReservation(
  sale: Sale,
  { side, version, name }: PaperSigning,
  stamp: SaleStamp,
): SaleDecision {
  const today = formatLondonDay(stamp.now);
  const reservation = getReservationToSign(sale, side, today);
  assertSeen(sale, reservation, version);
  if (!listReservationNames(sale, reservation, side).includes(name))
    throw createFieldError('name', 'Choose a name of yours that’s on the paper.');
  const at = stamp.now.toISOString();
  const signed: Reservation = {
    ...reservation,
    signatures: [...reservation.signatures, { side, name, at }],
  };
  const complete = signed.signatures.length === 2;
  const until = addDays(today, 7 * reservation.terms.weeks);
  const next: Reservation = complete ? { ...signed, status: 'in_force', inForceAt: at, until } : signed;
  return {
    sale: toNextSaleVersion(replaceLast(sale, next), stamp),
    events: [ReservationSigned.of({ ...toIds(sale), version, side, complete, ...(complete && { until }) })],
  };
}

/** The sale with its agreement ended by its own days, and the event of that; undefined where none is due. */
export function settleReservation(sale: Sale, stamp: SaleStamp): SaleDecision | undefined {
  const today = formatLondonDay(stamp.now);
  const settled = settle(sale, today);
  return settled === sale ? undefined : { sale: settled, events: listCloseEvents(sale, settled) };
}

function settle(sale: Sale, today: string): Sale {
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
  const last = findReservation(sale, formatLondonDay(new Date(at)));
  if (!last || last.status === 'closed') return sale;
  const closing: Omit<Closing, 'at'> = last.status === 'in_force' ? inForce : { how: 'sale_moved' };
  return replaceLast(sale, closeVersion(last, { ...closing, at }));
}

/** The event of an agreement that `after` has closed and `before` has not. */
export function listCloseEvents(before: Sale, after: Sale): DomainEvent[] {
  const last = after.reservations.at(-1);
  const was = before.reservations.find(({ version }) => version === last?.version);
  if (!last?.closed || was?.status === 'closed') return [];
  const { how, by, reason } = last.closed;
  return [
    ReservationClosed.of({
      ...toIds(after),
      version: last.version,
      how,
      ...(by && { side: by }),
      ...(reason && { reason }),
      wasInForce: was?.status === 'in_force',
    }),
  ];
}

function closeVersion(reservation: Reservation, closed: Closing): Reservation {
  const { endAsked: _, ...rest } = reservation;
  return { ...rest, status: 'closed', closed };
}

const replaceLast = (sale: Sale, reservation: Reservation): Sale => ({
  ...sale,
  reservations: [...sale.reservations.slice(0, -1), reservation],
});

const toIds = ({ offerId, propertyId, sellerId, buyerId }: Sale) => ({
  offerId,
  propertyId,
  sellerId,
  buyerId,
});

function assertOpen(sale: Sale): void {
  if (isOpen(sale)) return;
  throw createSaleConflictError(
    sale,
    sale.status === 'fallen_through' ? 'This sale fell through.' : 'The sale is binding already.',
  );
}

function assertNamed({ parties }: Sale, side: Side): void {
  if (parties[side]?.legalNames.length) return;
  throw new AppError(
    'conflict',
    'Give your full name on the page of the sale first: the agreement needs it.',
    {
      state: 'names',
    },
  );
}

function assertSeen(sale: Sale, reservation: Reservation | undefined, seen: number): void {
  if ((reservation?.version ?? 0) === seen) return;
  throw createSaleConflictError(sale, 'There are other terms by now. Read them first.');
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
