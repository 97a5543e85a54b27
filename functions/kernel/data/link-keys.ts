import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';

/** What only the reader of a mail knows: 256 random bits, 43 characters. */
export function createLinkKey(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of the key of a link that opens a file or a feed without a login. */
export function hashLinkKey(key: string): string {
  return toDigest(key).toString('base64url');
}

/** Whether a key that was sent is the one that is kept. How long it takes tells nothing of the kept one. */
export function isLinkKey(sent: string, kept: string | undefined): boolean {
  return Boolean(kept) && timingSafeEqual(toDigest(sent), toDigest(kept ?? ''));
}

const toDigest = (key: string): Buffer => createHash('sha256').update(key).digest();

/** What the links to a row end with, a `LinkToken`. */
export function toLinkToken({ id, key }: { readonly id: string; readonly key: string }): string {
  return `${id.slice(id.indexOf('_') + 1)}.${key}`;
}

/** The row that a link opens. */
export async function findByLinkToken<Id extends string, Row extends { readonly key?: string | undefined }>(
  token: string,
  { prefix, schema, find }: LinkedRows<Id, Row>,
): Promise<Row | undefined> {
  const [ulid = '', key = ''] = token.split('.');
  const id = schema.safeParse(`${prefix}_${ulid}`);
  const row = id.success ? await find(id.data) : undefined;
  return isLinkKey(key, row?.key) ? row : undefined;
}

interface LinkedRows<Id extends string, Row> {
  readonly prefix: string;
  readonly schema: z.ZodType<Id>;
  readonly find: (id: Id) => Promise<Row | undefined>;
}
