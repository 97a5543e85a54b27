import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Cognito } from './context.ts';
import { callTokenTrigger, type TokenRequest } from './token-trigger.ts';
import { toUserPoolIssuer } from './user-pool.ts';
import { listUserGroups, type UserAttributes } from './users.ts';

export const userScope = 'aws.cognito.signin.user.admin';

const identityValues = z.array(z.record(z.string(), z.unknown()));

/** Attributes as claims: verification flags are booleans, identities a list, the rest strings. */
function toAttributeClaims(attributes: UserAttributes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name.endsWith('_verified')) return [name, value === 'true'];
      if (name === 'identities') return [name, identityValues.parse(JSON.parse(value))];
      return [name, value];
    }),
  );
}

const hashHalf = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

/** Access and id token of a session, with the changes of the PreTokenGeneration trigger. */
export async function issueTokens(cognito: Cognito, request: TokenRequest) {
  const { pool, client, user, session } = request;
  const changes = await callTokenTrigger(cognito, request, listUserGroups(cognito, user));
  const groups = changes.groups;
  const iat = Math.floor(cognito.clock.now() / 1000);
  const shared = {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: toUserPoolIssuer(cognito.region, pool.id),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat,
  };
  const accessToken = cognito.keys.sign(pool.id, {
    ...shared,
    ...(session.scopes.includes('openid') && { version: 2 }),
    client_id: client.id,
    token_use: 'access',
    scope: changes.scopes(session.scopes).join(' '),
    exp: iat + client.accessTokenSeconds,
    jti: randomUUID(),
    username: user.username,
    ...changes.access,
  });
  const idToken = cognito.keys.sign(pool.id, {
    ...shared,
    ...(request.nonce && { nonce: request.nonce, at_hash: hashHalf(accessToken) }),
    ...toAttributeClaims(user.attributes),
    'cognito:username': user.username,
    aud: client.id,
    token_use: 'id',
    exp: iat + client.idTokenSeconds,
    jti: randomUUID(),
    ...changes.id,
  });
  return { accessToken, idToken, expiresIn: client.accessTokenSeconds };
}
