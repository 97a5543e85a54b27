import type * as z from 'zod';
import { log } from '../../kernel/observability/log.ts';

/** A register that does not answer now. */
export class RegisterUnavailableError extends Error {
  override readonly name = 'RegisterUnavailable';
}

interface RegisterRequest<T> {
  /** For the log; the URL contains an address. */
  readonly register: string;
  readonly url: URL;
  readonly init?: RequestInit;
  readonly schema: z.ZodType<T>;
  readonly timeoutMs: number;
}

/**
 * The parsed JSON answer of a register; `undefined` for a 404.
 * @throws RegisterUnavailableError for another status, another shape, or no answer in time
 */
export async function askRegister<T>({
  register,
  url,
  init,
  schema,
  timeoutMs,
}: RegisterRequest<T>): Promise<T | undefined> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  if (response?.status === 404) return undefined;
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  log.error('A public register did not answer', { register, status: response?.status });
  throw new RegisterUnavailableError();
}
