import { AppError } from '../../../kernel/errors.ts';
import { listHistory } from '../../../listings/properties/adapters/history-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';
import type { Parties } from '../domain/thread.ts';

/** A thread stays open for this many months after completion. */
export const openMonthsAfterSale = 12;
export type ThreadClosure = 'blocked' | 'ended' | 'account_gone';

/** Why two people cannot write to each other about a property; `undefined` when they can. */
export async function findThreadClosure(
  { sellerId, buyerId }: Parties,
  home: Property | undefined,
  other: Account | undefined,
  now: Date,
): Promise<ThreadClosure | undefined> {
  if (!other || other.deletedAt) return 'account_gone';
  const [blocked, ended] = await Promise.all([
    isBlockedBetween(sellerId, buyerId),
    isSaleLongCompleted(home, now),
  ]);
  if (blocked) return 'blocked';
  return ended ? 'ended' : undefined;
}

async function isSaleLongCompleted(home: Property | undefined, now: Date): Promise<boolean> {
  if (home?.status !== 'completed') return false;
  const completed = (await listHistory(home.id)).find(({ status }) => status === 'completed');
  if (!completed) return false;
  const ends = new Date(completed.at);
  ends.setUTCMonth(ends.getUTCMonth() + openMonthsAfterSale);
  return ends <= now;
}

const closureTexts = {
  ended: 'This conversation ended a year after the sale was completed.',
  account_gone: 'This person has left Gable.',
} as const;

/** @throws 403 `blocked_by_user`, 409 with the closure as its state */
export function assertThreadOpen(closed: ThreadClosure | undefined): void {
  if (closed === 'blocked')
    throw new AppError('blocked_by_user', 'You and this person can’t message each other.');
  if (closed) throw new AppError('conflict', closureTexts[closed], { state: closed });
}
