import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { catalogueQuery, homePackageQuery, invalidatePayments } from '../../entities/payment/api.ts';
import { OwnListingNotFound } from '../../entities/property/own-listing-not-found.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { isHomeId } from '../../lib/ids.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLive } from '../../lib/live.ts';
import { joinQueries } from '../../lib/query-state.ts';
import { useParams, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { PackageOverview } from './choice/package-overview.tsx';
import { canBuy } from './choice/package-prices.ts';

const Checkout = lazyPart(() => import('./checkout/checkout.tsx'));

export const handle: Handle = { head: { title: 'Package', noindex: true } };

/**
 * /my-listing/{id}/package: the package of a property, the choice of another, and the checkout (`?buy=plus`).
 */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <HomePackages key={id} id={id} /> : <OwnListingNotFound />;
}

function HomePackages({ id }: { readonly id: PropertyPage['id'] }) {
  const [search] = useSearchParams();
  useEffect(() => Checkout.preload(), []);
  const queries = useQueryClient();
  const home = useQuery(propertyQuery(id));
  const standing = useQuery(homePackageQuery(id));
  const catalogue = useQuery(catalogueQuery);
  const again = (hint?: { readonly propertyId?: string }) => {
    if (hint?.propertyId === undefined || hint.propertyId === id) void invalidatePayments(queries, id);
  };
  useLive(['packages', 'payments', 'properties'], again);
  if (home.data?.isOwner === false) return <OwnListingNotFound />;
  return (
    <QueryPage
      query={joinQueries(joinQueries(home, standing), catalogue)}
      what="load the packages"
      skeleton={<PackagesSkeleton />}
      notFound={<OwnListingNotFound />}
    >
      {([[loadedHome, loadedStanding], packages]) => {
        const known = { home: loadedHome, standing: loadedStanding, catalogue: packages };
        const chosen = packages.find((one) => one.id === search.get('buy'));
        return (
          <Suspense fallback={<PackagesSkeleton />}>
            {chosen && canBuy(chosen, known) ? (
              <Checkout key={chosen.id} {...known} chosen={chosen} />
            ) : (
              <PackageOverview {...known} />
            )}
          </Suspense>
        );
      }}
    </QueryPage>
  );
}

const PackagesSkeleton = () => (
  <div className="grid gap-6" aria-hidden>
    <Skeleton className="h-9 w-2/3 max-w-96" />
    <SkeletonLines lines={2} />
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-96 rounded-md" />
      ))}
    </div>
  </div>
);
