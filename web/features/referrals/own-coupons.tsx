import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '../../entities/payment/api.ts';
import { couponsQuery, describeCoupon } from '../../entities/payment/coupons.ts';
import { formatDate } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The own usable coupons. */
export function OwnCoupons() {
  const query = useQuery(couponsQuery);
  const queries = useQueryClient();
  useLive('coupons', () => void queries.invalidateQueries({ queryKey: couponsQuery.queryKey }));
  return (
    <section className="grid gap-3" aria-labelledby="coupons">
      <h2 id="coupons" className="text-xl">
        Your coupons
      </h2>
      <QuerySection
        query={query}
        what="load your coupons"
        skeleton={<Skeleton className="h-20 rounded-md" />}
      >
        {(coupons) =>
          coupons.length === 0 ? (
            <p className="text-muted">None yet. Coupons you redeem stay here until you use them.</p>
          ) : (
            <ul className="grid gap-3 sm:grid-cols-2 lg:gap-x-6">
              {coupons.map((coupon) => (
                <CouponCard key={coupon.id} {...coupon} />
              ))}
            </ul>
          )
        }
      </QuerySection>
    </section>
  );
}

const CouponCard = ({ code, type, value, expiresAt, note }: Coupon) => (
  <li className="grid content-start gap-1 rounded-md border border-line bg-surface p-4">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <strong className="text-lg">{describeCoupon({ type, value })}</strong>
      <span className="text-sm text-muted">
        {expiresAt ? `Until ${formatDate(expiresAt)}` : 'No expiry date'}
      </span>
    </p>
    <p className="tabular font-semibold tracking-wide">{code}</p>
    {note && <p className="text-sm text-muted">{note}</p>}
  </li>
);
