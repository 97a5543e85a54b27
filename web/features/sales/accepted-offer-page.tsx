import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HousePlus } from 'lucide-react';
import { invalidateSales, type Sale, saleQuery } from '../../entities/sale/api.ts';
import { isHomeId, isOfferId, isUserId } from '../../lib/ids.ts';
import { useLive } from '../../lib/live.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, useParams, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeptLine } from '../../ui/kept-line.tsx';
import { NeedsConnection } from '../../ui/needs-connection.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { SaleScreen } from './sale-screen.tsx';
import { SaleSkeleton } from './sale-skeleton.tsx';

export const handle: Handle = { head: { title: 'Your sale', noindex: true } };

export function loader({ context, request, params: { propertyId, toUserId } }: LoaderFunctionArgs): null {
  const offerId = new URL(request.url).searchParams.get('offer') ?? undefined;
  if (isHomeId(propertyId) && isUserId(toUserId) && isOfferIdOrNone(offerId))
    void context.get(queryContext).prefetchQuery(saleQuery(propertyId, toUserId, offerId));
  return null;
}

export function Component() {
  const { propertyId, toUserId } = useParams();
  const [search] = useSearchParams();
  const offerId = search.get('offer') ?? undefined;
  if (!isHomeId(propertyId) || !isUserId(toUserId) || !isOfferIdOrNone(offerId)) return <SaleNotFound />;
  return <SaleContent propertyId={propertyId} toUserId={toUserId} offerId={offerId} />;
}

/** Of several sales of the same two, the address names one by its offer; without that it is the last. */
const isOfferIdOrNone = (id: string | undefined): id is Sale['offerId'] | undefined =>
  id === undefined || isOfferId(id);

interface SaleContentProps {
  readonly propertyId: Sale['propertyId'];
  readonly toUserId: Sale['buyerId'];
  readonly offerId: Sale['offerId'] | undefined;
}

function SaleContent({ propertyId, toUserId, offerId }: SaleContentProps) {
  const queries = useQueryClient();
  const onHint = (hint: { propertyId?: string } | undefined) => {
    if (!hint || hint.propertyId === propertyId) void invalidateSales(queries);
  };
  // Offers for proposed, agreed and declined prices, and a cancelled sale.
  useLive(['sale', 'offers'], onHint);
  const query = useQuery(saleQuery(propertyId, toUserId, offerId));
  return (
    <QueryPage
      query={query}
      what="load this sale"
      skeleton={<SaleSkeleton />}
      notFound={<SaleNotFound />}
      keepData
    >
      {(sale) => (
        <>
          <KeptLine at={query.dataUpdatedAt} className="mx-auto mb-6 max-w-5xl" />
          <NeedsConnection>
            <SaleScreen sale={sale} />
          </NeedsConnection>
        </>
      )}
    </QueryPage>
  );
}

const SaleNotFound = () => (
  <EmptyState
    heading="h1"
    icon={HousePlus}
    title="We can’t find that sale"
    actions={
      <>
        <LinkButton to={paths.myListing}>Selling</LinkButton>
        <LinkButton to={paths.messages} variant="secondary">
          Messages
        </LinkButton>
      </>
    }
  >
    <p>A sale gets its own page as soon as an offer is accepted. Only the buyer and seller can see it.</p>
  </EmptyState>
);
