import { createHash } from 'node:crypto';

/** The sign of a message: the same for the same home, whenever it was last saved. */
export function createMessageDigest(message: unknown): string {
  const text = JSON.stringify(message, (name, value: unknown) =>
    name === 'update_date' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
