import * as z from 'zod';
import { defineEvent } from './define.ts';
import { OfferId, PropertyId, Side, UserId } from './vocabulary.ts';

/** A reservation agreement belongs to a sale; each proposal of terms has the next version. */
const shape = z.object({
  offerId: OfferId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  version: z.int().min(1),
});
const example = {
  offerId: 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1P',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  sellerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  version: 1,
} as const;

/** Why a reservation agreement, or a proposal of one, is over. */
const ReservationEnd = z.enum([
  // Before it was in force.
  'replaced',
  'declined',
  'taken_back',
  'lapsed',
  'sale_moved',
  // After it was in force.
  'exchanged',
  'agreed',
  'expired',
  'pulled_out',
  'sale_ended',
]);

/** A side proposed terms; with `changes`, other ones in place of the last. */
export const ReservationProposed = defineEvent(
  'reservation.proposed.v1',
  shape.extend({ side: Side, changes: z.boolean() }),
  { ...example, side: 'buyer', changes: false },
);
/** The other side agreed to the terms, and the paper can be signed. */
export const ReservationAgreed = defineEvent('reservation.agreed.v1', shape.extend({ side: Side }), {
  ...example,
  side: 'seller',
});
/** A side signed; with `complete`, both have, and the agreement is in force until that day. */
export const ReservationSigned = defineEvent(
  'reservation.signed.v1',
  shape.extend({ side: Side, complete: z.boolean(), until: z.iso.date().optional() }),
  { ...example, side: 'buyer', complete: true, until: '2027-01-25' },
);
/** A side asked the other to end the agreement in force. */
export const ReservationEndAsked = defineEvent('reservation.end_asked.v1', shape.extend({ side: Side }), {
  ...example,
  side: 'buyer',
});
/** The question is over and the agreement goes on: `side` took it back or declined it. */
export const ReservationEndDropped = defineEvent(
  'reservation.end_dropped.v1',
  shape.extend({ side: Side, asked: z.boolean() }),
  { ...example, side: 'seller', asked: false },
);
/**
 * It is over. `side` did it, where one did; a side that pulled out has a `reason` only where the agreement names it.
 */
export const ReservationClosed = defineEvent(
  'reservation.closed.v1',
  shape.extend({
    how: ReservationEnd,
    side: Side.optional(),
    reason: z.string().optional(),
  }),
  { ...example, how: 'pulled_out', side: 'buyer', reason: 'survey' },
);
/** A side doesn't accept the reason for which the other pulled out. */
export const ReservationContested = defineEvent('reservation.contested.v1', shape.extend({ side: Side }), {
  ...example,
  side: 'seller',
});
