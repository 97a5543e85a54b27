import { createRequestBuilderFactory } from '@apimatic/core';
import {
  ApiError,
  ClientCredentialsAuthManager,
  DEFAULT_RETRY_CONFIG,
  type OAuthToken,
  type OrdersController,
} from '@paypal/paypal-server-sdk';
import { env } from '../../../../kernel/env.ts';
import { wrapProviderError } from '../../domain/provider.ts';

/**
 * What the SDK's controllers are constructed with, as in `new OrdersController(createPaypalClient(keys))`.
 */
export type PaypalClient = ConstructorParameters<typeof OrdersController>[0];

export interface PaypalCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

const timeoutMs = 10_000;

type Request = ApiError['request'];
/** The request of an error ends up in the log, so its headers and body, which hold the keys, are removed. */
const redactRequest = ({ method, url }: Request): Request => ({ method, url });

/**
 * A client for PayPal at `PAYPAL_API_URL`. The SDK's own `Client` knows only PayPal's two hosts and pulls in
 * axios, 300 kB of a bundle; the controllers, models, errors and tokens are the SDK's.
 */
export function createPaypalClient({ clientId, clientSecret }: PaypalCredentials): PaypalClient {
  let token: OAuthToken | undefined;
  // The SDK's extension point: the host of requests and the function that sends them.
  const factory: ReturnType<PaypalClient['getRequestBuilderFactory']> = createRequestBuilderFactory(
    send,
    () => env('PAYPAL_API_URL'),
    ApiError,
    (asked) => async (request, options, next) => {
      try {
        // The request for a token passes `false` for its authentication.
        const { response } = await next(asked ? await signed(request) : request, options);
        return { request: redactRequest(request), response };
      } catch (error) {
        if (error instanceof ApiError) error.request = redactRequest(error.request);
        throw error;
      }
    },
    DEFAULT_RETRY_CONFIG,
  );
  const signed = async (request: Request): Promise<Request> => {
    token = await tokens.updateToken(token);
    return { ...request, headers: { ...request.headers, authorization: `Bearer ${token.accessToken}` } };
  };
  const client: PaypalClient = { getRequestBuilderFactory: () => factory };
  const tokens = new ClientCredentialsAuthManager(
    { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    client,
  );
  return client;
}

/**
 * Makes a call that the SDK has no controller for, such as the verification of a webhook, and returns the
 * parsed JSON.
 * @throws ApiError with `statusCode` and `body` when PayPal refuses
 */
export async function callPaypal(
  client: PaypalClient,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const request = client.getRequestBuilderFactory()(method, path);
  request.authenticate([{ oauth2: true }]);
  if (body !== undefined) request.json(body);
  const { result } = await request.callAsText();
  const answer: unknown = JSON.parse(result);
  return answer;
}

type Send = Parameters<typeof createRequestBuilderFactory>[0];

const send: Send = async ({ method, url, headers = {}, body }) => {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await wrapFetchError(fetch(url, { method, headers, signal, ...toFetchBody(body) }));
  return {
    statusCode: response.status,
    body: await wrapFetchError(response.text()),
    headers: Object.fromEntries(response.headers),
  };
};

/** Every error of `fetch`, a TypeError among them, means that the provider did not answer. */
const wrapFetchError = <T>(asking: Promise<T>): Promise<T> => wrapProviderError(asking, () => true);

/** Calls send JSON; the request for a token sends a form. */
function toFetchBody(body: Parameters<Send>[0]['body']): { readonly body?: string | URLSearchParams } {
  if (body?.type === 'text') return { body: body.content };
  if (body?.type !== 'form') return {};
  const form = new URLSearchParams();
  for (const { key, value } of body.content) form.append(key, value);
  return { body: form };
}
