import * as z from 'zod';
import { defineEvent } from './define.ts';
import { Actor, MessageId, OfferId, PropertyId, Side, UserId } from './vocabulary.ts';

/**
 * The offer's two people and its card in their chat. Only these two may see the sums of these events; notices
 * for other people leave them out.
 */
const shape = z.object({
  offerId: OfferId,
  messageId: MessageId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
});
const example = {
  offerId: 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1P',
  messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1Q',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  sellerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
} as const;
/** Whole pounds. */
const amount = z.int();
const reason = z.string().optional();
/** Sealed until a best-and-final deadline: the seller learns of the offer, but not of its sum. */
const sealed = z.boolean();

/**
 * `backup` when another offer is accepted already; `note` in Scotland, where solicitors send the formal offer and
 * nothing is binding before the missives.
 */
export const OfferMade = defineEvent(
  'offer.made.v1',
  shape.extend({ amount, sealed, backup: z.boolean(), note: z.boolean() }),
  { ...example, amount: 320_000, sealed: false, backup: false, note: false },
);
export const OfferRaised = defineEvent('offer.raised.v1', shape.extend({ amount, before: amount, sealed }), {
  ...example,
  amount: 325_000,
  before: 320_000,
  sealed: false,
});
export const OfferCountered = defineEvent(
  'offer.countered.v1',
  shape.extend({ amount, expiresAt: z.iso.datetime() }),
  { ...example, amount: 330_000, expiresAt: '2026-11-24T14:30:00.000Z' },
);
/** The buyer's own sum is valid again; `lapsed` when the counter-offer was not answered in time. */
export const OfferCounterDeclined = defineEvent(
  'offer.counter_declined.v1',
  shape.extend({ lapsed: z.boolean().default(false) }),
  { ...example, lapsed: false },
);
export const OfferAccepted = defineEvent(
  'offer.accepted.v1',
  shape.extend({
    amount,
    by: Side,
    stopViewings: z.boolean(),
    keepBackups: z.boolean(),
    /** For a property with joint owners: all agreed themselves, or the seller confirmed it. */
    owners: z.enum(['all_agreed', 'seller_confirmed']).optional(),
  }),
  { ...example, amount: 325_000, by: 'seller', stopViewings: true, keepBackups: true },
);
export const OfferRejected = defineEvent('offer.rejected.v1', shape.extend({ by: Actor, reason }), {
  ...example,
  by: 'seller',
  reason: 'too_low',
});
export const OfferWithdrawn = defineEvent('offer.withdrawn.v1', shape.extend({ by: Actor, reason }), {
  ...example,
  by: 'buyer',
});
export const OfferExpired = defineEvent('offer.expired.v1', shape, example);
/** Another offer was accepted; this one is kept as a backup. */
export const OfferPutOnHold = defineEvent('offer.on_hold.v1', shape, example);
/** The sale fell through: a backup is open again once its buyer reconfirms in time. */
export const OfferReopened = defineEvent(
  'offer.reopened.v1',
  shape.extend({ reconfirmBy: z.iso.datetime() }),
  { ...example, reconfirmBy: '2026-11-28T14:30:00.000Z' },
);
export const OfferReconfirmed = defineEvent('offer.reconfirmed.v1', shape, example);
/**
 * After acceptance one side proposes another price or other terms; the accepted ones are valid until the
 * other side agrees.
 */
export const OfferChangeRequested = defineEvent(
  'offer.change_requested.v1',
  shape.extend({ by: Side, amount, before: amount, reason }),
  { ...example, by: 'buyer', amount: 318_000, before: 325_000, reason: 'The survey found damp' },
);
export const OfferChangeAgreed = defineEvent('offer.change_agreed.v1', shape.extend({ by: Side, amount }), {
  ...example,
  by: 'seller',
  amount: 318_000,
});
export const OfferChangeDeclined = defineEvent('offer.change_declined.v1', shape.extend({ by: Side }), {
  ...example,
  by: 'seller',
});
/** The buyer of the accepted offer withdrew, or its seller released it: the sale is over. */
export const OfferFellThrough = defineEvent(
  'offer.fell_through.v1',
  shape.extend({ by: Actor, reason: z.string() }),
  { ...example, by: 'buyer', reason: 'mortgage_refused' },
);

/**
 * All buyers with an open offer get the same notice; sums are sealed until the deadline. In Scotland it is a closing
 * date, to which also those are invited who noted interest or viewed the home.
 */
const round = z.object({
  propertyId: PropertyId,
  sellerId: UserId,
  buyerIds: z.array(UserId),
  /** Those without an offer. */
  invitedIds: z.array(UserId).default([]),
  deadline: z.iso.datetime(),
});
const roundExample = {
  propertyId: example.propertyId,
  sellerId: example.sellerId,
  buyerIds: [example.buyerId],
  invitedIds: [],
  deadline: '2026-11-27T12:00:00.000Z',
};
export const BestAndFinalCalled = defineEvent('best_and_final.called.v1', round, roundExample);
export const BestAndFinalCancelled = defineEvent('best_and_final.cancelled.v1', round, roundExample);
export const BestAndFinalClosed = defineEvent('best_and_final.closed.v1', round.extend({ offers: z.int() }), {
  ...roundExample,
  offers: 3,
});

/** Published by the scheduler. The subscriber decides by the present offer. */
export const OfferExpiryDue = defineEvent(
  'offer.expiry_due.v1',
  z.object({ offerId: OfferId, propertyId: PropertyId }),
  { offerId: example.offerId, propertyId: example.propertyId },
);
export const BestAndFinalDue = defineEvent(
  'best_and_final.due.v1',
  z.object({ propertyId: PropertyId, deadline: z.iso.datetime() }),
  { propertyId: example.propertyId, deadline: roundExample.deadline },
);
