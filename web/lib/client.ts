import type { Request, Result, Route, Routes } from '../../functions/kernel/http/contract.ts';
import { sendCall } from './send.ts';

type CallLine<R extends Route> = `${R['method']} ${R['path']}`;
type OptionalUndefined<T> = { [Key in keyof T as object extends T[Key] ? Key : never]?: T[Key] } & {
  [Key in keyof T as object extends T[Key] ? never : Key]: T[Key];
};

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as Idempotency-Key: the same key and body give the same response. */
  readonly key?: string;
  /** Lets a call finish after the page is closed, such as the count of a visit. */
  readonly keepalive?: boolean;
}
type CallInput<R extends Route> = OptionalUndefined<Request<R>> & CallOptions;
type Call<R extends Route> =
  object extends CallInput<R>
    ? (callInput?: CallInput<R>) => Promise<Result<R>>
    : (callInput: CallInput<R>) => Promise<Result<R>>;
export type Client<T extends Routes> = { readonly [Name in keyof T]: Call<T[Name]> };

/** A key for one attempt to change something, so that a repeated request changes it once. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID();
}

/**
 * Typed calls from the types of a contract: each line repeats the contract's method and path, checked by the
 * compiler, so that no schema and no server code is bundled. Calls throw ApiError or NetworkError.
 */
export function createClient<T extends Routes>(lines: {
  readonly [Name in keyof T]: CallLine<T[Name]>;
}): Client<T> {
  const calls = Object.fromEntries(
    Object.entries<string>(lines).map(([name, line]) => [name, (given = {}) => sendCall(line, given)]),
  );
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the seam: JSON is trusted to be what the contract states
  return calls as unknown as Client<T>;
}
