import type { EventType } from '../../../../../events/define.ts';
import { MemorandumIssued } from '../../../../../events/sale.ts';
import type { NoticeRule, Notice, PersonalNoticeRule, NoticeContext } from '../notice.ts';
import { accountRules } from './accounts.ts';
import { agreedSaleRules } from './agreed-sales.ts';
import { blogRules } from './blog.ts';
import { buyerCheckRules } from './buyer-checks.ts';
import { favouriteRules } from './favourites.ts';
import { identityCheckRules } from './identity-checks.ts';
import { jointOwnerRules } from './joint-owners.ts';
import { listingReviewRules } from './listing-reviews.ts';
import { draftRules, listingRules } from './listings.ts';
import { offerRules } from './offers.ts';
import { ownershipCheckRules } from './ownership-checks.ts';
import { paymentRules, pointRules } from './payments.ts';
import { reportRules } from './reports.ts';
import { saleRules } from './sales.ts';
import { savedSearchRules, suggestionRules } from './saved-searches.ts';
import { viewingDayRules } from './viewing-days.ts';
import { viewingRules } from './viewings.ts';

const rules: readonly NoticeRule[] = [
  ...viewingRules,
  ...viewingDayRules,
  ...offerRules,
  ...agreedSaleRules,
  ...saleRules,
  ...listingRules,
  ...jointOwnerRules,
  ...listingReviewRules,
  ...ownershipCheckRules,
  ...favouriteRules,
  ...suggestionRules,
  ...paymentRules,
];

const personalRules: readonly PersonalNoticeRule[] = [
  ...accountRules,
  ...draftRules,
  ...pointRules,
  ...reportRules,
  ...blogRules,
  ...buyerCheckRules,
  ...identityCheckRules,
  ...savedSearchRules,
];

/** The events with a notice. */
export const noticedEvents: readonly EventType[] = [
  ...new Set([...rules, ...personalRules].map(({ type }) => type)),
];

/** The events whose notices are mailed without a PDF. */
export const mailedEvents = noticedEvents.filter(({ name }) => name !== MemorandumIssued.name);

