import { useQuery } from '@tanstack/react-query';
import { Heart, List, Map as MapIcon } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { type Favourite, favouritesQuery } from '../../entities/favourite/saved-homes.ts';
import { CompareLink } from '../../entities/property/compare-link.tsx';
import RecentlyViewed from '../../entities/property/recently-viewed.tsx';
import { formatCounted } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeptLine } from '../../ui/kept-line.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { favouriteOrders, orderFavourites, readFavouriteOrder } from './favourite-orders.ts';
import { FavouriteRow } from './favourite-row.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import { useFavouriteRemoval } from './use-favourite-removal.ts';

const SavedMap = lazyPart(() => import('./saved-map.tsx'));

const orderOptions = Object.entries(favouriteOrders).map(([value, { label }]) => ({ value, label }));

export const handle: Handle = { head: { title: 'Saved homes', noindex: true } };

export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(favouritesQuery);
  return null;
}

export function Component() {
  const { removed, remove, undo, forget } = useFavouriteRemoval();
  const query = useQuery(favouritesQuery);
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-2xl">Saved homes</h1>
      <QuerySection query={query} what="load your saved homes" skeleton={<FavouritesSkeleton />}>
        {({ favourites }) => (
          <>
            <KeptLine at={query.dataUpdatedAt} className="mt-3" />
            <CompareLink className="mt-3" />
            {removed && <UndoRemoval key={removed.id} favourite={removed} onUndo={undo} onForget={forget} />}
            <SavedHomes favourites={favourites.filter(({ id }) => id !== removed?.id)} onRemove={remove} />
          </>
        )}
      </QuerySection>
      <RecentlyViewed className="mt-10 border-t border-line pt-8" />
    </div>
  );
}

interface ListProps {
  readonly favourites: readonly Favourite[];
  readonly onRemove: (favourite: Favourite) => void;
}

function SavedHomes({ favourites, onRemove }: ListProps) {
  const [params, setParams] = useSearchParams();
  const order = readFavouriteOrder(params.get('order'));
  const cards = useMemo(() => favourites.flatMap(({ card }) => card ?? []), [favourites]);
  const isMap = params.get('view') === 'map' && cards.length > 0;
  const change = (name: 'order' | 'view', value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  if (favourites.length === 0) return <NoFavourites />;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="text-muted">{formatCounted(favourites.length, 'saved home')}</p>
        <div className="flex items-end gap-3">
          {!isMap && favourites.length > 1 && (
            <Field label="Sort by">
              <Select
                options={orderOptions}
                value={order}
                onChange={({ target }) => change('order', target.value)}
              />
            </Field>
          )}
          {cards.length > 0 && (
            <Button variant="secondary" onClick={() => change('view', isMap ? undefined : 'map')}>
              <Icon as={isMap ? List : MapIcon} size={18} />
              {isMap ? 'List' : 'Map'}
            </Button>
          )}
        </div>
      </div>
      {isMap ? (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-[65dvh] rounded-md" />}>
            <SavedMap cards={cards} />
          </Suspense>
          <HiddenFromMap count={favourites.length - cards.length} />
        </div>
      ) : (
        <FavouriteList favourites={orderFavourites(favourites, order)} onRemove={onRemove} />
      )}
    </>
  );
}

const HiddenFromMap = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <p className="mt-2 text-sm text-muted">
      {`${formatCounted(count, 'saved home')} ${count === 1 ? 'isn’t' : 'aren’t'} on the market now, so not on the map.`}
    </p>
  );

const FavouriteList = ({ favourites, onRemove }: ListProps) => (
  <ul className="mt-4">
    {favourites.map((favourite) => (
      <li key={favourite.propertyId} className="border-t border-line py-5">
        <FavouriteRow favourite={favourite} onRemove={() => onRemove(favourite)} />
      </li>
    ))}
  </ul>
);

const NoFavourites = () => (
  <EmptyState
    icon={Heart}
    title="No saved homes yet"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    <p>Tap the heart on a home to keep it here. You’ll see at once when its price changes.</p>
  </EmptyState>
);

const FavouritesSkeleton = () => (
  <div className="mt-6 grid gap-8">
    <output className="sr-only">Loading your saved homes</output>
    {Array.from({ length: 3 }, (_, nth) => (
      <div
        key={nth}
        className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-6"
      >
        <Skeleton className="aspect-3/2 rounded-md" />
        <SkeletonLines lines={4} />
      </div>
    ))}
  </div>
);
