import * as z from 'zod';
import { keyScopeNames } from '../http/key-scopes.ts';
import { defineRow, json, number, optionalText, rowKey, text } from './row.ts';

/** What a call with a key is authorised by. The group api-keys writes it in one transaction with the list of an account's keys. */
export const ApiKeyRow = defineRow('api-key', {
  columns: {
    /** SHA-256 of the key; the key itself is not stored. */
    hash: text,
    keyId: text,
    sub: text,
    scopes: json,
    /** Unix seconds at which it was made; sign-ins of before a new password end by the same comparison. */
    issuedAt: number,
    /** Unix seconds; DynamoDB deletes the row some time later. */
    expiresAt: number,
    usedAt: optionalText,
  },
  indexes: { byHash: rowKey('hash') },
});

const StoredKey = z.object({
  hash: z.string(),
  keyId: z.string(),
  sub: z.string(),
  scopes: z.array(z.enum(keyScopeNames)),
  issuedAt: z.number(),
  expiresAt: z.number(),
  usedAt: z.string().optional(),
});
export type StoredKey = z.output<typeof StoredKey>;

/** A consistent read: a key that was ended opens nothing from then on. */
export async function findStoredKey(hash: string): Promise<StoredKey | undefined> {
  const { data } = await ApiKeyRow.get({ hash }).go({ consistent: true });
  return data ? StoredKey.parse(data) : undefined;
}

/** That a key was used. A key that has gone meanwhile does not come back. */
export async function saveKeyUse(hash: string, usedAt: string): Promise<void> {
  await ApiKeyRow.patch({ hash }).set({ usedAt }).go();
}
