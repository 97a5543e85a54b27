import type { PaymentProviders } from '../domain/provider.ts';
import { loadPaypalProvider } from './paypal/provider.ts';
import { loadStripeProvider } from './stripe/provider.ts';

/** Both providers, for what happens behind the calls, and for PayPal's, which close an abandoned card page. */
export const allProviders: PaymentProviders = { card: loadStripeProvider, wallet: loadPaypalProvider };
