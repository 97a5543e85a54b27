import type * as z from 'zod';
import * as chain from '../../../../events/chain.ts';
import * as coupon from '../../../../events/coupon.ts';
import type { EventType } from '../../../../events/define.ts';
import * as message from '../../../../events/message.ts';
import { UserBlocked, UserUnblocked } from '../../../../events/moderation.ts';
import { NotificationRaised } from '../../../../events/notification.ts';
import * as offer from '../../../../events/offer.ts';
import {
  OwnershipLapsed,
  OwnershipNotConfirmed,
  OwnershipReviewDecided,
  OwnershipVerified,
} from '../../../../events/ownership.ts';
import * as listingPackage from '../../../../events/package.ts';
import * as payment from '../../../../events/payment.ts';
import {
  PortalAdvertRefused,
  PortalAdvertRemoved,
  PortalAdvertShown,
  PortalInstructionGiven,
} from '../../../../events/portal.ts';
import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import * as reservation from '../../../../events/reservation.ts';
import * as sale from '../../../../events/sale.ts';
import * as scottishHome from '../../../../events/scottish-home.ts';
import * as shortlist from '../../../../events/shortlist.ts';
import * as signing from '../../../../events/signing.ts';
import * as viewing from '../../../../events/viewing.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import type { LiveHint } from './hint.ts';

/** Recipients of an event and their live update. */
export interface HintRecipients {
  readonly users: readonly UserId[];
  readonly hint: LiveHint;
}

interface HintRule {
  readonly type: EventType;
  readonly findRecipients: (data: unknown) => readonly HintRecipients[];
}

const defineRule = <Name extends string, Detail extends z.ZodObject>(
  type: EventType<Name, Detail>,
  findRecipients: (data: z.output<Detail>) => readonly HintRecipients[],
): HintRule => ({ type, findRecipients: (data) => findRecipients(type.detail.parse(data)) });

interface SaleSides {
  readonly sellerId: UserId;
  readonly buyerId: UserId;
  readonly propertyId: string;
}
const toBothSides = ({ sellerId, buyerId }: SaleSides, hint: LiveHint): readonly HintRecipients[] => [
  { users: [sellerId, buyerId], hint },
];

const toOwnerOfProperty = ({ ownerId, propertyId }: { ownerId: UserId; propertyId: string }) =>
  [{ users: [ownerId], hint: { topic: 'properties', propertyId } }] as const;
const toOwnerOfPackage = ({ ownerId, propertyId }: { ownerId: UserId; propertyId: string }) =>
  [{ users: [ownerId], hint: { topic: 'packages', propertyId } }] as const;
const toHolderOfCoupon = ({ userId, couponId }: { userId: UserId; couponId: string }) =>
  [{ users: [userId], hint: { topic: 'coupons', couponId } }] as const;
/** Only who blocked knows of it. */
const toBlocker = ({ blockerId, blockedId }: { blockerId: UserId; blockedId: string }) =>
  [{ users: [blockerId], hint: { topic: 'blocks', blockedId } }] as const;
type InThread = SaleSides & { readonly messageId: string };
const createThreadHint = ({ propertyId, buyerId, messageId }: InThread): LiveHint => ({
  topic: 'messages',
  propertyId,
  buyerId,
  messageId,
});
const toOwnerOfPayment = (data: { ownerId: UserId; propertyId: string; paymentId: string }) => {
  const { ownerId, propertyId, paymentId } = data;
  return [{ users: [ownerId], hint: { topic: 'payments', propertyId, paymentId } }] as const;
};
const toThread = (data: InThread) => toBothSides(data, createThreadHint(data));
const toReaderOfThread = (reader: UserId, data: InThread) =>
  [{ users: [reader], hint: createThreadHint(data) }] as const;
const toViewingSides = (data: SaleSides & { readonly viewingId: string }) =>
  toBothSides(data, { topic: 'viewings', propertyId: data.propertyId, viewingId: data.viewingId });
const toSeller = ({ sellerId, propertyId }: { sellerId: UserId; propertyId: string }) =>
  [{ users: [sellerId], hint: { topic: 'viewings', propertyId } }] as const;
const toOfferSides = (data: SaleSides & { readonly offerId: string }) =>
  toBothSides(data, { topic: 'offers', propertyId: data.propertyId, offerId: data.offerId });
interface RoundSides {
  readonly sellerId: UserId;
  readonly buyerIds: readonly UserId[];
  readonly invitedIds: readonly UserId[];
  readonly propertyId: string;
}
const toRoundSides = ({ sellerId, buyerIds, invitedIds, propertyId }: RoundSides) =>
  [{ users: [sellerId, ...buyerIds, ...invitedIds], hint: { topic: 'offers', propertyId } }] as const;
