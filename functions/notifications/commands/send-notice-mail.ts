import { accountState, type UserId } from '../../../events/vocabulary.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { getSetting } from '../../configuration/queries/get-setting.ts';
import { isBlockedBetween } from '../../blocks/adapters/block-repository.ts';
import { now } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import { sendMail } from '../../kernel/mail/send.ts';
import type { Mail } from '../../kernel/mail/layout.ts';
import { sealValue } from '../../vault/adapters/vault.ts';
import { getMailPreference } from '../adapters/mail-preference-repository.ts';
import type { MailRecipient } from '../adapters/notice-mail.ts';
import type { Topic } from '../domain/notification.ts';
import { sendOnce } from '../adapters/sent-mail-repository.ts';

export interface NoticeMailRequest {
  readonly eventId: string;
  readonly to: UserId;
  /** Nothing is sent where the two blocked each other. */
  readonly from?: UserId | undefined;
  readonly topic: Topic;
  /** Nothing, where there is no reason for a mail after all. */
  readonly write: (recipient: MailRecipient, reader: Account) => Promise<Mail | undefined>;
}

/** Mails one person once, if they want the topic by mail, can be reached, and are not kept apart from the other side. */
export async function sendNoticeMail({ eventId, to, from, topic, write }: NoticeMailRequest): Promise<void> {
  const [person, blocked] = await Promise.all([findAccount(to), from ? isBlockedBetween(to, from) : false]);
  if (blocked || person?.is_active !== accountState.active || person.deletedAt !== undefined) return;
  const choice = await getMailPreference(to);
  if (!choice[topic]) return;
  await sendOnce({ eventId, userId: to }, now(), async () => {
    const [support, { value: key }] = await Promise.all([
      getSetting('support_email'),
      sealValue({ purpose: 'unsubscribe', userId: to, data: topic }, now()),
    ]);
    const mail = await write({ site: env('SITE_URL'), key, support }, person);
    if (mail) await sendMail(person.email, mail);
  });
}

/** Does each; what one could not do keeps nobody from the rest, and brings the event back. */
export async function sendEach(posts: readonly NoticeMailRequest[]): Promise<void> {
  const results = await Promise.allSettled(posts.map(sendNoticeMail));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
