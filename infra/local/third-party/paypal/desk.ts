import type { Database } from '../../runtime/database.ts';
import type { LocalClock } from '../../runtime/http.ts';
import type { Webhooks } from '../webhooks.ts';
import type { Store } from './store.ts';

/** What every call works with. */
export interface Desk {
  readonly db: Database;
  readonly store: Store;
  readonly clock: LocalClock;
  readonly webhooks: Webhooks;
  /** Where API and pages answer. */
  readonly url: string;
  /** Whom payments go to unless an order says otherwise. */
  readonly merchant: { readonly email_address: string; readonly merchant_id: string };
}

/** The one customer of this PayPal. */
export const payer = {
  name: { given_name: 'Pat', surname: 'Payer' },
  email_address: 'pat.payer@paypal.example',
  payer_id: 'LCLPAYER00001',
  address: { country_code: 'GB' },
} as const;
