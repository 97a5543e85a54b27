import type Stripe from 'stripe';
import * as z from 'zod';
import { env } from '../shared/env.ts';
import { secretFields } from '../shared/secrets.ts';
import { getStripeClient } from '../shared/stripe-client.ts';

const CardKeys = z.object({ secretKey: z.string(), webhookSecret: z.string() });
export type CardKeys = z.output<typeof CardKeys>;

/** Nothing while the keys are not filled in: then nobody can pay by card. */
export const cardKeys = (): Promise<CardKeys | undefined> => secretFields(env('STRIPE_SECRET_ARN'), CardKeys);

/** Stripe by the keys of payments. */
export const cardClient = ({ secretKey }: CardKeys): Stripe => getStripeClient(secretKey);
