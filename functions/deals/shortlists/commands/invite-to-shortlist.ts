import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import {
  buildPlaceWrite,
  buildShortlistRemoval,
  buildShortlistWrite,
  findShortlistOf,
} from '../adapters/shortlist-repository.ts';
import { assertMayInvite, createShortlist } from '../domain/shortlist.ts';

/** Invitations in a day: of one person, and to one address. */
const sentPerDay = 5;
const mailsPerDay = 3;

/**
 * Mails a person the link to a shared shortlist. The answer does not tell whether the address has an account.
 * @throws 409 `shared` or `pending`, 422 on `email` for the own address, 429
 */
export async function inviteToShortlist(email: string, inviterId: UserId, now: Date): Promise<void> {
  if ((await findAccount(inviterId))?.email === email) {
    const text = 'This is your own address. Enter your partner’s.';
    throw new AppError('invalid', text, { errors: { email: [text] } });
  }
  assertMayInvite(await findShortlistOf(inviterId), now);
  await enforceLimit({ key: `shortlist-invitations#${inviterId}`, max: sentPerDay, seconds: daySeconds });
  await enforceLimit({ key: `shortlist-mail#${email}`, max: mailsPerDay, seconds: daySeconds });
  const invitation = { id: newId('shl'), inviterId, email, key: createSecretKey() };
  await updateWithRetry(
    () => findShortlistOf(inviterId),
    (present) => {
      assertMayInvite(present, now);
      const { shortlist, events } = createShortlist(invitation, now);
      const place = buildPlaceWrite(inviterId, { shortlist, before: present }, now);
      // The one before has expired.
      const removals = present ? [buildShortlistRemoval(present)] : [];
      return { writes: [buildShortlistWrite(shortlist), place, ...removals], events };
    },
  );
}
