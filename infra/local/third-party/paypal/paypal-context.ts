import type { Database, LocalClock } from '@gable/local-cloud/stand-ins';
import type { Webhooks } from '../webhooks.ts';
import type { PaypalStore } from './store.ts';

/** The context of every call. */
export interface PaypalContext {
  readonly db: Database;
  readonly store: PaypalStore;
  readonly clock: LocalClock;
  readonly webhooks: Webhooks;
  /** The URL of the API and the pages. */
  readonly url: string;
  /** The payee of orders that name no other. */
  readonly merchant: { readonly email_address: string; readonly merchant_id: string };
}

/** The only customer of this PayPal. */
export const payer = {
  name: { given_name: 'Pat', surname: 'Payer' },
  email_address: 'pat.payer@paypal.example',
  payer_id: 'LCLPAYER00001',
  address: { country_code: 'GB' },
} as const;
