import { AccountBlocked, AccountUnblocked } from '../../../../events/account.ts';
import { accountState } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { AccountBlock } from './account-block.ts';
import type { Account, AccountDecision } from './account.ts';

/** @throws 409 `blocked` for an account that is already blocked */
export function blockAccount(
  account: Account,
  { reason, words }: Pick<AccountBlock, 'reason' | 'words'>,
  time: Date,
): AccountDecision {
  const was = account.is_active;
  if (was === accountState.blocked)
    throw new AppError('conflict', 'This account is blocked already.', { state: 'blocked' });
  const block: AccountBlock = { reason, words, at: time.toISOString(), was };
  return {
    account: { ...account, is_active: accountState.blocked, block },
    events: [AccountBlocked.of({ userId: account.id })],
  };
}

/**
 * Returns the account to its state before the block.
 * @throws 409 `active` or `unverified` for an account that is not blocked
 */
export function unblockAccount({ block, ...account }: Account): AccountDecision {
  if (account.is_active !== accountState.blocked)
    throw new AppError('conflict', 'This account isn’t blocked.', {
      state: account.is_active === accountState.active ? 'active' : 'unverified',
    });
  return {
    account: { ...account, is_active: block?.was ?? accountState.active },
    events: [AccountUnblocked.of({ userId: account.id })],
  };
}
