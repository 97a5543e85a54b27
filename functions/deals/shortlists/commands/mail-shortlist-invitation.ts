import type { ShortlistId } from '../../../../events/vocabulary.ts';
import { toLinkToken } from '../../../kernel/data/link-keys.ts';
import { env } from '../../../kernel/env.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { formatName } from '../../../kernel/text.ts';
import { findAccount, findAccountByEmail } from '../../../people/accounts/adapters/account-repository.ts';
import { isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';
import { toShortlistMail } from '../adapters/invitation-mail.ts';
import { findShortlist } from '../adapters/shortlist-repository.ts';
import { toCurrentShortlist } from '../domain/shortlist.ts';

/** Mails the link of an invitation that waits for an answer; nothing between people of whom one blocked the other. */
export async function mailShortlistInvitation(id: ShortlistId, now: Date): Promise<void> {
  const shortlist = await findShortlist(id);
  if (!shortlist || toCurrentShortlist(shortlist, now).status !== 'pending') return;
  const invited = await findAccountByEmail(shortlist.email);
  if (invited && (await isBlockedBetween(invited.id, shortlist.inviterId))) return;
  const sender = formatName(await findAccount(shortlist.inviterId), 'Someone');
  // Browsers do not send the fragment to any server.
  const href = `${env('SITE_URL')}/shortlist-invitation#${toLinkToken(shortlist)}`;
  await sendMail(shortlist.email, toShortlistMail({ sender, linkEndsAt: shortlist.linkEndsAt }, href));
}
