import * as z from 'zod';
import type { Cognito } from './context.ts';
import type { SignInSession } from './sessions.ts';
import { callTrigger, type TriggerMetadata, toTriggerAttributes } from './triggers.ts';
import type { UserPoolClientDefinition, UserPoolDefinition } from './user-pool.ts';
import type { User } from './users.ts';

export type TokenOccasion = 'Authentication' | 'HostedAuth' | 'RefreshTokens';

/** The user, client and session to issue tokens for. */
export interface TokenRequest {
  pool: UserPoolDefinition;
  client: UserPoolClientDefinition;
  user: User;
  session: SignInSession;
  occasion: TokenOccasion;
  nonce?: string | undefined;
  metadata?: TriggerMetadata;
}

const Claims = z.record(z.string(), z.unknown()).nullish();
const Names = z.array(z.string()).nullish();
const Groups = z.object({ groupsToOverride: Names }).nullish();

const Answer = z.object({
  claimsAndScopeOverrideDetails: z
    .object({
      idTokenGeneration: z.object({ claimsToAddOrOverride: Claims, claimsToSuppress: Names }).nullish(),
      accessTokenGeneration: z
        .object({
          claimsToAddOrOverride: Claims,
          claimsToSuppress: Names,
          scopesToAdd: Names,
          scopesToSuppress: Names,
        })
        .nullish(),
      groupOverrideDetails: Groups,
    })
    .nullish(),
});

type Change = { claimsToAddOrOverride?: unknown; claimsToSuppress?: unknown } | null | undefined;

/** Claims that identify a token; a trigger cannot change them. */
const fixed = new Set(
  (
    'sub iss aud client_id username cognito:username token_use origin_jti jti iat exp auth_time nonce at_hash ' +
    'event_id scope version identities'
  ).split(' '),
);

/** Suppressed claims become undefined, which JSON leaves out. */
function toClaims(change: Change): Record<string, unknown> {
  const added = Claims.parse(change?.claimsToAddOrOverride) ?? {};
  const dropped = Names.parse(change?.claimsToSuppress) ?? [];
  return Object.fromEntries(
    [...Object.entries(added), ...dropped.map((name): [string, unknown] => [name, undefined])].filter(
      ([name]) => !fixed.has(name),
    ),
  );
}

async function callFunction(cognito: Cognito, request: TokenRequest, groups: string[]) {
  const { pool, client, user, session, metadata } = request;
  return callTrigger(cognito, {
    pool,
    trigger: 'PreTokenGeneration',
    occasion: request.occasion,
    username: user.username,
    clientId: client.id,
    request: {
      userAttributes: toTriggerAttributes(user),
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: null },
      scopes: session.scopes,
      ...(metadata && { clientMetadata: metadata }),
    },
    response: { claimsAndScopeOverrideDetails: null },
  });
}

/** The trigger's changes to both tokens; no changes without a trigger. */
export async function callTokenTrigger(cognito: Cognito, request: TokenRequest, groups: string[]) {
  const answer = await callFunction(cognito, request, groups);
  const details = Answer.parse(answer).claimsAndScopeOverrideDetails;
  const access = details?.accessTokenGeneration;
  return {
    groups: details?.groupOverrideDetails?.groupsToOverride ?? groups,
    id: toClaims(details?.idTokenGeneration),
    access: toClaims(access),
    scopes: (scopes: string[]) => [
      ...new Set([...scopes, ...(access?.scopesToAdd ?? [])]).difference(new Set(access?.scopesToSuppress)),
    ],
  };
}
