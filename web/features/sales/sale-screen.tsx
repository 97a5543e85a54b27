import type { Sale } from '../../deal/sale/api.ts';
import { Celebration } from './celebration.tsx';
import { ContactCard } from './contact-card.tsx';
import { FellThrough } from './fell-through.tsx';
import { NextStep } from './next-step.tsx';
import { Details } from './papers/details.tsx';
import { MemorandumPart } from './papers/memorandum-part.tsx';
import { Solicitors } from './papers/solicitors.tsx';
import { PriceBox } from './price-box.tsx';
import { SaleHead } from './sale-head.tsx';
import { PullOut } from './pull-out.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { useTick } from './timeline/use-tick.ts';

/** A sale as one of its sides sees it: where it stands, whose turn it is, and everything that belongs to it. */
export function SaleScreen({ sale }: { readonly sale: Sale }) {
  const tick = useTick(sale);
  const isOff = sale.status === 'fallen_through';
  return (
    <div className="mx-auto max-w-5xl">
      <SaleHead sale={sale} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid min-w-0 content-start gap-8">
          {isOff && <FellThrough sale={sale} />}
          {sale.status === 'completed' && <Celebration sale={sale} />}
          {!isOff && sale.status !== 'completed' && <NextStep sale={sale} />}
          <div className="lg:hidden">
            <PriceBox sale={sale} />
          </div>
          <Timeline sale={sale} tick={tick} />
          {!isOff && <Solicitors sale={sale} />}
          {!isOff && <Details sale={sale} />}
          <MemorandumPart sale={sale} />
          <PullOut sale={sale} />
        </div>
        <aside className="grid content-start gap-6">
          <div className="max-lg:hidden">
            <PriceBox sale={sale} />
          </div>
          <ContactCard sale={sale} />
        </aside>
      </div>
    </div>
  );
}
