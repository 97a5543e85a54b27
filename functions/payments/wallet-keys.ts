import * as z from 'zod';
import { env } from '../shared/env.ts';
import { secretFields } from '../shared/secrets.ts';

const WalletKeys = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  webhookId: z.string(),
  merchantId: z.string(),
});
export type WalletKeys = z.output<typeof WalletKeys>;

/** Nothing while the keys are not filled in: then nobody can pay with PayPal. */
export const walletKeys = (): Promise<WalletKeys | undefined> =>
  secretFields(env('PAYPAL_SECRET_ARN'), WalletKeys);
