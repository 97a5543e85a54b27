import { createHash } from 'node:crypto';
import type { Database } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { StripeFault } from './fault.ts';

export const idempotencySchema = `CREATE TABLE IF NOT EXISTS idempotency (
  key TEXT PRIMARY KEY, request TEXT NOT NULL, path TEXT NOT NULL, parameters TEXT NOT NULL, status INTEGER NOT NULL,
  answer TEXT NOT NULL, at INTEGER NOT NULL);`;

const daySeconds = 86_400;
const mostCharacters = 255;

const StoredAnswer = z.object({
  request: z.string(),
  path: z.string(),
  parameters: z.string(),
  status: z.number(),
  answer: z.string(),
});
export type StoredAnswer = Pick<z.output<typeof StoredAnswer>, 'request' | 'status' | 'answer'>;

interface Keys {
  readonly db: Database;
  readonly now: () => number;
}
interface Attempt {
  readonly key: string;
  readonly path: string;
  readonly body: string;
}

const hashBody = (body: string) => createHash('sha256').update(body).digest('hex');
const createConflict = (message: string) => new StripeFault(400, { type: 'idempotency_error', message });

/** The stored answer of a key; throws for a key that was used for another call. */
export function findStoredAnswer(keys: Keys, { key, path, body }: Attempt): StoredAnswer | undefined {
  if (key.length > mostCharacters)
    throw createConflict(`An idempotency key has ${mostCharacters} characters at most.`);
  keys.db.run('DELETE FROM idempotency WHERE at < ?', [keys.now() - daySeconds]);
  const row = keys.db.get('SELECT * FROM idempotency WHERE key = ?', [key]);
  if (!row) return undefined;
  const kept = StoredAnswer.parse(row);
  if (kept.path !== path)
    throw createConflict(`The idempotency key ${key} was used for ${kept.path}, not for ${path}.`);
  if (kept.parameters !== hashBody(body))
    throw createConflict(
      `The idempotency key ${key} was used with other parameters; a new request needs a new key.`,
    );
  return kept;
}

export function storeAnswer(
  keys: Keys,
  { key, path, body }: Attempt,
  { request, status, answer }: StoredAnswer,
): void {
  keys.db.run('INSERT INTO idempotency VALUES (?, ?, ?, ?, ?, ?, ?)', [
    key,
    request,
    path,
    hashBody(body),
    status,
    answer,
    keys.now(),
  ]);
}
