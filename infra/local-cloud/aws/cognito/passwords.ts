import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Cognito } from './context.ts';
import { CognitoError, createPasswordAttemptsExceeded } from './errors.ts';
import type { PasswordPolicy } from './user-pool.ts';
import type { User } from './users.ts';

const symbols = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-';
// Low, as each login waits for it and the passwords never leave this machine.
const cost = { N: 512, r: 8, p: 1 };

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${scryptSync(password, salt, 32, cost).toString('base64')}`;
}

function isMatch(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':').map((part) => Buffer.from(part, 'base64'));
  const expected = Buffer.from(hash);
  const given = scryptSync(password, salt, 32, cost);
  return expected.length === given.length && timingSafeEqual(given, expected);
}

// Verified for an unknown user, which then takes as long as a wrong password.
const unknownUser = hashPassword(randomBytes(8).toString('hex'));

/** Compares without touching the attempt counter. */
export function isPasswordCorrect(user: User | undefined, password: string): boolean {
  return isMatch(password, user?.password ?? unknownUser) && Boolean(user?.password);
}

export function checkPasswordPolicy(policy: PasswordPolicy, password: string): void {
  const broken = [
    password.length < policy.minimumLength && 'Password not long enough',
    password.length > 256 && 'Password too long',
    policy.numbers && !/\d/.test(password) && 'Password must have numeric characters',
    policy.symbols &&
      !Array.from(password).some((sign) => symbols.includes(sign)) &&
      'Password must have symbol characters',
    policy.uppercase && !/[A-Z]/.test(password) && 'Password must have uppercase characters',
    policy.lowercase && !/[a-z]/.test(password) && 'Password must have lowercase characters',
    /^\s|\s$/.test(password) && 'Password cannot have leading or trailing spaces',
  ].find(Boolean);
  if (broken)
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
}

const quietTime = 15 * 60_000;

/**
 * After five failures the lock lasts 2^(n-5) seconds, up to 15 minutes; 15 minutes without a failure reset
 * them.
 */
export function checkAttempts(cognito: Cognito, user: User): void {
  if (user.failures < 5) return;
  const waited = cognito.clock.now() - user.failed_at;
  if (waited < Math.min(1000 * 2 ** (user.failures - 5), quietTime)) throw createPasswordAttemptsExceeded();
}

export function recordFailure(cognito: Cognito, user: User): void {
  const now = cognito.clock.now();
  cognito.db.run(
    `UPDATE users SET failures = CASE WHEN failed_at + ? <= ? THEN 1 ELSE failures + 1 END, failed_at = ?
     WHERE pool = ? AND username = ?`,
    [quietTime, now, now, user.pool, user.username],
  );
}

export function clearFailures(cognito: Cognito, user: User): void {
  if (user.failures > 0)
    cognito.db.run('UPDATE users SET failures = 0 WHERE pool = ? AND username = ?', [
      user.pool,
      user.username,
    ]);
}
