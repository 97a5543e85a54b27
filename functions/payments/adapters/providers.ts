import { loadStripeProvider } from './stripe/provider.ts';
import type { PaymentProviders } from '../domain/provider.ts';
import { loadPaypalProvider } from './paypal/provider.ts';

/** Both providers, for what answers no call. */
export const allProviders: PaymentProviders = { card: loadStripeProvider, wallet: loadPaypalProvider };
