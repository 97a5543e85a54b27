import type Stripe from 'stripe';
import * as z from 'zod';
import { findSecretFields } from '../../../../kernel/data/secrets.ts';
import { env } from '../../../../kernel/env.ts';
import { getStripeClient } from '../../../../kernel/stripe-client.ts';

const StripeKeys = z.object({ secretKey: z.string(), webhookSecret: z.string() });
export type StripeKeys = z.output<typeof StripeKeys>;

/** Stripe's keys, or `undefined` while they are unset, which switches card payments off. */
export function findStripeKeys(): Promise<StripeKeys | undefined> {
  return findSecretFields(env('STRIPE_SECRET_ARN'), StripeKeys);
}

/** The Stripe client for these keys. */
export function getStripe({ secretKey }: StripeKeys): Stripe {
  return getStripeClient(secretKey);
}
