import { parse } from 'csv-parse/sync';
import type * as z from 'zod';
import { log } from './observability/log.ts';

/** A register that does not answer now. */
export class RegisterUnavailableError extends Error {
  override readonly name = 'RegisterUnavailable';
}

interface RegisterRequest {
  /** For the log; the URL contains an address. */
  readonly register: string;
  readonly url: URL;
  readonly init?: RequestInit;
  readonly timeoutMs: number;
}

/**
 * The parsed JSON answer of a register; `undefined` for a 404.
 * @throws RegisterUnavailableError for another status, another shape, or no answer in time
 */
export async function getRegisterJson<T>(
  request: RegisterRequest & { readonly schema: z.ZodType<T> },
): Promise<T | undefined> {
  const response = await getResponse(request);
  if (response?.status === 404) return undefined;
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const parsed = request.schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw createUnavailableError(request, response);
}

/**
 * The rows of a CSV file with a line of column names that a register answers.
 * @throws RegisterUnavailableError for any status but success, another shape, or no answer in time
 */
export async function listRegisterRows<T>(
  request: RegisterRequest & { readonly schema: z.ZodType<T> },
): Promise<readonly T[]> {
  const response = await getResponse(request);
  const text = response?.ok ? await response.text().catch(() => undefined) : undefined;
  const parsed = request.schema.array().safeParse(text === undefined ? undefined : readRows(text));
  if (parsed.success) return parsed.data;
  throw createUnavailableError(request, response);
}

/** `undefined` for a text that is no CSV, such as a page with an apology. */
function readRows(text: string): unknown {
  try {
    return parse(text, { columns: true });
  } catch {
    return undefined;
  }
}

/** `undefined` where no connection or no answer came in time. */
const getResponse = ({ url, init, timeoutMs }: RegisterRequest): Promise<Response | undefined> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);

function createUnavailableError(
  { register }: RegisterRequest,
  response: Response | undefined,
): RegisterUnavailableError {
  log.error('A public register did not answer', { register, status: response?.status });
  return new RegisterUnavailableError();
}

/** What a register answers, or that it does not answer. Other errors pass. */
export async function toUnavailableOnError<T>(
  load: () => Promise<T>,
): Promise<T | { status: 'unavailable' }> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof RegisterUnavailableError) return { status: 'unavailable' };
    throw error;
  }
}
