import { type PaymentsController, type Refund, RefundStatus } from '@paypal/paypal-server-sdk';
import { PaymentId, RefundId } from '../../../../../events/vocabulary.ts';
import type { WebhookSubject, ProviderRefund } from '../../domain/provider.ts';
import { parsePence, parseTime } from './money.ts';

export function toProviderRefund({ id, status, amount, customId, createTime }: Refund): ProviderRefund {
  if (id === undefined) throw new Error('PayPal names no id of a refund');
  const refundId = RefundId.safeParse(customId).data;
  const ended = status === RefundStatus.Pending ? 'pending' : 'failed';
  return {
    reference: id,
    amountPence: parsePence(amount),
    status: status === RefundStatus.Completed ? 'succeeded' : ended,
    ...(refundId && { refundId }),
    // No money has moved while the refund is pending.
    ...(status === RefundStatus.Completed && { at: parseTime(createTime) }),
  };
}

export async function getRefundSubject(
  payments: PaymentsController,
  refundId: string,
): Promise<WebhookSubject | undefined> {
  const { result } = await payments.getRefund({ refundId });
  const captureId = result.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  const paymentId = captureId === undefined ? undefined : await findPaymentOfCapture(payments, captureId);
  return paymentId && { about: 'refunds', paymentId, refunds: [toProviderRefund(result)] };
}

/** The payment in a capture's `customId`. */
export async function findPaymentOfCapture(
  payments: PaymentsController,
  captureId: string,
): Promise<PaymentId | undefined> {
  const { result } = await payments.getCapturedPayment({ captureId });
  return PaymentId.safeParse(result.customId).data;
}
