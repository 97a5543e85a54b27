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
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { isNameOfAccount } from '../../signatures/domain/signature.ts';
import { hasLegalNames } from './memorandum-readiness.ts';
import {
  closeVersion,
  findReservation,
  listCloseEvents,
  replaceLast,
  settle,
  toReservationIds,
} from './reservation-end.ts';
import { canReserve, reservationContestDays } from './reservation-words.ts';
import {
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

/** Who says something of an agreement, as their account is named, and the last version that they knew. */
interface Speaker {
  readonly side: Side;
  readonly seen: number;
  readonly account: LegalName;
}

/** What a side does with the last version; who accepts it has the paper made. */
export type ReservationStep =
  | { readonly action: 'accept'; readonly paper: Omit<ReservationPaper, 'agreedAt'> }
  | { readonly action: Exclude<ReservationAction, 'accept'> };

/** The most proposals of one sale: whoever needs more should talk. */
const mostVersions = 20;

/** Whether the sale can have a new proposal: before the exchange, and with none that is signed or in force. */
export function canPropose(sale: Sale, paper: Pick<ReservationPaper, 'nation'>, today: string): boolean {
  if (!canReserve(paper.nation) || !isOpen(sale) || sale.reservations.length >= mostVersions) return false;
  const last = findReservation(sale, today);
  return last?.status !== 'in_force' && !isHalfSigned(last);
}
/** Other terms would silently end the signature on these. */
const isHalfSigned = (last: Reservation | undefined): boolean =>
  last?.status === 'agreed' && last.signatures.length > 0;
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
  if (!endAsked) return canAskEnd(reservation, side, today) ? ['ask_end'] : [];
  return endAsked.by === side ? ['drop_end'] : ['agree_end', 'drop_end'];
}

/** One question of each side in a week. */
const daysBetweenQuestions = 7;
function canAskEnd({ askedOn }: Reservation, side: Side, today: string): boolean {
  const last = askedOn?.[side];
  return last === undefined || today >= addDays(last, daysBetweenQuestions);
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
  { side, seen, terms, account }: Speaker & { readonly terms: ReservationTerms },
  stamp: SaleStamp,
): SaleDecision {
  const today = formatLondonDay(stamp.now);
  if (!canReserve(paper.nation))
    throw createSaleConflictError(
      sale,
      'There’s no reservation agreement in Scotland: missives bind the sale.',
    );
  assertOpen(sale);
  assertNamed(sale, side, account);
  const last = findReservation(sale, today);
  assertSeen(sale, last, seen);
  if (last?.status === 'in_force')
    throw createSaleConflictError(
      sale,
      'Your reservation agreement is in force. End it before you agree another.',
    );
  if (isHalfSigned(last))
    throw createSaleConflictError(
      sale,
      'These terms are signed already. Decline them before you propose others.',
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
    events: [
      ...listCloseEvents(sale, settled),
      ReservationProposed.of({
        ...toReservationIds(sale),
        version: proposal.version,
        side,
        changes: !isOver,
      }),
    ],
  };
}

/** @throws 409 for an older version and for what the side can't do now */
export function changeReservation(
  sale: Sale,
  change: Speaker & ReservationStep,
  stamp: SaleStamp,
): SaleDecision {
  const { side, seen, action } = change;
  const today = formatLondonDay(stamp.now);
  const reservation = findReservation(sale, today);
  assertSeen(sale, reservation, seen);
  if (!reservation || !listReservationActions(sale, side, today).includes(action))
    throw createActionRefusal(sale, reservation, action);
  const at = stamp.now.toISOString();
  const ids = { ...toReservationIds(sale), version: reservation.version };
  const save = (next: Reservation, event: DomainEvent): SaleDecision => ({
    sale: toNextSaleVersion(replaceLast(sale, next), stamp),
    events: [event],
  });
  const close = (how: ReservationWay): SaleDecision =>
    save(
      closeVersion(reservation, { how, at, by: side }),
      ReservationClosed.of({ ...ids, how, side, wasInForce: reservation.status === 'in_force' }),
    );
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

/**
 * The names by which a side can sign: those on the paper that it gave itself and that are the account's, since the
 * paper binds whoever the name is of.
 */
export function listReservationNames(
  { parties }: Sale,
  { paper }: Reservation,
  side: Side,
  account: LegalName,
): string[] {
  const given = new Set(parties[side]?.legalNames);
  return paper?.[side].names.filter((name) => given.has(name) && isNameOfAccount(account, name)) ?? [];
}

/** Whether a side has given a name that papers can print and that is the account's. */
export function hasOwnName(sale: Sale, side: Side, account: LegalName): boolean {
  return (
    hasLegalNames(sale, side) &&
    (sale.parties[side]?.legalNames.some((name) => isNameOfAccount(account, name)) ?? false)
  );
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
  { side, version, name, account }: PaperSigning & { readonly account: LegalName },
  stamp: SaleStamp,
): SaleDecision {
  const today = formatLondonDay(stamp.now);
  const reservation = getReservationToSign(sale, side, today);
  assertSeen(sale, reservation, version);
  if (!listReservationNames(sale, reservation, side, account).includes(name))
    throw createFieldError(
      'name',
      'This paper binds you, so sign with your own name. Set your first and last name in your account, and give the same name in your details of the sale.',
    );
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
    events: [
      ReservationSigned.of({
        ...toReservationIds(sale),
        version,
        side,
        complete,
        ...(complete && { until }),
      }),
    ],
  };
}

function assertOpen(sale: Sale): void {
  if (isOpen(sale)) return;
  throw createSaleConflictError(
    sale,
    sale.status === 'fallen_through' ? 'This sale fell through.' : 'The sale is binding already.',
  );
}

function assertNamed(sale: Sale, side: Side, account: LegalName): void {
  if (hasOwnName(sale, side, account)) return;
  throw new AppError(
    'conflict',
    'The agreement binds you, so it needs your own name. Set your first and last name in your account, and give the same name in your details of the sale.',
    { state: 'names' },
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
