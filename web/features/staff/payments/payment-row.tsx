import { useState } from 'react';
import { formatPayMethod } from '../../../../functions/money/payments/domain/pay-method.ts';
import { formatPence, formatPersonName } from '../../../lib/format.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { type StaffPayment, toPaidPence } from './api.ts';
import { PaymentBadge } from './payment-badge.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Refund = StaffPayment['refunds'][number];

const refundStates: Readonly<Record<Refund['status'], string>> = {
  due: 'to be sent back',
  pending: 'on its way back',
  succeeded: 'sent back',
  failed: 'couldn’t be sent back',
};

const refundReasons: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'the package was cancelled',
  not_needed: 'the payment wasn’t needed',
  ended: 'the package ended early',
  goodwill: 'goodwill',
};

/** A payment with its refunds. */
export function PaymentRow({ payment }: { readonly payment: StaffPayment }) {
  const {
    id,
    number = id,
    home,
    packageName,
    ownerId,
    ownerName,
    propertyId,
    donationPence,
    createdAt,
    refunds,
    refundablePence,
  } = payment;
  const [open, setOpen] = useState(false);
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {packageName},{' '}
          <Link to={`/staff/homes/${propertyId}`} data-row className="link">
            {home}
          </Link>
        </h2>
        <p className="tabular font-semibold">{formatPence(toPaidPence(payment))}</p>
      </div>
      <p className="text-sm text-muted">
        {number}, {formatPayMethod(payment)}, <time dateTime={createdAt}>{formatMomentName(createdAt)}</time>,{' '}
        <Link to={`/staff/people/${ownerId}`} className="link">
          {formatPersonName({ user_name: ownerName })}
        </Link>
        {donationPence > 0 && `, ${formatPence(donationPence)} of it for trees`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <PaymentBadge payment={payment} />
        {refundablePence > 0 && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setOpen(true)}
            aria-label={`Give money back of ${packageName}, ${home}`}
          >
            Give money back
          </Button>
        )}
      </div>
      {refunds.length > 0 && (
        <ul className="text-sm text-muted">
          {refunds.map((refund) => (
            <li key={refund.id}>
              {`${formatPence(refund.amountPence)} ${refundStates[refund.status]}: ${refundReasons[refund.reason]}, ${formatMomentName(refund.askedAt)}`}
            </li>
          ))}
        </ul>
      )}
      {open && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </li>
  );
}
