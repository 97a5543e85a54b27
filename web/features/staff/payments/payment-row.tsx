import { useState } from 'react';
import { formatMoment, formatPence, formatOptionCode } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { StaffPayment } from './api.ts';
import { RefundDialog } from './refund-dialog.tsx';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

/** A payment with its refunds. */
export function PaymentRow({ payment }: { readonly payment: StaffPayment }) {
  const {
    id,
    number = id,
    home,
    packageName,
    ownerId,
    status,
    totalPence,
    createdAt,
    refunds,
    refundablePence,
  } = payment;
  const [open, setOpen] = useState(false);
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg" data-row tabIndex={-1}>
          {packageName}, {home}
        </h2>
        <p className="tabular font-semibold">{formatPence(totalPence)}</p>
      </div>
      <p className="text-sm text-muted">
        {number}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,{' '}
        <Link to={`/staff/people/${ownerId}`} className="link">
          {words.payer}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>{formatOptionCode(status)}</Badge>
        {refundablePence > 0 && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setOpen(true)}
            aria-label={fillText(words.giveMoneyBackOfPackageName, { packageName, home })}
          >
            {words.giveMoneyBack}
          </Button>
        )}
      </div>
      {refunds.length > 0 && (
        <ul className="text-sm text-muted">
          {refunds.map((refund) => (
            <li key={refund.id}>
              {fillText(words.amountPenceBackLowerCaseLowerCase2AskedAt, {
                amountPence: formatPence(refund.amountPence),
                lowerCase: formatOptionCode(refund.reason).toLowerCase(),
                lowerCase2: formatOptionCode(refund.status).toLowerCase(),
                askedAt: formatMoment(refund.askedAt),
              })}
            </li>
          ))}
        </ul>
      )}
      {open && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </li>
  );
}
