import { formatPence, formatPersonName } from '../../../lib/format.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { DeskLine } from '../parts/line.tsx';
import { type StaffPayment, toPaidPence } from './api.ts';
import { PaymentBadge } from './payment-badge.tsx';

/** A payment in a list of several kinds. */
export function PaymentLine({ payment }: { readonly payment: StaffPayment }) {
  const { id, number = id, home, packageName, refundedPence, createdAt, ownerName } = payment;
  return (
    <DeskLine
      to={`/staff/payments?q=${id}`}
      title={`${formatPence(toPaidPence(payment))}, ${packageName}`}
      state={<PaymentBadge payment={payment} />}
    >
      {`${formatPersonName({ user_name: ownerName })} · ${home} · ${number} · ${formatMomentName(createdAt)}`}
      {refundedPence > 0 && ` · ${formatPence(refundedPence)} refunded`}
    </DeskLine>
  );
}
