import * as z from 'zod';
import { defineEvent } from './define.ts';
import { PropertyId, UserId } from './vocabulary.ts';

const shape = z.object({ propertyId: PropertyId, sellerId: UserId, buyerId: UserId });
const example = {
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  sellerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
} as const;
const answerBy = z.iso.datetime();
const exampleEnd = '2026-12-06T21:00:00.000Z';

/** A buyer asked for the Home Report, and the seller has to answer by that time. */
export const HomeReportAsked = defineEvent('home_report.asked.v1', shape.extend({ answerBy }), {
  ...example,
  answerBy: exampleEnd,
});
/** The buyer can open it: as the seller lets all members, by the seller's answer, or at the end of their time. */
export const HomeReportHandedOut = defineEvent(
  'home_report.handed_out.v1',
  shape.extend({ by: z.enum(['choice', 'seller', 'deadline']) }),
  { ...example, by: 'seller' },
);
export const HomeReportRefused = defineEvent(
  'home_report.refused.v1',
  shape.extend({ reason: z.enum(['cannot_afford', 'not_serious', 'would_not_sell']) }),
  { ...example, reason: 'not_serious' },
);
/** The seller's time to answer ends soon. */
export const HomeReportAnswerNear = defineEvent('home_report.answer_near.v1', shape.extend({ answerBy }), {
  ...example,
  answerBy: exampleEnd,
});
/** The seller's time to answer is over, and there is no file to hand out. */
export const HomeReportOverdue = defineEvent('home_report.overdue.v1', shape, example);
/** Published by the scheduler. The subscriber decides by the present request. */
export const HomeReportAnswerDue = defineEvent(
  'home_report.answer_due.v1',
  shape.pick({ propertyId: true, buyerId: true }),
  { propertyId: example.propertyId, buyerId: example.buyerId },
);

export const InterestNoted = defineEvent('interest.noted.v1', shape, example);
export const InterestWithdrawn = defineEvent('interest.withdrawn.v1', shape, example);
/** What became of a home, for those who noted interest in it; `underOffer` while an offer is accepted. */
export const NotedHomeChanged = defineEvent(
  'interest.home_changed.v1',
  z.object({
    propertyId: PropertyId,
    sellerId: UserId,
    buyerIds: z.array(UserId),
    to: z.enum(['under_offer', 'back', 'off_market']),
    underOffer: z.boolean(),
  }),
  {
    propertyId: example.propertyId,
    sellerId: example.sellerId,
    buyerIds: [example.buyerId],
    to: 'under_offer',
    underOffer: true,
  },
);
