import { useState } from 'react';
import { formatCounted, formatDay, formatPence } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { couponCalls, type StaffCoupon } from './api.ts';
import { describeLimits } from './labels.ts';

const formatWorth = ({ type, value }: StaffCoupon): string =>
  type === 'percent'
    ? `${value}% off`
    : type === 'fixed'
      ? `${formatPence(value)} off`
      : formatCounted(value, 'free day');

/** A coupon with its uses and its end. */
export function CouponRow({ coupon }: { readonly coupon: StaffCoupon }) {
  const { code, uses, mostUses, expiresAt, note } = coupon;
  const [isEnding, setEnding] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const isOver = expiresAt !== undefined && expiresAt <= now;
  const used =
    mostUses === undefined
      ? `Used ${formatCounted(uses, 'time')}`
      : `Used ${uses} of ${formatCounted(mostUses, 'time')}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5">
      <div className="grid min-w-0 grow gap-0.5">
        <h2 className="text-base" data-row tabIndex={-1}>
          {code} <span className="font-normal text-muted">{formatWorth(coupon)}</span>
        </h2>
        <p className="text-sm text-muted">
          {[
            used,
            describeLimits(coupon),
            expiresAt && `${isOver ? 'ended' : 'ends'} ${formatDay(expiresAt)}`,
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isOver ? (
        <Badge>Ended</Badge>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setEnding(true)} aria-label={`End ${code}`}>
          End
        </Button>
      )}
      {isEnding && (
        <ActDialog
          title={`End ${code}?`}
          action="End now"
          danger
          done="The coupon has ended."
          onClose={() => setEnding(false)}
          send={() => couponCalls.endCoupon({ params: { code } })}
        >
          <p>No one can use it from now on. Discounts already given stay.</p>
        </ActDialog>
      )}
    </li>
  );
}
