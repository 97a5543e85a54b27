import * as z from 'zod';
import { ApiKeyCreated, ApiKeyEnded, ApiKeyRotated } from '../../../../events/api-key.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import { ApiKeyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { keyScopeNames } from '../../../kernel/http/key-scopes.ts';
import { dayMs, toUnixSeconds } from '../../../kernel/time.ts';

/** Enough for a key of each program that somebody uses. */
export const maxKeys = 10;
/** For how long the text before still works, so that a program can be changed without a gap. */
const overlapMs = dayMs;
export const keyDays = [30, 90, 365] as const;

/** One text of a key, by its hash. */
export const KeyText = z.object({
  hash: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type KeyText = z.output<typeof KeyText>;

export const ApiKey = z.object({
  id: ApiKeyId,
  name: z.string(),
  scopes: z.array(z.enum(keyScopeNames)),
  days: z.int(),
  createdAt: z.iso.datetime(),
  /** The last four letters, by which its owner knows it. */
  hint: z.string(),
  text: KeyText,
  /** The text before the last rotation, until it ends. */
  formerText: KeyText.optional(),
});
export type ApiKey = z.output<typeof ApiKey>;

/** All keys of an account, the oldest first. */
export const ApiKeyList = z.object({ userId: UserId, keys: z.array(ApiKey), version: z.int() });
export type ApiKeyList = z.output<typeof ApiKeyList>;

/** A new text, of which the hash is kept and the end shown. */
export interface NewText {
  readonly hash: string;
  readonly hint: string;
}
export interface ApiKeyWishes extends Pick<ApiKey, 'name' | 'scopes' | 'days'> {
  readonly id: ApiKey['id'];
}
export interface ApiKeyDecision {
  readonly list: ApiKeyList;
  readonly key: ApiKey;
  /** Texts that work until their ends, and those that work no longer. */
  readonly kept: readonly KeyText[];
  readonly ended: readonly KeyText[];
  readonly events: readonly DomainEvent[];
}

export function createEmptyList(userId: UserId): ApiKeyList {
  return { userId, keys: [], version: 0 };
}

/** @throws 409 `conflict` when there are too many, 422 on `name` for one that another key has */
export function createApiKey(
  list: ApiKeyList,
  { id, name, scopes, days }: ApiKeyWishes,
  { hash, hint }: NewText,
  now: Date,
): ApiKeyDecision {
  if (list.keys.length >= maxKeys)
    throw new AppError('conflict', `You have ${maxKeys} keys, the most there can be. End one first.`, {
      state: 'full',
    });
  if (list.keys.some((key) => key.name.toLowerCase() === name.toLowerCase()))
    throw createFieldError('name', 'You have a key with this name');
  const text = createKeyText(hash, days, now);
  const key: ApiKey = { id, name, scopes, days, createdAt: now.toISOString(), hint, text };
  const { userId } = list;
  return {
    list: { ...list, keys: [...list.keys, key], version: list.version + 1 },
    key,
    kept: [text],
    ended: [],
    events: [ApiKeyCreated.of({ userId, keyId: id, scopes, expiresAt: text.expiresAt })],
  };
}

/** When the texts of a key are looked at. */
export interface KeyTime {
  readonly now: Date;
  /** Unix seconds before which sign-ins ended, and texts with them; 0 for keys that don't end so. */
  readonly validFrom: number;
}

/**
 * Gives a key a new text for as many days as its first; the one before works for another day, unless it ends sooner.
 * @throws 404 `not_found`, and what `rotateKey` throws
 */
export function rotateApiKey(
  list: ApiKeyList,
  id: ApiKey['id'],
  next: NewText,
  time: KeyTime,
): ApiKeyDecision {
  const { key, kept, ended } = rotateKey(getKey(list, id), next, time);
  return {
    list: {
      ...list,
      keys: list.keys.map((each) => (each.id === id ? key : each)),
      version: list.version + 1,
    },
    key,
    kept,
    ended,
    events: [ApiKeyRotated.of({ userId: list.userId, keyId: id, expiresAt: key.text.expiresAt })],
  };
}

/**
 * A key of anybody with a new text, and what becomes of those that it had.
 * @throws 409 `rotated` while the text before the last rotation works, as programs still use it
 */
export function rotateKey<Key extends Pick<ApiKey, 'days' | 'hint' | 'text' | 'formerText'>>(
  before: Key,
  { hash, hint }: NewText,
  { now, validFrom }: KeyTime,
) {
  const { days, text: last, formerText: first } = before;
  if (first && findKeyEnd({ text: first }, validFrom, now) === undefined)
    throw new AppError(
      'conflict',
      'This key was replaced within the last day, and your program may still use the one before. Wait until that one has ended, or end the key and make another.',
      { state: 'rotated' },
    );
  const text = createKeyText(hash, days, now);
  const formerText = shortenText(last, now);
  const key: Key = { ...before, hint, text, formerText };
  return { key, kept: [text, formerText], ended: first ? [first] : [] };
}

/** Ends a key with all its texts at once. @throws 404 `not_found` */
export function endApiKey(list: ApiKeyList, id: ApiKey['id']): ApiKeyDecision {
  const key = getKey(list, id);
  return {
    list: { ...list, keys: list.keys.filter((each) => each.id !== id), version: list.version + 1 },
    key,
    kept: [],
    ended: listKeyTexts(key),
    events: [ApiKeyEnded.of({ userId: list.userId, keyId: id })],
  };
}

/** The text before a rotation, which works for another day, unless it ends sooner. */
function shortenText(text: KeyText, now: Date): KeyText {
  const overlapEnd = new Date(now.getTime() + overlapMs).toISOString();
  return { ...text, expiresAt: text.expiresAt < overlapEnd ? text.expiresAt : overlapEnd };
}

export function listKeyTexts({ text, formerText }: Pick<ApiKey, 'text' | 'formerText'>): KeyText[] {
  return formerText ? [text, formerText] : [text];
}

/** Why a key does not work any more; undefined for one that does. */
export type KeyEnd = 'expired' | 'signed_out';

/**
 * @param validFrom unix seconds before which sign-ins ended, and keys with them: by a new password, a reset of
 * two-step sign-in by staff, or a block
 */
export function findKeyEnd({ text }: Pick<ApiKey, 'text'>, validFrom: number, now: Date): KeyEnd | undefined {
  if (toUnixSeconds(text.issuedAt) < validFrom) return 'signed_out';
  return Date.parse(text.expiresAt) <= now.getTime() ? 'expired' : undefined;
}

/** When a key was last used, by the rows of its texts. */
export function findLatestUse(
  rows: readonly ({ readonly usedAt?: string | undefined } | undefined)[],
): string | undefined {
  return rows
    .flatMap((row) => row?.usedAt ?? [])
    .toSorted()
    .at(-1);
}

/** What is shown of a key of anybody, but for its scopes, its use and why it has ended. */
export function viewKey(
  { id, name, hint, createdAt, text, formerText }: Omit<ApiKey, 'scopes' | 'days'>,
  { now, validFrom }: KeyTime,
) {
  const isFormerValid = formerText && findKeyEnd({ text: formerText }, validFrom, now) === undefined;
  return {
    id,
    name,
    hint,
    createdAt,
    expiresAt: text.expiresAt,
    formerUntil: isFormerValid ? formerText.expiresAt : undefined,
  };
}

export function createKeyText(hash: string, days: number, now: Date): KeyText {
  return {
    hash,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
  };
}

function getKey(list: ApiKeyList, id: ApiKey['id']): ApiKey {
  const key = list.keys.find((each) => each.id === id);
  if (!key) throw new AppError('not_found', 'We can’t find that key. It may have been ended already.');
  return key;
}
