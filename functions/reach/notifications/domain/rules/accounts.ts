import { AccountDeletionPostponed } from '../../../../../events/account.ts';
import { links } from '../links.ts';
import { definePersonalNoticeRule, type PersonalNoticeRule, noticeDefaults } from '../notice.ts';

/** The other side of a sale whose person asked to leave. That person's own mail is sent by account-activity/. */
export const accountRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(AccountDeletionPostponed, ({ userId, otherIds }) =>
    otherIds.map((to) => ({
      ...noticeDefaults,
      to,
      from: userId,
      topic: 'sale',
      title: 'The other side of your sale asked to close their account',
      body: 'We’ll keep their account open until your sale completes or falls through. Message them to find out what they plan to do.',
      href: links.messages(),
      action: 'Open messages',
    })),
  ),
];
