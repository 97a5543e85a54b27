import { useQuery } from '@tanstack/react-query';
import { List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isIndexedSearch } from '../../../functions/reach/site-pages/domain/search-index.ts';
import { formatTownPath, toPageOfPlace } from '../../../functions/reach/site-pages/domain/search-path.ts';
import { recordRecentSearch } from '../../entities/place/recent-searches.ts';
import { cx } from '../../lib/cx.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { queryContext } from '../../lib/query.ts';
import type { LoaderFunctionArgs } from '../../lib/router.ts';
import { useBrowser } from '../../lib/use-browser.ts';
import { useMedia, wideScreen } from '../../lib/use-media.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { type ResultHome, type SearchResults, searchQuery } from './api.ts';
import { type Filters, readSearchFilters, writeSearchFilters } from './filters/filters.ts';
import { toPlaceLabel } from './filters/place-label.ts';
import { formatSearchName, nameArea } from './labels.ts';
import { CountRow } from './listing/count-row.tsx';
import { EditedSearch } from './listing/edited-search.tsx';
import { MapColumn } from './listing/map-column.tsx';
import { NearbyHomes } from './listing/nearby-homes.tsx';
import { NoResults } from './listing/no-results.tsx';
import { OtherPlaces } from './listing/other-places.tsx';
import { ResultList, ResultsSkeleton } from './listing/results.tsx';
import { SearchNotes } from './listing/search-notes.tsx';
import { ActiveFilters, SearchToolbar } from './listing/toolbar.tsx';
import { type Search, useSearch } from './listing/use-search.ts';
import { useUnderstoodSearch } from './listing/use-understood-search.ts';

const ComingSoon = lazy(() => import('./listing/coming-soon.tsx'));

interface HeadData {
  readonly q: string | undefined;
  readonly canonical: string;
}

/** Starts the search while the page's code is loading; the page shows a skeleton until it is there. */
export function loader({ request, context }: LoaderFunctionArgs): HeadData {
  const filters = readSearchFilters(new URL(request.url).searchParams);
  void context.get(queryContext).prefetchQuery(searchQuery(filters));
  const { place, street } = filters;
  if (place === undefined) return { q: nameArea(filters), canonical: paths.listing };
  const label = toPlaceLabel(place);
  return { q: street ? `${street}, ${label}` : label, canonical: formatTownPath(toPageOfPlace(place)) };
}

const isHeadData = (data: unknown): data is HeadData =>
  typeof data === 'object' && data !== null && 'q' in data && 'canonical' in data;

export const handle: Handle = {
  head: (data) => {
    const { q, canonical } = isHeadData(data) ? data : { q: undefined, canonical: paths.listing };
    return {
      title: q ? `${q}: homes for sale` : 'Homes for sale across the UK',
      description: `Homes for sale${q ? ` in ${q}` : ''}, straight from their sellers, with their key facts on the page.`,
      canonical,
    };
  },
};

/** Keeps a search of a place for the home page once it has found homes. */
function useRecordSearch(filters: Filters, found: SearchResults | undefined): void {
  const { sort: _, page: __, ...kept } = filters;
  const place = found?.street ?? found?.place?.label;
  const hasHomes = found !== undefined && found.total > 0;
  const name = nameArea(filters, place) === undefined ? '' : formatSearchName(kept, place);
  const query = new URLSearchParams(writeSearchFilters(kept)).toString();
  useEffect(() => {
    if (hasHomes && name !== '') recordRecentSearch({ query, name });
  }, [hasHomes, name, query]);
}

/** Whether the note of a street without homes and those around it say it all. */
const showsStreetAlone = ({ street, nearby, relaxations }: SearchResults): boolean =>
  street !== undefined && nearby.length > 0 && relaxations.every(({ query }) => 'street' in query);

/** On phones the map fills the screen below the filters, whatever their height, so that nothing is below the fold. */
const mapScreen = 'relative flex h-[calc(100dvh-4.25rem-var(--tabs))] min-h-112 flex-col';

