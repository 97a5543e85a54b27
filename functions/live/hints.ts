import type * as z from 'zod';
import type { EventType } from '../../events/define.ts';
import * as message from '../../events/message.ts';
import { NotificationRaised } from '../../events/notification.ts';
import * as offer from '../../events/offer.ts';
import * as listingPackage from '../../events/package.ts';
import * as payment from '../../events/payment.ts';
import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../events/property.ts';
import * as sale from '../../events/sale.ts';
import * as viewing from '../../events/viewing.ts';
import type { UserId } from '../../events/vocabulary.ts';
import type { Hint } from './hint.ts';

/** Whom an event concerns, and what their open pages hear. */
export interface Told {
  readonly users: readonly UserId[];
  readonly hint: Hint;
}

interface Line {
  readonly type: EventType;
  readonly tell: (data: unknown) => readonly Told[];
}

const on = <Name extends string, Detail extends z.ZodObject>(
  type: EventType<Name, Detail>,
  tell: (data: z.output<Detail>) => readonly Told[],
): Line => ({ type, tell: (data) => tell(type.detail.parse(data)) });

interface Pair {
  readonly sellerId: UserId;
  readonly buyerId: UserId;
  readonly propertyId: string;
}
const both = ({ sellerId, buyerId }: Pair, hint: Hint): readonly Told[] => [
  { users: [sellerId, buyerId], hint },
];

const ofHome = ({ ownerId, propertyId }: { ownerId: UserId; propertyId: string }) =>
  [{ users: [ownerId], hint: { topic: 'properties', propertyId } }] as const;
const ofPackage = ({ ownerId, propertyId }: { ownerId: UserId; propertyId: string }) =>
  [{ users: [ownerId], hint: { topic: 'packages', propertyId } }] as const;
type InThread = Pair & { readonly messageId: string };
const threadHint = ({ propertyId, buyerId, messageId }: InThread): Hint => ({
  topic: 'messages',
  propertyId,
  buyerId,
  messageId,
});
const ofPayment = (data: { ownerId: UserId; propertyId: string; paymentId: string }) => {
  const { ownerId, propertyId, paymentId } = data;
  return [{ users: [ownerId], hint: { topic: 'payments', propertyId, paymentId } }] as const;
};
const inThread = (data: InThread) => both(data, threadHint(data));
const inThreadOf = (reader: UserId, data: InThread) => [{ users: [reader], hint: threadHint(data) }] as const;
const ofViewing = (data: Pair & { readonly viewingId: string }) =>
  both(data, { topic: 'viewings', propertyId: data.propertyId, viewingId: data.viewingId });
const ofSlots = ({ sellerId, propertyId }: { sellerId: UserId; propertyId: string }) =>
  [{ users: [sellerId], hint: { topic: 'viewings', propertyId } }] as const;
const ofOffer = (data: Pair & { readonly offerId: string }) =>
  both(data, { topic: 'offers', propertyId: data.propertyId, offerId: data.offerId });
const ofRound = ({
  sellerId,
  buyerIds,
  propertyId,
}: {
  sellerId: UserId;
  buyerIds: UserId[];
  propertyId: string;
}) => [{ users: [sellerId, ...buyerIds], hint: { topic: 'offers', propertyId } }] as const;
const ofSale = (data: Pair & { readonly offerId: string }) =>
  both(data, { topic: 'sale', propertyId: data.propertyId, offerId: data.offerId });

