import { getPaySource } from '../../../../functions/money/payments/domain/pay-method.ts';
import { formatOptionCode } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { StaffPayment } from './api.ts';

/** A payment's state, with who it waits for and why it failed, as callers ask for both. */
export function PaymentBadge({ payment }: { readonly payment: StaffPayment }) {
  return <Badge>{describeState(payment)}</Badge>;
}

function describeState(payment: StaffPayment): string {
  const { status, failure } = payment;
  if (status === 'processing')
    return getPaySource(payment) === 'paypal' ? 'Waiting for PayPal' : 'Waiting for the payer’s bank';
  return status === 'failed' && failure
    ? `Failed: ${formatOptionCode(failure).toLowerCase()}`
    : formatOptionCode(status);
}
