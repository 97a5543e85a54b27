import * as z from 'zod';
import { defineEvent } from './define.ts';
import { HandoverKey } from './handover-key.ts';
import { MessageId, MilestoneKey, OfferId, PropertyId, Side, SolicitorId, UserId } from './vocabulary.ts';

/** A sale is identified by its accepted offer; `messageId` is its card in the chat. */
const shape = z.object({
  offerId: OfferId,
  messageId: MessageId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
});
const example = {
  offerId: 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1P',
  messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1R',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  sellerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
} as const;
const solicitorId = SolicitorId;
/** A side, or its solicitor by their link. */
const By = z.object({ side: Side, solicitor: z.boolean() });

export const SolicitorNamed = defineEvent('solicitor.named.v1', shape.extend({ solicitorId, side: Side }), {
  ...example,
  solicitorId: 'sol_01K9ZX3Q6T4C8V0R2M5N7P9B1S',
  side: 'buyer',
});
export const SolicitorChanged = defineEvent(
  'solicitor.changed.v1',
  shape.extend({ solicitorId, side: Side }),
  { ...example, solicitorId: 'sol_01K9ZX3Q6T4C8V0R2M5N7P9B1S', side: 'buyer' },
);
/** `endsSignatures` where the version before was signed: those signatures no longer count. */
export const MemorandumIssued = defineEvent(
  'memorandum.issued.v1',
  shape.extend({ version: z.int().min(1), endsSignatures: z.literal(true).optional() }),
  { ...example, version: 1 },
);
/**
 * A side signed a version of the memorandum; `complete` once both have. `replacedBy` is the last version where a provider
 * completed an earlier one.
 */
export const MemorandumSigned = defineEvent(
  'memorandum.signed.v1',
  shape.omit({ messageId: true }).extend({
    version: z.int().min(1),
    side: Side,
    complete: z.boolean(),
    replacedBy: z.int().min(2).optional(),
  }),
  {
    offerId: example.offerId,
    propertyId: example.propertyId,
    sellerId: example.sellerId,
    buyerId: example.buyerId,
    version: 1,
    side: 'buyer',
    complete: false,
  },
);
/**
 * A side ticked a step; `done` is false until the other side confirms it, too. Exchange and completion have
 * their own events.
 */
export const SaleMilestoneReached = defineEvent(
  'sale.milestone_reached.v1',
  shape.extend({ ...By.shape, key: MilestoneKey, date: z.iso.date(), done: z.boolean() }),
  { ...example, side: 'buyer', solicitor: false, key: 'survey_booked', date: '2026-12-01', done: true },
);
export const SaleMilestoneUndone = defineEvent(
  'sale.milestone_undone.v1',
  shape.extend({ ...By.shape, key: MilestoneKey }),
  { ...example, side: 'buyer', solicitor: false, key: 'survey_booked' },
);
export const SaleExchanged = defineEvent(
  'sale.exchanged.v1',
  shape.extend({ date: z.iso.date(), completionDate: z.iso.date() }),
  { ...example, date: '2027-02-12', completionDate: '2027-02-26' },
);
export const SaleCompleted = defineEvent('sale.completed.v1', shape.extend({ date: z.iso.date() }), {
  ...example,
  date: '2027-02-26',
});
/** A side changed an item of its handover list, or `ticked` it; a shared item is for the other side to see. */
export const SaleHandoverChanged = defineEvent(
  'sale.handover_changed.v1',
  shape
    .omit({ messageId: true })
    .extend({ side: Side, key: HandoverKey, ticked: z.boolean(), shared: z.boolean() }),
  {
    offerId: example.offerId,
    propertyId: example.propertyId,
    sellerId: example.sellerId,
    buyerId: example.buyerId,
    side: 'seller',
    key: 'keys',
    ticked: true,
    shared: true,
  },
);
/** A side reviewed the other for the first time; the reviews show once `both` are given, or after `until`. */
export const SaleReviewGiven = defineEvent(
  'sale.review_given.v1',
  shape.omit({ messageId: true }).extend({ side: Side, until: z.iso.datetime(), both: z.boolean() }),
  {
    offerId: example.offerId,
    propertyId: example.propertyId,
    sellerId: example.sellerId,
    buyerId: example.buyerId,
    side: 'seller',
    until: '2027-03-12T21:00:00.000Z',
    both: false,
  },
);
/** A step is overdue; both sides are notified which side it waits for. */
export const SaleNudged = defineEvent(
  'sale.nudged.v1',
  shape.extend({ key: MilestoneKey, owedBy: Side, since: z.iso.date() }),
  { ...example, key: 'enquiries_answered', owedBy: 'seller', since: '2026-12-20' },
);
/** Nothing has changed for half a year: the seller is asked whether the sale continues. */
export const SaleStalled = defineEvent('sale.stalled.v1', shape.extend({ since: z.iso.date() }), {
  ...example,
  since: '2026-05-20',
});
