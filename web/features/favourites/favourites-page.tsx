import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { type Favourite, favouritesQuery } from '../../entities/favourite/saved-homes.ts';
import { CompareLink } from '../../entities/property/compare-link.tsx';
import RecentlyViewed from '../../entities/property/recently-viewed.tsx';
import { formatCounted } from '../../lib/format.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import { useFavouriteRemoval } from './use-favourite-removal.ts';

export const handle: Handle = { head: { title: 'Favourites', noindex: true } };

export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(favouritesQuery);
  return null;
}

export function Component() {
  const { removed, remove, undo, forget } = useFavouriteRemoval();
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-2xl">Favourites</h1>
      <QuerySection
        query={useQuery(favouritesQuery)}
        what="load your favourites"
        skeleton={<FavouritesSkeleton />}
      >
        {({ favourites }) => {
          const shown = favourites.filter(({ id }) => id !== removed?.id);
          return (
            <>
              {shown.length > 0 && (
                <p className="mt-1 text-muted">{formatCounted(shown.length, 'saved home')}</p>
              )}
              <CompareLink className="mt-3" />
              {removed && (
                <UndoRemoval key={removed.id} favourite={removed} onUndo={undo} onForget={forget} />
              )}
              {shown.length > 0 ? <FavouriteList favourites={shown} onRemove={remove} /> : <NoFavourites />}
            </>
          );
        }}
      </QuerySection>
      <RecentlyViewed className="mt-10 border-t border-line pt-8" />
    </div>
  );
}

interface ListProps {
  readonly favourites: readonly Favourite[];
  readonly onRemove: (favourite: Favourite) => void;
}

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
    <output className="sr-only">Loading your favourites</output>
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
