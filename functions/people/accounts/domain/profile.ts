import { AccountChanged } from '../../../../events/account.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { ProfileChange } from '../contract.ts';
import { type Account, type AccountDecision, assertNotBlocked } from './account.ts';
import { isSameLegalName } from './legal-name.ts';

const textFields = ['firstName', 'lastName', 'avatar', 'bio', 'address'] as const;

/** Applies the fields that were sent; an empty text removes a field. Email and password change elsewhere. */
export function changeProfile(account: Account, change: ProfileChange): AccountDecision {
  assertNotBlocked(account);
  const next: Account = { ...account };
  for (const field of textFields) {
    const text = change[field];
    if (text === undefined) continue;
    if (text === '') delete next[field];
    else next[field] = text;
  }
  if (change.phone !== undefined && change.phone !== (account.phone ?? null)) {
    delete next.phone;
    if (change.phone !== null) next.phone = change.phone;
  }
  // The check was made for the earlier name.
  if (!isSameLegalName(account, next)) delete next.identityCheckedAt;
  if (change.buyerProfile) next.buyerProfile = change.buyerProfile;
  if (change.welcomed) next.welcomed = true;
  if (change.prefs) next.prefs = { ...account.prefs, ...selectPreferences(change.prefs) };
  const fields = [...textFields, 'phone', 'buyerProfile', 'welcomed', 'prefs'] as const;
  const changed = fields.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(account[field]));
  if (changed.length === 0) return { account, events: [] };
  return { account: next, events: [AccountChanged.of({ userId: account.id, fields: changed })] };
}

type PreferenceChange = NonNullable<ProfileChange['prefs']>;
const selectPreferences = ({ marketing, newHomes, readReceipts }: PreferenceChange) => ({
  ...(marketing !== undefined && { marketing }),
  ...(newHomes !== undefined && { newHomes }),
  ...(readReceipts !== undefined && { readReceipts }),
});

/**
 * Stores a new address that waits for its code; the account keeps its address until then.
 * @throws 422 on `email` when a social login decides the address, 403 `account_blocked`
 */
export function requestEmailChange(account: Account, email: string, time: Date): AccountDecision {
  assertNotBlocked(account);
  if (account.signInWith !== 'password')
    throw new AppError('invalid', 'You can’t change this email here.', {
      errors: { email: ['Your email address comes from the account that you log in with'] },
    });
  return { account: { ...account, pendingEmail: email, codeSentAt: time.toISOString() }, events: [] };
}

/** Discards a waiting address and its code when the present address is entered. */
export function cancelEmailChange(account: Account): AccountDecision {
  if (!account.pendingEmail) return { account, events: [] };
  const { pendingEmail: _pending, codeSentAt: _sent, ...kept } = account;
  return { account: kept, events: [] };
}
