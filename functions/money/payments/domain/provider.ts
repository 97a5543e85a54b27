import type { PaymentId, PayBy, PayMethod, RefundId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Payment, Refund } from './payment.ts';
import type { Payout, ProviderPayout } from './payout.ts';

/** The provider's page where the payer pays. */
export interface CheckoutSession {
  /** The provider's id of the session; the same payment always gets the same one. */
  readonly id: string;
  readonly payUrl: string;
}

/** The present outcome of a payment at its provider, with what was paid with where it knows that. */
export type PaymentOutcome = PaymentStanding & { readonly method?: PayMethod };

/** Amounts are in pence of pounds sterling. */
type PaymentStanding =
  /** It can still be paid; `declined` when an attempt was refused. */
  | { readonly state: 'open'; readonly declined: boolean }
  /** The payer approved it, and `capture` takes the money. */
  | { readonly state: 'approved' }
  /** The payer has finished, but the money is not certain yet. */
  | { readonly state: 'processing' }
  /** `charge` is the id of the money, `at` the provider's booking time. */
  | { readonly state: 'paid'; readonly charge: string; readonly amountPence: number; readonly at: Date }
  | { readonly state: 'failed'; readonly reason: 'declined' | 'expired' | 'cancelled' };

export interface ProviderRefund {
  /** The provider's id. */
  readonly reference: string;
  /**
   * Our id, as it was passed to the provider; absent when the refund was made on the provider's dashboard.
   */
  readonly refundId?: RefundId;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amountPence: number;
  /** When the money left, and when it came back, by the provider's books. */
  readonly at?: Date;
  readonly returnedAt?: Date;
}

export interface ProviderDispute {
  readonly reference: string;
  readonly status: 'open' | 'won' | 'lost';
  /** Pence that the provider took from us. */
  readonly amountPence: number;
  readonly at: Date;
  /** When the money came back, if the dispute was won. */
  readonly returnedAt?: Date;
}

/** The subject of a webhook event, as the provider's API returns it now. */
export type WebhookSubject =
  | { readonly about: 'payment'; readonly paymentId: PaymentId }
  | { readonly about: 'refunds'; readonly paymentId: PaymentId; readonly refunds: readonly ProviderRefund[] }
  | { readonly about: 'dispute'; readonly paymentId: PaymentId; readonly dispute: ProviderDispute }
  | { readonly about: 'payout'; readonly payoutId: Payout['id'] };

/** A change of the balance that the provider holds for us, before fees; outgoing money is negative. */
export interface BalanceTransaction {
  readonly reference: string;
  readonly amountPence: number;
  readonly at: Date;
}

/** The text that the payer reads at the provider, and what it may offer them. */
export interface CheckoutText {
  readonly packageName: string;
  readonly home: string;
  readonly email?: string;
  /** The URL that the provider redirects to, whether the payer paid or not. */
  readonly returnUrl: string;
  /** Its price has credit of a package whose days run on meanwhile, so the money can't take days to come. */
  readonly hasCredit?: boolean;
}

/** A payment provider. Every call can be repeated: the ids of payment and refund are the idempotency keys. */
export interface PaymentProvider {
  createSession(payment: Payment, checkoutText: CheckoutText): Promise<CheckoutSession>;
  /** The payment's present outcome. */
  getStatus(payment: Payment): Promise<PaymentOutcome>;
  /** Captures an approved payment, at providers that leave this to us; repeated calls capture once. */
  capture?(payment: Payment): Promise<PaymentOutcome>;
  /** Makes sure that the payment can no longer be paid; returns its outcome, as it may be paid already. */
  cancel(payment: Payment): Promise<PaymentOutcome>;
  /** `disputed` while the payer's bank holds the money; `exceeded` when less is left at the provider. */
  refund(payment: Payment, refund: Refund): Promise<ProviderRefund | 'disputed' | 'exceeded'>;
  /** `undefined` when the event is about no payment of ours. @throws where the account of our keys hasn't what it is about */
  resolveEvent(report: {
    readonly type: string;
    readonly subject: string;
  }): Promise<WebhookSubject | undefined>;
  /** All refunds of a payment that the provider knows, including those made on its dashboard. */
  listRefunds(payment: Payment): Promise<readonly ProviderRefund[]>;
  /** All transactions from `from` to `to`, the latter excluded. */
  listTransactions(from: Date, to: Date): Promise<BalanceTransaction[]>;
  /** At providers that say what a payout is made of. */
  readonly payouts?: PayoutSource;
}

export interface PayoutSource {
  /** A payout as it is now; `undefined` for one that isn't in pounds. @throws where the account has no such payout */
  find(id: Payout['id']): Promise<ProviderPayout | undefined>;
  /** The payouts that were made since then, the newest first. */
  list(from: Date): Promise<Pick<Payout, 'id' | 'status'>[]>;
}

/** The provider failed or did not answer. Any other error is a fault of ours. */
export class ProviderError extends Error {
  override readonly name = 'ProviderFault';
}

/**
 * The result of a provider's call.
 * @throws ProviderError for an error that `isTheirs` attributes to the provider
 */
export async function wrapProviderError<T>(
  asking: Promise<T>,
  isTheirs: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!isTheirs(error)) throw error;
    throw new ProviderError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The provider, or `undefined` while its keys are unset. */
type ProviderLoader = () => Promise<PaymentProvider | undefined>;

/**
 * The providers that a function can reach. Calls for cards have no PayPal: an abandoned order takes no money, as
 * only we capture it.
 */
export type PaymentProviders = Readonly<Partial<Record<PayBy, ProviderLoader>>>;

/** @throws 503 `unavailable` while the provider is switched off */
export async function getProvider(ways: PaymentProviders, payBy: PayBy): Promise<PaymentProvider> {
  const provider = await ways[payBy]?.();
  if (!provider) throw createProviderDisabledError(payBy);
  return provider;
}

const disabledTexts: Readonly<Record<PayBy, string>> = { card: 'Card payments are', wallet: 'PayPal is' };

export function createProviderDisabledError(payBy: PayBy): AppError {
  return new AppError(
    'unavailable',
    `${disabledTexts[payBy]} switched off here at the moment. You haven’t been charged.`,
  );
}
