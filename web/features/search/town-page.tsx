import { queryOptions, useQuery } from '@tanstack/react-query';
import type { searchRoutes } from '../../../functions/finding/search/contract.ts';
import {
  describeTown,
  listKindSearches,
  listTownSearches,
  toTownTitle,
} from '../../../functions/reach/site-pages/domain/town-page.ts';
import { HomeCard } from '../../entities/property/card/home-card.tsx';
import { createClient } from '../../lib/client.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, useLoaderData } from '../../lib/router.ts';
import type { Handle, Head } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toPlaceLabel } from './filters/place-label.ts';

const find = createClient<Pick<typeof searchRoutes, 'searchProperties'>>({
  searchProperties: 'GET /api/search-properties',
});

const townQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['search', 'town', placeId],
    queryFn: async ({ signal }) => {
      const searches = listTownSearches(placeId);
      const [newest, cheapest, dearest, recent] = await Promise.all([
        find.searchProperties({ query: searches.newest, signal }),
        find.searchProperties({ query: searches.cheapest, signal }),
        find.searchProperties({ query: searches.dearest, signal }),
        find.searchProperties({ query: searches.recent, signal }),
      ]);
      const { place } = newest;
      if (!place) return null;
      const numbers = {
        placeId: place.id,
        name: place.name,
        total: newest.total,
        cheapest: cheapest.properties[0],
        dearest: dearest.properties[0],
        recent: recent.total,
      };
      return {
        place,
        homes: newest.properties,
        sentences: describeTown(numbers),
        kinds: listKindSearches(place.id, newest.facets?.type),
      };
    },
  });

interface PageData {
  readonly placeId: string;
}

/** Starts the searches while the page's code is loading. */
export function loader({ params, context }: LoaderFunctionArgs): PageData {
  const placeId = params['place'] ?? '';
  void context.get(queryContext).prefetchQuery(townQuery(placeId));
  return { placeId };
}

const isPageData = (data: unknown): data is PageData =>
  typeof data === 'object' && data !== null && 'placeId' in data;

export const handle: Handle = {
  head: (data): Head => ({
    title: isPageData(data)
      ? toTownTitle(data.placeId, toPlaceLabel(data.placeId))
      : 'Homes for sale in the UK',
  }),
};

/** /homes-for-sale/{place}: the homes for sale in a place, with what is true of them. */
export function Component() {
  const { placeId } = useLoaderData<PageData>();
  const query = useQuery(townQuery(placeId));
  return (
    <QueryPage query={query} what="look for homes" skeleton={<TownSkeleton />}>
      {(town) => (town ? <TownContent town={town} /> : <PlaceNotFound />)}
    </QueryPage>
  );
}

type TownData = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof townQuery>['queryFn']>>>>;
const kindLook =
  'inline-flex min-h-9 items-center rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:bg-sunk';
const columns = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4';

function TownContent({ town: { place, homes, sentences, kinds } }: { readonly town: TownData }) {
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-2xl sm:text-3xl">{toTownTitle(place.id, place.label)}</h1>
        <p className="max-w-prose text-lg text-muted max-sm:text-base">{sentences.join(' ')}</p>
        <p>
          <Link to={`${paths.listing}?place=${place.id}`} className="link">
            Search and map with all filters
          </Link>
        </p>
      </header>
      {kinds.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {kinds.map(({ label, count, path }) => (
            <li key={path}>
              <Link to={path} className={kindLook}>
                {label} ({count})
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={columns}>
        {homes.map((home, nth) => (
          <li key={home.id}>
            <HomeCard
              home={home}
              to={paths.property(home)}
              eager={nth < 4}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw"
              heading="h2"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const PlaceNotFound = () => (
  <EmptyState
    heading="h1"
    title="We don’t know this place"
    actions={<LinkButton to={paths.listing}>Homes for sale</LinkButton>}
  >
    <p>The link may be incomplete. Look for the place by its name or postcode.</p>
  </EmptyState>
);

const TownSkeleton = () => (
  <div className="grid gap-8" aria-hidden>
    <Skeleton className="h-10 w-3/4" />
    <div className={columns}>
      {Array.from({ length: 8 }, (_, nth) => (
        <Skeleton key={nth} className="aspect-3/2 rounded-md" />
      ))}
    </div>
  </div>
);
