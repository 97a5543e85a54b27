import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  describeTown,
  hasPlaceFacts,
  listKindSearches,
  mayHavePlaceFacts,
  toTownTitle,
} from '../../../functions/reach/site-pages/domain/town-page.ts';
import { fadeEdges } from '../../lib/fade-edges.ts';
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
import { guidesQuery, placeFactsQuery, type TownContent, townQuery } from './town/api.ts';
import { Around } from './town/around.tsx';
import { TownGuides } from './town/guides.tsx';
import { homeColumns, TownHomes } from './town/homes.tsx';
import { Neighbours } from './town/neighbours.tsx';
import { TownPrices } from './town/prices.tsx';
import { listTownSections, TownSection } from './town/town-section.tsx';

interface PageData {
  readonly placeId: string;
}

/** Starts the reads while the page's code is loading. */
export function loader({ params, context }: LoaderFunctionArgs): PageData {
  const placeId = params['place'] ?? '';
  const queries = context.get(queryContext);
  void prefetchTown(queries, placeId);
  if (mayHavePlaceFacts(placeId)) void queries.prefetchQuery(placeFactsQuery(placeId));
  return { placeId };
}

/** The guides of a place are those of its nation, too, so that they are asked for after it. */
async function prefetchTown(queries: QueryClient, placeId: string): Promise<void> {
  const town = await queries.fetchQuery(townQuery(placeId)).catch(() => null);
  if (town) await queries.prefetchQuery(guidesQuery(town));
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

/** /homes-for-sale/{place}: the homes for sale in a place, what homes cost there, and what is around. */
export function Component() {
  const { placeId } = useLoaderData<PageData>();
  const query = useQuery(townQuery(placeId));
  return (
    <QueryPage query={query} what="look for homes" skeleton={<TownSkeleton />}>
      {(town) =>
        town ? (
          <TownContent key={placeId} town={town} onRetry={() => void query.refetch()} />
        ) : (
          <PlaceNotFound />
        )
      }
    </QueryPage>
  );
}

const chip =
  'inline-flex min-h-9 items-center rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:bg-sunk';

interface ContentProps {
  readonly town: TownContent;
  /** Asks again for the parts that did not come. */
  readonly onRetry: () => void;
}

function TownContent({ town, onRetry }: ContentProps) {
  const { place, overview } = town;
  const hasFacts = hasPlaceFacts(place);
  return (
    <div className="grid gap-8">
      <TownHeader town={town} />
      <TownHomes town={town} />
      <TownPrices
        placeId={place.id}
        name={place.name}
        overview={overview}
        hasSales={hasFacts}
        onRetry={onRetry}
      />
      <TownSection id="around" title={`Around ${place.name}`}>
        <Around place={place} hasFacts={hasFacts} />
      </TownSection>
      <TownSection id="guides" title="Guides">
        <TownGuides town={town} />
      </TownSection>
      {overview && <Neighbours overview={overview} />}
    </div>
  );
}

function TownHeader({ town: { place, newest, overview } }: Pick<ContentProps, 'town'>) {
  const kinds = listKindSearches(place.id, newest.facets?.type);
  const sentences = describeTown({
    placeId: place.id,
    name: place.name,
    total: newest.total,
    prices: overview?.prices,
    recent: overview?.recent ?? 0,
  });
  return (
    <header className="grid min-w-0 gap-3">
      <h1 className="text-xl sm:text-3xl">{toTownTitle(place.id, place.label)}</h1>
      <p className="max-w-prose text-lg text-muted max-sm:text-base">{sentences.join(' ')}</p>
      <p>
        <Link to={`${paths.listing}?place=${place.id}`} className="link">
          Search and map with all filters
        </Link>
      </p>
      {kinds.length > 0 && (
        <ul
          ref={fadeEdges}
          className="strip -mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {kinds.map(({ label, count, path }) => (
            <li key={path} className="shrink-0">
              <Link to={path} className={chip}>
                {label} ({count})
              </Link>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label="On this page">
        <ul
          ref={fadeEdges}
          className="strip -mx-4 flex gap-x-5 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {listTownSections(place, overview).map(([id, title]) => (
            <li key={id} className="shrink-0">
              <Link to={{ hash: id }} replace className="link inline-flex min-h-9 items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
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
    <div className={homeColumns}>
      {Array.from({ length: 8 }, (_, nth) => (
        <Skeleton key={nth} className="aspect-3/2 rounded-md" />
      ))}
    </div>
  </div>
);
