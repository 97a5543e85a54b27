import type { PaymentId, PayBy, RefundId } from '../../../events/vocabulary.ts';
import { AppError } from '../../shared/errors.ts';
import type { Payment, Refund } from './payment.ts';

/** Where a person is sent to pay. */
export interface CheckoutSession {
  /** The provider's id of it; `begin` for the same payment gives the same one. */
  readonly id: string;
  readonly payUrl: string;
}

/** What became of a payment, as its provider says now. Money is in pence of pounds sterling. */
export type PaymentOutcome =
  /** It can still be paid; `declined` where a try was refused. */
  | { readonly state: 'open'; readonly declined: boolean }
  /** The person agreed, and `take` takes the money. */
  | { readonly state: 'approved' }
  /** The person has done their part, the money is not certain. */
  | { readonly state: 'processing' }
  /** `charge` is the money's id, `at` the time under which the provider's own books have it. */
  | { readonly state: 'paid'; readonly charge: string; readonly amountPence: number; readonly at: Date }
  | { readonly state: 'failed'; readonly reason: 'declined' | 'expired' | 'cancelled' };

export interface ProviderRefund {
  /** The provider's id. */
  readonly reference: string;
  /** Ours, as it was handed over; none where somebody refunded at the provider's own pages. */
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
  /** What the provider took from us. */
  readonly amountPence: number;
  readonly at: Date;
  /** When it came back, where it was won. */
  readonly returnedAt?: Date;
}

/** What a notice is about, by the provider's own word of now. */
export type WebhookSubject =
  | { readonly about: 'payment'; readonly paymentId: PaymentId }
  | { readonly about: 'refunds'; readonly paymentId: PaymentId; readonly refunds: readonly ProviderRefund[] }
  | { readonly about: 'dispute'; readonly paymentId: PaymentId; readonly dispute: ProviderDispute };

/** A change of what the provider holds for us, before its fees; what leaves is negative. */
export interface BalanceTransaction {
  readonly reference: string;
  readonly amountPence: number;
  readonly at: Date;
}

/** What the person reads at the provider. */
export interface CheckoutText {
  readonly packageName: string;
  readonly home: string;
  readonly email?: string;
  /** Where the provider sends the person back to, whatever they did. */
  readonly returnUrl: string;
}

/** One way to pay. Every call can be repeated: the ids of payment and refund are the idempotency keys. */
export interface PaymentProvider {
  createSession(payment: Payment, wording: CheckoutText): Promise<CheckoutSession>;
  /** Asks what became of it. */
  getStatus(payment: Payment): Promise<PaymentOutcome>;
  /** Takes the money of what is approved, where the provider leaves that to us; once, however often it is asked. */
  capture?(payment: Payment): Promise<PaymentOutcome>;
  /** Makes sure that it can not be paid any more; answers what became of it, for it may be paid already. */
  cancel(payment: Payment): Promise<PaymentOutcome>;
  /** `disputed` while the payer's bank holds the money; `exceeded` where so much is not left there. */
  refund(payment: Payment, refund: Refund): Promise<ProviderRefund | 'disputed' | 'exceeded'>;
  /** Nothing where the notice is about nothing of ours. */
  resolveEvent(report: {
    readonly type: string;
    readonly subject: string;
  }): Promise<WebhookSubject | undefined>;
  /** All that it knows of a payment's refunds, by whomever they were made. */
  listRefunds(payment: Payment): Promise<readonly ProviderRefund[]>;
  /** All movements from one time to another, the latter excluded. */
  listTransactions(from: Date, to: Date): Promise<BalanceTransaction[]>;
}

/** The provider did not answer, or not as it should. Whatever else is thrown is a fault of ours. */
export class ProviderError extends Error {
  override readonly name = 'ProviderFault';
}

/** What a provider was asked for; where its own client throws, as a fault of the provider. */
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

/** A provider as far as its keys are filled in. */
export type ProviderLoader = () => Promise<PaymentProvider | undefined>;

/** The providers that a function can reach: the code of both is too large for one that answers calls. */
export type PaymentProviders = Readonly<Partial<Record<PayBy, ProviderLoader>>>;

/** @throws 503 `unavailable` while the way to pay is switched off */
export async function getProvider(ways: PaymentProviders, payBy: PayBy): Promise<PaymentProvider> {
  const provider = await ways[payBy]?.();
  if (!provider) throw createProviderDisabledError(payBy);
  return provider;
}

const disabledTexts: Readonly<Record<PayBy, string>> = { card: 'Card payments are', wallet: 'PayPal is' };

export const createProviderDisabledError = (payBy: PayBy): AppError =>
  new AppError(
    'unavailable',
    `${disabledTexts[payBy]} switched off here at the moment. Nothing was charged.`,
  );
