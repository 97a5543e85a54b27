import type * as z from 'zod';
import type { Envelope, EventType } from '../../../../../events/define.ts';
import { EnquiryClosed, EnquiryOpened, EnquiryReopened } from '../../../../../events/enquiry.ts';
import { OfferAccepted, OfferFellThrough, OfferMade } from '../../../../../events/offer.ts';
import { PackageChosen, PackagePaid } from '../../../../../events/package.ts';
import { PaymentRefunded, PaymentRefundFailed } from '../../../../../events/payment.ts';
import {
  DraftCreated,
  DraftUpdated,
  PropertyPublished,
  PropertyStatusChanged,
  PropertySubmitted,
} from '../../../../../events/property.ts';
import { ReportDecided, ReportFiled } from '../../../../../events/report.ts';
import { SaleCompleted, SaleExchanged } from '../../../../../events/sale.ts';
import type { PaymentId } from '../../../../../events/vocabulary.ts';
import type { SightedStep, Sighting } from './board-subject.ts';

/** What an event tells of one thing; of a payment, that its ledger is worth reading again. */
export type BoardNews =
  | { readonly subjectId: string; readonly told: readonly Sighting[] }
  | { readonly paymentId: PaymentId };

interface BoardRule {
  readonly event: EventType;
  readonly read: (data: unknown, time: string) => readonly BoardNews[];
}

function defineBoardRule<Name extends string, Detail extends z.ZodObject>(
  event: EventType<Name, Detail>,
  read: (data: z.output<Detail>, time: string) => BoardNews | readonly BoardNews[],
): BoardRule {
  return { event, read: (data, time) => [read(event.detail.parse(data), time)].flat() };
}

const createNews = (subjectId: string, at: string, ...steps: readonly SightedStep[]): BoardNews => ({
  subjectId,
  told: steps.map((step) => ({ step, at })),
});

/** Fields that a seller alone answers: public registers fill in others, before the step is seen. */
const stepOfField: Readonly<Record<string, SightedStep>> = {
  houseNo: 'step1',
  address: 'step1',
  price: 'step2',
  description: 'step3',
  images: 'step4',
  floorPlan: 'step5',
  videoUrl: 'step5',
  tourUrl: 'step5',
  ownerDeclaration: 'step6',
};

/** An event appears once. A complaint is a ticket of that topic. */
const rules: readonly BoardRule[] = [
  defineBoardRule(DraftCreated, ({ draftId }, time) => createNews(draftId, time, 'begun')),
  defineBoardRule(DraftUpdated, ({ draftId, fields }, time) =>
    createNews(draftId, time, ...fields.flatMap((field) => stepOfField[field] ?? [])),
  ),
  defineBoardRule(PropertySubmitted, ({ propertyId, begunAt }, time) => ({
    subjectId: propertyId,
    told: [{ step: 'submitted', at: time }, ...(begunAt ? [{ step: 'begun' as const, at: begunAt }] : [])],
  })),
  defineBoardRule(PackageChosen, ({ propertyId }, time) => createNews(propertyId, time, 'chosen')),
  defineBoardRule(PackagePaid, ({ propertyId, paymentId }, time) => [
    createNews(propertyId, time, 'paid'),
    { paymentId },
  ]),
  defineBoardRule(PaymentRefunded, ({ paymentId }) => ({ paymentId })),
  defineBoardRule(PaymentRefundFailed, ({ paymentId }) => ({ paymentId })),
  defineBoardRule(PropertyPublished, ({ propertyId }, time) =>
    createNews(propertyId, time, 'published', 'on'),
  ),
  defineBoardRule(PropertyStatusChanged, ({ propertyId, to }, time) =>
    createNews(propertyId, time, to === 'live' ? 'on' : 'off'),
  ),
  defineBoardRule(OfferMade, ({ propertyId }, time) => createNews(propertyId, time, 'offered')),
  defineBoardRule(OfferAccepted, ({ offerId }, time) => createNews(offerId, time, 'accepted')),
  defineBoardRule(OfferFellThrough, ({ offerId }, time) => createNews(offerId, time, 'fell_through')),
  defineBoardRule(SaleExchanged, ({ offerId, date }) => createNews(offerId, date, 'exchanged')),
  defineBoardRule(SaleCompleted, ({ offerId, date }) => createNews(offerId, date, 'completed')),
  defineBoardRule(EnquiryOpened, ({ ticketId, topic }, time) =>
    topic === 'complaint' ? createNews(ticketId, time, 'opened') : [],
  ),
  defineBoardRule(EnquiryReopened, ({ ticketId, topic }, time) =>
    topic === 'complaint' ? createNews(ticketId, time, 'opened') : [],
  ),
  defineBoardRule(EnquiryClosed, ({ ticketId, topic }, time) =>
    topic === 'complaint' ? createNews(ticketId, time, 'closed') : [],
  ),
  defineBoardRule(ReportFiled, ({ caseId }, time) => createNews(caseId, time, 'opened')),
  // Staff who act without a report decide a case that nobody filed.
  defineBoardRule(ReportDecided, ({ caseId, origin }, time) =>
    origin === 'report' ? createNews(caseId, time, 'closed') : [],
  ),
];

const byName = new Map(rules.map((rule) => [rule.event.name, rule]));

/** The events that `staff-on-event-keep-board` listens to. */
export const boardEvents: readonly EventType[] = rules.map(({ event }) => event);

export function listBoardNews(name: string, data: unknown, { time }: Pick<Envelope, 'time'>) {
  return byName.get(name)?.read(data, time) ?? [];
}
