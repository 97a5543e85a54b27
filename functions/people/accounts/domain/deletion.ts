import {
  AccountDeleted,
  AccountDeletionRequested,
  AccountDeletionPostponed,
  AccountDeletionUndone,
} from '../../../../events/account.ts';
import type { DeletionObstacle, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs, hourMs } from '../../../kernel/time.ts';
import type { Account, AccountDecision } from './account.ts';

/** Days in which a person can undo the deletion. */
export const undoDays = 14;

/** Schedules the deletion; a second request keeps the first date. */
export function requestDeletion(account: Account, reason: string | undefined, time: Date): AccountDecision {
  if (account.deletesAt) return { account, events: [] };
  const deletesAt = new Date(time.getTime() + undoDays * dayMs).toISOString();
  const events = [AccountDeletionRequested.of({ userId: account.id, deletesAt })];
  return { account: { ...account, deletesAt, ...(reason && { deletionReason: reason }) }, events };
}

/** Days after which a deletion that was put off is tried again. */
export const postponementDays = 7;

/**
 * Puts a deletion off that others would suffer from. Its first postponement for a reason has an event.
 * @param others the other people of the sales under way
 */
export function postponeDeletion(
  account: Account,
  heldBy: DeletionObstacle,
  others: readonly UserId[],
  time: Date,
): AccountDecision {
  const deletesAt = new Date(time.getTime() + postponementDays * dayMs).toISOString();
  const event = AccountDeletionPostponed.of({ userId: account.id, deletesAt, heldBy, otherIds: [...others] });
  return {
    account: { ...account, deletesAt, deletionHeldBy: heldBy },
    events: account.deletionHeldBy === heldBy ? [] : [event],
  };
}

/** @throws 409 when no deletion is scheduled or its day has come */
export function undoDeletion(account: Account, time: Date): AccountDecision {
  const { deletesAt, deletionReason: _reason, deletionHeldBy: _heldBy, ...kept } = account;
  if (!deletesAt)
    throw new AppError('conflict', 'This account isn’t about to be deleted.', { state: 'active' });
  if (time.getTime() >= Date.parse(deletesAt))
    throw new AppError('conflict', 'It’s too late to keep this account.', { state: 'deleted' });
  return { account: kept, events: [AccountDeletionUndone.of({ userId: account.id })] };
}

/**
 * The latest `deletesAt` that is due. The hour in between separates an undo in the last second from the
 * erasure.
 */
export function calculateDueBefore(time: Date): string {
  return new Date(time.getTime() - hourMs).toISOString();
}

/** Removes all personal data. The id stays for the records that others need: sums, sales and their dates. */
export function anonymiseAccount(
  { id, is_active, signInWith, version, createdAt }: Account,
  time: Date,
): AccountDecision {
  return {
    account: {
      id,
      sub: '',
      cognitoUsername: '',
      signInWith,
      email: '',
      user_name: null,
      is_active,
      prefs: { marketing: false, newHomes: false, readReceipts: false },
      deletedAt: time.toISOString(),
      version,
      createdAt,
    },
    events: [AccountDeleted.of({ userId: id })],
  };
}
