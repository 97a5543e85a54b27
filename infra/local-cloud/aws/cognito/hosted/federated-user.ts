import { randomUUID } from 'node:crypto';
import type { Cognito } from '../context.ts';
import { CognitoError, createInvalidParameter } from '../errors.ts';
import { joinGroup } from '../groups.ts';
import { callPostConfirmation, callPreSignUp } from '../triggers.ts';
import type {
  IdentityProviderDefinition,
  UserPoolClientDefinition,
  UserPoolDefinition,
} from '../user-pool.ts';
import { insertUser, setAttributes, type UserAttributes, type User } from '../users.ts';
import { findLinkedUser, linkIdentity } from './identities.ts';
import type { ProviderClaims } from './personas.ts';

export interface FederationPlace {
  pool: UserPoolDefinition;
  client: UserPoolClientDefinition;
  provider: IdentityProviderDefinition;
}

/** The attributes that the pool maps from the claims; an email is unverified unless mapped otherwise. */
function mapClaims({ provider }: FederationPlace, claims: ProviderClaims): UserAttributes {
  const found = Object.entries(provider.attributeMapping).flatMap(([attribute, claim]) => {
    const value = claims.values[claim];
    return attribute === 'username' || value === undefined ? [] : [[attribute, value] as const];
  });
  const attributes: UserAttributes = Object.fromEntries(found);
  if (attributes['email']) attributes['email_verified'] ??= 'false';
  return attributes;
}

function checkPresent(pool: UserPoolDefinition, attributes: UserAttributes): void {
  const missing = pool.schema.filter(({ name, required }) => required && !attributes[name]);
  if (missing.length > 0)
    throw createInvalidParameter(`attributes required: [${missing.map(({ name }) => name).join(', ')}]`);
}

async function createFederatedUser(
  cognito: Cognito,
  place: FederationPlace,
  claims: ProviderClaims,
): Promise<User> {
  const { pool, client, provider } = place;
  const full = `${provider.name}_${claims.subject}`;
  // Pools that ignore case keep the provider's part of the name in lower case.
  const username = pool.caseSensitive ? full : full.toLowerCase();
  const attributes = mapClaims(place, claims);
  checkPresent(pool, attributes);
  await callPreSignUp(cognito, {
    pool,
    occasion: 'ExternalProvider',
    username,
    attributes: { 'cognito:email_alias': '', 'cognito:phone_number_alias': '', ...attributes },
    clientId: client.id,
  });
  const sub = randomUUID();
  const inserted = insertUser(cognito, {
    pool: pool.id,
    username,
    sub,
    status: 'EXTERNAL_PROVIDER',
    attributes: { sub, ...attributes },
    password: null,
  });
  const user = linkIdentity(cognito, inserted, provider, claims.subject);
  joinGroup(cognito, pool.id, username, `${pool.id}_${provider.name}`);
  await callPostConfirmation(cognito, { pool, user, clientId: client.id });
  return user;
}

/** Returns the user of a provider's identity: its own, or a new one. */
export async function findOrCreateFederatedUser(
  cognito: Cognito,
  place: FederationPlace,
  claims: ProviderClaims,
): Promise<User> {
  const { pool, provider } = place;
  const known = findLinkedUser(cognito, pool, provider.name, claims.subject);
  if (!known) return createFederatedUser(cognito, place, claims);
  if (!known.enabled) throw new CognitoError('NotAuthorizedException', 'User is not enabled');
  return setAttributes(cognito, known, mapClaims(place, claims));
}