/** The events without a notice here, and why. */
export const silentEvents: Readonly<Record<string, string>> = {
  'post.published.v1': 'for readers of the blog and its feed',
  'post.updated.v1': 'for readers of the blog and its feed',
  'post.deleted.v1': 'the staff’s own act',
  'post.schedule_changed.v1': 'the staff’s own act',
  'post.publish_due.v1': 'comes from the scheduler; what is decided then has its own event',
  'comment.held.v1': 'the answer to its author states it',
  'comment.released.v1': 'follows a decision that has its own event',
  'comment.edited.v1': 'their own act',
  'account.registered.v1': 'the code is mailed by accounts/',
  'account.verified.v1': 'their own act, answered on the page',
  'account.changed.v1': 'their own act; what matters for safety is mailed by accounts/',
  'account.password_reset.v1': 'mailed by accounts/, whatever was chosen here',
  'account.two_step_enabled.v1': 'mailed by two-step/, whatever was chosen here',
  'account.two_step_disabled.v1': 'mailed by two-step/, whatever was chosen here',
  'account.recovery_code_used.v1': 'mailed by two-step/, whatever was chosen here',
  'account.passkeys_changed.v1': 'mailed by two-step/, whatever was chosen here',
  'account.recovery_codes_replaced.v1': 'mailed by two-step/, whatever was chosen here',
  'account.signed_out.v1': 'their own act',
  'account.blocked.v1': 'the team writes to the person itself',
  'account.unblocked.v1': 'the team writes to the person itself',
  'account.deletion_requested.v1': 'mailed by accounts/, whatever was chosen here',
  'account.deletion_undone.v1': 'their own act',
  'account.deleted.v1': 'no one is left to notify',
  'data_export.requested.v1': 'data-exports/ mails the link itself',
  'sale_pack.saved.v1': 'the seller’s own act; both sides read the present version',
  'network.observed.v1': 'for the fraud score that staff see',
  'account.seen_in_new_place.v1': 'mailed by ip-traces/, whatever was chosen here',
  'identity.reported.v1': 'a provider’s notice; what comes of it has its own event',
  'identity.check_cancelled.v1': 'nothing was looked at; the profile shows it',
  'identity.check_erased.v1': 'the account is gone',
  'ownership.check_requested.v1': 'their own act',
  'ownership.try_due.v1': 'raised by the clock; what is decided then has its own event',
  'ownership.review_opened.v1': 'their own act',
  'ownership.check_erased.v1': 'the account is gone',
  'draft.created.v1': 'their own act',
  'draft.updated.v1': 'their own act',
  'draft.deleted.v1': 'their own act',
  'draft.reminder_due.v1': 'raised by the clock; what is decided then has its own event',
  'property.submitted.v1': 'their own act; going on sale has a notice',
  'property.changed.v1': 'for projections; what people are notified of has events of its own',
  'address.challenge_due.v1': 'raised by the clock; what is decided then has its own event',
  'package.chosen.v1': 'their own act',
  'package.paused.v1': 'follows from the sale, which has a notice',
  'package.feature_ended.v1': 'for the search; its day is shown with the package',
  'package.paid.v1': 'has its notice when it runs; its receipt is mailed by payments/',
  'package.refund_review_due.v1': 'for staff; a refund has its notice once the money is on its way',
  'package.refund_due.v1': 'has its notice once the money is on its way',
  'package.resumed.v1': 'follows from the sale’s end, which has a notice',
  'buyer_check.submitted.v1': 'their own act',
  'buyer_check.withdrawn.v1': 'their own act',
  'buyer_check.expiry_due.v1': 'comes from the scheduler; what is decided then has its own event',
  'buyer_check.document_due.v1': 'comes from the scheduler; the privacy policy states it',
  'owner.invited.v1': 'mailed with its link by joint-owners/',
  'saved_search.confirmation_requested.v1':
    'mailed by saved-searches/, to an address that may have no account',
  'search_alert.due.v1': 'a deadline; saved-searches/ mails what was found',
  'favourite.saved.v1': 'private; the seller sees a number',
  'favourite.removed.v1': 'private; the seller sees a number',
  'time_slots.opened.v1': 'the seller’s own act',
  'time_slot.changed.v1': 'its viewings have events of their own',
  'time_slot.cancelled.v1': 'its viewings have events of their own',
  'viewing.reminder_due.v1': 'raised by the clock; what is decided then has its own event',
  'viewing.hold_due.v1': 'raised by the clock; what is decided then has its own event',
  'offer.expiry_due.v1': 'raised by the clock; what is decided then has its own event',
  'best_and_final.due.v1': 'raised by the clock; what is decided then has its own event',
  'message.sent.v1': 'the chat shows it with its own count; what stays unread for an hour is mailed together',
  'message.edited.v1': 'the chat shows it',
  'message.removed.v1': 'the chat shows it',
  'messages.read.v1': 'the chat shows it',
  'messages.delivered.v1': 'the chat shows it',
  'messages.status_changed.v1': 'their own act',
  'message.digest_due.v1': 'the digest of unread messages has a letter of its own',
  'notification.raised.v1': 'is about a notice itself',
  'report.filed.v1': 'the receipt is mailed by cases/',
  'report.taken.v1': 'work of staff; the decision has a notice',
  'report.appealed.v1': 'the receipt is mailed by cases/',
  'report.closed.v1': 'the decision before it has a notice',
  'user.blocked.v1': 'a blocked person gets no notice',
  'user.unblocked.v1': 'a blocked person gets no notice',
  'payment.started.v1': 'their own act',
  'payment.reported.v1': 'a provider’s notice; what comes of it has its own event',
  'payment.succeeded.v1': 'the package that it starts has a notice; the receipt is mailed by payments/',
  'payment.refund_failed.v1': 'the house finds another way first, by its alarm',
  'receipt.issued.v1': 'mailed with its file by payments/',
  'ledger.differs.v1': 'for the house alone, by its alarm',
  'coupon.created.v1': 'handed out by who made it',
  'coupon.used.v1': 'shown in the price and on the receipt',
  'coupon.returned.v1': 'follows from the refund, which has a notice',
  'referral.due.v1': 'raised by the clock; what is decided then has its own event',
  'affiliate.applied.v1': 'mailed by referrals/',
  'affiliate.approved.v1': 'referrals/ writes to the applicant',
  'affiliate.declined.v1': 'referrals/ writes to the applicant',
  'configuration.changed.v1': 'an act of staff, kept in the history of the setting',
  'enquiry.opened.v1': 'acknowledged by mail from enquiries/',
  'enquiry.reopened.v1': 'their own act',
  'enquiry.acknowledged.v1': 'mailed by enquiries/',
  'enquiry.answered.v1': 'mailed by enquiries/',
  'enquiry.closed.v1': 'for the staff’s list',
};

/** The notices of an event. Only people of the event receive one. */
export function createNotices(
  name: string,
  data: unknown,
  scene: NoticeContext | undefined,
): readonly Notice[] {
  return [
    ...rules
      .filter(({ type }) => type.name === name)
      .flatMap(({ createNotices: create }) => (scene ? create(data, scene) : [])),
    ...personalRules
      .filter(({ type }) => type.name === name)
      .flatMap(({ createNotices: create }) => create(data)),
  ];
}
