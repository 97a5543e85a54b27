import * as z from 'zod';
import type { ErrorCode } from '../errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call:
 * `public`  nobody is asked for;
 * `anyone`  a valid token adds what only its holder sees, no token is fine;
 * `user`    logged in, in any account state;
 * `active`  logged in, email verified, username set, not blocked;
 * `staff`   active and in the Cognito group `staff`.
 */
export type Access = 'public' | 'anyone' | 'user' | 'active' | 'staff';

/** One call of the API, said once: handler, routes, client, document and tests are read from it. */
export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `z.void()` answers 204; a redirect answers 302 with `{ location }`. */
  readonly result: z.ZodType;
  /** 200 unless said; 204 where the result is void. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Errors of its own, beside those that its access and its inputs imply. */
  readonly problems?: readonly ErrorCode[];
  /** The six GETs of the specification that change state: never cached, and also offered under these methods. */
  readonly aliases?: readonly Method[];
  /** The answer holds tokens: under an Idempotency-Key it is kept for minutes, not for a day. */
  readonly secret?: true;
  /** The answer is text of this kind instead of JSON; the result's schema is a string. */
  readonly media?: 'text/calendar' | 'text/html' | 'application/atom+xml';
  /** The name under which a browser keeps a text answer as a file. */
  readonly file?: string;
  /** The body is taken as the text that was sent, at most 256 kB of it: who signed it signed these bytes. */
  readonly raw?: true;
  /** The body is also taken as a form (`application/x-www-form-urlencoded`), as clients of OAuth send it. */
  readonly form?: true;
  /** Seconds that a public answer may be cached. */
  readonly cache?: number;
}
export type Routes = Readonly<Record<string, Route>>;

type Parsed<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? z.output<R[Part]>
  : undefined;
type Sent<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? z.input<R[Part]>
  : undefined;

/** What an operation receives: parsed values. */
export interface Input<R extends Route> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: Parsed<R, 'body'>;
}
type Wanted<R extends Route> = {
  [Part in 'params' | 'query' | 'body' as R[Part] extends z.ZodType ? Part : never]: Sent<R, Part>;
};
/** What a client sends: values before parsing. */
export type Request<R extends Route> = Wanted<R>;
/** What a client gets: the result after parsing. */
export type Result<R extends Route> = z.output<R['result']>;
/** What an operation answers: the result before parsing, so that defaults and unknown fields are the schema's work. */
export type Answer<R extends Route> = z.input<R['result']>;

export const defineRoutes = <const T extends Routes>(routes: T): T => routes;

/** The one form of a list: `{<collection>: [...], total, page, per_page}`. */
export const listOf = <const Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({ total: z.int(), page: z.int(), per_page: z.int() }).extend(named(name, z.array(item)));

function named<const Name extends string, S extends z.ZodType>(name: Name, schema: S): Record<Name, S> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a computed key widens to string; the generic restores it
  return { [name]: schema } as Record<Name, S>;
}

/** `page` and `per_page` of a list. */
export const paging = (size: number, largest: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(largest).default(size),
});
