import * as z from 'zod';
import type { EventType } from '../../../../events/define.ts';
import * as offer from '../../../../events/offer.ts';
import * as sale from '../../../../events/sale.ts';
import * as viewing from '../../../../events/viewing.ts';
import {
  Actor,
  MessageId,
  MilestoneKey,
  OfferId,
  PropertyId,
  UserId,
  ViewingId,
} from '../../../../events/vocabulary.ts';
import type { Card } from './message.ts';
import type { Parties } from './thread.ts';

type CardAuthor = Card['by'];
interface CardRule {
  readonly type: EventType;
  readonly card: Card['type'];
  /** The author when the event has neither `by` nor `side`. */
  readonly by: CardAuthor;
}
const defineRules = (card: Card['type'], by: CardAuthor, ...types: EventType[]): CardRule[] =>
  types.map((type) => ({ type, card, by }));

/** Events that a chat shows as cards. Reminders and internal timer events are left out. */
const cardRules: readonly CardRule[] = [
  ...defineRules(
    'viewing',
    'buyer',
    viewing.ViewingRequested,
    viewing.ViewingNoShowDisputed,
    viewing.ViewingFeedbackGiven,
    viewing.ViewingReconfirmed,
    viewing.ViewingWaitlisted,
  ),
  ...defineRules('viewing', 'seller', viewing.ViewingNoShow),
  ...defineRules(
    'viewing',
    'system',
    viewing.ViewingConfirmed,
    viewing.ViewingRejected,
    viewing.ViewingExpired,
    viewing.ViewingCancelled,
    viewing.ViewingRescheduleProposed,
    viewing.ViewingRescheduleDeclined,
    viewing.ViewingCompleted,
    viewing.ViewingPlaceOffered,
  ),
  ...defineRules(
    'offer',
    'buyer',
    offer.OfferMade,
    offer.OfferRaised,
    offer.OfferCounterDeclined,
    offer.OfferReconfirmed,
  ),
  ...defineRules('offer', 'seller', offer.OfferCountered),
  ...defineRules(
    'offer',
    'system',
    offer.OfferAccepted,
    offer.OfferRejected,
    offer.OfferWithdrawn,
    offer.OfferExpired,
    offer.OfferPutOnHold,
    offer.OfferReopened,
    offer.OfferChangeRequested,
    offer.OfferChangeAgreed,
    offer.OfferChangeDeclined,
    offer.OfferFellThrough,
  ),
  ...defineRules(
    'sale',
    'system',
    sale.SolicitorNamed,
    sale.SolicitorChanged,
    sale.MemorandumIssued,
    sale.SaleMilestoneReached,
    sale.SaleMilestoneUndone,
    sale.SaleExchanged,
    sale.SaleCompleted,
    sale.SaleNudged,
  ),
];
export const cardEvents: readonly EventType[] = cardRules.map(({ type }) => type);

/** Events whose step has a name of its own in each nation. */
const stepsWithNames: Readonly<Partial<Record<string, MilestoneKey>>> = {
  [sale.SaleExchanged.name]: 'exchanged',
  [sale.MemorandumIssued.name]: 'memorandum_sent',
};

const CardEventDetail = z.object({
  messageId: MessageId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  viewingId: ViewingId.optional(),
  offerId: OfferId.optional(),
  by: Actor.optional(),
  side: Actor.optional(),
  lapsed: z.boolean().default(false),
  shared: z.boolean().default(true),
  key: MilestoneKey.optional(),
  done: z.boolean().optional(),
  reason: z.string().optional(),
});

export interface CardMessage extends Parties {
  readonly id: MessageId;
  readonly card: Card;
  /** `null` for what the system did. */
  readonly fromId: UserId | null;
  /** The step of the sale that the card is about. */
  readonly milestone?: MilestoneKey | undefined;
}

/**
 * The card of an event; `undefined` for events without a card and for feedback that is not shared with the
 * other side.
 */
export function toCardMessage(name: string, data: unknown): CardMessage | undefined {
  const found = cardRules.find(({ type }) => type.name === name);
  if (!found) return undefined;
  const moment = CardEventDetail.parse(data);
  const id = found.card === 'viewing' ? moment.viewingId : moment.offerId;
  if (!moment.shared || id === undefined) return undefined;
  const by = moment.lapsed ? 'system' : (moment.by ?? moment.side ?? found.by);
  const { messageId, propertyId, sellerId, buyerId, key, done } = moment;
  const milestone = stepsWithNames[name] ?? key;
  return {
    id: messageId,
    propertyId,
    sellerId,
    buyerId,
    card: {
      type: found.card,
      id,
      moment: toClosedMoment(name, by, moment.reason) ?? toCardMoment(name),
      by,
      ...(done !== undefined && { done }),
    },
    fromId: by === 'system' ? null : by === 'seller' ? sellerId : buyerId,
    ...(milestone && { milestone }),
  };
}

/** What closed the offers of other buyers, which no one declined. */
const closedMoments: Readonly<Record<string, string>> = {
  sold: 'sold',
  other_buyer: 'passed_over',
  not_selling: 'off_market',
};

/** `sold` for an offer that the system closed because the home was sold. */
function toClosedMoment(name: string, by: CardAuthor, reason = ''): string | undefined {
  if (by !== 'system') return undefined;
  if (name === offer.OfferRejected.name) return closedMoments[reason] ?? 'closed';
  return name === offer.OfferWithdrawn.name ? 'closed' : undefined;
}

/**
 * `requested` for `viewing.requested.v1`. Events of a solicitor or a memorandum keep their noun:
 * `solicitor_named`.
 */
function toCardMoment(name: string): string {
  const [noun = '', verb = ''] = name.split('.');
  return noun === 'solicitor' || noun === 'memorandum' ? `${noun}_${verb}` : verb;
}
