import type { Problem } from '../../functions/kernel/errors.ts';
import { takePrefetchedCall } from '../early/prefetched-calls.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { endSession, getPersonId, getSession, renewSession, getTokens } from './session.ts';

interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly key?: string;
  readonly keepalive?: boolean;
}

/**
 * Makes one API call; `line` is a method and a path with its parameters in braces. What the account's state is bound to
 * have refused is not sent.
 */
export async function sendCall(line: string, callInput: CallInput): Promise<unknown> {
  if (getSession().standing === 'leaving') (await import('./leaving-calls.ts')).assertOpenWhileLeaving(line);
  const caller = getPersonId();
  const answer = await request(line, callInput);
  if (answer.status !== 401 || !getTokens() || getPersonId() !== caller) return parseAnswer(answer);
  const isRenewed = await renewOnce();
  // After another person's login, the call is not repeated and does not end that login.
  if (getPersonId() !== caller) return parseAnswer(answer);
  if (isRenewed) return parseAnswer(await request(line, callInput));
  if (getTokens()) endSession();
  return parseAnswer(answer);
}

function request(
  line: string,
  { params, query, body, signal, key, keepalive }: CallInput,
): Promise<Response> {
  const [method = 'GET', path = ''] = line.split(' ');
  const access = getTokens()?.access;
  const address = toAddress(path, params, query);
  const prefetched = method === 'GET' ? takePrefetchedCall(address, access) : undefined;
  if (prefetched) return awaitAnswer(prefetched, signal);
  return fetchAddress(address, {
    method,
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(access && { authorization: `Bearer ${access}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const fetchAddress = (address: string, init: RequestInit): Promise<Response> =>
  awaitAnswer(fetch(address, init), init.signal);

let listener: ((isAnswered: boolean) => void) | undefined;
/** Sets what is told of each call whether it had an answer, of whatever kind. */
export function setAnswerListener(next: (isAnswered: boolean) => void): void {
  listener = next;
}

async function awaitAnswer(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  try {
    const response = await answer;
    listener?.(true);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    listener?.(false);
    throw new NetworkError(error);
  }
}

function toAddress(path: string, params: CallInput['params'] = {}, query: CallInput['query'] = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined && one !== null && one !== '')
        .map((one): [string, string] => [name, String(one)]),
    ),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function parseAnswer(answer: Response): Promise<unknown> {
  if (answer.ok) {
    // Documents are returned as HTML.
    const isPage = answer.headers.get('content-type')?.startsWith('text/');
    return answer.status === 204 ? undefined : isPage ? answer.text() : answer.json();
  }
  const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
  throw new ApiError(answer.status, toProblem(await answer.json().catch(() => ({}))), retryAfter);
}

/** The token call answers OAuth's `{ error }`, all others a problem document. */
function toProblem(body: unknown): Partial<Problem> {
  if (typeof body !== 'object' || body === null) return {};
  if ('error' in body && body.error === 'invalid_grant')
    return {
      code: 'invalid_grant',
      detail: 'Your email or password isn’t right. Check them and try again.',
    };
  return body;
}

let renewal: Promise<boolean> | undefined;
/** Renews the login once for all waiting calls. */
const renewOnce = (): Promise<boolean> => (renewal ??= renewTokens().finally(() => (renewal = undefined)));

async function renewTokens(): Promise<boolean> {
  const refresh = getTokens()?.refresh;
  if (!refresh) return false;
  const body = JSON.stringify({ grant_type: 'refresh_token', client_id: 2, refresh_token: refresh });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetchAddress('/oauth/token', { method: 'POST', headers, body });
  // A server that is down ends no login.
  if (answer.status >= 500) throw new NetworkError(answer.status);
  const granted: unknown = answer.ok ? await answer.json() : undefined;
  if (typeof granted !== 'object' || granted === null || !('access_token' in granted)) return false;
  if (typeof granted.access_token !== 'string') return false;
  return renewSession(granted.access_token);
}
