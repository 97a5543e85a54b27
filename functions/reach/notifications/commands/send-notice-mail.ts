import { accountState, type UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { findRows, loadTogether } from '../../../kernel/data/row-read.ts';
import { env } from '../../../kernel/env.ts';
import type { Mail } from '../../../kernel/mail/layout.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { createAccountRead } from '../../../people/accounts/adapters/account-repository.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import { sealValue } from '../../../people/vault/adapters/vault.ts';
import { createMailPreferenceRead } from '../adapters/mail-preference-repository.ts';
import type { MailRecipient } from '../adapters/notice-mail.ts';
import { sendOnce } from '../adapters/sent-mail-repository.ts';
import type { Topic } from '../domain/notification.ts';

export interface NoticeMailRequest {
  readonly eventId: string;
  readonly to: UserId;
  /** No mail is sent when one of the two blocked the other, unless it is neutral. */
  readonly from?: UserId | undefined;
  readonly isNeutral?: boolean | undefined;
  readonly topic: Topic;
  /** The mail is sent whatever the person chose for the topic. */
  readonly isEssential?: boolean;
  /** `undefined` when there is nothing to send after all. */
  readonly write: (
    recipient: MailRecipient,
    reader: Account,
    isBlocked: boolean,
  ) => Promise<Mail | undefined>;
}

/**
 * Mails one person once if the account is active, wants the topic by mail (or the mail is essential) and is not
 * blocked by or blocking the other side.
 */
export async function sendNoticeMail({
  eventId,
  to,
  from,
  isNeutral = false,
  topic,
  isEssential = false,
  write,
}: NoticeMailRequest): Promise<void> {
  const [[person, preference], isBlocked] = await loadTogether(() =>
    Promise.all([
      findRows(createAccountRead(to), createMailPreferenceRead(to)),
      from ? isBlockedBetween(to, from) : false,
    ]),
  );
  if (isBlocked && !isNeutral) return;
  if (person?.is_active !== accountState.active || person.deletedAt !== undefined) return;
  if (!isEssential && !preference[topic]) return;
  await sendOnce({ eventId, userId: to }, now(), async () => {
    const [support, { value: key }] = await Promise.all([
      getSetting('support_email'),
      sealValue({ purpose: 'unsubscribe', userId: to, data: topic }, now()),
    ]);
    const mail = await write({ site: env('SITE_URL'), key, support }, person, isBlocked);
    if (mail) await sendMail(person.email, mail, { isBulk: true });
  });
}

/** Mails that one run sends at a time: the provider limits the mails of a second. */
const mailsAtOnce = 5;

/** Sends all; a failure does not stop the others and is thrown at the end, so that the event is retried. */
export async function sendEach(posts: readonly NoticeMailRequest[]): Promise<void> {
  const results = [];
  for (let start = 0; start < posts.length; start += mailsAtOnce)
    results.push(...(await Promise.allSettled(posts.slice(start, start + mailsAtOnce).map(sendNoticeMail))));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
