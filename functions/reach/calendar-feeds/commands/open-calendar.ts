import { accountState, type UserId } from '../../../../events/vocabulary.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findFeedByKey, buildReadWrite } from '../adapters/calendar-feed-repository.ts';
import { isReadWorthNoting } from '../domain/calendar-feed.ts';

/**
 * Whose dates a key opens; notes that they were read.
 * @throws 404 `not_found` for a key that ended or never was, and while its person is blocked
 */
export async function openCalendar(key: string, now: Date): Promise<UserId> {
  const feed = await findFeedByKey(key);
  const account = feed && (await findAccount(feed.userId));
  if (!feed || !account || account.deletedAt !== undefined || account.is_active !== accountState.active)
    throw new AppError('not_found', 'We can’t find that calendar. Make a new address in your profile.');
  if (isReadWorthNoting(feed, now)) await ignoreStale(commit([buildReadWrite(feed, now.toISOString())]));
  return feed.userId;
}
