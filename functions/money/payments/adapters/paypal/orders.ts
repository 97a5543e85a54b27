import {
  CaptureStatus,
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  type OrdersCapture,
  OrderStatus,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import { calculateGrossPence, type Payment } from '../../domain/payment.ts';
import type { PaymentOutcome, CheckoutText } from '../../domain/provider.ts';
import { parsePence, toPaypalMoney, parseTime } from './money.ts';

const maxDescriptionLength = 127;

/** The order that the payer approves, exact to the penny. */
export function toOrderRequest(
  payment: Payment,
  merchantId: string,
  checkoutText: CheckoutText,
): OrderRequest {
  const { id, totalPence, vatPence, donationPence } = payment;
  const { packageName, home, returnUrl } = checkoutText;
  const item = (name: string, pence: number) => ({ name, quantity: '1', unitAmount: toPaypalMoney(pence) });
  const description = `${packageName} package: ${home}`.slice(0, maxDescriptionLength);
  const net = totalPence - vatPence;
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: id,
        // PayPal captures at most one payment per invoice id.
        invoiceId: id,
        payee: { merchantId },
        description,
        amount: {
          ...toPaypalMoney(calculateGrossPence(payment)),
          breakdown: { itemTotal: toPaypalMoney(net + donationPence), taxTotal: toPaypalMoney(vatPence) },
        },
        items: [
          { ...item(description, net), tax: toPaypalMoney(vatPence) },
          ...(donationPence > 0 ? [item('Donation for trees', donationPence)] : []),
        ],
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          brandName: 'Gable',
          locale: 'en-GB',
          returnUrl,
          cancelUrl: returnUrl,
          userAction: PaypalExperienceUserAction.PayNow,
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
        },
      },
    },
  };
}

/** The URL of the page where the payer approves the order. */
export function approvalUrlOf({ links = [] }: Order): string | undefined {
  return links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
}

/**
 * The outcome of a payment's order.
 * @throws when the order does not match the payment, so that nothing is captured or activated for it
 */
export function toOutcome(payment: Payment, merchantId: string, order: Order): PaymentOutcome {
  const [unit] = order.purchaseUnits ?? [];
  const differs =
    unit?.customId !== payment.id ||
    unit.payee?.merchantId !== merchantId ||
    parsePence(unit.amount) !== calculateGrossPence(payment);
  if (differs) throw new Error(`Order ${order.id} is not the one of payment ${payment.id}`);
  const [capture] = unit.payments?.captures ?? [];
  if (capture) return toCaptureOutcome(capture);
  if (order.status === OrderStatus.Approved) return { state: 'approved' };
  if (order.status === OrderStatus.Voided) return { state: 'failed', reason: 'cancelled' };
  // It was approved, and its capture ended without money.
  if (payment.status === 'processing') return { state: 'failed', reason: 'declined' };
  return { state: 'open', declined: false };
}

function toCaptureOutcome({ id, status, amount, createTime }: OrdersCapture): PaymentOutcome {
  switch (status) {
    case CaptureStatus.Completed:
    case CaptureStatus.PartiallyRefunded:
    case CaptureStatus.Refunded:
      if (id === undefined) throw new Error('PayPal names no id of a capture');
      return { state: 'paid', charge: id, amountPence: parsePence(amount), at: parseTime(createTime) };
    case CaptureStatus.Pending:
      return { state: 'processing' };
    default:
      return { state: 'failed', reason: 'declined' };
  }
}
