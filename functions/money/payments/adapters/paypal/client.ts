import { ApiError } from '@paypal/paypal-server-sdk';
import * as z from 'zod';
import { type PaypalClient, createPaypalClient } from './http-client.ts';
import type { PaypalKeys } from './keys.ts';

const clients = new Map<string, PaypalClient>();

/** One client per key pair, as the client caches its token. */
export function getPaypalClient({ clientId, clientSecret }: PaypalKeys): PaypalClient {
  const key = `${clientId}:${clientSecret}`;
  const client = clients.get(key) ?? createPaypalClient({ clientId, clientSecret });
  clients.set(key, client);
  return client;
}

const ErrorBody = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });

/**
 * Why PayPal refused a call, such as `INSTRUMENT_DECLINED`, or `404` when the resource does not exist.
 * @throws the error itself when it is not a decision of PayPal's, so that the call is retried
 */
export function parseRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.statusCode === 404) return '404';
  if (error.statusCode !== 422 || typeof error.body !== 'string') throw error;
  const [first] = ErrorBody.parse(JSON.parse(error.body)).details;
  if (!first) throw error;
  return first.issue;
}
