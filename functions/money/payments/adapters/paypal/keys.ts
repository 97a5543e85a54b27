import * as z from 'zod';
import { findSecretFields } from '../../../../kernel/data/secrets.ts';
import { env } from '../../../../kernel/env.ts';

const PaypalKeys = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  webhookId: z.string(),
  merchantId: z.string(),
});
export type PaypalKeys = z.output<typeof PaypalKeys>;

/** PayPal's keys, or `undefined` while they are unset, which switches PayPal off. */
export function findPaypalKeys(): Promise<PaypalKeys | undefined> {
  return findSecretFields(env('PAYPAL_SECRET_ARN'), PaypalKeys);
}
