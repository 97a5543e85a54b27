import { AppError } from '../errors.ts';
import type { ApiEvent } from './api-event.ts';
import type { Caller } from './authentication.ts';
import { findKeyCaller } from './key-caller.ts';
import type { KeyScope } from './key-scopes.ts';
import { keyCallsPerMinute } from './middleware/key-limit-headers.ts';
import { enforceLimit } from './rate-limit.ts';

/**
 * Lets API keys make the calls of a group that have a scope. A group without such calls does not have it, so that its
 * function gets no rights for it.
 */
export interface KeyGate {
  readonly admit: (event: ApiEvent, text: string, scope: KeyScope) => Promise<Caller>;
}

export const keyGate: KeyGate = { admit: admitKey };

/** @throws what `findKeyCaller` throws, 429 `too_many` past the limit of the key */
async function admitKey(event: ApiEvent, text: string, scope: KeyScope): Promise<Caller> {
  const caller = await findKeyCaller(text, scope);
  try {
    event.keyCalls = await enforceLimit({
      key: `api-key#${caller.session}`,
      max: keyCallsPerMinute,
      seconds: 60,
      detail: `A key can make ${keyCallsPerMinute} calls a minute. Wait for as long as Retry-After says.`,
    });
  } catch (error) {
    if (error instanceof AppError) event.keyCalls = { left: 0, endsIn: error.extras.retryAfter ?? 60 };
    throw error;
  }
  return caller;
}
