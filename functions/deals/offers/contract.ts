import * as z from 'zod';
import {
  ImageId,
  Nation,
  OfferId,
  OfferStatus,
  Pounds,
  PropertyId,
  PropertyStatus,
  Side,
  textUpTo,
} from '../../../events/vocabulary.ts';
import { defineRoutes, createPagingParameters, createListSchema } from '../../kernel/http/contract.ts';
import { keysOf } from '../../kernel/keys.ts';
import { losses } from '../../kernel/urgency.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { Counterpart } from '../viewings/contract.ts';
import { BuyerViewings } from '../viewings/domain/buyer-viewings.ts';
import { AmountConfirmation } from './domain/amount-confirmation.ts';
import { lossesOfWaits } from './domain/deal-waits.ts';
import { offerEnds } from './domain/offer-end.ts';
import { Offer, OfferTerms, FallThroughReason, RejectReason } from './domain/offer.ts';
import { Strength } from './domain/strength.ts';
import { offerActions } from './domain/transitions.ts';

const note = textUpTo(1_000).optional();

export const Round = z.object({ deadline: z.iso.datetime(), open: z.boolean(), note: z.string().optional() });

export const OfferAction = z.enum(offerActions);

export type OfferAction = z.output<typeof OfferAction>;

/**
 * An offer as one of its two sides sees it; other users never see it. `amount` is missing for the seller
 * while sealed.
 */
export const OfferView = Offer.omit({
  version: true,
  note: true,
  openAmount: true,
  openTerms: true,
  sealedRound: true,
  amount: true,
}).extend({
  amount: Pounds.optional(),
  sealed: z.boolean(),
  version: z.int(),
  side: Side,
  counterpart: Counterpart,
  card: PropertyCard.optional(),
  propertyStatus: PropertyStatus,
  /** Whose law and words the offer has. */
  nation: Nation,
  strength: z.array(Strength),
  /** For the seller of an open offer with a visible amount: whether the checked funds reach it. */
  coversOffer: z.boolean().optional(),
  /** For the seller of an open offer: whether its buyer has seen the home. */
  buyerViewings: BuyerViewings.optional(),
  round: Round.optional(),
  /** What the caller can do now, by the transition table. */
  can: z.array(OfferAction),
  /** What comes next, or how it ended, in words for the caller. */
  next: z.object({
    text: z.string(),
    /** Whether homes like this one help the caller on, who lost it. */
    findSimilar: z.boolean(),
    /** Whether the caller can make another offer on the home: this one is over, and they made none since. */
    canOfferAgain: z.boolean(),
  }),
  /** How it ended; absent while it is open. */
  end: z.enum(offerEnds).optional(),
  /** Legal text required next to every amount in the property's nation, such as "subject to contract". */
  legal: z.string(),
});

export type OfferView = z.output<typeof OfferView>;

/** A property that the caller is buying or tried to buy, with its stage. */
export const BuyerProperty = z.object({
  propertyId: PropertyId,
  card: PropertyCard.optional(),
  stage: z.enum([
    'chatting',
    'viewing_requested',
    'viewing_booked',
    'viewed',
    'offer_made',
    'countered',
    'backup',
    'accepted',
    'exchanged',
    'completed',
    'ended',
  ]),
  sellerId: z.string(),
  offer: OfferView.pick({
    id: true,
    status: true,
    end: true,
    reconfirmBy: true,
    amount: true,
    nation: true,
    updatedAt: true,
  }).optional(),
  /** Number of open offers on the property, if its seller shares it. */
  openOffers: z.int().optional(),
  nextViewing: z.object({ id: z.string(), start: z.iso.datetime(), status: z.string() }).optional(),
  unread: z.int(),
  /** What waits there for the caller or another person, the most urgent first. */
  waits: z.array(
    z.object({
      kind: z.enum(keysOf(lossesOfWaits)),
      loss: z.enum(losses),
      isOwn: z.boolean(),
      by: z.iso.datetime().optional(),
      since: z.iso.datetime().optional(),
      /** Of a dispute: the offer whose sale fell through. */
      offerId: OfferId.optional(),
    }),
  ),
  /** The sale's next step in words, the reader's own first, once the offer is accepted. */
  milestone: z.string().optional(),
  lastActivityAt: z.iso.datetime(),
  removable: z.boolean(),
});

export type BuyerProperty = z.output<typeof BuyerProperty>;

const offerById = z.object({ id: OfferId });

const propertyById = z.object({ id: PropertyId });

const conditions = OfferTerms.shape.conditions.removeDefault().optional();

export const NewOffer = OfferTerms.extend({
  propertyId: PropertyId,
  amount: Pounds,
  expiresAt: z.iso.datetime().optional(),
  message: textUpTo(2_000).optional(),
  ...AmountConfirmation.shape,
});

