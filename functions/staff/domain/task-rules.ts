import type * as z from 'zod';
import { CommentHeld, CommentReleased } from '../../../events/blog.ts';
import {
  BuyerCheckApproved,
  BuyerCheckReturned,
  BuyerCheckSubmitted,
  BuyerCheckWithdrawn,
} from '../../../events/buyer-check.ts';
import type { EventType } from '../../../events/define.ts';
import {
  EnquiryAcknowledged,
  EnquiryAnswered,
  EnquiryClosed,
  EnquiryOpened,
  EnquiryReopened,
} from '../../../events/enquiry.ts';
import {
  IdentityCheckErased,
  IdentityReviewDecided,
  IdentityReviewOpened,
} from '../../../events/identity.ts';
import { ListingReviewDecided, ListingReviewOpened } from '../../../events/listing-review.ts';
import { PackageRefundReviewDue, PackageResumed } from '../../../events/package.ts';
import { PaymentRefunded, PaymentRefundFailed } from '../../../events/payment.ts';
import { AffiliateApplied, AffiliateApproved, AffiliateDeclined } from '../../../events/referral.ts';
import { ReportAppealDecided, ReportAppealed, ReportDecided, ReportFiled } from '../../../events/report.ts';
import { ReportCategory } from '../../cases/domain/report-case.ts';
import { categoryTexts } from '../../cases/domain/words.ts';
import type { BuyerCheckKind, TicketTopic, UserId } from '../../../events/vocabulary.ts';
import type { RequestsClosing, TaskChange, TaskKind } from './task.ts';

type RuleChange = TaskChange | RequestsClosing;
interface TaskRule {
  readonly event: EventType;
  readonly change: (data: unknown) => readonly RuleChange[];
}

/** What one event means for the list. */
function rule<Name extends string, Detail extends z.ZodObject>(
  event: EventType<Name, Detail>,
  change: (data: z.output<Detail>) => RuleChange | readonly RuleChange[],
): TaskRule {
  return { event, change: (data) => [change(event.detail.parse(data))].flat() };
}
const open = (kind: TaskKind, subjectId: string, title: string): TaskChange => ({
  type: 'open',
  kind,
  subjectId,
  title,
});
/** A ticket keeps its own times, as a complaint has several. One that asks for a refund is done with the refund. */
const openTicket = (title: string, { ticketId, topic, userId, dueAt }: TicketOpening): TaskChange => ({
  type: 'open',
  kind: kindOfTicket(topic),
  subjectId: ticketId,
  title: topic === 'refund' ? 'Refund request' : title,
  dueAt,
  personId: userId ?? null,
});
interface TicketOpening {
  readonly ticketId: string;
  readonly topic: TicketTopic;
  readonly userId?: UserId | null;
  readonly dueAt: string;
}
const kindOfTicket = (topic: TicketTopic): TaskKind => (topic === 'refund' ? 'refund' : 'ticket');
const checkTitles: Readonly<Record<BuyerCheckKind, string>> = {
  agreement_in_principle: 'Buyer check: agreement in principle',
  proof_of_funds: 'Buyer check: proof of funds',
  chain: 'Buyer check: chain',
};
const reasonText = (category: string): string =>
  categoryTexts[ReportCategory.catch('other').parse(category)].toLowerCase();
const close = (kind: TaskKind, subjectId: string): TaskChange => ({ type: 'close', kind, subjectId });

/** Which events make something wait for staff, and which end the wait. An event appears once. */
const rules: readonly TaskRule[] = [
  rule(ListingReviewOpened, ({ propertyId }) => open('home_review', propertyId, 'Home to check')),
  rule(ListingReviewDecided, ({ propertyId }) => close('home_review', propertyId)),
  rule(ReportFiled, ({ caseId, category }) => open('report', caseId, `Report: ${reasonText(category)}`)),
  rule(ReportDecided, ({ caseId }) => close('report', caseId)),
  rule(ReportAppealed, ({ caseId }) => open('appeal', caseId, 'Appeal against a decision')),
  rule(ReportAppealDecided, ({ caseId }) => close('appeal', caseId)),
  rule(CommentHeld, ({ commentId, title }) => open('comment', commentId, `Comment on “${title}”`)),
  rule(CommentReleased, ({ commentId }) => close('comment', commentId)),
  rule(AffiliateApplied, ({ applicationId }) => open('affiliate', applicationId, 'Affiliate application')),
  rule(EnquiryOpened, (ticket) =>
    openTicket(ticket.topic === 'complaint' ? 'Complaint' : `Message: ${ticket.topic}`, ticket),
  ),
  rule(EnquiryReopened, (ticket) => openTicket(`Reply: ${ticket.topic}`, ticket)),
  rule(EnquiryAcknowledged, (ticket) => openTicket('Complaint to answer', ticket)),
  // An answer alone gives no money back.
  rule(EnquiryAnswered, ({ ticketId, topic }) => (topic === 'refund' ? [] : close('ticket', ticketId))),
  rule(EnquiryClosed, ({ ticketId, topic }) => close(kindOfTicket(topic), ticketId)),
  rule(AffiliateApproved, ({ applicationId }) => close('affiliate', applicationId)),
  rule(AffiliateDeclined, ({ applicationId }) => close('affiliate', applicationId)),
  rule(BuyerCheckSubmitted, ({ checkId, kind }) => open('buyer_check', checkId, checkTitles[kind])),
  rule(BuyerCheckApproved, ({ checkId }) => close('buyer_check', checkId)),
  rule(BuyerCheckReturned, ({ checkId }) => close('buyer_check', checkId)),
  rule(BuyerCheckWithdrawn, ({ checkId }) => close('buyer_check', checkId)),
  rule(IdentityReviewOpened, ({ checkId }) => open('identity_check', checkId, 'Identity check to look at')),
  rule(IdentityReviewDecided, ({ checkId }) => close('identity_check', checkId)),
  rule(IdentityCheckErased, ({ checkId }) => close('identity_check', checkId)),
  rule(PaymentRefundFailed, ({ paymentId }) => open('refund', paymentId, 'Refund that failed')),
  rule(PackageRefundReviewDue, ({ propertyPackageId }) =>
    open('refund', propertyPackageId, 'Package of a removed home'),
  ),
  // The home is back, and its package with it.
  rule(PackageResumed, ({ propertyPackageId }) => close('refund', propertyPackageId)),
  rule(PaymentRefunded, ({ propertyPackageId, ownerId }) => [
    close('refund', propertyPackageId),
    { type: 'close_requests', kind: 'refund', personId: ownerId },
  ]),
];

const byName = new Map(rules.map((each) => [each.event.name, each]));

/** The events that `staff-on-event-track-task` listens to. */
export const taskEvents: readonly EventType[] = rules.map(({ event }) => event);

export function toTaskChanges(name: string, data: unknown): readonly RuleChange[] {
  return byName.get(name)?.change(data) ?? [];
}
