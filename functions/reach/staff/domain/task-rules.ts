import type * as z from 'zod';
import { CommentHeld, CommentReleased } from '../../../../events/blog.ts';
import {
  BuyerCheckApproved,
  BuyerCheckReturned,
  BuyerCheckSubmitted,
  BuyerCheckWithdrawn,
} from '../../../../events/buyer-check.ts';
import type { EventType } from '../../../../events/define.ts';
import {
  EnquiryAcknowledged,
  EnquiryAnswered,
  EnquiryClosed,
  EnquiryOpened,
  EnquiryReopened,
} from '../../../../events/enquiry.ts';
import {
  IdentityCheckErased,
  IdentityReviewDecided,
  IdentityReviewOpened,
} from '../../../../events/identity.ts';
import { ListingReviewDecided, ListingReviewOpened } from '../../../../events/listing-review.ts';
import {
  OwnershipCheckErased,
  OwnershipReviewDecided,
  OwnershipReviewOpened,
} from '../../../../events/ownership.ts';
import { PackageRefundReviewDue, PackageResumed } from '../../../../events/package.ts';
import { PaymentRefunded, PaymentRefundFailed } from '../../../../events/payment.ts';
import { AffiliateApplied, AffiliateApproved, AffiliateDeclined } from '../../../../events/referral.ts';
import {
  ReportAppealDecided,
  ReportAppealed,
  ReportDecided,
  ReportFiled,
} from '../../../../events/report.ts';
import { SigningSealMissing } from '../../../../events/signing.ts';
import type { BuyerCheckKind, TicketTopic, UserId } from '../../../../events/vocabulary.ts';
import { ReportCategory } from '../../../trust/cases/domain/report-case.ts';
import { lossesOfCategories } from '../../../trust/cases/domain/report-harm.ts';
import { categoryTexts } from '../../../trust/cases/domain/words.ts';
import { lossesOfTopics } from '../../../trust/enquiries/domain/ticket-harm.ts';
import type { RequestsClosing, TaskChange, TaskKind } from './task.ts';

type RuleChange = TaskChange | RequestsClosing;
interface TaskRule {
  readonly event: EventType;
  readonly change: (data: unknown) => readonly RuleChange[];
}

/** What one event means for the list. */
function defineTaskRule<Name extends string, Detail extends z.ZodObject>(
  event: EventType<Name, Detail>,
  change: (data: z.output<Detail>) => RuleChange | readonly RuleChange[],
): TaskRule {
  return { event, change: (data) => [change(event.detail.parse(data))].flat() };
}
const createOpenChange = (kind: TaskKind, subjectId: string, title: string): TaskChange => ({
  type: 'open',
  kind,
  subjectId,
  title,
});
/** A ticket keeps its own times, as a complaint has several. One that asks for a refund is done with the refund. */
const openTicket = (title: string, { ticketId, topic, userId, dueAt }: TicketOpening): TaskChange => ({
  type: 'open',
  kind: toTicketTaskKind(topic),
  subjectId: ticketId,
  title: topic === 'refund' ? 'Refund request' : title,
  dueAt,
  loss: lossesOfTopics[topic],
  personId: userId ?? null,
});
const topicTexts: Readonly<Record<TicketTopic, string>> = {
  buying: 'buying',
  selling: 'selling',
  payment: 'a payment',
  refund: 'a refund',
  safety: 'safety',
  account: 'an account',
  complaint: 'a complaint',
  press: 'press matters',
  other: 'something else',
};
interface TicketOpening {
  readonly ticketId: string;
  readonly topic: TicketTopic;
  readonly userId?: UserId | null;
  readonly dueAt: string;
}
const toTicketTaskKind = (topic: TicketTopic): TaskKind => (topic === 'refund' ? 'refund' : 'ticket');
const checkTitles: Readonly<Record<BuyerCheckKind, string>> = {
  agreement_in_principle: 'Buyer check: agreement in principle',
  proof_of_funds: 'Buyer check: proof of funds',
  chain: 'Buyer check: chain',
};
const toCategory = (category: string): ReportCategory => ReportCategory.catch('other').parse(category);
const describeCategory = (category: string): string => categoryTexts[toCategory(category)].toLowerCase();
const createCloseChange = (kind: TaskKind, subjectId: string, personId?: UserId): TaskChange => ({
  type: 'close',
  kind,
  subjectId,
  ...(personId && { personId }),
});

