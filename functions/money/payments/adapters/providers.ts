import type { PaymentProviders } from '../domain/provider.ts';
import { loadPaypalProvider } from './paypal/provider.ts';
import { loadStripeProvider } from './stripe/provider.ts';

/** Both providers, for functions that answer no calls of the API. */
export const allProviders: PaymentProviders = { card: loadStripeProvider, wallet: loadPaypalProvider };
