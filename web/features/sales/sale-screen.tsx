import { lazy, Suspense } from 'react';
import type { Sale } from '../../entities/sale/api.ts';
import { Celebration } from './celebration.tsx';
import { ContactCard } from './contact-card.tsx';
import { FellThrough } from './fell-through.tsx';
import { NextStep } from './next-step.tsx';
import { Details } from './papers/details.tsx';
import { MemorandumPart } from './papers/memorandum-part.tsx';
import { Solicitors } from './papers/solicitors.tsx';
import { PriceBox } from './price-box.tsx';
import { SaleHead } from './sale-head.tsx';
import { Stalled } from './stalled.tsx';
import { PullOut } from './pull-out.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { useTick } from './timeline/use-tick.ts';

const PackPart = lazy(() => import('./papers/pack-part.tsx'));

/** A sale for one of its sides: state, next step, documents and timeline. */
export function SaleScreen({ sale }: { readonly sale: Sale }) {
  const tick = useTick(sale);
  const isOff = sale.status === 'fallen_through';
  // Documents come first until the sale is sold subject to contract; then the steps do.
  const isFirst = sale.status === 'under_offer';
  const papers = (
    <>
      {!isOff && <Solicitors sale={sale} />}
      {!isOff && <Details sale={sale} />}
      <MemorandumPart sale={sale} />
      {!isOff && (
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
          {isOff && <FellThrough sale={sale} />}
          {sale.status === 'completed' && <Celebration sale={sale} />}
          <Stalled sale={sale} />
          {!isOff && sale.status !== 'completed' && <NextStep sale={sale} />}
        </div>
        <aside className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PriceBox sale={sale} />
          <ContactCard sale={sale} />
        </aside>
        <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-start-2">
          {isFirst && papers}
          <Timeline sale={sale} tick={tick} />
          {!isFirst && papers}
          <PullOut sale={sale} />
        </div>
      </div>
    </div>
  );
}