/** A step of the buyer or the seller; a body without an action is a raise. */
export const OfferChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('withdraw'), reason: FallThroughReason.optional(), note }),
  z.strictObject({ action: z.literal('accept_counter') }),
  z.strictObject({ action: z.literal('reject_counter') }),
  z.strictObject({ action: z.literal('reconfirm') }),
  z.strictObject({
    action: z.literal('counter'),
    amount: Pounds,
    conditions,
    expiresAt: z.iso.datetime().optional(),
    /** As for an acceptance. */
    ownersAgree: z.boolean().optional(),
    ...AmountConfirmation.shape,
  }),
  z.strictObject({
    action: z.literal('ask_change'),
    amount: Pounds,
    reason: textUpTo(1_000).min(1),
    ...AmountConfirmation.shape,
  }),
  z.strictObject({ action: z.literal('agree_change') }),
  z.strictObject({ action: z.literal('decline_change') }),
  z.strictObject({ action: z.literal('release'), reason: FallThroughReason, note }),
  OfferTerms.partial()
    .omit({ conditions: true })
    .extend({ action: z.literal('raise').optional(), amount: Pounds.optional(), conditions, note })
    .extend(AmountConfirmation.shape)
    .strict(),
]);

export type OfferChange = z.output<typeof OfferChange>;

export const offerRoutes = defineRoutes({
  makeOffer: {
    method: 'POST',
    path: '/api/offers',
    access: 'active',
    scope: 'offers:write',
    summary: 'Offer to buy a home, subject to contract',
    status: 201,
    body: NewOffer,
    result: OfferView,
    problems: ['not_found', 'conflict', 'stale', 'too_many', 'blocked_by_user', 'buyer_check_required'],
  },
  changeOffer: {
    method: 'PUT',
    path: '/api/offers/{id}',
    access: 'active',
    scope: 'offers:write',
    summary: 'Raise, withdraw, counter, answer a counter, or ask for a change after acceptance',
    params: offerById,
    body: OfferChange,
    result: OfferView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  acceptOffer: {
    method: 'PUT',
    path: '/api/accept-offer/{id}',
    access: 'active',
    scope: 'offers:write',
    summary: 'Accept an offer; the home is under offer',
    params: offerById,
    body: z
      .strictObject({
        stopViewings: z.boolean().default(true),
        keepBackups: z.boolean().default(true),
        /** Confirms that all owners agree. Needed while a joint owner has not agreed. */
        ownersAgree: z.boolean().default(false),
      })
      .default({ stopViewings: true, keepBackups: true, ownersAgree: false }),
    result: OfferView,
    problems: ['not_owner', 'not_found', 'conflict', 'stale'],
  },
  rejectOffer: {
    method: 'PUT',
    path: '/api/reject-offer/{id}',
    access: 'active',
    scope: 'offers:write',
    summary: 'Decline an offer with a reason',
    params: offerById,
    body: z.strictObject({ reason: RejectReason, note }),
    result: OfferView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  propertyOffers: {
    method: 'GET',
    path: '/api/property-offers/{id}',
    access: 'active',
    scope: 'offers:read',
    summary: 'The offers on a home: all for its owner, the own ones for a buyer',
    params: propertyById,
    query: z.object({
      ...createPagingParameters(50, 100),
      sort: z.enum(['newest', 'amount', 'certainty']).default('newest'),
    }),
    result: createListSchema('offers', OfferView).extend({
      /** For a buyer without an offer: one that runs, without the seller's words. */
      round: Round.optional(),
      /** For a buyer, if the seller shares it. */
      openOffers: z.int().optional(),
    }),
    problems: ['not_found'],
  },
  offerDocument: {
    method: 'GET',
    path: '/api/offers/{id}/documents/{docId}',
    access: 'active',
    summary: 'A link, good for minutes, to a proof that belongs to an offer',
    params: offerById.extend({ docId: ImageId }),
    result: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    problems: ['not_found', 'gone'],
  },
  callRound: {
    method: 'POST',
    path: '/api/best-and-final/{id}',
    access: 'active',
    scope: 'offers:write',
    summary: 'Ask all buyers for their best and final offer by a deadline',
    params: propertyById,
    status: 201,
    body: z.object({ deadline: z.iso.datetime(), note }),
    result: Round,
    problems: ['payment_required', 'not_found', 'conflict', 'stale'],
  },
  cancelRound: {
    method: 'DELETE',
    path: '/api/best-and-final/{id}',
    access: 'active',
    scope: 'offers:write',
    summary: 'Call the round off before its deadline',
    params: propertyById,
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  myOffers: {
    method: 'GET',
    path: '/api/my-offers',
    access: 'active',
    scope: 'offers:read',
    summary: 'The own offers, newest first',
    query: z.object({ ...createPagingParameters(24, 100), status: OfferStatus.optional() }),
    result: createListSchema('offers', OfferView),
  },
  myBuying: {
    method: 'GET',
    path: '/api/my-buying',
    access: 'active',
    scope: 'offers:read',
    summary: 'One card per home that the caller wrote about, viewed or offered for',
    query: z.object(createPagingParameters(24, 100)),
    result: createListSchema('buying', BuyerProperty),
  },
  removeFromBuying: {
    method: 'GET',
    path: '/api/my-buying/remove/{id}',
    access: 'active',
    summary: 'Hide a home from Buying until something happens there again',
    params: propertyById,
    result: z.void(),
    aliases: ['POST', 'DELETE'],
    problems: ['not_found', 'conflict'],
  },
  restoreToBuying: {
    method: 'POST',
    path: '/api/my-buying/restore/{id}',
    access: 'active',
    summary: 'Show a hidden home under Buying again',
    params: propertyById,
    result: z.void(),
    problems: ['not_found'],
  },
});
