import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { BestAndFinalCalled, BestAndFinalCancelled, BestAndFinalClosed } from '../../../../events/offer.ts';
import { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { formatLondonDateTime } from '../../../kernel/london-time.ts';
import { hourMs } from '../../../kernel/time.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { type OfferSide } from './offer-decision.ts';
import type { Offer } from './offer.ts';
import { awaitsAnswer } from './transitions.ts';

/**
 * The latest best-and-final round of a property: all buyers name their last amount by a deadline, sealed
 * until then.
 */
export const BestAndFinal = z.object({
  propertyId: PropertyId,
  sellerId: UserId,
  /** Buyers with an open offer when the round was called; all of them were notified. */
  buyerIds: z.array(UserId),
  /** Those without an offer who were invited, too: in Scotland whoever noted interest, viewed the home or booked to. */
  invitedIds: z.array(UserId).default([]),
  /** In Scotland the deadline is a closing date. */
  isClosingDate: z.boolean().default(false),
  deadline: z.iso.datetime(),
  note: z.string().optional(),
  status: z.enum(['open', 'closed', 'cancelled']),
  /** Counts the rounds of a property, from 1. */
  number: z.int().min(1),
  /** Numbers of cancelled rounds: amounts sealed in them stay sealed for good. */
  calledOff: z.array(z.int()),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BestAndFinal = z.output<typeof BestAndFinal>;

type OpenRound = BestAndFinal & { readonly status: 'open' };

export interface RoundDecision {
  readonly round: BestAndFinal;
  readonly events: readonly DomainEvent[];
}

/** Who takes a step, and the latest round of the property. */
export interface OfferTurn {
  readonly side: OfferSide;
  readonly round: BestAndFinal | undefined;
}

export const roundHours = { min: 4, max: 14 * 24 } as const;
/** More rounds than any property has; only the latest ones can still seal an offer. */
const maxCancelledRounds = 100;
/** A round needs at least two competing buyers. */
export const minRoundBuyers = 2;

/** Amounts are sealed and no offer can be accepted while this is true. */
export function isRoundRunning(round: BestAndFinal | undefined, now: Date): round is OpenRound {
  return round?.status === 'open' && round.deadline > now.toISOString();
}

/** Whether the deadline has passed and the round is not closed yet. */
export function isRoundDue(round: BestAndFinal | undefined, now: Date): round is OpenRound {
  return round?.status === 'open' && round.deadline <= now.toISOString();
}

interface RoundCall {
  readonly property: Property;
  readonly previous: BestAndFinal | undefined;
  readonly offers: readonly Offer[];
  /** Who noted interest in a home in Scotland, viewed it or booked to, also with an offer. */
  readonly interestedIds: readonly UserId[];
  readonly deadline: string;
  readonly note?: string | undefined;
}

/**
 * Asks every buyer with an open offer for their best and final amount; in Scotland, where it is a closing date, also
 * those who noted interest, viewed the home or booked to.
 * @throws 409 if the property is off the market or, for a closing date, paused, a round is running or there are fewer than two buyers; 422
 * for a deadline that is too near or too far
 */
export function callRound(
  { property, previous, offers, interestedIds, deadline, note }: RoundCall,
  now: Date,
): RoundDecision {
  const isClosingDate = property.address.nation === 'scotland';
  assertRoundHome(property, isClosingDate);
  if (isRoundRunning(previous, now)) throw createRoundRunningError(previous);
  assertDeadline(deadline, now);
  const buyerIds = offers.filter(awaitsAnswer).map(({ buyerId }) => buyerId);
  const invitedIds = isClosingDate
    ? [...new Set(interestedIds)].filter((id) => !buyerIds.includes(id) && id !== property.ownerId)
    : [];
  if (buyerIds.length + invitedIds.length < minRoundBuyers)
    throw new AppError(
      'conflict',
      isClosingDate
        ? 'A closing date needs at least two people who have noted interest, have viewed or booked to view the home, or have an open offer.'
        : 'A best-and-final round needs at least two open offers.',
      { state: property.status },
    );
  const at = now.toISOString();
  const round: BestAndFinal = {
    propertyId: property.id,
    sellerId: property.ownerId,
    buyerIds,
    invitedIds,
    isClosingDate,
    deadline,
    ...(note !== undefined && { note }),
    status: 'open',
    number: (previous?.number ?? 0) + 1,
    calledOff: previous?.calledOff ?? [],
    version: (previous?.version ?? 0) + 1,
    createdAt: at,
    updatedAt: at,
  };
  const closed = isRoundDue(previous, now) ? [createClosedEvent(previous, offers)] : [];
  return { round, events: [...closed, BestAndFinalCalled.of(toRoundEventFields(round))] };
}

/** A closing date invites people without an offer, who can make none while the home is paused. */
function assertRoundHome({ status }: Property, isClosingDate: boolean): void {
  if (status === 'live' || (status === 'paused' && !isClosingDate)) return;
  const ended = isClosingDate
    ? 'A closing date can be set while the home is on sale.'
    : 'Best and final offers can be asked for while the home is on sale.';
  throw new AppError(
    'conflict',
    status === 'paused' ? 'Put the home back on sale before you set a closing date.' : ended,
    { state: status },
  );
}

/** The round with those who noted interest while it ran; they hear of it like the others. */
export function inviteLater(
  round: BestAndFinal | undefined,
  interestedIds: readonly UserId[],
): BestAndFinal | undefined {
  if (!round?.isClosingDate) return round;
  const later = interestedIds.filter((id) => !round.buyerIds.includes(id));
  return { ...round, invitedIds: [...new Set([...round.invitedIds, ...later])] };
}

function assertDeadline(deadline: string, now: Date): void {
  const hours = (Date.parse(deadline) - now.getTime()) / hourMs;
  if (hours < roundHours.min || hours > roundHours.max)
    throw createFieldError('deadline', 'Choose a deadline between 4 hours and 14 days from now');
}

/** @throws 409 if no round is running */
export function cancelRound(
  round: BestAndFinal | undefined,
  offers: readonly Offer[],
  now: Date,
): RoundDecision {
  if (!isRoundRunning(round, now))
    throw new AppError(
      'conflict',
      round?.isClosingDate ? 'No closing date is set.' : 'No best-and-final round is running.',
      {
        state: round?.status === 'cancelled' ? 'cancelled' : 'closed',
      },
    );
  const calledOff = [...round.calledOff, round.number].slice(-maxCancelledRounds);
  const ended = { ...endRound(round, 'cancelled', now), calledOff };
  return { round: ended, events: [BestAndFinalCancelled.of(toEndEventFields(ended, offers))] };
}

/** Closes a round after its deadline; undefined when it is closed already. */
export function closeRound(
  round: BestAndFinal | undefined,
  offers: readonly Offer[],
  now: Date,
): RoundDecision | undefined {
  if (!isRoundDue(round, now)) return undefined;
  const ended = endRound(round, 'closed', now);
  return { round: ended, events: [createClosedEvent(ended, offers)] };
}

const endRound = (round: BestAndFinal, status: 'closed' | 'cancelled', now: Date): BestAndFinal => ({
  ...round,
  status,
  version: round.version + 1,
  updatedAt: now.toISOString(),
});
const toRoundEventFields = ({ propertyId, sellerId, buyerIds, invitedIds, deadline }: BestAndFinal) => ({
  propertyId,
  sellerId,
  buyerIds,
  invitedIds,
  deadline,
});
const listSealed = ({ deadline }: BestAndFinal, offers: readonly Offer[]): Offer[] =>
  offers.filter(({ sealedUntil }) => sealedUntil === deadline);
/** Whoever made an offer within the round hears of its end like the others. */
const toEndEventFields = (round: BestAndFinal, offers: readonly Offer[]) => {
  const bidderIds = listSealed(round, offers).map(({ buyerId }) => buyerId);
  return {
    ...toRoundEventFields(round),
    buyerIds: [...new Set([...round.buyerIds, ...bidderIds])],
    invitedIds: round.invitedIds.filter((id) => !bidderIds.includes(id)),
  };
};
/** The event counts the offers that were made or revised within the round. */
const createClosedEvent = (round: BestAndFinal, offers: readonly Offer[]): DomainEvent =>
  BestAndFinalClosed.of({ ...toEndEventFields(round, offers), offers: listSealed(round, offers).length });

const createRoundRunningError = ({ deadline, isClosingDate }: BestAndFinal): AppError => {
  const until = formatLondonDateTime(deadline);
  return new AppError(
    'conflict',
    isClosingDate
      ? `The closing date is ${until}. Call it off to act before then.`
      : `Best and final offers are asked for until ${until}. Cancel the round to act before then.`,
    { state: 'best_and_final' },
  );
};

/** @throws 409 `best_and_final` while a round is running: no offer is agreed before its deadline */
export function assertNoRoundRunning(round: BestAndFinal | undefined, now: Date): void {
  if (isRoundRunning(round, now)) throw createRoundRunningError(round);
}
