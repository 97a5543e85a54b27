import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { OfferId } from '../../../../events/vocabulary.ts';

/** A key with this version opens the draft. */
export const draftVersion = 0;

/** The contents of a short link to a memorandum; `until` is its expiry in unix seconds. */
export interface MemorandumKey {
  readonly offerId: OfferId;
  readonly version: number;
  readonly until: number;
}

const calculateSignature = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** Signs a key for a reader of the sale. The key expires by its `until`. */
export function signMemorandumKey({ offerId, version, until }: MemorandumKey, secret: string): string {
  const text = `${offerId}.${version}.${until}`;
  return `${text}.${calculateSignature(text, secret).toString('base64url')}`;
}

const KeyParts = z.tuple([
  OfferId,
  z.coerce.number().int().min(draftVersion),
  z.coerce.number().int(),
  z.string(),
]);

/** The unverified contents of a key; check it with `hasValidSignature`. Undefined for a malformed key. */
export function parseMemorandumKey(key: string): MemorandumKey | undefined {
  const parts = KeyParts.safeParse(key.split('.')).data;
  return parts && { offerId: parts[0], version: parts[1], until: parts[2] };
}

export function hasValidSignature(key: string, secret: string): boolean {
  const cut = key.lastIndexOf('.');
  const given = Buffer.from(key.slice(cut + 1), 'base64url');
  const right = calculateSignature(key.slice(0, cut), secret);
  return given.length === right.length && timingSafeEqual(given, right);
}
