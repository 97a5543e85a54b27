import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { staffCouponsQuery } from './api.ts';
import { CouponRow } from './coupon-row.tsx';
import { NewCouponDialog } from './new-coupon-dialog.tsx';

export const handle: Handle = { head: { title: 'Coupons', noindex: true } };

/** /staff/coupons: the coupons that work for every person with the code. */
export function Component() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(staffCouponsQuery(page));
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Coupons</h1>
        <Button onClick={() => setMaking(true)}>New coupon</Button>
      </div>
      <StaffSection query={query} what="load the coupons">
        {({ coupons, total, per_page }) => (
          <>
            {total === 0 && (
              <EmptyState icon={TicketPercent} title="No coupons yet">
                A coupon takes something off the price of a package.
              </EmptyState>
            )}
            <ul>
              {coupons.map((coupon) => (
                <CouponRow key={coupon.id} coupon={coupon} />
              ))}
            </ul>
            <Pagination page={page} perPage={per_page} total={total} />
          </>
        )}
      </StaffSection>
      {isMaking && <NewCouponDialog onClose={() => setMaking(false)} />}
    </div>
  );
}