/** Which events make something wait for staff, and which end the wait. An event appears once. */
const rules: readonly TaskRule[] = [
  defineTaskRule(ListingReviewOpened, ({ propertyId }) =>
    createOpenChange('home_review', propertyId, 'Home to check'),
  ),
  defineTaskRule(ListingReviewDecided, ({ propertyId, ownerId }) =>
    createCloseChange('home_review', propertyId, ownerId),
  ),
  defineTaskRule(ReportFiled, ({ caseId, category }) => ({
    type: 'open',
    kind: 'report',
    subjectId: caseId,
    title: `Report: ${describeCategory(category)}`,
    loss: lossesOfCategories[toCategory(category)],
  })),
  defineTaskRule(ReportDecided, ({ caseId }) => createCloseChange('report', caseId)),
  defineTaskRule(ReportAppealed, ({ caseId }) =>
    createOpenChange('appeal', caseId, 'Appeal against a decision'),
  ),
  defineTaskRule(ReportAppealDecided, ({ caseId }) => createCloseChange('appeal', caseId)),
  defineTaskRule(CommentHeld, ({ commentId, title }) =>
    createOpenChange('comment', commentId, `Comment on “${title}”`),
  ),
  defineTaskRule(CommentReleased, ({ commentId, authorId }) =>
    createCloseChange('comment', commentId, authorId),
  ),
  defineTaskRule(AffiliateApplied, ({ applicationId }) =>
    createOpenChange('affiliate', applicationId, 'Affiliate application'),
  ),
  defineTaskRule(EnquiryOpened, (ticket) =>
    openTicket(
      ticket.topic === 'complaint' ? 'Complaint' : `Message about ${topicTexts[ticket.topic]}`,
      ticket,
    ),
  ),
  defineTaskRule(EnquiryReopened, (ticket) => openTicket(`Reply about ${topicTexts[ticket.topic]}`, ticket)),
  defineTaskRule(EnquiryAcknowledged, (ticket) => openTicket('Complaint to answer', ticket)),
  // An answer alone gives no money back.
  defineTaskRule(EnquiryAnswered, ({ ticketId, topic }) =>
    topic === 'refund' ? [] : createCloseChange('ticket', ticketId),
  ),
  defineTaskRule(EnquiryClosed, ({ ticketId, topic }) =>
    createCloseChange(toTicketTaskKind(topic), ticketId),
  ),
  defineTaskRule(AffiliateApproved, ({ applicationId }) => createCloseChange('affiliate', applicationId)),
  defineTaskRule(AffiliateDeclined, ({ applicationId }) => createCloseChange('affiliate', applicationId)),
  defineTaskRule(BuyerCheckSubmitted, ({ checkId, kind }) =>
    createOpenChange('buyer_check', checkId, checkTitles[kind]),
  ),
  defineTaskRule(BuyerCheckApproved, ({ checkId, userId }) =>
    createCloseChange('buyer_check', checkId, userId),
  ),
  defineTaskRule(BuyerCheckReturned, ({ checkId, userId }) =>
    createCloseChange('buyer_check', checkId, userId),
  ),
  defineTaskRule(BuyerCheckWithdrawn, ({ checkId, userId }) =>
    createCloseChange('buyer_check', checkId, userId),
  ),
  defineTaskRule(IdentityReviewOpened, ({ checkId }) =>
    createOpenChange('identity_check', checkId, 'Identity check to look at'),
  ),
  defineTaskRule(IdentityReviewDecided, ({ checkId, userId }) =>
    createCloseChange('identity_check', checkId, userId),
  ),
  defineTaskRule(IdentityCheckErased, ({ checkId, userId }) =>
    createCloseChange('identity_check', checkId, userId),
  ),
  defineTaskRule(OwnershipReviewOpened, ({ propertyId }) =>
    createOpenChange('ownership_proof', propertyId, 'Proof of ownership to look at'),
  ),
  defineTaskRule(OwnershipReviewDecided, ({ propertyId, ownerId }) =>
    createCloseChange('ownership_proof', propertyId, ownerId),
  ),
  defineTaskRule(OwnershipCheckErased, ({ propertyId, ownerId }) =>
    createCloseChange('ownership_proof', propertyId, ownerId),
  ),
  defineTaskRule(PaymentRefundFailed, ({ paymentId }) =>
    createOpenChange('refund', paymentId, 'Refund that failed'),
  ),
  defineTaskRule(PackageRefundReviewDue, ({ propertyPackageId }) =>
    createOpenChange('refund', propertyPackageId, 'Package of a removed home'),
  ),
  defineTaskRule(SigningSealMissing, ({ propertyId }) =>
    createOpenChange('seal', propertyId, 'Signed memorandum that Documenso hasn’t sealed'),
  ),
  // The home is back, and its package with it.
  defineTaskRule(PackageResumed, ({ propertyPackageId, ownerId }) =>
    createCloseChange('refund', propertyPackageId, ownerId),
  ),
  defineTaskRule(PaymentRefunded, ({ paymentId: actSubject, propertyPackageId, ownerId }) => [
    { ...createCloseChange('refund', propertyPackageId, ownerId), actSubject },
    { type: 'close_requests', kind: 'refund', personId: ownerId, actSubject },
  ]),
];

const byName = new Map(rules.map((each) => [each.event.name, each]));

/** The events that `staff-on-event-track-task` listens to. */
export const taskEvents: readonly EventType[] = rules.map(({ event }) => event);

export function toTaskChanges(name: string, data: unknown): readonly RuleChange[] {
  return byName.get(name)?.change(data) ?? [];
}
