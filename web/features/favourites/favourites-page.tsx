import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { type LoaderFunctionArgs } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { formatCounted } from '../../lib/format.ts';
import { queryContext } from '../../lib/query.ts';
import { savedQuery } from '../../entities/favourite/saved-homes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { Undo } from './undo.tsx';
import { useRemoving } from './use-removing.ts';

export const handle: Handle = { head: { title: 'Favourites', noindex: true } };

export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(savedQuery);
  return null;
}

export function Component() {
  const { data, error, isFetching, refetch } = useQuery(savedQuery);
  const { removed, remove, undo, forget } = useRemoving();
  const shown = data?.favourites.filter(({ id }) => id !== removed?.id);
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-2xl">Favourites</h1>
      {shown && shown.length > 0 && (
        <p className="mt-1 text-muted">{formatCounted(shown.length, 'saved home')}</p>
      )}
      {removed && <Undo key={removed.id} favourite={removed} onUndo={undo} onForget={forget} />}
      {shown && shown.length > 0 && (
        <ul className="mt-4">
          {shown.map((favourite) => (
            <li key={favourite.propertyId} className="border-t border-line py-5">
              <FavouriteRow favourite={favourite} onRemove={() => remove(favourite)} />
            </li>
          ))}
        </ul>
      )}
      {shown?.length === 0 && (
        <EmptyState
          icon={Heart}
          title="No saved homes yet"
          actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
        >
          <p>Press the heart on a home to keep it here. You will see at once when its price changes.</p>
        </EmptyState>
      )}
      {!data && error && (
        <ErrorState
          error={error}
          what="load your favourites"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Waiting />}
    </div>
  );
}

const Waiting = () => (
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
