import type { EventType } from '../../events/define.ts';
import * as offer from '../../events/offer.ts';
import * as sale from '../../events/sale.ts';
import { Actor, MessageId, OfferId, PropertyId, UserId, ViewingId } from '../../events/vocabulary.ts';
import * as viewing from '../../events/viewing.ts';
import * as z from 'zod';
import type { Card } from './message.ts';
import type { Parties } from './thread.ts';

type By = Card['by'];
interface Line {
  readonly type: EventType;
  readonly card: Card['type'];
  /** Whose doing it is where the event does not say so itself. */
  readonly by: By;
}
const line = (card: Card['type'], by: By, ...types: EventType[]): Line[] =>
  types.map((type) => ({ type, card, by }));

/** The moments that a chat shows. Reminders and what only the clock says to us are none. */
const lines: readonly Line[] = [
  ...line(
    'viewing',
    'buyer',
    viewing.ViewingRequested,
    viewing.ViewingNoShowDisputed,
    viewing.ViewingFeedbackGiven,
    viewing.ViewingReconfirmed,
    viewing.ViewingWaitlisted,
  ),
  ...line('viewing', 'seller', viewing.ViewingNoShow),
  ...line(
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
  ...line(
    'offer',
    'buyer',
    offer.OfferMade,
    offer.OfferRaised,
    offer.OfferCounterDeclined,
    offer.OfferReconfirmed,
  ),
  ...line('offer', 'seller', offer.OfferCountered),
  ...line(
    'offer',
    'system',
    offer.OfferAccepted,
    offer.OfferRejected,
    offer.OfferWithdrawn,
    offer.OfferExpired,
    offer.OfferPutOnHold,
    offer.OfferReopened,
    offer.OfferChangeAsked,
    offer.OfferChangeAgreed,
    offer.OfferChangeDeclined,
    offer.OfferFellThrough,
  ),
  ...line(
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
export const moments: readonly EventType[] = lines.map(({ type }) => type);

const Moment = z.object({
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
});

export interface CardMessage extends Parties {
  readonly id: MessageId;
  readonly card: Card;
  /** Nobody for what the system did. */
  readonly fromId: UserId | null;
}

/** The card that an event asks for; none for what stays with one side, such as feedback that is not shared. */
export function cardOf(name: string, data: unknown): CardMessage | undefined {
  const found = lines.find(({ type }) => type.name === name);
  if (!found) return undefined;
  const moment = Moment.parse(data);
  const id = found.card === 'viewing' ? moment.viewingId : moment.offerId;
  if (!moment.shared || id === undefined) return undefined;
  const by = moment.lapsed ? 'system' : (moment.by ?? moment.side ?? found.by);
  const { messageId, propertyId, sellerId, buyerId } = moment;
  return {
    id: messageId,
    propertyId,
    sellerId,
    buyerId,
    card: { type: found.card, id, moment: momentOf(name), by },
    fromId: by === 'system' ? null : by === 'seller' ? sellerId : buyerId,
  };
}

/** `requested` of `viewing.requested.v1`; what is not named after its card keeps its own noun: `solicitor_named`. */
function momentOf(name: string): string {
  const [noun = '', verb = ''] = name.split('.');
  return noun === 'solicitor' || noun === 'memorandum' ? `${noun}_${verb}` : verb;
}
