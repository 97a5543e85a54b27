import type { Side } from '../../../../events/vocabulary.ts';
import { formatLondonDay, toInstant } from '../../../kernel/london-time.ts';
import { compareWaits } from '../../../kernel/urgency.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import { createWait, type DealWait } from '../../offers/domain/deal-waits.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { isAgreedStatus } from '../../offers/domain/transitions.ts';
import { findReservationFor } from './change-reservation.ts';
import { hasSale, resolveSale } from './create-sale.ts';
import { profileOf, titleOf } from './milestones.ts';
import { findReservationDay } from './reservation.ts';
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
 * The next step of a sale for one side: its own first, else the other side's. Before the day that was planned for a
 * step, nobody owes it. Undefined for an offer without a sale, and once the sale is over.
 */
export function findSaleStep(
  { offer, property, stored }: OfferedSale,
  side: Side,
  now: Date,
): WaitingStep | undefined {
  // Lists load the sales of agreed offers alone: without its row, a sale that is over would begin anew.
  if (!hasSale(offer) || !isAgreedStatus(offer.status)) return undefined;
  const sale = resolveSale(stored, offer);
  const profile = profileOf({ offer, property });
  const today = formatLondonDay(now);
  const steps = createTimeline(sale, profile, today);
  const own = nextStepOf(steps.filter((step) => isOwedBy(step, side)));
  const next = own ?? nextStepOf(steps);
  const asked = findAskedReservation(sale, side, today);
  if (!next) return asked;
  const step: WaitingStep = {
    title: isCompletionAhead(next) ? saleWordsOf(profile.nation).completion : titleOf(next.key, profile),
    wait: createWait(
      'sale_step',
      own !== undefined,
      next.by && toInstant(next.by, endOfDay).toISOString(),
      next.since && toInstant(next.since, '00:00').toISOString(),
    ),
  };
  return asked && compareWaits(asked.wait, step.wait) < 0 ? asked : step;
}

/** A reservation agreement that waits for the side. */
function findAskedReservation(sale: Sale, side: Side, today: string): WaitingStep | undefined {
  const reservation = findReservationFor(sale, side, today);
  if (!reservation) return undefined;
  const last = findReservationDay(reservation);
  return {
    title: reservation.status === 'agreed' ? 'Sign the reservation agreement' : 'Reservation agreement',
    wait: createWait(
      'sale_step',
      true,
      last && toInstant(last, endOfDay).toISOString(),
      reservation.endAsked?.at ?? reservation.paper?.agreedAt ?? reservation.proposedAt,
    ),
  };
}

/** Before its day it isn’t “Completed”. */
const isCompletionAhead = ({ key, plannedFor }: TimelineStep): boolean =>
  key === 'completed' && plannedFor !== undefined;

/** A step that is expected by a day has until its evening. */
const endOfDay = '21:00';