/** Which events open pages hear of, and whose. One line per event. */
const lines: readonly Line[] = [
  on(PropertyPublished, ofHome),
  on(PropertyStatusChanged, ofHome),
  on(PropertyChanged, ofHome),
  on(listingPackage.PackageChosen, ofPackage),
  on(listingPackage.PackageScheduled, ofPackage),
  on(listingPackage.PackageActivated, ofPackage),
  on(listingPackage.PackagePaused, ofPackage),
  on(listingPackage.PackageResumed, ofPackage),
  on(listingPackage.PackageUpgraded, ofPackage),
  on(listingPackage.PackageCancelled, ofPackage),
  on(listingPackage.PackageExpired, ofPackage),

  on(payment.PaymentStarted, ofPayment),
  on(payment.PaymentSucceeded, ofPayment),
  on(payment.PaymentFailed, ofPayment),
  on(payment.PaymentRefunded, ofPayment),
  on(payment.PaymentDisputed, ofPayment),
  on(payment.PaymentDisputeClosed, ofPayment),
  on(payment.ReceiptIssued, ({ ownerId, paymentId }) => [
    { users: [ownerId], hint: { topic: 'payments', paymentId } },
  ]),

  on(NotificationRaised, ({ userId, notificationId }) => [
    { users: [userId], hint: { topic: 'notifications', notificationId } },
  ]),

  on(message.MessageSent, inThread),
  on(message.MessageEdited, inThread),
  on(message.MessageRemoved, inThread),
  on(message.MessagesRead, (data) => (data.receipt ? inThread(data) : inThreadOf(data.readerId, data))),
  on(message.MessagesDelivered, inThread),

  on(viewing.ViewingRequested, ofViewing),
  on(viewing.ViewingConfirmed, ofViewing),
  on(viewing.ViewingRejected, ofViewing),
  on(viewing.ViewingExpired, ofViewing),
  on(viewing.ViewingCancelled, ofViewing),
  on(viewing.ViewingRescheduleProposed, ofViewing),
  on(viewing.ViewingRescheduleDeclined, ofViewing),
  on(viewing.ViewingCompleted, ofViewing),
  on(viewing.ViewingNoShow, ofViewing),
  on(viewing.ViewingNoShowDisputed, ofViewing),
  on(viewing.ViewingFeedbackGiven, ofViewing),
  on(viewing.ViewingReconfirmed, ofViewing),
  on(viewing.ViewingWaitlisted, ofViewing),
  on(viewing.ViewingPlaceOffered, ofViewing),
  on(viewing.SlotsOpened, ofSlots),
  on(viewing.SlotChanged, ofSlots),
  on(viewing.SlotCancelled, ofSlots),

  on(offer.OfferMade, ofOffer),
  on(offer.OfferRaised, ofOffer),
  on(offer.OfferCountered, ofOffer),
  on(offer.OfferCounterDeclined, ofOffer),
  on(offer.OfferAccepted, ofOffer),
  on(offer.OfferRejected, ofOffer),
  on(offer.OfferWithdrawn, ofOffer),
  on(offer.OfferExpired, ofOffer),
  on(offer.OfferPutOnHold, ofOffer),
  on(offer.OfferReopened, ofOffer),
  on(offer.OfferReconfirmed, ofOffer),
  on(offer.OfferChangeAsked, ofOffer),
  on(offer.OfferChangeAgreed, ofOffer),
  on(offer.OfferChangeDeclined, ofOffer),
  on(offer.OfferFellThrough, ofOffer),
  on(offer.BestAndFinalCalled, ofRound),
  on(offer.BestAndFinalCancelled, ofRound),
  on(offer.BestAndFinalClosed, ofRound),

  on(sale.SolicitorNamed, ofSale),
  on(sale.SolicitorChanged, ofSale),
  on(sale.MemorandumIssued, ofSale),
  on(sale.SaleMilestoneReached, ofSale),
  on(sale.SaleMilestoneUndone, ofSale),
  on(sale.SaleExchanged, ofSale),
  on(sale.SaleCompleted, ofSale),
  on(sale.SaleNudged, ofSale),
  on(sale.SaleStalled, ofSale),
];

/** The events that concern somebody's open pages. */
export const liveEvents: readonly EventType[] = lines.map(({ type }) => type);

/** Whom an event concerns, each person once; nobody where it has no line. */
export const hintsOf = (name: string, data: unknown): readonly Told[] =>
  lines.filter(({ type }) => type.name === name).flatMap(({ tell }) => tell(data));
