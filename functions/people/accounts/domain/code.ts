import { AccountChanged, AccountVerified } from '../../../../events/account.ts';
import { accountState } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  type Account,
  codeSeconds,
  type AccountDecision,
  assertNotBlocked,
  resendSeconds,
} from './account.ts';

/** Wrong tries per code. */
export const triesPerCode = 5;
/** Codes per day that a person can request in addition to the first. */
export const codesPerDay = 5;

/** Six random digits. */
export function createEmailCode(randomBytes: (length: number) => Uint8Array): string {
  const codes = 1_000_000;
  // Of 2³² numbers the highest are left out, so that every code is equally likely.
  const limit = 2 ** 32 - (2 ** 32 % codes);
  const draw = () => randomBytes(4).reduce((number, byte) => number * 256 + byte, 0);
  let drawn = draw();
  while (drawn >= limit) drawn = draw();
  return String(drawn % codes).padStart(6, '0');
}

/** The stored form of a code. The user id salts it; the code is valid for minutes and a few tries. */
export async function hashEmailCode(userId: string, code: string): Promise<string> {
  const text = new TextEncoder().encode(`${userId}#${code}`);
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('base64url');
}

const countSecondsSince = (sent: string, time: Date) => (time.getTime() - Date.parse(sent)) / 1000;

/** @throws 403 `account_blocked`, 409 when no email is to be verified */
function assertEmailUnverified(account: Account): void {
  assertNotBlocked(account);
  if (account.is_active === accountState.active && !account.pendingEmail)
    throw new AppError('conflict', 'Your email is verified already.', { state: 'active' });
}

/**
 * Records that a code is sent now; the earlier code is invalid.
 * @throws 409 when no email is to be verified, 403 `account_blocked`, 429 within a minute of the last code
 */
export function requestEmailCode(account: Account, time: Date): AccountDecision {
  assertEmailUnverified(account);
  const wait = account.codeSentAt ? resendSeconds - countSecondsSince(account.codeSentAt, time) : 0;
  if (wait > 0)
    throw new AppError('too_many', 'Wait a minute before you ask for another code.', {
      retryAfter: Math.ceil(wait),
    });
  return { account: { ...account, codeSentAt: time.toISOString() }, events: [] };
}

/**
 * When the present code was sent.
 * @throws 409 when no email is to be verified, 403 `account_blocked`, 410 when the code has expired
 */
export function getCodeSentAt(account: Account, time: Date): string {
  assertEmailUnverified(account);
  if (!account.codeSentAt || countSecondsSince(account.codeSentAt, time) >= codeSeconds)
    throw new AppError('gone', 'This code is no longer valid. Ask for a new one.');
  return account.codeSentAt;
}

/** The address that the present code verifies. */
export function selectEmailToVerify(account: Account): string {
  return account.pendingEmail ?? account.email;
}

/** Makes a verified address the account's, and the account active. */
export function confirmEmail(account: Account, email: string, now: Date): AccountDecision {
  assertEmailUnverified(account);
  const { codeSentAt: _sent, pendingEmail: _pending, ...kept } = account;
  const { id: userId } = account;
  const events = [
    ...(account.is_active === accountState.unverified ? [AccountVerified.of({ userId })] : []),
    ...(email === account.email ? [] : [AccountChanged.of({ userId, fields: ['email'] })]),
  ];
  const emailVerifiedAt = now.toISOString();
  return { account: { ...kept, email, emailVerifiedAt, is_active: accountState.active }, events };
}
