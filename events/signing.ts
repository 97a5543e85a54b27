import * as z from 'zod';
import { defineEvent } from './define.ts';
import { OfferId, PropertyId, Side, UserId } from './vocabulary.ts';

/** An attempt to have a version of the memorandum signed with a provider belongs to a sale; attempts count from 1. */
const attempt = z.object({
  offerId: OfferId,
  version: z.int().min(1),
  attempt: z.int().min(1),
});
const shape = attempt.extend({ propertyId: PropertyId, sellerId: UserId, buyerId: UserId });
const exampleAttempt = { offerId: 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1P', version: 1, attempt: 1 } as const;
const example = {
  ...exampleAttempt,
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  sellerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
} as const;

/** Why an attempt is over without a signed paper. */
const SigningEnd = z.enum(['declined', 'expired', 'withdrawn', 'replaced', 'sale_moved']);

/** A side asked for the paper to be sent to the provider. */
export const SigningRequested = defineEvent('signing.requested.v1', shape.extend({ side: Side }), {
  ...example,
  side: 'buyer',
});
/** The provider has the paper, and both sides can sign it there. */
export const SigningOpened = defineEvent('signing.opened.v1', shape, example);
/** The provider says that something of an attempt changed, and not what. */
export const SigningReported = defineEvent('signing.reported.v1', attempt, exampleAttempt);
/** Both sides have signed, and the provider has not sealed the paper for days: it is the desk's to find out why. */
export const SigningSealMissing = defineEvent('signing.seal_missing.v1', shape, example);
/** An attempt is over without a signed paper; of one that was declined, `side` declined it. */
export const SigningEnded = defineEvent(
  'signing.ended.v1',
  shape.extend({ why: SigningEnd, side: Side.optional() }),
  { ...example, why: 'declined', side: 'seller' },
);
