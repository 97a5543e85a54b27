import type { Account } from '../accounts/account.ts';
import { isBlockedBetween } from '../blocks/adapters/block-repository.ts';
import { listHistory } from '../properties/adapters/history-repository.ts';
import type { Property } from '../properties/domain/property.ts';
import { AppError } from '../shared/errors.ts';
import type { Parties } from './thread.ts';

/** Months after completion for which a thread stays open. */
export const openMonths = 12;
export type Closed = 'blocked' | 'ended' | 'account_gone';

/** Why nothing more can be written between two people about a home, where that is so. */
export async function closedFor(
  { sellerId, buyerId }: Parties,
  home: Property | undefined,
  other: Account | undefined,
  now: Date,
): Promise<Closed | undefined> {
  if (!other || other.deletedAt) return 'account_gone';
  const [blocked, ended] = await Promise.all([isBlockedBetween(sellerId, buyerId), hasEnded(home, now)]);
  if (blocked) return 'blocked';
  return ended ? 'ended' : undefined;
}

async function hasEnded(home: Property | undefined, now: Date): Promise<boolean> {
  if (home?.status !== 'completed') return false;
  const completed = (await listHistory(home.id)).find(({ status }) => status === 'completed');
  if (!completed) return false;
  const ends = new Date(completed.at);
  ends.setUTCMonth(ends.getUTCMonth() + openMonths);
  return ends <= now;
}

const words = {
  ended: 'This conversation ended a year after the sale was completed.',
  account_gone: 'This person has left Gable.',
} as const;

/** @throws 403 `blocked_by_user` or 409 with what closed it */
export function refuseClosed(closed: Closed | undefined): void {
  if (closed === 'blocked')
    throw new AppError('blocked_by_user', 'You and this person can not write to each other.');
  if (closed) throw new AppError('conflict', words[closed], { state: closed });
}
