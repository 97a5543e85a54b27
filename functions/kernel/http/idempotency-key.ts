import { AppError } from '../errors.ts';
import type { ApiEvent } from './api-event.ts';

/** The longest key, as the API document states. */
export const maxKeyLength = 200;

/**
 * The Idempotency-Key of a request; `undefined` without one.
 * @throws 422 for a key that is too long
 */
export function readIdempotencyKey({ headers }: ApiEvent): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && key.length > maxKeyLength)
    throw new AppError('invalid', 'The Idempotency-Key is too long.', {
      errors: { 'Idempotency-Key': [`Use at most ${maxKeyLength} characters`] },
    });
  return key === '' ? undefined : key;
}
