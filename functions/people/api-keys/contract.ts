import * as z from 'zod';
import { ApiKeyId, textUpTo } from '../../../events/vocabulary.ts';
import { required } from '../../kernel/errors.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { keyScopeNames } from '../../kernel/http/key-scopes.ts';
import { AppCode } from '../accounts/domain/second-step.ts';
import { keyDays } from './domain/api-key.ts';

/** What proves that the person themselves asks; without a password, that they have just logged in. */
const KeyOwnerProof = z.object({
  password: z.string().min(1, required).max(256).optional(),
  code: AppCode.optional(),
});
export type KeyOwnerProof = z.output<typeof KeyOwnerProof>;

/** One scope at least, in the order of `names`. */
export function createScopeChoice<Name extends string>(names: readonly Name[]) {
  return z
    .array(z.enum(names))
    .min(1, 'Choose what the key may do')
    .transform((scopes) => names.filter((name) => scopes.some((scope) => scope === name)));
}

export const NewApiKey = KeyOwnerProof.extend({
  name: textUpTo(60).min(1, required),
  scopes: createScopeChoice(keyScopeNames),
  /** For how many days it works. */
  days: z.union(keyDays.map((days) => z.literal(days))),
});
export type NewApiKey = z.output<typeof NewApiKey>;

export const ApiKeyView = z.object({
  id: ApiKeyId,
  name: z.string(),
  scopes: z.array(z.enum(keyScopeNames)),
  hint: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When it was last used, to the hour; absent before the first time. */
  usedAt: z.iso.datetime().optional(),
  /** Until when the text before the last rotation works, too. */
  formerUntil: z.iso.datetime().optional(),
  /** Why it no longer works; absent while it does. */
  ended: z.enum(['expired', 'signed_out']).optional(),
});
export type ApiKeyView = z.output<typeof ApiKeyView>;

const ShownOnce = z.object({ key: ApiKeyView, apiKey: z.string() });

export const apiKeyRoutes = defineRoutes({
  apiKeys: {
    method: 'GET',
    path: '/api/user/api-keys',
    access: 'user',
    summary: 'The API keys of the account, the oldest first',
    result: z.object({ keys: z.array(ApiKeyView) }),
  },
  createApiKey: {
    method: 'POST',
    path: '/api/user/api-keys',
    access: 'active',
    summary: 'Make an API key; it is shown this once',
    status: 201,
    secret: true,
    body: NewApiKey,
    result: ShownOnce,
    problems: ['conflict', 'stale', 'too_many', 'gone'],
  },
  rotateApiKey: {
    method: 'POST',
    path: '/api/user/api-keys/{id}/rotate',
    access: 'active',
    summary:
      'A new text for an API key, shown this once; the one before works for another day, during which the key can’t be replaced again',
    status: 201,
    secret: true,
    params: z.object({ id: ApiKeyId }),
    body: KeyOwnerProof,
    result: ShownOnce,
    problems: ['not_found', 'conflict', 'stale', 'too_many', 'gone'],
  },
  endApiKey: {
    method: 'DELETE',
    path: '/api/user/api-keys/{id}',
    access: 'user',
    whileLeaving: true,
    summary: 'End an API key at once',
    params: z.object({ id: ApiKeyId }),
    result: z.void(),
    problems: ['not_found', 'stale'],
  },
});
