import { getPaySource } from '../../../../functions/money/payments/domain/pay-method.ts';
import { paymentStates } from '../../../entities/payment/payment-states.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { StaffPayment } from './api.ts';

/** A payment's state, with who it waits for and why it failed, as callers ask for both. */
export function PaymentBadge({ payment }: { readonly payment: StaffPayment }) {
  return <Badge tone={paymentStates[payment.status][0]}>{describeState(payment)}</Badge>;
}

const failureWords: Readonly<Record<NonNullable<StaffPayment['failure']>, string>> = {
  declined: 'declined by the payer’s bank',
  expired: 'not confirmed in time',
  cancelled: 'called off by the payer',
};

function describeState(payment: StaffPayment): string {
  const { status, failure } = payment;
  if (status === 'processing')
    return getPaySource(payment) === 'paypal' ? 'Waiting for PayPal' : 'Waiting for the payer’s bank';
  const label = paymentStates[status][1];
  return failure === undefined ? label : `${label}: ${failureWords[failure]}`;
}
