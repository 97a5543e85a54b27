import { formatMoment, formatPence } from '../../../lib/format.ts';
import { DeskLine } from '../parts/line.tsx';
import type { StaffPayment } from './api.ts';
import { PaymentBadge } from './payment-badge.tsx';

/** A payment in a list of several kinds. */
export function PaymentLine({ payment }: { readonly payment: StaffPayment }) {
  const { id, number = id, home, packageName, totalPence, refundedPence, createdAt } = payment;
  return (
    <DeskLine
      to={`/staff/payments?q=${id}`}
      title={`${formatPence(totalPence)}, ${packageName}`}
      state={<PaymentBadge payment={payment} />}
    >
      {`${home} · ${number} · ${formatMoment(createdAt)}`}
      {refundedPence > 0 && ` · ${formatPence(refundedPence)} refunded`}
    </DeskLine>
  );
}