const toInterestSides = (data: SaleSides) =>
  toBothSides(data, { topic: 'offers', propertyId: data.propertyId });
const toSaleSides = (data: SaleSides & { readonly offerId: string }) =>
  toBothSides(data, { topic: 'sale', propertyId: data.propertyId, offerId: data.offerId });

const toReadersOfChain = ({ readers }: z.output<typeof chain.ChainTied.detail>) =>
  readers.map(({ userId, propertyId }) => ({
    users: [userId],
    hint: { topic: 'sale' as const, propertyId },
  }));

const toBothOfShortlist = ({ userId, byId }: { readonly userId: UserId; readonly byId: UserId }) =>
  [{ users: [userId, byId], hint: { topic: 'shortlist' } }] as const;

/** Which events cause live updates, and for which users. One line per event. */
const hintRules: readonly HintRule[] = [
  defineRule(PropertyPublished, toOwnerOfProperty),
  defineRule(PropertyStatusChanged, toOwnerOfProperty),
  defineRule(PropertyChanged, toOwnerOfProperty),
  defineRule(OwnershipVerified, toOwnerOfProperty),
  defineRule(OwnershipNotConfirmed, toOwnerOfProperty),
  defineRule(OwnershipReviewDecided, toOwnerOfProperty),
  defineRule(OwnershipLapsed, toOwnerOfProperty),
  defineRule(PortalInstructionGiven, ({ ownerId, userId, propertyId }) => [
    { users: [ownerId, userId], hint: { topic: 'properties', propertyId } },
  ]),
  defineRule(PortalAdvertShown, toOwnerOfProperty),
  defineRule(PortalAdvertRefused, toOwnerOfProperty),
  defineRule(PortalAdvertRemoved, toOwnerOfProperty),
  defineRule(listingPackage.PackageChosen, toOwnerOfPackage),
  defineRule(listingPackage.PackageScheduled, toOwnerOfPackage),
  defineRule(listingPackage.PackageActivated, toOwnerOfPackage),
  defineRule(listingPackage.PackagePaused, toOwnerOfPackage),
  defineRule(listingPackage.PackageResumed, toOwnerOfPackage),
  defineRule(listingPackage.PackageUpgraded, toOwnerOfPackage),
  defineRule(listingPackage.PackageCancelled, toOwnerOfPackage),
  defineRule(listingPackage.PackageExpired, toOwnerOfPackage),

  defineRule(payment.PaymentStarted, toOwnerOfPayment),
  defineRule(payment.PaymentPending, toOwnerOfPayment),
  defineRule(payment.PaymentSucceeded, toOwnerOfPayment),
  defineRule(payment.PaymentFailed, toOwnerOfPayment),
  defineRule(payment.PaymentRefunded, toOwnerOfPayment),
  defineRule(payment.PaymentDisputed, toOwnerOfPayment),
  defineRule(payment.PaymentDisputeClosed, toOwnerOfPayment),
  defineRule(payment.ReceiptIssued, ({ ownerId, paymentId }) => [
    { users: [ownerId], hint: { topic: 'payments', paymentId } },
  ]),

  defineRule(NotificationRaised, ({ userId, notificationId }) => [
    { users: [userId], hint: { topic: 'notifications', notificationId } },
  ]),

  defineRule(message.MessageSent, toThread),
  defineRule(message.MessageEdited, toThread),
  defineRule(message.MessageRemoved, toThread),
  defineRule(message.MessagesRead, (data) =>
    data.receipt ? toThread(data) : toReaderOfThread(data.readerId, data),
  ),
  defineRule(message.MessagesDelivered, toThread),
  defineRule(message.MessageStatusChanged, ({ personId, propertyId, buyerId, messageId }) => [
    { users: [personId], hint: { topic: 'messages', propertyId, buyerId, messageId } },
  ]),

  defineRule(coupon.CouponCreated, ({ ownerId, couponId }) =>
    ownerId === null ? [] : [{ users: [ownerId], hint: { topic: 'coupons', couponId } }],
  ),
  defineRule(coupon.CouponUsed, toHolderOfCoupon),
  defineRule(coupon.CouponReturned, toHolderOfCoupon),

  defineRule(UserBlocked, toBlocker),
  defineRule(UserUnblocked, toBlocker),

  defineRule(shortlist.ShortlistShared, toBothOfShortlist),
  defineRule(shortlist.ShortlistChanged, toBothOfShortlist),
  defineRule(shortlist.ShortlistEnded, toBothOfShortlist),

  defineRule(viewing.ViewingRequested, toViewingSides),
  defineRule(viewing.ViewingConfirmed, toViewingSides),
  defineRule(viewing.ViewingRejected, toViewingSides),
  defineRule(viewing.ViewingExpired, toViewingSides),
  defineRule(viewing.ViewingCancelled, toViewingSides),
  defineRule(viewing.ViewingRescheduleProposed, toViewingSides),
  defineRule(viewing.ViewingRescheduleDeclined, toViewingSides),
  defineRule(viewing.ViewingCompleted, toViewingSides),
  defineRule(viewing.ViewingNoShow, toViewingSides),
  defineRule(viewing.ViewingNoShowDisputed, toViewingSides),
  defineRule(viewing.ViewingFeedbackGiven, toViewingSides),
  defineRule(viewing.ViewingReconfirmed, toViewingSides),
  defineRule(viewing.ViewingWaitlisted, toViewingSides),
  defineRule(viewing.ViewingPlaceOffered, toViewingSides),
  defineRule(viewing.SlotsOpened, toSeller),
  defineRule(viewing.SlotChanged, toSeller),
  defineRule(viewing.SlotCancelled, toSeller),

  defineRule(offer.OfferMade, toOfferSides),
  defineRule(offer.OfferRaised, toOfferSides),
  defineRule(offer.OfferCountered, toOfferSides),
  defineRule(offer.OfferCounterDeclined, toOfferSides),
  defineRule(offer.OfferAccepted, toOfferSides),
  defineRule(offer.OfferRejected, toOfferSides),
  defineRule(offer.OfferWithdrawn, toOfferSides),
  defineRule(offer.OfferExpired, toOfferSides),
  defineRule(offer.OfferPutOnHold, toOfferSides),
  defineRule(offer.OfferReopened, toOfferSides),
  defineRule(offer.OfferReconfirmed, toOfferSides),
  defineRule(offer.OfferChangeRequested, toOfferSides),
  defineRule(offer.OfferChangeAgreed, toOfferSides),
  defineRule(offer.OfferChangeDeclined, toOfferSides),
  defineRule(offer.OfferFellThrough, toOfferSides),
  defineRule(offer.BestAndFinalCalled, toRoundSides),
  defineRule(offer.BestAndFinalCancelled, toRoundSides),
  defineRule(offer.BestAndFinalClosed, toRoundSides),

  defineRule(scottishHome.HomeReportAsked, toInterestSides),
  defineRule(scottishHome.HomeReportHandedOut, toInterestSides),
  defineRule(scottishHome.HomeReportRefused, toInterestSides),
  defineRule(scottishHome.HomeReportOverdue, toInterestSides),
  defineRule(scottishHome.InterestNoted, toInterestSides),
  defineRule(scottishHome.InterestWithdrawn, toInterestSides),

  defineRule(sale.SolicitorNamed, toSaleSides),
  defineRule(sale.SolicitorChanged, toSaleSides),
  defineRule(sale.MemorandumIssued, toSaleSides),
  defineRule(sale.MemorandumSigned, toSaleSides),
  defineRule(signing.SigningRequested, toSaleSides),
  defineRule(signing.SigningOpened, toSaleSides),
  defineRule(signing.SigningEnded, toSaleSides),
  defineRule(reservation.ReservationProposed, toSaleSides),
  defineRule(reservation.ReservationAgreed, toSaleSides),
  defineRule(reservation.ReservationSigned, toSaleSides),
  defineRule(reservation.ReservationEndAsked, toSaleSides),
  defineRule(reservation.ReservationEndDropped, toSaleSides),
  defineRule(reservation.ReservationClosed, toSaleSides),
  defineRule(reservation.ReservationContested, toSaleSides),
  defineRule(sale.SaleMilestoneReached, toSaleSides),
  defineRule(sale.SaleMilestoneUndone, toSaleSides),
  defineRule(sale.SaleExchanged, toSaleSides),
  defineRule(sale.SaleCompleted, toSaleSides),
  defineRule(sale.SaleNudged, toSaleSides),
  defineRule(sale.SaleStalled, toSaleSides),
  defineRule(sale.SaleHandoverChanged, toSaleSides),
  defineRule(sale.SaleReviewGiven, toSaleSides),

  defineRule(chain.ChainTied, toReadersOfChain),
  defineRule(chain.ChainMoved, toReadersOfChain),
  defineRule(chain.ChainBroken, toReadersOfChain),
];

/** The events that cause live updates. */
export const liveEvents: readonly EventType[] = hintRules.map(({ type }) => type);

/** The recipients of an event, each user once; empty for an event without a rule. */
export function listHintsOf(name: string, data: unknown): readonly HintRecipients[] {
  return hintRules
    .filter(({ type }) => type.name === name)
    .flatMap(({ findRecipients }) => findRecipients(data));
}
