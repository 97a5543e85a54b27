import Stripe from 'stripe';
import { env } from './env.ts';

const clients = new Map<string, Stripe>();

/** The Stripe client at `STRIPE_API_URL`, one per key, so that connections are reused. */
export function getStripeClient(secretKey: string): Stripe {
  const known = clients.get(secretKey);
  if (known) return known;
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
  clients.set(secretKey, client);
  return client;
}
