import { type Nation, type Side, sideOf, type UserId } from '../../../../events/vocabulary.ts';
import { type BestAndFinal, isRoundRunning } from '../../../deals/offers/domain/best-and-final.ts';
import { type DealWait, findOfferWait, findViewingWait } from '../../../deals/offers/domain/deal-waits.ts';
import { toCurrentOffer } from '../../../deals/offers/domain/due-changes.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import { findDispute, findSaleStep } from '../../../deals/sales/domain/sale-step.ts';
import type { Sale } from '../../../deals/sales/domain/sale.ts';
import { toCurrentViewing } from '../../../deals/viewings/domain/due-changes.ts';
import type { Viewing } from '../../../deals/viewings/domain/viewing.ts';
import { compareWaits } from '../../../kernel/urgency.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

/** What waits for the reader of a notification. */
export interface NotificationWait extends Omit<DealWait, 'isOwn' | 'offerId'> {
  readonly side: Side;
  readonly nation: Nation;
  /** The step of a sale, in words. */
  readonly step?: string | undefined;
}

interface OfferContext {
  readonly home: Property;
  readonly round: BestAndFinal | undefined;
  /** The sale of an offer that was accepted, as it was saved last. */
  readonly stored: Sale | undefined;
}

/** What a person has to do about an offer of theirs, or about its sale; undefined if nothing waits for them. */
export function findOwnOfferWait(
  stored: Offer,
  context: OfferContext,
  userId: UserId,
  now: Date,
): NotificationWait | undefined {
  const { home, round } = context;
  const offer = toCurrentOffer(stored, round, now);
  const side = sideOf(offer, userId);
  if (!side) return undefined;
  const roundEnd = isRoundRunning(round, now) ? round.deadline : undefined;
  const step = findSaleStep({ offer, property: home, stored: context.stored }, side, now);
  const sales = new Map(context.stored && [[offer.id, context.stored] as const]);
  const waits = [
    findOfferWait({ ...offer, propertyStatus: home.status, roundEnd }, side, now),
    step?.wait,
    findDispute([offer], sales, side, now)?.wait,
  ];
  const first = waits.filter((wait) => isOwed(wait, now)).toSorted(compareWaits)[0];
  return first && toNotificationWait(first, side, home, first === step?.wait ? step.title : undefined);
}

/** What a person has to do about a viewing of theirs; undefined if nothing waits for them. */
export function findOwnViewingWait(
  viewing: Viewing,
  home: Property,
  userId: UserId,
  now: Date,
): NotificationWait | undefined {
  const side = sideOf(viewing, userId);
  const wait = side && findViewingWait(toCurrentViewing(viewing, now), side, now);
  return side && isOwed(wait, now) ? toNotificationWait(wait, side, home) : undefined;
}

/** A step of a sale that is late still waits; what else was not done in time is over. */
const isOwed = (wait: DealWait | undefined, now: Date): wait is DealWait =>
  wait?.isOwn === true && (wait.kind === 'sale_step' || wait.by === undefined || wait.by > now.toISOString());

const toNotificationWait = (
  { kind, loss, by, since }: DealWait,
  side: Side,
  { address: { nation } }: Property,
  step?: string,
): NotificationWait => ({
  kind,
  loss,
  ...(by !== undefined && { by }),
  ...(since !== undefined && { since }),
  side,
  nation,
  ...(step !== undefined && { step }),
});
