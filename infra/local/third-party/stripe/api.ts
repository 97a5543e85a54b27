import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameSecret, readBody, sendBody } from '@gable/local-cloud/stand-ins';
import { apiVersion, type StripeAccount } from './account.ts';
import { findCall } from './calls/index.ts';
import { expandView } from './expand.ts';
import { StripeFault } from './fault.ts';
import { findStoredAnswer, storeAnswer } from './idempotency.ts';
import { parseForm } from './params/form.ts';

interface ApiRequest {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  /** The parameters as they were sent. */
  readonly form: string;
  readonly key: string | undefined;
}

interface ApiAnswer {
  readonly status: number;
  readonly text: string;
  readonly original?: string;
}

/** Stripe's API at the root of an address, as its SDKs call it. */
export async function answerStripeApi(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const form = request.method === 'POST' ? (await readBody(request)).toString() : url.search.slice(1);
  const key = request.headers['idempotency-key'];
  const apiRequest: ApiRequest = {
    requestId: `req_${randomBytes(7).toString('hex')}`,
    method: request.method ?? 'GET',
    path: url.pathname,
    form,
    key: request.method === 'POST' && typeof key === 'string' ? key : undefined,
  };
  const { status, text, original } = answerRequest(account, request.headers.authorization, apiRequest);
  const version = request.headers['stripe-version'];
  sendBody(response, status, text, {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': apiRequest.requestId,
    'stripe-version': typeof version === 'string' ? version : apiVersion,
    ...(apiRequest.key !== undefined && { 'idempotency-key': apiRequest.key }),
    ...(original !== undefined && { 'idempotent-replayed': 'true', 'original-request': original }),
  });
}

function answerRequest(
  account: StripeAccount,
  authorization: string | undefined,
  apiRequest: ApiRequest,
): ApiAnswer {
  try {
    authenticate(account, authorization, apiRequest.path);
    return apiRequest.key === undefined
      ? runCall(account, apiRequest)
      : runOnce(account, apiRequest, apiRequest.key);
  } catch (error) {
    if (error instanceof StripeFault) return toFaultAnswer(error);
    throw error;
  }
}

const toFaultAnswer = ({ status, body }: StripeFault): ApiAnswer => ({
  status,
  text: JSON.stringify({ error: body }, undefined, 2),
});

/** Returns the stored answer of an idempotency key, or runs the call and stores its answer under the key. */
function runOnce(account: StripeAccount, apiRequest: ApiRequest, key: string): ApiAnswer {
  const attempt = { key, path: apiRequest.path, body: apiRequest.form };
  const storedAnswer = findStoredAnswer(account, attempt);
  if (storedAnswer)
    return { status: storedAnswer.status, text: storedAnswer.answer, original: storedAnswer.request };
  const keep = ({ status, text }: ApiAnswer) =>
    storeAnswer(account, attempt, { request: apiRequest.requestId, status, answer: text });
  try {
    return account.db.transaction(() => {
      const apiAnswer = makeCall(account, apiRequest);
      keep(apiAnswer);
      return apiAnswer;
    });
  } catch (error) {
    if (error instanceof StripeFault && error.begun) keep(toFaultAnswer(error));
    throw error;
  }
}

const runCall = (account: StripeAccount, apiRequest: ApiRequest): ApiAnswer =>
  account.db.transaction(() => makeCall(account, apiRequest));

function makeCall(account: StripeAccount, { requestId, method, path, form, key }: ApiRequest): ApiAnswer {
  const found = findCall(method, path);
  if (!found)
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  const caused = { ...account, cause: { requestId, idempotencyKey: key ?? null } };
  const { view, expand: paths } = found.call(caused, parseForm(form), found.id);
  const body: unknown = JSON.parse(JSON.stringify(view));
  return { status: 200, text: JSON.stringify(expandView(account, body, paths), undefined, 2) };
}

function authenticate({ secretKey, identityKey }: StripeAccount, authorization = '', path = ''): void {
  const [scheme, credentials = ''] = authorization.split(' ');
  const given =
    scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString().replace(/:.*$/s, '') : credentials;
  if (given !== '' && isSameSecret(given, secretKey)) return;
  if (given !== '' && isSameSecret(given, identityKey)) {
    if (path.startsWith('/v1/identity/')) return;
    throw new StripeFault(403, {
      type: 'invalid_request_error',
      message: `The provided key '${maskKey(given)}' does not have the required permissions for this endpoint.`,
    });
  }
  const message =
    given === '' ? 'You did not provide an API key.' : `Invalid API Key provided: ${maskKey(given)}`;
  throw new StripeFault(401, { type: 'invalid_request_error', message });
}

const maskKey = (key: string): string =>
  `${key.slice(0, 8)}${'*'.repeat(Math.max(key.length - 12, 3))}${key.slice(-4)}`;
