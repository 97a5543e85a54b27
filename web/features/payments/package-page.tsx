import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { catalogueQuery, homePackageQuery, readAgain } from '../../entities/payment/api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useLive } from '../../lib/live.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { type HomePage, homeQuery } from '../../entities/property/home.ts';
import { Checkout } from './checkout/checkout.tsx';
import { NotYours } from './choice/not-yours.tsx';
import { Overview } from './choice/overview.tsx';
import { canBuy } from './choice/prices.ts';

export const handle: Handle = { head: { title: 'Package', noindex: true } };

/**
 * /my-listing/{id}/package: the package of a property, the choice of another, and the checkout (`?buy=plus`).
 */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <OfHome key={id} id={id} /> : <NotYours />;
}

function OfHome({ id }: { readonly id: HomePage['id'] }) {
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const home = useQuery(homeQuery(id));
  const standing = useQuery(homePackageQuery(id));
  const catalogue = useQuery(catalogueQuery);
  const again = (hint?: { readonly propertyId?: string }) => {
    if (hint?.propertyId === undefined || hint.propertyId === id) void readAgain(queries, id);
  };
  useLive('packages', again);
  useLive('payments', again);
  useLive('properties', again);
  const all = [home, standing, catalogue];
  if (isNotFound(home.error) || isNotFound(standing.error) || home.data?.isOwner === false)
    return <NotYours />;
  const failed = all.find(({ data, error }) => error && !data);
  if (failed)
    return (
      <ErrorState
        heading="h1"
        error={failed.error}
        what="load the packages"
        busy={failed.isFetching}
        onRetry={() => all.forEach(({ error, refetch }) => void (error && refetch()))}
      />
    );
  if (!home.data || !standing.data || !catalogue.data) return <Coming />;
  const known = { home: home.data, standing: standing.data, catalogue: catalogue.data };
  const chosen = catalogue.data.find((one) => one.id === search.get('buy'));
  return chosen && canBuy(chosen, known) ? (
    <Checkout key={chosen.id} {...known} chosen={chosen} />
  ) : (
    <Overview {...known} />
  );
}

const Coming = () => (
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
