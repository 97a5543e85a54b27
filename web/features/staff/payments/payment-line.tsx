import { formatMoment, formatOptionCode, formatPence } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DeskLine } from '../parts/line.tsx';
import type { StaffPayment } from './api.ts';

/** A payment in a list of several kinds. */
export function PaymentLine({ payment }: { readonly payment: StaffPayment }) {
  const { id, number = id, home, packageName, totalPence, refundedPence, status, createdAt } = payment;
  return (
    <DeskLine
      to={`/staff/payments?q=${id}`}
      title={`${formatPence(totalPence)}, ${packageName}`}
      state={<Badge>{formatOptionCode(status)}</Badge>}
    >
      {`${home} · ${number} · ${formatMoment(createdAt)}`}
      {refundedPence > 0 && ` · ${formatPence(refundedPence)} refunded`}
    </DeskLine>
  );
}
