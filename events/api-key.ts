import * as z from 'zod';
import { defineEvent } from './define.ts';
import { ApiKeyId, UserId } from './vocabulary.ts';

const shape = z.object({ userId: UserId, keyId: ApiKeyId });
const example = {
  userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  keyId: 'key_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
} as const;

export const ApiKeyCreated = defineEvent(
  'api_key.created.v1',
  shape.extend({ scopes: z.array(z.string()), expiresAt: z.iso.datetime() }),
  { ...example, scopes: ['homes:read'], expiresAt: '2027-02-27T10:00:00.000Z' },
);
/** The key has a new text; the one before works for another day. */
export const ApiKeyRotated = defineEvent(
  'api_key.rotated.v1',
  shape.extend({ expiresAt: z.iso.datetime() }),
  { ...example, expiresAt: '2027-02-27T10:00:00.000Z' },
);
export const ApiKeyEnded = defineEvent('api_key.ended.v1', shape, example);
