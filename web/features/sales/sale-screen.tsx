import { Suspense } from 'react';
import { isSettledSale } from '../../../functions/deals/sales/domain/settled-sale.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SaleContactCard } from './contact-card.tsx';
import { FormerMoment, SaleMoment } from './moment.tsx';
import { SaleNextStep } from './next-step.tsx';
import { MemorandumPart } from './papers/memorandum-part.tsx';
import { SaleDetails } from './papers/sale-details.tsx';
import { Solicitors } from './papers/solicitors.tsx';
import { PriceBox } from './price-box.tsx';
import { PullOutAction } from './pull-out.tsx';
import { SaleHead } from './sale-head.tsx';
import { StalledNotice } from './stalled-notice.tsx';
import { SaleTimeline } from './timeline/sale-timeline.tsx';
import { useMilestoneMutation } from './timeline/use-milestone-mutation.ts';

const FallenThroughNotice = lazyPart(() => import('./fallen-through-notice.tsx'));
const PackPart = lazyPart(() => import('./papers/pack-part.tsx'));
const HandoverPart = lazyPart(() => import('./handover/handover-part.tsx'));
const ChainPart = lazyPart(() => import('./chain/chain-part.tsx'));
const SigningPart = lazyPart(() => import('./signing/signing-part.tsx'));
const ReservationPart = lazyPart(() => import('./reservation/reservation-part.tsx'));
const ReviewPart = lazyPart(() => import('./review-part.tsx'));

/** A sale for one of its sides: state, next step, documents and timeline. */
export function SaleScreen({ sale }: { readonly sale: Sale }) {
  const tick = useMilestoneMutation(sale);
  const isOff = sale.status === 'fallen_through';
  // Documents come first until the sale is sold subject to contract; then the steps do.
  const isFirst = sale.status === 'under_offer';
  const isOver = isSettledSale(sale);
  // A moment leads as long as it is news and says what happens next; after that, what is owed does.
  const isLead = (sale.moment?.steps.length ?? 0) > 0;
  const Shown = isLead || isOver ? SaleMoment : FormerMoment;
  const moment = sale.moment && <Shown sale={sale} moment={sale.moment} />;
  const papers = (
    <>
      {!isOff && <Solicitors sale={sale} />}
      {!isOff && <SaleDetails sale={sale} />}
      <MemorandumPart sale={sale} />
      {sale.signing && (
        <Suspense>
          <SigningPart sale={sale} signing={sale.signing} />
        </Suspense>
      )}
      {sale.reservation && (
        <Suspense>
          <ReservationPart sale={sale} agreement={sale.reservation} />
        </Suspense>
      )}
      {!isOff && sale.hasPack && (
        <Suspense>
          <PackPart sale={sale} />
        </Suspense>
      )}
    </>
  );
  return (
    <div className="mx-auto max-w-5xl">
      <SaleHead sale={sale} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="grid min-w-0 content-start gap-8">
          {isOff && (
            <Suspense fallback={<Skeleton className="h-64 rounded-md" />}>
              <FallenThroughNotice sale={sale} />
            </Suspense>
          )}
          {isLead && moment}
          <StalledNotice sale={sale} />
          {!isOver && <SaleNextStep sale={sale} />}
          {!isLead && moment}
        </div>
        <aside
          aria-label="Price and contact"
          className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <PriceBox sale={sale} />
          <SaleContactCard sale={sale} />
        </aside>
        <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-start-2">
          {isFirst && papers}
          {sale.handover.length > 0 && (
            <Suspense>
              <HandoverPart sale={sale} />
            </Suspense>
          )}
          {sale.review && (
            <Suspense>
              <ReviewPart sale={sale} review={sale.review} />
            </Suspense>
          )}
          <SaleTimeline sale={sale} tick={tick} />
          {!isOver && (
            <Suspense>
              <ChainPart sale={sale} />
            </Suspense>
          )}
          {!isFirst && papers}
          <PullOutAction sale={sale} />
        </div>
      </div>
    </div>
  );
}
