import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { type Favourite, favouritesQuery } from '../../entities/favourite/saved-homes.ts';
import { CompareLink } from '../../entities/property/compare-link.tsx';
import RecentlyViewed from '../../entities/property/recently-viewed.tsx';
import { invalidateShortlist, type Shortlist, shortlistQuery } from '../../entities/shortlist/api.ts';
import { useOffline } from '../../lib/connection.ts';
import { formatCounted } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLive } from '../../lib/live.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, useLocation } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeptLine } from '../../ui/kept-line.tsx';
import { Link } from '../../ui/link.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { ListOrMap } from './list-or-map.tsx';
import { ownOrders } from './saved-orders.ts';
import { SharingBar } from './sharing/sharing-bar.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import { useFavouriteRemoval } from './use-favourite-removal.ts';

const SharedHomes = lazyPart(() => import('./sharing/shared-homes.tsx'));
const ViewingDays = lazyPart(() => import('./plan/viewing-days.tsx'));

export const handle: Handle = { head: { title: 'Saved homes', noindex: true } };

export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(favouritesQuery);
  void context.get(queryContext).prefetchQuery(shortlistQuery);
  return null;
}

export function Component() {
  const queries = useQueryClient();
  const query = useQuery(favouritesQuery);
  const shortlist = useQuery(shortlistQuery);
  useLive(['shortlist', 'viewings'], () => void invalidateShortlist(queries));
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-2xl">Saved homes</h1>
      <QuerySection query={query} what="load your saved homes" skeleton={<FavouritesSkeleton />}>
        {({ favourites }) =>
          // Whether the homes are in tabs, as shared ones are, is known by the shortlist.
          shortlist.isLoading && shortlist.failureCount === 0 ? (
            <FavouritesSkeleton />
          ) : (
            <>
              <KeptLine at={query.dataUpdatedAt} className="mt-3" />
              {shortlist.data === undefined && <WithoutShared />}
              <Suspense fallback={<FavouritesSkeleton />}>
                <ShortlistParts favourites={favourites} shortlist={shortlist.data} />
              </Suspense>
            </>
          )
        }
      </QuerySection>
      <RecentlyViewed className="mt-10 border-t border-line pt-8" />
    </div>
  );
}

/** Says why a list that is shared otherwise is not, without a connection. */
function WithoutShared() {
  const isOffline = useOffline();
  if (!isOffline) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      A shared shortlist isn’t kept on this device. Here are the homes that you saved yourself.
    </p>
  );
}

const noDays: Shortlist['days'] = [];

interface PartsProps {
  readonly favourites: readonly Favourite[];
  /** Missing while it loads, and where it can’t be loaded: the person’s own homes are there all the same. */
  readonly shortlist: Shortlist | undefined;
}

function ShortlistParts({ favourites, shortlist }: PartsProps) {
  const partner = shortlist?.partner?.name;
  // Days that come later wait for their code without a fallback in place of the homes.
  const days = useDeferredValue(shortlist?.days ?? noDays);
  const isShared = partner !== undefined || shortlist?.invitation !== undefined;
  return (
    <>
      {shortlist && (favourites.length > 0 || isShared) && (
        <ShortlistLinks
          hasHomes={favourites.length > 0 || partner !== undefined}
          isShared={isShared}
          viewings={days.reduce((sum, { stops }) => sum + stops.length, 0)}
        />
      )}
      {partner === undefined ? (
        <OwnHomes favourites={favourites} />
      ) : (
        <div className="mt-4">
          <Tabs
            label="Saved homes"
            param="list"
            tabs={[
              {
                value: 'shared',
                label: 'Shared',
                panel: (
                  <Suspense fallback={<FavouritesSkeleton />}>
                    <SharedHomes partner={partner} />
                  </Suspense>
                ),
              },
              { value: 'own', label: 'Saved by you', panel: <OwnHomes favourites={favourites} /> },
            ]}
          />
        </div>
      )}
      {days.length > 0 && <ViewingDays days={days} partner={partner} />}
      {shortlist && (favourites.length > 0 || isShared) && <SharingBar shortlist={shortlist} />}
    </>
  );
}

interface LinksProps {
  /** Whether there is a home to plan a day with. */
  readonly hasHomes: boolean;
  readonly isShared: boolean;
  /** How many viewings of saved homes are to come. */
  readonly viewings: number;
}

/** The way to what stands below the homes, in one line above them. */
function ShortlistLinks({ hasHomes, isShared, viewings }: LinksProps) {
  const { search } = useLocation();
  const line = 'link inline-flex min-h-11 items-center';
  return (
    <nav aria-label="Saved homes" className="flex flex-wrap gap-x-5">
      {hasHomes && (
        <Link to={paths.planDay} className={line}>
          Plan a day
        </Link>
      )}
      {viewings > 0 && (
        <Link to={{ search, hash: 'viewing-days' }} replace className={line}>
          {formatCounted(viewings, 'viewing')}
        </Link>
      )}
      <Link to={{ search, hash: 'sharing' }} replace className={line}>
        {isShared ? 'Sharing' : 'Share with someone'}
      </Link>
    </nav>
  );
}

function OwnHomes({ favourites }: Pick<PartsProps, 'favourites'>) {
  const { removed, remove, undo, forget } = useFavouriteRemoval();
  const shown = favourites.filter(({ id }) => id !== removed?.id);
  return (
    <>
      <CompareLink className="mt-3" />
      {removed && <UndoRemoval key={removed.id} favourite={removed} onUndo={undo} onForget={forget} />}
      {shown.length === 0 ? (
        <NoFavourites />
      ) : (
        <ListOrMap
          homes={shown}
          noun="saved home"
          orders={ownOrders}
          renderHome={(favourite) => (
            <FavouriteRow favourite={favourite} onRemove={() => remove(favourite)} />
          )}
        />
      )}
    </>
  );
}

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
