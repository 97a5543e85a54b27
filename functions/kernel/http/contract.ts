import * as z from 'zod';
import type { ErrorCode } from '../errors.ts';
import { linkTokenPattern } from '../link-token.ts';
import type { KeyScope, OrganisationScope } from './key-scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call:
 * - `public`: without a login;
 * - `anyone`: with or without a valid token, which adds what only its holder sees;
 * - `user`: logged in, in any account state;
 * - `active`: logged in, email verified, username set, not blocked;
 * - `staff`: active and in the Cognito group `staff`.
 */
export type Access = 'public' | 'anyone' | 'user' | 'active' | 'staff';

/** The definition of one API call: handler, routes, client, API document and tests are derived from it. */
export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** What an API key needs for the call. Without it the call takes no keys. */
  readonly scope?: KeyScope;
  /**
   * What a key of an organisation needs for the call; only calls that visitors can make have one. The CDN answers cached
   * calls without asking for keys, so that those have none.
   */
  readonly organisationScope?: OrganisationScope;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `z.void()` answers 204; a redirect answers 302 with `{ location }`. */
  readonly result: z.ZodType;
  /** Defaults to 200, or 204 for a void result. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Answers 200 instead of its status when what it should create exists; only such a route can do so. */
  readonly canExist?: true;
  /** Its own errors, in addition to those of its access and inputs. */
  readonly problems?: readonly ErrorCode[];
  /**
   * The six GETs of the specification that change state: never cached, and also available under these
   * methods.
   */
  readonly aliases?: readonly Method[];
  /** The response holds tokens: it is not kept under an Idempotency-Key, and a repeat runs again. */
  readonly secret?: true;
  /** The response is text of this media type instead of JSON; the result's schema is a string. */
  readonly media?: 'text/calendar' | 'text/html' | 'application/atom+xml';
  /** The file name under which a browser saves a text response. */
  readonly file?: string;
  /** The body is passed as the text that was sent, because a signature covers these bytes. */
  readonly raw?: true;
  /** The body can also be a form (`application/x-www-form-urlencoded`), as OAuth clients send it. */
  readonly form?: true;
  /** The most bytes of its body; by default 64 kB, and 256 kB for a raw one. */
  readonly maxBodyBytes?: number;
  /**
   * Whether people who asked for the deletion of their account may call it. By default they may read, and make the
   * changes that visitors may; true opens messages, the law's rights, and keeping the account.
   */
  readonly whileLeaving?: boolean;
  /**
   * The part of the stage's requests per second that all callers of the route share, in hundredths; for routes
   * that are open and expensive. Its group is one of the stack Api.
   */
  readonly throttlePercent?: number;
  /** Seconds for which a public response can be cached. */
  readonly cache?: number;
}
export type Routes = Readonly<Record<string, Route>>;

const isOpen = ({ access }: Route): boolean => access === 'public' || access === 'anyone';

/**
 * The methods that the API has a route for. A GET that visitors may call answers HEAD as well: readers of feeds and
 * checkers of links ask so before they read.
 */
export function listMethods(route: Route): readonly (Method | 'HEAD')[] {
  const methods = [route.method, ...(route.aliases ?? [])];
  return isOpen(route) && methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** Whether API Gateway verifies the token, so that a call without one never reaches the function. It knows no API keys. */
export function isCheckedByGateway(route: Route): boolean {
  return !isOpen(route) && route.scope === undefined;
}

/** Whether a route changes something for its caller; the specification has some GETs that do. */
const isChange = ({ method, aliases }: Route): boolean => method !== 'GET' || aliases !== undefined;

/** Whether people who asked for the deletion of their account are refused. */
export function isClosedWhileLeaving(route: Route): boolean {
  return !(route.whileLeaving ?? (isOpen(route) || !isChange(route)));
}

type Parsed<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? z.output<R[Part]>
  : undefined;
type Sent<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? z.input<R[Part]>
  : undefined;

/** The parsed input of an operation. */
export interface Input<R extends Route> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: Parsed<R, 'body'>;
}
type Wanted<R extends Route> = {
  [Part in 'params' | 'query' | 'body' as R[Part] extends z.ZodType ? Part : never]: Sent<R, Part>;
};
/** The request of a client, before parsing. */
export type Request<R extends Route> = Wanted<R>;
/** The result for a client, after parsing. */
export type Result<R extends Route> = z.output<R['result']>;
/** The result of an operation, before parsing: the schema adds defaults and strips unknown fields. */
export type Answer<R extends Route> = z.input<R['result']>;

/** The most bytes of a body that the route reads. */
export function maxBodyBytesOf({ maxBodyBytes, raw }: Route): number {
  return maxBodyBytes ?? (raw ? 256_000 : 64_000);
}

export function defineRoutes<const T extends Routes>(routes: T): T {
  return routes;
}

/** The form of every list: `{<collection>: [...], total, page, per_page}`. */
export function createListSchema<const Name extends string, Item extends z.ZodType>(name: Name, item: Item) {
  return z
    .object({ total: z.int(), page: z.int(), per_page: z.int() })
    .extend(createNamedShape(name, z.array(item)));
}

function createNamedShape<const Name extends string, S extends z.ZodType>(
  name: Name,
  schema: S,
): Record<Name, S> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a computed key widens to string; the generic restores it
  return { [name]: schema } as Record<Name, S>;
}

/** The query parameters `page` and `per_page` of a list. */
export function createPagingParameters(size: number, largest: number) {
  return {
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(largest).default(size),
  };
}

/** What a mailed link ends with. */
export const LinkToken = z.string().regex(linkTokenPattern, 'This link is not complete');

/** What a link ends with whose meaning is sealed in it. */
export const SealedLinkToken = z.string().min(20).max(1_000);
