import type Stripe from 'stripe';
import * as z from 'zod';
import { env } from '../../../shared/env.ts';
import { secretFields } from '../../../shared/secrets.ts';
import { getStripeClient } from '../../../shared/stripe-client.ts';

const StripeKeys = z.object({ secretKey: z.string(), webhookSecret: z.string() });
export type StripeKeys = z.output<typeof StripeKeys>;

/** `undefined` while the keys are unset: card payments are then off. */
export const findStripeKeys = (): Promise<StripeKeys | undefined> =>
  secretFields(env('STRIPE_SECRET_ARN'), StripeKeys);

/** Stripe by the keys of payments. */
export const getStripe = ({ secretKey }: StripeKeys): Stripe => getStripeClient(secretKey);
