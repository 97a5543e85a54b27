import type { Database } from '../../base/database.ts';
import type { LocalClock } from '../../base/http.ts';
import { createResourceNotFound } from './errors.ts';
import type { SigningKeys } from './keys.ts';
import type { UserPoolClientDefinition, UserPoolDefinition } from './user-pool.ts';

export interface CognitoOptions {
  pools: UserPoolDefinition[];
  region: string;
  dataFile: string;
  clock: LocalClock;
  /** Runs a trigger's function; rejects with the function's own error message. */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
  /** The URL of the pages, e.g. `http://localhost:3000/_local/cognito`; read at each request. */
  publicUrl(): string;
  /** Maps a URL of the template, such as a callback, to its local one. */
  mapUrl(url: string): string;
}

export type Cognito = Omit<CognitoOptions, 'dataFile'> & { db: Database; keys: SigningKeys };

export function getPool(cognito: Cognito, id: string): UserPoolDefinition {
  const pool = cognito.pools.find((candidate) => candidate.id === id);
  if (!pool) throw createResourceNotFound(`User pool ${id} does not exist.`);
  return pool;
}

export function getClient(cognito: Cognito, id: string) {
  const found = findClient(cognito, id);
  if (!found) throw createResourceNotFound(`User pool client ${id} does not exist.`);
  return found;
}

export function findClient(cognito: Cognito, id: string) {
  for (const pool of cognito.pools) {
    const client: UserPoolClientDefinition | undefined = pool.clients.find(
      (candidate) => candidate.id === id,
    );
    if (client) return { pool, client };
  }
  return undefined;
}
