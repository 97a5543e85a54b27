import * as z from 'zod';
import { BestAndFinalCalled, BestAndFinalCancelled, BestAndFinalClosed } from '../../events/offer.ts';
import type { Occurrence } from '../../events/define.ts';
import { PropertyId, UserId } from '../../events/vocabulary.ts';
import type { Property } from '../properties/property.ts';
import { AppError } from '../shared/errors.ts';
import { hourMs } from '../shared/time.ts';
import { invalid } from './decision.ts';
import type { Offer } from './offer.ts';
import { timeText } from './words.ts';

/** The latest best-and-final round of a home: all buyers name their last sum by a deadline, sealed until then. */
export const BestAndFinal = z.object({
  propertyId: PropertyId,
  sellerId: UserId,
  /** Those with an open offer when it was called; all of them got the same notice. */
  buyerIds: z.array(UserId),
  deadline: z.iso.datetime(),
  note: z.string().optional(),
  status: z.enum(['open', 'closed', 'cancelled']),
  /** The home's first round is 1. */
  number: z.int().min(1),
  /** Rounds that were called off: what was sealed in them stays so, however late somebody looks. */
  calledOff: z.array(z.int()),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BestAndFinal = z.output<typeof BestAndFinal>;

type Open = BestAndFinal & { readonly status: 'open' };

export interface RoundChange {
  readonly round: BestAndFinal;
  readonly events: readonly Occurrence[];
}

export const roundHours = { least: 4, most: 14 * 24 } as const;
/** More rounds than any home has; an offer is sealed by one of the latest. */
const remembered = 100;
/** One buyer alone has nobody to outbid. */
export const buyersLeast = 2;

/** Sums are sealed and nothing is accepted while this holds. */
export const isRunning = (round: BestAndFinal | undefined, now: Date): round is Open =>
  round?.status === 'open' && round.deadline > now.toISOString();

/** Its deadline is over and nobody said so yet. */
export const isDue = (round: BestAndFinal | undefined, now: Date): round is Open =>
  round?.status === 'open' && round.deadline <= now.toISOString();

interface Call {
  readonly home: Property;
  readonly before: BestAndFinal | undefined;
  readonly offers: readonly Offer[];
  readonly deadline: string;
  readonly note?: string | undefined;
}

/**
 * Asks every buyer with an open offer for their best and final sum.
 * @throws 409 off the market, with a round running or fewer than two buyers; 422 for a deadline out of reach
 */
export function callRound({ home, before, offers, deadline, note }: Call, now: Date): RoundChange {
  if (home.status !== 'live' && home.status !== 'paused')
    throw new AppError('conflict', 'Best and final offers can be asked for while the home is on sale.', {
      state: home.status,
    });
  if (isRunning(before, now)) throw running(before);
  guardDeadline(deadline, now);
  const buyerIds = offers
    .filter(({ status }) => status === 'pending' || status === 'countered')
    .map(({ buyerId }) => buyerId);
  if (buyerIds.length < buyersLeast)
    throw new AppError('conflict', 'A best-and-final round needs at least two open offers.', {
      state: home.status,
    });
  const at = now.toISOString();
  const round: BestAndFinal = {
    propertyId: home.id,
    sellerId: home.ownerId,
    buyerIds,
    deadline,
    ...(note !== undefined && { note }),
    status: 'open',
    number: (before?.number ?? 0) + 1,
    calledOff: before?.calledOff ?? [],
    version: (before?.version ?? 0) + 1,
    createdAt: at,
    updatedAt: at,
  };
  const closed = isDue(before, now) ? [closedEvent(before, offers)] : [];
  return { round, events: [...closed, BestAndFinalCalled.of(noticeOf(round))] };
}

function guardDeadline(deadline: string, now: Date): void {
  const hours = (Date.parse(deadline) - now.getTime()) / hourMs;
  if (hours < roundHours.least || hours > roundHours.most)
    throw invalid('deadline', 'Choose a deadline between 4 hours and 14 days from now');
}

/** @throws 409 where no round is running */
export function cancelRound(round: BestAndFinal | undefined, now: Date): RoundChange {
  if (!isRunning(round, now))
    throw new AppError('conflict', 'No best-and-final round is running.', {
      state: round?.status === 'cancelled' ? 'cancelled' : 'closed',
    });
  const calledOff = [...round.calledOff, round.number].slice(-remembered);
  const ended = { ...end(round, 'cancelled', now), calledOff };
  return { round: ended, events: [BestAndFinalCancelled.of(noticeOf(ended))] };
}

/** The deadline has come: sums are open from that second, and this tells so. Nothing where it was told. */
export function closeRound(
  round: BestAndFinal | undefined,
  offers: readonly Offer[],
  now: Date,
): RoundChange | undefined {
  if (!isDue(round, now)) return undefined;
  const ended = end(round, 'closed', now);
  return { round: ended, events: [closedEvent(ended, offers)] };
}

const end = (round: BestAndFinal, status: 'closed' | 'cancelled', now: Date): BestAndFinal => ({
  ...round,
  status,
  version: round.version + 1,
  updatedAt: now.toISOString(),
});
const noticeOf = ({ propertyId, sellerId, buyerIds, deadline }: BestAndFinal) => ({
  propertyId,
  sellerId,
  buyerIds,
  deadline,
});
/** How many of the offers were made or revised within the round. */
const closedEvent = (round: BestAndFinal, offers: readonly Offer[]): Occurrence =>
  BestAndFinalClosed.of({
    ...noticeOf(round),
    offers: offers.filter(({ sealedUntil }) => sealedUntil === round.deadline).length,
  });

const running = ({ deadline }: BestAndFinal): AppError =>
  new AppError(
    'conflict',
    `Best and final offers are asked for until ${timeText(deadline)}. Cancel the round to act before then.`,
    { state: 'best_and_final' },
  );

/** @throws 409 `best_and_final` while a round is running: nothing is agreed before its deadline */
export function guardNoRound(round: BestAndFinal | undefined, now: Date): void {
  if (isRunning(round, now)) throw running(round);
}
