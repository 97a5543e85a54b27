import type { Payment, Refund } from '../../functions/money/payments/domain/payment.ts';
import { calculateGrossPence } from '../../functions/money/payments/domain/payment.ts';
import type {
  PaymentOutcome,
  ProviderDispute,
  ProviderRefund,
} from '../../functions/money/payments/domain/provider.ts';
import { addPaymentMinutes } from './payment-examples.ts';

type Page = 'open' | 'processing' | 'paid' | 'refused' | 'expired';

/** A provider's state of one payment: the page, the money, and every transaction. */
export class ModelProvider {
  page: Page = 'open';
  readonly refunds: ProviderRefund[] = [];
  dispute: ProviderDispute | undefined;
  readonly movements: number[] = [];
  readonly #payment: Payment;

  constructor(payment: Payment) {
    this.#payment = payment;
  }

  get #left(): number {
    const back = this.refunds.filter(({ status }) => status !== 'failed');
    return calculateGrossPence(this.#payment) - back.reduce((sum, { amountPence }) => sum + amountPence, 0);
  }

  look(): PaymentOutcome {
    switch (this.page) {
      case 'open':
        return { state: 'open', declined: false };
      case 'processing':
        return { state: 'processing' };
      case 'paid':
        return {
          state: 'paid',
          charge: 'ch_1',
          amountPence: calculateGrossPence(this.#payment),
          at: addPaymentMinutes(5),
        };
      case 'refused':
        return { state: 'failed', reason: 'declined' };
      case 'expired':
        return { state: 'failed', reason: 'expired' };
    }
  }

  pay(): void {
    if (this.page !== 'open' && this.page !== 'processing') return;
    this.page = 'paid';
    this.movements.push(calculateGrossPence(this.#payment));
  }
  turn(from: Page, to: Page): void {
    if (this.page === from) this.page = to;
  }

  refund(amountPence: number, ours?: Refund): ProviderRefund | 'disputed' | 'exceeded' {
    const asked = ours && this.refunds.find(({ refundId }) => refundId === ours.id);
    if (asked) return asked;
    if (this.dispute && this.dispute.status !== 'won') return 'disputed';
    if (amountPence > this.#left || amountPence <= 0) return 'exceeded';
    const made: ProviderRefund = {
      reference: `re_${this.refunds.length}`,
      status: amountPence % 2 === 0 ? 'succeeded' : 'pending',
      amountPence,
      at: addPaymentMinutes(10),
      ...(ours && { refundId: ours.id }),
    };
    this.refunds.push(made);
    this.movements.push(-amountPence);
    return made;
  }
  /** A refund on the provider's dashboard. */
  refundThere(share: number): void {
    const amountPence = Math.floor(this.#left * share);
    if (this.page === 'paid' && amountPence > 0) this.refund(amountPence);
  }
  endRefund(n: number, status: 'succeeded' | 'failed'): void {
    const index = n % Math.max(1, this.refunds.length);
    const found = this.refunds[index];
    if (!found || found.status === 'failed') return;
    this.refunds[index] = {
      ...found,
      status,
      ...(status === 'failed' && { returnedAt: addPaymentMinutes(50) }),
    };
    if (status === 'failed') this.movements.push(found.amountPence);
  }

  open(): void {
    if (this.page !== 'paid' || this.dispute || this.#left <= 0) return;
    this.dispute = { reference: 'du_1', status: 'open', amountPence: this.#left, at: addPaymentMinutes(30) };
    this.movements.push(-this.#left);
  }
  close(status: 'won' | 'lost'): void {
    if (this.dispute?.status !== 'open') return;
    this.dispute = { ...this.dispute, status, returnedAt: addPaymentMinutes(40) };
    if (status === 'won') this.movements.push(this.dispute.amountPence);
  }
}
