import Stripe from 'stripe';
import * as z from 'zod';
import { env } from '../shared/env.ts';
import { secretFields } from '../shared/secrets.ts';

const CardKeys = z.object({ secretKey: z.string(), webhookSecret: z.string() });
export type CardKeys = z.output<typeof CardKeys>;

/** Nothing while the keys are not filled in: then nobody can pay by card. */
export const cardKeys = (): Promise<CardKeys | undefined> => secretFields(env('STRIPE_SECRET_ARN'), CardKeys);

const made = new Map<string, Stripe>();

/** Stripe at `STRIPE_API_URL`; one client for each key, as it keeps its connections. */
export function cardClient({ secretKey }: CardKeys): Stripe {
  const found = made.get(secretKey);
  if (found) return found;
  const { protocol, hostname, port } = new URL(env('STRIPE_API_URL'));
  const client = new Stripe(secretKey, {
    apiVersion: Stripe.API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    maxNetworkRetries: 2,
    timeout: 8_000,
    telemetry: false,
  });
  made.set(secretKey, client);
  return client;
}
