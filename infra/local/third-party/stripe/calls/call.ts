import * as z from 'zod';
import type { StripeAccount } from '../account.ts';
import type { Collection } from '../collection.ts';
import { createMissingFault } from '../fault.ts';
import type { Params } from '../params/form.ts';
import { expandable, listed } from '../params/kinds.ts';
import { readParams } from '../params/read.ts';

/** A response body and the paths to expand in it. */
export interface CallResult {
  readonly view: unknown;
  readonly expand?: readonly string[];
}

/** One call of the API; `id` is the part of the path that its pattern captures. */
export type StripeCall = (account: StripeAccount, params: Params, id: string) => CallResult;

type View<T> = (account: StripeAccount, object: T) => object;
export interface ObjectKind<T> {
  readonly in: (account: StripeAccount) => Collection<T>;
  readonly view: View<T>;
  /** Its name in error messages, and the name of its parameter. */
  readonly name: string;
  readonly param: string;
}

const Expandable = z.strictObject(expandable);
const Filters = z.record(z.string(), z.string().optional());

export function findObject<T>(account: StripeAccount, kind: ObjectKind<T>, id: string, status = 404): T {
  const facts = kind.in(account).find(id);
  if (facts === undefined) throw createMissingFault(kind.name, id, kind.param, status);
  return facts;
}

export function createRetrieveCall<T>(kind: ObjectKind<T>): StripeCall {
  return (account, params, id) => ({
    view: kind.view(account, findObject(account, kind, id)),
    ...readParams(Expandable, params),
  });
}

/** A list, newest first; `filters` maps parameters to the fields that they filter by. */
export function createListCall<T>(
  kind: ObjectKind<T>,
  url: string,
  filters: Readonly<Record<string, string>> = {},
): StripeCall {
  const names = Object.keys(filters).map((name) => [name, z.string().optional()] as const);
  const schema = z.strictObject({ ...listed, ...Object.fromEntries(names) });
  return (account, params) => {
    const { expand, limit, created, starting_after, ending_before, ...given } = readParams(schema, params);
    const where = Object.fromEntries(
      Object.entries(Filters.parse(given)).map(([name, value]) => [filters[name] ?? name, value]),
    );
    const request = { limit, created, startingAfter: starting_after, endingBefore: ending_before, where };
    const page = kind.in(account).page(request);
    if (!page) {
      const param = starting_after === undefined ? 'ending_before' : 'starting_after';
      throw createMissingFault(kind.name, starting_after ?? ending_before ?? '', param, 400);
    }
    const data = page.data.map((facts) => kind.view(account, facts));
    return { view: { object: 'list', data, has_more: page.hasMore, url }, expand };
  };
}
