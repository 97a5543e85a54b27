import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Cognito } from './context.ts';
import { CognitoError, createExpiredToken, createNotAuthorized, createTokenNotFound } from './errors.ts';
import { findStep, parseBase32 } from './totp.ts';
import type { UserPoolClientDefinition, UserPoolDefinition } from './user-pool.ts';
import { getUser, type User } from './users.ts';

/** `secret` is verified; `pending` replaces it after its first valid code. */
const TokenRow = z.object({
  secret: z.string().nullable(),
  pending: z.string().nullable(),
  used_step: z.number(),
  enabled: z.number().transform(Boolean),
  preferred: z.number().transform(Boolean),
});

/** The authenticator app of a user, verified or not. */
export function findSoftwareToken(cognito: Cognito, { pool, username }: Pick<User, 'pool' | 'username'>) {
  const row = cognito.db.get('SELECT * FROM software_tokens WHERE pool = ? AND username = ?', [
    pool,
    username,
  ]);
  return row && TokenRow.parse(row);
}

/** Whether the user needs a code besides the password to sign in. */
export function hasSoftwareToken(cognito: Cognito, pool: UserPoolDefinition, user: User): boolean {
  return pool.softwareToken && (findSoftwareToken(cognito, user)?.enabled ?? false);
}

/** A user's second factors in GetUser and AdminGetUser, which omit those that are off. */
export function toMfaView(cognito: Cognito, user: User) {
  const token = findSoftwareToken(cognito, user);
  if (!token?.enabled) return {};
  const name = 'SOFTWARE_TOKEN_MFA';
  return { UserMFASettingList: [name], ...(token.preferred && { PreferredMfaSetting: name }) };
}

const minute = 60_000;

interface Place {
  readonly pool: UserPoolDefinition;
  readonly client: UserPoolClientDefinition;
}

/** Opens the challenge for a code after a right password; it is valid for three minutes. */
export function openCodeChallenge(cognito: Cognito, { pool, client }: Place, user: User) {
  const session = randomBytes(96).toString('base64url');
  const now = cognito.clock.now();
  cognito.db.run('DELETE FROM code_challenges WHERE expires <= ?', [now - 60 * minute]);
  cognito.db.run(
    'INSERT INTO code_challenges (session, pool, client, username, expires) VALUES (?, ?, ?, ?, ?)',
    [session, pool.id, client.id, user.username, now + 3 * minute],
  );
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: session,
    ChallengeParameters: { USER_ID_FOR_SRP: user.username },
  };
}

const CodeChallenge = z.object({
  pool: z.string(),
  client: z.string(),
  username: z.string(),
  expires: z.number(),
  spent: z.number(),
});

interface CodeAnswer {
  readonly clientId: string;
  readonly session: string;
  readonly code: string;
}

/** Returns the user of a valid code. A wrong code leaves the session open; a right one uses it up. */
export function takeCodeChallenge(cognito: Cognito, { clientId, session, code }: CodeAnswer): User {
  const row = cognito.db.get('SELECT * FROM code_challenges WHERE session = ?', [session]);
  const challenge = row && CodeChallenge.parse(row);
  if (!challenge || challenge.client !== clientId) throw createNotAuthorized('Invalid session for the user.');
  if (challenge.spent)
    throw createNotAuthorized('Invalid session for the user, session can only be used once.');
  if (challenge.expires <= cognito.clock.now())
    throw createNotAuthorized('Invalid session for the user, session is expired.');
  const user = getUser(cognito, challenge.pool, challenge.username);
  takeStep(cognito, user, code);
  cognito.db.run('UPDATE code_challenges SET spent = 1 WHERE session = ?', [session]);
  return user;
}

function takeStep(cognito: Cognito, user: User, code: string): void {
  const token = findSoftwareToken(cognito, user);
  if (!token?.secret) throw createTokenNotFound('Software Token MFA does not exist for the user.');
  const step = findStep(parseBase32(token.secret), code, cognito.clock.now());
  if (step === undefined) throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  const taken = cognito.db.run(
    'UPDATE software_tokens SET used_step = ? WHERE pool = ? AND username = ? AND used_step < ?',
    [step, user.pool, user.username, step],
  );
  if (taken === 0) throw createExpiredToken();
}
