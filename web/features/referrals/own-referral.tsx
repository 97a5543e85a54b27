import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dayMs } from '../../../functions/kernel/time.ts';
import type { User } from '../../entities/account/user.ts';
import { couponsQuery } from '../../entities/payment/coupons.ts';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referralCountQuery } from './api.ts';
import { LinkCard } from './link-card.tsx';
import { OwnCoupons } from './own-coupons.tsx';
import { PointsCard } from './points-card.tsx';
import { ReferralCodeForm } from './referral-code-form.tsx';

const pair = 'grid gap-6 lg:grid-cols-2';
const newMs = 7 * dayMs;

/** A member's link, the referred people, and the points. */
export function OwnReferral({ user, below }: { readonly user: User; readonly below: ReactNode }) {
  const coupons = useQuery(couponsQuery);
  const [isThanked, setThanked] = useState(false);
  const [isNew] = useState(() => Date.now() - Date.parse(user.createdAt) < newMs);
  return (
    <QuerySection query={useQuery(referralCountQuery)} what="load your link" skeleton={<CardsSkeleton />}>
      {(count) => (
        <div className="grid gap-8">
          <div className={pair}>
            <LinkCard code={count.code} link={count.link} />
            <PointsCard count={count} />
          </div>
          <OwnCoupons />
          {!coupons.isPending && (
            <>
              {isNew && (isThanked || !count.isReferred) && (
                <ReferralCodeForm onSaved={() => setThanked(true)} />
              )}
              {below}
            </>
          )}
        </div>
      )}
    </QuerySection>
  );
}

const CardsSkeleton = () => (
  <div className={pair}>
    <Skeleton className="h-72 rounded-md" />
    <Skeleton className="h-72 rounded-md" />
  </div>
);
