import { AppError } from '../../../kernel/errors.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { canTryAgain, type IdentityCheck } from './identity-check.ts';

const refusals: Readonly<Partial<Record<IdentityCheck['status'], string>>> = {
  processing: 'Your documents are being looked at.',
  review: 'One of us is looking at your check.',
  ended: 'This check was ended. Write to us if you think that’s wrong.',
};

/**
 * Whether a start continues the pending check or begins a new one.
 * @throws 409 `verified`, `name_missing`, or the status of a check that accepts no try
 */
export function decideStart(
  account: Pick<Account, 'firstName' | 'lastName' | 'identityCheckedAt'>,
  current: IdentityCheck | undefined,
): 'continue' | 'begin' {
  if (account.identityCheckedAt !== undefined)
    throw new AppError('conflict', 'We’ve checked your identity already.', { state: 'verified' });
  const refusal = current && refusals[current.status];
  if (refusal) throw new AppError('conflict', refusal, { state: current.status });
  if (!account.firstName && !account.lastName)
    throw new AppError('conflict', 'Give your name in your details first.', {
      state: 'name_missing',
    });
  return current && canTryAgain(current) ? 'continue' : 'begin';
}
