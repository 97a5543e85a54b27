import { useQuery } from '@tanstack/react-query';
import { Link2Off, Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { linkedSaleQuery, type Sale } from '../../entities/sale/api.ts';
import { formatDay } from '../../lib/format.ts';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { SaleNextStep } from './next-step.tsx';
import { MemorandumPart } from './papers/memorandum-part.tsx';
import { SolicitorFirm } from './papers/solicitor-firm.tsx';
import { PriceBox } from './price-box.tsx';
import { SaleHead } from './sale-head.tsx';
import { SalePart } from './sale-part.tsx';
import { SaleSkeleton } from './sale-skeleton.tsx';
import { SaleTimeline } from './timeline/sale-timeline.tsx';
import { useMilestoneMutation } from './timeline/use-milestone-mutation.ts';

const PackPart = lazy(() => import('./papers/pack-part.tsx'));
const SigningPart = lazy(() => import('./signing/signing-part.tsx'));

export const handle: Handle = { head: { title: 'A sale, for its solicitors', noindex: true } };

/**
 * /sale-link: the target of a solicitor's link. The token is in the fragment, which is not sent to any
 * server.
 */
export function Component() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return /^[\w.-]{20,1000}$/.test(token) ? (
    <LinkedSale token={token} />
  ) : (
    <LinkNotFound text="Open the link in the email again." />
  );
}

function LinkedSale({ token }: { readonly token: string }) {
  return (
    <QueryPage
      query={useQuery(linkedSaleQuery(token))}
      what="load this sale"
      skeleton={<SaleSkeleton />}
      renderRefusal={({ status, detail }) =>
        [404, 410].includes(status) ? <LinkNotFound text={detail} /> : undefined
      }
    >
      {(sale) => <LinkedSaleContent sale={sale} token={token} />}
    </QueryPage>
  );
}

/** The sales in which a step is still to come. */
const isUnderWay: ReadonlySet<Sale['status']> = new Set(['under_offer', 'sold_stc', 'exchanged']);

function LinkedSaleContent({ sale, token }: { readonly sale: Sale; readonly token: string }) {
  const tick = useMilestoneMutation(sale, token);
  const { seller, buyer } = sale.solicitors;
  return (
    <div className="mx-auto grid max-w-3xl gap-8">
      <SaleHead sale={sale} />
      <Button variant="secondary" className="justify-self-start print:hidden" onClick={() => window.print()}>
        <Icon as={Printer} size={18} /> Print
      </Button>
      {sale.fellThrough && (
        <Notice kind="warning" title="This sale fell through">
          <p>{`It was called off on ${formatDay(sale.fellThrough.at)}. Nothing more can be marked as done.`}</p>
        </Notice>
      )}
      {isUnderWay.has(sale.status) && <SaleNextStep sale={sale} />}
      <PriceBox sale={sale} />
      <SaleTimeline sale={sale} tick={tick} />
      <SalePart id="solicitors" title="Solicitors">
        <div className="grid gap-6 sm:grid-cols-2">
          {seller && <SolicitorFirm title="For the seller" solicitor={seller} />}
          {buyer && <SolicitorFirm title="For the buyer" solicitor={buyer} />}
        </div>
      </SalePart>
      <MemorandumPart sale={sale} />
      {sale.signing && (
        <Suspense>
          <SigningPart sale={sale} signing={sale.signing} />
        </Suspense>
      )}
      {sale.hasPack && (
        <Suspense>
          <PackPart sale={sale} token={token} />
        </Suspense>
      )}
      <p className="text-sm text-muted">
        Anyone with this link can see this sale. Gable never sends bank details and never asks for them.
      </p>
    </div>
  );
}

const LinkNotFound = ({ text }: { readonly text: string }) => (
  <EmptyState heading="h1" icon={Link2Off} title="This link doesn’t work">
    <p>{text}</p>
  </EmptyState>
);
