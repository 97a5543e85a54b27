import * as z from 'zod';
import { getClient, getPool, type Cognito } from './context.ts';
import { createNotAuthorized } from './errors.ts';
import { isRevoked } from './sessions.ts';
import { userScope } from './tokens.ts';
import { toUserPoolIssuer } from './user-pool.ts';
import { getUser } from './users.ts';

const AccessClaims = z.object({
  iss: z.string(),
  token_use: z.literal('access'),
  client_id: z.string(),
  username: z.string(),
  origin_jti: z.string(),
  scope: z.string(),
  exp: z.number(),
});

function verifyClaims(cognito: Cognito, token: string) {
  for (const pool of cognito.pools) {
    const claims = AccessClaims.safeParse(cognito.keys.verify(pool.id, token));
    if (claims.success && claims.data.iss === toUserPoolIssuer(cognito.region, pool.id))
      return { ...claims.data, pool: pool.id };
  }
  throw createNotAuthorized('Invalid Access Token');
}

/** The holder of an access token, after the checks of GetUser: signature, expiry, revocation, scope. */
export function getTokenHolder(cognito: Cognito, token: string) {
  const claims = verifyClaims(cognito, token);
  if (claims.exp * 1000 <= cognito.clock.now()) throw createNotAuthorized('Access Token has expired');
  const user = getUser(cognito, claims.pool, claims.username);
  if (isRevoked(cognito, claims.origin_jti)) throw createNotAuthorized('Access Token has been revoked');
  if (!user.enabled) throw createNotAuthorized('User is disabled.');
  if (!claims.scope.split(' ').includes(userScope))
    throw createNotAuthorized('Access Token does not have required scopes');
  return {
    pool: getPool(cognito, claims.pool),
    client: getClient(cognito, claims.client_id).client,
    user,
    originJti: claims.origin_jti,
  };
}
