import { accountState } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findTieByKey } from '../adapters/tie-repository.ts';
import type { InvitedTie } from '../queries/invitation-view.ts';

/**
 * The tie that a professional's link opens.
 * @throws 410 with one text for a forged, expired, replaced or ended link, and for one
 * whose person has no active account; 429 after too many guesses from a network
 */
export async function openChainInvitation(key: string, ip: string, now: Date): Promise<InvitedTie> {
  return limitGuesses({ key: `chain-link#${toNetwork(ip)}`, max: 20, seconds: 600 }, async () => {
    const tie = await findTieByKey(key);
    const invitation = tie?.outside?.invitation;
    if (!tie?.outside || !invitation || invitation.endsAt <= now.toISOString()) throw createLinkClosedError();
    const person = await findAccount(tie.personId);
    if (person?.is_active !== accountState.active || person.deletedAt !== undefined)
      throw createLinkClosedError();
    return { ...tie, outside: { ...tie.outside, invitation } };
  });
}

export function createLinkClosedError(): AppError {
  return new AppError('gone', 'This link no longer works. Ask your client to send you a new one.');
}
