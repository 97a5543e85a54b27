import * as z from 'zod';
import { getPool, type Cognito } from './context.ts';
import { createInvalidParameter, createResourceNotFound, createUserNotFound } from './errors.ts';
import { defineOperation, Text } from './operation.ts';
import type { IdentityProviderDefinition, UserPoolDefinition } from './user-pool.ts';
import { findUser, getUser, setAttributes, type User } from './users.ts';

const Identity = z.object({
  userId: z.string(),
  providerName: z.string(),
  providerType: z.string(),
  issuer: z.string().nullable(),
  primary: z.string(),
  dateCreated: z.string(),
});

const readIdentities = (user: User) =>
  z.array(Identity).parse(JSON.parse(user.attributes['identities'] ?? '[]'));

export function getProvider(pool: UserPoolDefinition, name: string): IdentityProviderDefinition {
  const provider = pool.identityProviders.find((candidate) => candidate.name === name);
  if (!provider) throw createResourceNotFound(`Identity provider ${name} does not exist.`);
  return provider;
}

export function findLinkedUser(
  cognito: Cognito,
  pool: UserPoolDefinition,
  provider: string,
  subject: string,
): User | undefined {
  const row = cognito.db.get(
    'SELECT username FROM identities WHERE pool = ? AND provider = ? AND subject = ?',
    [pool.id, provider, subject],
  );
  return row && getUser(cognito, pool.id, String(row['username']));
}

/** Adds a provider's identity to a user and to its `identities` attribute, in one transaction. */
export function linkIdentity(
  cognito: Cognito,
  user: User,
  provider: IdentityProviderDefinition,
  { subject, primary }: { subject: string; primary: boolean },
): User {
  const entry = {
    userId: subject,
    providerName: provider.name,
    providerType: provider.type,
    issuer: null,
    primary: String(primary),
    dateCreated: String(cognito.clock.now()),
  };
  return cognito.db.transaction(() => {
    cognito.db.run('INSERT INTO identities (pool, provider, subject, username) VALUES (?, ?, ?, ?)', [
      user.pool,
      provider.name,
      subject,
      user.username,
    ]);
    const identities = JSON.stringify([...readIdentities(user), entry]);
    return setAttributes(cognito, user, { identities });
  });
}

const Side = z.object({
  ProviderName: Text,
  ProviderAttributeName: z.string().optional(),
  ProviderAttributeValue: Text,
});

const LinkInput = z.object({ UserPoolId: Text, DestinationUser: Side, SourceUser: Side });

function linkProviderForUser(cognito: Cognito, input: z.output<typeof LinkInput>) {
  const pool = getPool(cognito, input.UserPoolId);
  const { DestinationUser: to, SourceUser: from } = input;
  if (from.ProviderAttributeName !== 'Cognito_Subject')
    throw createInvalidParameter(
      'Invalid SourceUser: only ProviderAttributeName Cognito_Subject is emulated',
    );
  const provider = getProvider(pool, from.ProviderName);
  const destination =
    to.ProviderName === 'Cognito'
      ? findUser(cognito, pool, to.ProviderAttributeValue)
      : findLinkedUser(cognito, pool, to.ProviderName, to.ProviderAttributeValue);
  if (!destination) throw createUserNotFound();
  const present = findLinkedUser(cognito, pool, provider.name, from.ProviderAttributeValue);
  if (present?.username === destination.username)
    throw createInvalidParameter('SourceUser is already linked to DestinationUser');
  if (present)
    throw createInvalidParameter(
      'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
    );
  linkIdentity(cognito, destination, provider, { subject: from.ProviderAttributeValue, primary: false });
  return {};
}

const UnlinkInput = z.object({ UserPoolId: Text, User: Side });

function disableProviderForUser(cognito: Cognito, input: z.output<typeof UnlinkInput>) {
  const pool = getPool(cognito, input.UserPoolId);
  const { ProviderName: provider, ProviderAttributeValue: subject } = input.User;
  const user = findLinkedUser(cognito, pool, provider, subject);
  if (!user) throw createUserNotFound('User does not exist.');
  const left = readIdentities(user).filter(
    (entry) => entry.providerName !== provider || entry.userId !== subject,
  );
  cognito.db.transaction(() => {
    cognito.db.run('DELETE FROM identities WHERE pool = ? AND provider = ? AND subject = ?', [
      pool.id,
      provider,
      subject,
    ]);
    setAttributes(cognito, user, { identities: JSON.stringify(left) });
  });
  return {};
}

export const linkOperations = {
  AdminLinkProviderForUser: defineOperation(LinkInput, linkProviderForUser),
  AdminDisableProviderForUser: defineOperation(UnlinkInput, disableProviderForUser),
};
