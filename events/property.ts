import * as z from 'zod';
import { defineEvent } from './define.ts';
import { DraftId, draftReminderDays, PropertyId, PropertyStatus, UserId } from './vocabulary.ts';

const ids = { propertyId: PropertyId, ownerId: UserId };
const example = {
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;

export const DraftCreated = defineEvent('draft.created.v1', z.object({ draftId: DraftId, ownerId: UserId }), {
  draftId: 'drf_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  ownerId: example.ownerId,
});
export const DraftDeleted = defineEvent('draft.deleted.v1', z.object({ draftId: DraftId, ownerId: UserId }), {
  draftId: 'drf_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  ownerId: example.ownerId,
});
export const DraftUpdated = defineEvent(
  'draft.updated.v1',
  z.object({ draftId: DraftId, ownerId: UserId, fields: z.array(z.string()) }),
  { draftId: 'drf_01K9ZX3Q6T4C8V0R2M5N7P9B1F', ownerId: example.ownerId, fields: ['price'] },
);

const draftReminder = z.object({ draftId: DraftId, ownerId: UserId, days: z.literal(draftReminderDays) });
/** Published by the scheduler when a draft may have waited so many days. */
export const DraftReminderDue = defineEvent('draft.reminder_due.v1', draftReminder, {
  draftId: 'drf_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  ownerId: example.ownerId,
  days: 3,
});
export const DraftReminded = defineEvent('draft.reminded.v1', draftReminder, DraftReminderDue.example);

/** `begunAt` is when its draft was begun; absent for one that was sent without a draft. */
export const PropertySubmitted = defineEvent(
  'property.submitted.v1',
  z.object({ ...ids, begunAt: z.iso.datetime().optional() }),
  { ...example, begunAt: '2026-11-20T18:30:00.000Z' },
);

/**
 * The property went on sale: `first` when it counts as new (never before, or off the market for 14 weeks or
 * more), `back` after a shorter break, `resumed` after a pause.
 */
export const PropertyPublished = defineEvent(
  'property.published.v1',
  z.object({ ...ids, price: z.int(), occasion: z.enum(['first', 'resumed', 'back']) }),
  { ...example, price: 325_000, occasion: 'first' },
);
/**
 * It is no longer on sale, or on sale in another status; `from` and `to` are the statuses. A pause keeps the
 * viewings unless the seller has them cancelled.
 */
export const PropertyStatusChanged = defineEvent(
  'property.status_changed.v1',
  z.object({
    ...ids,
    from: PropertyStatus,
    to: PropertyStatus,
    reason: z.string().optional(),
    cancelsViewings: z.boolean().optional(),
  }),
  { ...example, from: 'live', to: 'withdrawn', reason: 'We are staying' },
);
/** Whether an offer is accepted, so that its buyer is notified. */
const underOffer = z.boolean().default(false);
export const PropertyPriceChanged = defineEvent(
  'property.price_changed.v1',
  z.object({ ...ids, from: z.int(), to: z.int(), underOffer }),
  { ...example, from: 325_000, to: 310_000, underOffer: false },
);
export const PropertyTenureChanged = defineEvent(
  'property.tenure_changed.v1',
  z.object({ ...ids, from: z.string(), to: z.string(), underOffer }),
  { ...example, from: 'leasehold', to: 'share_of_freehold', underOffer: false },
);
export const PropertyKeyFactsChanged = defineEvent(
  'property.key_facts_changed.v1',
  z.object({ ...ids, fields: z.array(z.string()), underOffer }),
  { ...example, fields: ['councilTaxBand'], underOffer: false },
);
/** Anything on its page or card changed, so that projections read it again. */
export const PropertyChanged = defineEvent('property.changed.v1', z.object({ ...ids, version: z.int() }), {
  ...example,
  version: 4,
});
