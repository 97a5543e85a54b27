import type { StaffAction } from '../../../../events/staff-vocabulary.ts';

/** Each goes on after the name of who did it. */
const actNames: Readonly<Record<StaffAction, string>> = {
  'account.block': 'blocked the account',
  'account.reset_two_step': 'reset two-step sign-in',
  'account.unblock': 'unblocked the account',
  'affiliate.approve': 'approved the affiliate',
  'affiliate.decline': 'declined the affiliate',
  'appeal.decide': 'decided the appeal',
  'buyer_check.approve': 'approved the buyer check',
  'buyer_check.return': 'returned the buyer check',
  'category.create': 'added a blog category',
  'category.delete': 'deleted a blog category',
  'category.order': 'changed the order of the blog categories',
  'category.update': 'changed a blog category',
  'comment.approve': 'approved the comment',
  'comment.edit': 'edited the comment',
  'comment.remove': 'removed the comment',
  'configuration.change': 'changed a setting',
  'coupon.create': 'created a coupon',
  'coupon.end': 'ended a coupon',
  'home.remove': 'removed the home',
  'home.restore': 'restored the home',
  'home_review.approved': 'approved the home',
  'home_review.removed': 'removed the home after its check',
  'home_review.returned': 'returned the home to its seller',
  'identity_check.ended': 'ended the identity check',
  'identity_check.try_again': 'allowed another try of the identity check',
  'ownership_proof.accepted': 'approved the proof of ownership',
  'ownership_proof.declined': 'returned the proof of ownership',
  'payment.refund': 'gave money back',
  'portal_advert.send': 'sent the advert to a portal again',
  'post.create': 'wrote a post',
  'post.delete': 'deleted a post',
  'post.publish': 'published a post',
  'post.schedule': 'scheduled a post',
  'post.unpublish': 'unpublished a post',
  'post.update': 'changed a post',
  'report.decide': 'decided the report',
  'report.hide': 'hid what was reported',
  'report.take': 'took the report',
  'task.complete': 'marked the task as done',
  'task.release': 'put the task back',
  'task.take': 'took the task',
  'ticket.acknowledge': 'acknowledged the complaint',
  'ticket.answer': 'answered the ticket',
  'ticket.close': 'closed the ticket',
  'ticket.final_answer': 'gave the final answer',
  'ticket.note': 'added a note',
};

const names = new Map<string, string>(Object.entries(actNames));

/** What a member of staff did, as it follows their name: `approved the home`; an earlier release may have recorded what none has any more. */
export function formatActName(action: string): string {
  return names.get(action) ?? 'did something else';
}
