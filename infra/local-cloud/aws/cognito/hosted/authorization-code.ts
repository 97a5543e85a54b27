import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Cognito } from '../context.ts';
import { getUser, type User } from '../users.ts';
import { addQuery, type AuthorizeRequest } from './authorize-request.ts';

const Grant = z.object({
  pool: z.string(),
  client: z.string(),
  username: z.string(),
  redirect_uri: z.string(),
  scopes: z.string(),
  challenge: z.string().nullable(),
  nonce: z.string().nullable(),
  expires: z.number(),
});

const codeLife = 5 * 60_000;

/** Issues an authorization code for the user and returns the redirect URL with it. */
export function grantCode(cognito: Cognito, request: AuthorizeRequest, user: User): string {
  const code = randomUUID();
  const now = cognito.clock.now();
  cognito.db.run('DELETE FROM grants WHERE expires <= ?', [now]);
  cognito.db.run(
    `INSERT INTO grants (code, pool, client, username, redirect_uri, scopes, challenge, nonce, expires)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      code,
      request.pool.id,
      request.client.id,
      user.username,
      request.redirectUri,
      request.scopes.join(' '),
      request.challenge ?? null,
      request.nonce ?? null,
      now + codeLife,
    ],
  );
  return addQuery(request.redirectUri, { code, state: request.state });
}

const toChallenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Redeems a code, which works once, for the client, URL and PKCE verifier that it was issued for. */
export function redeemCode(
  cognito: Cognito,
  given: { code: string; client: string; redirectUri: string; verifier: string | undefined },
) {
  const row = cognito.db.get('DELETE FROM grants WHERE code = ? RETURNING *', [given.code]);
  const grant = row && Grant.parse(row);
  if (!grant || grant.expires <= cognito.clock.now()) return undefined;
  if (grant.client !== given.client || grant.redirect_uri !== given.redirectUri) return undefined;
  const proven =
    grant.challenge === null
      ? given.verifier === undefined
      : toChallenge(given.verifier ?? '') === grant.challenge;
  if (!proven) return undefined;
  return {
    user: getUser(cognito, grant.pool, grant.username),
    scopes: grant.scopes.split(' '),
    nonce: grant.nonce ?? undefined,
  };
}
