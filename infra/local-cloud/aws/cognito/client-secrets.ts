import { createHmac } from 'node:crypto';
import { createInvalidParameter, createNotAuthorized } from './errors.ts';
import type { UserPoolClientDefinition } from './user-pool.ts';

const createUnverified = ({ id }: UserPoolClientDefinition) =>
  createNotAuthorized(`Unable to verify secret hash for client ${id}`);

/** Checks the `SECRET_HASH` of a call that names a user. */
export function checkSecretHash(
  client: UserPoolClientDefinition,
  username: string | undefined,
  hash: string | undefined,
): void {
  const { id, secret } = client;
  if (secret === undefined) {
    if (hash !== undefined)
      throw createNotAuthorized(`Client ${id} is not configured for secret but secret hash was received`);
    return;
  }
  if (hash === undefined)
    throw createNotAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`);
  if (username === undefined) throw createInvalidParameter('Missing required parameter USERNAME');
  if (
    createHmac('sha256', secret)
      .update(username + id)
      .digest('base64') !== hash
  )
    throw createUnverified(client);
}

/** Checks the secret of a call that names a token alone. */
export function checkSecret(client: UserPoolClientDefinition, given: string | undefined): void {
  if (client.secret !== given) throw createUnverified(client);
}