export function Component() {
  const asked = useSearch();
  const query = useQuery(searchQuery(asked.filters));
  const { data: found, isPlaceholderData } = query;
  const search = useUnderstoodSearch(asked, isPlaceholderData ? undefined : found);
  const { filters, view, editedId } = search;
  useRecordSearch(asked.filters, isPlaceholderData ? undefined : found);
  usePageHead({
    noindex:
      found !== undefined &&
      !isIndexedSearch({
        total: found.total,
        hasPlace: found.place !== undefined,
        words: found.street ?? found.understood?.words ?? filters.q,
      }),
  });
  const [pointed, setPointed] = useState<ResultHome>();
  const [marked, setMarked] = useState<ResultHome['id']>();
  const isBrowser = useBrowser();
  const isWide = useMedia(wideScreen);
  // The server knows no screen: its document has the list, which phones don't show beside the map.
  const isMap = isBrowser && !isWide && view === 'map';
  if (found?.comingSoon)
    return (
      <Suspense>
        <ComingSoon />
      </Suspense>
    );
  return (
    <div data-wide="" className={cx('-mt-4 gap-2 sm:-mt-6', isMap ? mapScreen : 'grid')}>
      <div className="grid min-w-0 gap-1 bg-paper lg:sticky lg:top-15 lg:z-30 lg:pt-3 lg:pb-2">
        <SearchToolbar search={search} facets={found?.facets} place={found?.place} />
        <CountRow filters={filters} query={query} onSort={(sort) => search.change({ sort })} />
      </div>
      {view === 'map' && <ActiveFilters search={search} isOnMap />}
      <div
        className={cx(
          'grid gap-6 pt-1',
          isMap
            ? 'min-h-0 grow'
            : 'items-start lg:grid-cols-[minmax(0,1fr)_minmax(22rem,27rem)] 2xl:grid-cols-2',
        )}
      >
        {!isMap && (
          <section aria-label="Homes" className={cx('grid min-w-0 gap-2', view === 'map' && 'max-lg:hidden')}>
            <ActiveFilters search={search} />
            {found?.place && <OtherPlaces search={search} place={found.place} places={found.otherPlaces} />}
            {found && !isPlaceholderData && <SearchNotes search={search} found={found} />}
            <QuerySection query={query} what="look for homes" skeleton={<ResultsSkeleton />}>
              {(homes) => (
                <>
                  {homes.total > 0 ? (
                    <ResultList
                      found={homes}
                      filters={filters}
                      isOld={isPlaceholderData}
                      marked={marked}
                      onPoint={setPointed}
                    />
                  ) : showsStreetAlone(homes) ? null : (
                    <NoResults
                      search={search}
                      relaxations={homes.relaxations}
                      otherPlaces={homes.didYouMean ? [] : homes.otherPlaces}
                      didYouMean={homes.didYouMean}
                      place={homes.place?.label}
                    />
                  )}
                  <NearbyHomes homes={homes.nearby} found={homes} />
                </>
              )}
            </QuerySection>
          </section>
        )}
        <MapColumn
          isWide={isWide}
          search={search}
          found={found}
          isOld={isPlaceholderData}
          pointed={pointed}
          onMark={setMarked}
        />
      </div>
      {!isWide && (isMap || (view === 'list' && found?.total !== 0)) && (
        <ViewSwitch search={search} isMap={isMap} />
      )}
      {editedId && <EditedSearch id={editedId} filters={filters} place={found?.place?.label} />}
    </div>
  );
}

interface SwitchProps {
  readonly search: Search;
  readonly isMap: boolean;
}
/** On phones, above what else is at the bottom edge, also where a notice above makes the page longer than the screen. */
const ViewSwitch = ({ search, isMap }: SwitchProps) => (
  <div
    className={cx(
      'pointer-events-none sticky z-20 flex justify-center *:pointer-events-auto lg:hidden',
      isMap && '-mt-13',
      search.editedId ? 'bottom-28' : 'bottom-[calc(var(--tabs)+1rem)]',
    )}
    data-print="no"
  >
    <Button className="rounded-full shadow-soft" onClick={() => search.show(isMap ? 'list' : 'map')}>
      <Icon as={isMap ? List : MapIcon} size={18} />
      {isMap ? 'List' : 'Map'}
    </Button>
  </div>
);
