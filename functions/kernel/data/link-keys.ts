import type * as z from 'zod';
import { isSecretKey } from './secret-keys.ts';

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
  return isSecretKey(key, row?.key) ? row : undefined;
}

interface LinkedRows<Id extends string, Row> {
  readonly prefix: string;
  readonly schema: z.ZodType<Id>;
  readonly find: (id: Id) => Promise<Row | undefined>;
}
