import { getOtherSide, type Side } from '../../../../events/vocabulary.ts';
import { formatLondonDay, toInstant } from '../../../kernel/london-time.ts';
import { dayMs } from '../../../kernel/time.ts';
import { compareWaits } from '../../../kernel/urgency.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import { createWait, type DealWait } from '../../offers/domain/deal-waits.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { isAgreedStatus } from '../../offers/domain/transitions.ts';
import { findContestDay, findReservationFor, listReservationActions } from './change-reservation.ts';
import { hasSale, resolveSale } from './create-sale.ts';
import { profileOf, titleOf } from './milestones.ts';
import { findReservation } from './reservation-end.ts';
import { reservationContestDays } from './reservation-words.ts';
import { findReservationDay } from './reservation.ts';
import { mostReviewDays, viewReviews } from './sale-review.ts';
import type { Sale } from './sale.ts';
import { createTimeline, isOwedBy, nextStepOf, type TimelineStep } from './timeline.ts';

interface OfferedSale {
  readonly offer: Offer;
  readonly property: Property;
  /** The sale as it was saved last. */
  readonly stored: Sale | undefined;
}

/** A step of a sale that waits, in words and for whom. */
export interface WaitingStep {
  readonly title: string;
  readonly wait: DealWait;
}

/**
 * Whether the sale of an offer can wait for someone, so that lists load it: until it is completed and reviewed, or the
 * reason of who pulled out counts as accepted.
 */
export function canSaleWait({ status, updatedAt }: Pick<Offer, 'status' | 'updatedAt'>, now: Date): boolean {
  const isWithin = (days: number) => Date.parse(updatedAt) + days * dayMs > now.getTime();
  if (status === 'fallen_through') return isWithin(mostContestDays);
  return isAgreedStatus(status) || (status === 'completed' && isWithin(mostReviewDays));
}

/** The last day ends at midnight, after the hour at which it began. */
const mostContestDays = reservationContestDays + 1;

/**
 * The next step of a sale for one side: its own first, else the other side's. Before the day that was planned for a
 * step, nobody owes it. After the completion it is the side's review of the other. Undefined for an offer without a
 * sale, and after one that fell through.
 */
export function findSaleStep(
  { offer, property, stored }: OfferedSale,
  side: Side,
  now: Date,
): WaitingStep | undefined {
  if (offer.status === 'completed') return stored && findReviewStep(stored, side, now);
  // Lists load only the sales that can wait: without its row, a sale that is over would begin anew.
  if (!hasSale(offer) || !isAgreedStatus(offer.status)) return undefined;
  const sale = resolveSale(stored, offer);
  const profile = profileOf({ offer, property });
  const today = formatLondonDay(now);
  const steps = createTimeline(sale, profile, today);
  const ownStep = nextStepOf(steps.filter((step) => isOwedBy(step, side)));
  const nextStep = ownStep ?? nextStepOf(steps);
  const reservationStep = findReservationStep(sale, side, today);
  if (!nextStep) return reservationStep;
  const { key, by, since } = nextStep;
  const waitingStep: WaitingStep = {
    title: isCompletionAhead(nextStep) ? saleWordsOf(profile.nation).completion : titleOf(key, profile),
    wait: createWait(
      'sale_step',
      ownStep !== undefined,
      by && toInstant(by, endOfDay).toISOString(),
      since && toInstant(since, '00:00').toISOString(),
    ),
  };
  return reservationStep && compareWaits(reservationStep.wait, waitingStep.wait) < 0
    ? reservationStep
    : waitingStep;
}

/** The review that the side can still give of the other. */
function findReviewStep(sale: Sale, side: Side, now: Date): WaitingStep | undefined {
  const reviews = viewReviews(sale, side, now);
  if (!reviews?.canGive || reviews.own) return undefined;
  return {
    title: `Review the ${getOtherSide(side)}`,
    wait: createWait('review', true, reviews.until, undefined),
  };
}

/** A reason for pulling out that a side can dispute. */
export interface ReasonDispute {
  readonly offer: Offer;
  readonly wait: DealWait;
}

/**
 * What the side can dispute after sales that fell through, of several the last; a new sale doesn't end the right, not
 * even one of the same two. Without a dispute the reason counts as accepted.
 * @param offers those on one home of which the side may dispute a sale
 * @param sales those that can wait as they were saved last, by the ids of their offers
 */
export function findDispute(
  offers: readonly Offer[],
  sales: ReadonlyMap<string, Sale>,
  side: Side,
  now: Date,
): ReasonDispute | undefined {
  return offers
    .filter(({ status }) => status === 'fallen_through')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .flatMap((offer) => {
      const stored = sales.get(offer.id);
      const wait = stored && findDisputeWait(stored, side, now);
      return wait ? [{ offer, wait }] : [];
    })[0];
}

function findDisputeWait(sale: Sale, side: Side, now: Date): DealWait | undefined {
  const today = formatLondonDay(now);
  if (!listReservationActions(sale, side, today).includes('contest')) return undefined;
  const reservation = findReservation(sale, today);
  const lastDay = reservation && findContestDay(reservation, today);
  if (lastDay === undefined) return undefined;
  const by = toInstant(lastDay, lastMinute).toISOString();
  return { ...createWait('dispute', true, by, reservation?.closed?.at), offerId: sale.offerId };
}

/** A reservation agreement that waits for the side. */
function findReservationStep(sale: Sale, side: Side, today: string): WaitingStep | undefined {
  const reservation = findReservationFor(sale, side, today);
  if (!reservation) return undefined;
  const lastDay = findReservationDay(reservation);
  return {
    title: reservation.status === 'agreed' ? 'Sign the reservation agreement' : 'Reservation agreement',
    wait: createWait(
      'sale_step',
      true,
      lastDay && toInstant(lastDay, endOfDay).toISOString(),
      reservation.endAsked?.at ?? reservation.paper?.agreedAt ?? reservation.proposedAt,
    ),
  };
}

/** Before its day it isn’t “Completed”. */
const isCompletionAhead = ({ key, plannedFor }: TimelineStep): boolean =>
  key === 'completed' && plannedFor !== undefined;

/** A step that is expected by a day has until its evening. */
const endOfDay = '21:00';
/** A right that has a last day lasts until the day is over. */
const lastMinute = '23:59';
