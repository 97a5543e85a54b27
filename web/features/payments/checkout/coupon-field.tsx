import { useMutation, useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { coupons, type PricedCoupon } from '../../../entities/payment/api.ts';
import { couponsQuery, describeCoupon } from '../../../entities/payment/coupons.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatPence } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type AppliedCoupon, toAppliedCoupon } from './checkout-sums.ts';

interface Props {
  readonly packageId: NonNullable<PricedCoupon['packages'][number]>;
  readonly applied: AppliedCoupon | undefined;
  readonly onApplied: (coupon: AppliedCoupon | undefined) => void;
}

/** A coupon code, with its effect on the price or the reason why it has no effect. */
export function CouponField({ packageId, applied, onApplied }: Props) {
  const [code, setCode] = useState('');
  const { data: own = [] } = useQuery(couponsQuery);
  const applying = useMutation({
    mutationFn: (typed: string) => coupons.couponByCode({ body: { code: typed, packageId } }),
    onSuccess: (found) => {
      onApplied(toAppliedCoupon(found));
      setCode('');
    },
  });
  const apply = () => {
    if (code.trim()) applying.mutate(code.trim());
  };
  if (applied)
    return (
      <div className="grid gap-1.5">
        <p className="font-semibold">Coupon</p>
        {/* As high as the field that it replaces, so that nothing below moves. */}
        <div className="flex flex-wrap items-center gap-x-3 rounded-md bg-action-soft px-3 outline -outline-offset-1 outline-action">
          <Icon as={TicketPercent} size={18} className="text-action" />
          <p className="tabular grow" aria-live="polite">
            <b className="font-semibold">{applied.code}</b> {describeEffect(applied)}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            aria-label={`Take ${applied.code} out`}
            onClick={() => {
              applying.reset();
              onApplied(undefined);
            }}
          >
            Remove
          </Button>
        </div>
      </div>
    );
  const fitting = own.filter(({ packages }) => packages.length === 0 || packages.includes(packageId));
  return (
    <div className="grid gap-2">
      {/* Enter applies the code; submitting the surrounding form would pay. */}
      <Field
        label="Coupon"
        optional
        error={applying.error ? describeError(applying.error) : undefined}
        className="[&_button]:shrink-0"
      >
        <CouponInput code={code} onCode={setCode} onApply={apply} busy={applying.isPending} />
      </Field>
      {fitting.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Your coupons">
          {fitting.map((coupon) => (
            <li key={coupon.id}>
              <Chip className="min-h-11" onClick={() => applying.mutate(coupon.code)}>
                <Icon as={TicketPercent} size={16} />
                {`Use ${coupon.code}: ${describeCoupon(coupon)}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface InputProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onApply: () => void;
  readonly busy: boolean;
}

const CouponInput = ({ code, onCode, onApply, busy }: InputProps) => (
  <div className="flex gap-2">
    <TextInput
      name="coupon"
      value={code}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="uppercase"
      onChange={({ target }) => onCode(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onApply();
      }}
    />
    <Button variant="secondary" busy={busy} onClick={onApply}>
      Apply
    </Button>
  </div>
);

function describeEffect({ discountPence, freeDays }: AppliedCoupon): string {
  if (freeDays > 0) return `adds ${freeDays} days`;
  return discountPence > 0 ? `takes ${formatPence(discountPence)} off` : 'is applied';
}
