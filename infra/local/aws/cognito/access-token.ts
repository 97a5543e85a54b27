import * as z from 'zod';
import { clientOf, poolOf, type Cognito } from './context.ts';
import { userPoolIssuer } from './definition.ts';
import { notAuthorized } from './errors.ts';
import { isRevoked } from './sessions.ts';
import { userScope } from './tokens.ts';
import { mustFind } from './users.ts';

const AccessClaims = z.object({
  iss: z.string(),
  token_use: z.literal('access'),
  client_id: z.string(),
  username: z.string(),
  origin_jti: z.string(),
  scope: z.string(),
  exp: z.number(),
});

function claimsOf(cognito: Cognito, token: string) {
  for (const pool of cognito.pools) {
    const claims = AccessClaims.safeParse(cognito.keys.verify(pool.id, token));
    if (claims.success && claims.data.iss === userPoolIssuer(cognito.region, pool.id))
      return { ...claims.data, pool: pool.id };
  }
  throw notAuthorized('Invalid Access Token');
}

/** The holder of an access token, after the checks of GetUser: signature, expiry, revocation, scope. */
export function bearer(cognito: Cognito, token: string, scope = userScope) {
  const claims = claimsOf(cognito, token);
  if (claims.exp * 1000 <= cognito.clock.now()) throw notAuthorized('Access Token has expired');
  const user = mustFind(cognito, claims.pool, claims.username);
  if (isRevoked(cognito, claims.origin_jti)) throw notAuthorized('Access Token has been revoked');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (!claims.scope.split(' ').includes(scope))
    throw notAuthorized('Access Token does not have required scopes');
  return {
    pool: poolOf(cognito, claims.pool),
    client: clientOf(cognito, claims.client_id).client,
    user,
    originJti: claims.origin_jti,
  };
}
