import type { Cognito } from '../context.ts';
import type { IdentityProviderDefinition, UserPoolDefinition } from '../user-pool.ts';
import { getUser, setAttributes, type User } from '../users.ts';

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

/** Gives a user a provider's identity, also in the `identities` attribute, in one transaction. */
export function linkIdentity(
  cognito: Cognito,
  user: User,
  provider: IdentityProviderDefinition,
  subject: string,
): User {
  const identity = {
    userId: subject,
    providerName: provider.name,
    providerType: provider.type,
    issuer: null,
    primary: 'true',
    dateCreated: String(cognito.clock.now()),
  };
  return cognito.db.transaction(() => {
    cognito.db.run('INSERT INTO identities (pool, provider, subject, username) VALUES (?, ?, ?, ?)', [
      user.pool,
      provider.name,
      subject,
      user.username,
    ]);
    return setAttributes(cognito, user, { identities: JSON.stringify([identity]) });
  });
}
