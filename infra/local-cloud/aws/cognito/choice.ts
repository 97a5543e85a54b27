import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Cognito } from './context.ts';
import { createBadCredentials, createNotAuthorized } from './errors.ts';
import { openPasskeyChallenge } from './passkeys.ts';
import type { UserPoolClientDefinition, UserPoolDefinition } from './user-pool.ts';
import { findUser, getUser, type User } from './users.ts';

interface ClientPlace {
  pool: UserPoolDefinition;
  client: UserPoolClientDefinition;
}

const minute = 60_000;

/** The first answer of the flow USER_AUTH: the preferred challenge, or the factors that the user has. */
export async function openChoice(
  cognito: Cognito,
  { pool, client }: ClientPlace,
  { name, preferred }: { name: string; preferred: string | undefined },
) {
  const user = findUser(cognito, pool, name);
  if (!user) throw createBadCredentials();
  const asked = preferred === 'WEB_AUTHN' && (await openPasskeyChallenge(cognito, { pool, client }, user));
  if (asked) return asked;
  const session = randomBytes(96).toString('base64url');
  const now = cognito.clock.now();
  cognito.db.run('DELETE FROM choices WHERE expires <= ?', [now]);
  cognito.db.run('INSERT INTO choices (session, pool, client, username, expires) VALUES (?, ?, ?, ?, ?)', [
    session,
    pool.id,
    client.id,
    user.username,
    now + 3 * minute,
  ]);
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    Session: session,
    ChallengeParameters: {},
    AvailableChallenges: user.password === null ? [] : ['PASSWORD'],
  };
}

const Choice = z.object({
  pool: z.string(),
  client: z.string(),
  username: z.string(),
  expires: z.number(),
});

/** Uses up the session of a choice and returns its user. */
export function takeChoice(cognito: Cognito, session: string, clientId: string): User {
  const row = cognito.db.get('DELETE FROM choices WHERE session = ? RETURNING *', [session]);
  const choice = row && Choice.parse(row);
  if (!choice || choice.client !== clientId) throw createNotAuthorized('Invalid session for the user.');
  if (choice.expires <= cognito.clock.now())
    throw createNotAuthorized('Invalid session for the user, session is expired.');
  return getUser(cognito, choice.pool, choice.username);
}
