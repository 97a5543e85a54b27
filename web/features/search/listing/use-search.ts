import { useEffect, useMemo, useRef } from 'react';
import type { SavedSearch } from '../../../entities/saved-search/api.ts';
import { isSavedSearchId } from '../../../lib/ids.ts';
import { useSearchParams } from '../../../lib/router.ts';
import {
  type Filters,
  isSameArea,
  noPlace,
  readSearchFilters,
  withFilters,
  writeSearchFilters,
} from '../filters/filters.ts';

/** The position of the map when it is not a filter. */
export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}
export interface Search {
  readonly filters: Filters;
  readonly view: 'list' | 'map';
  readonly spot: MapPosition | undefined;
  /** The saved search whose filters these become. */
  readonly editedId: SavedSearch['id'] | undefined;
  /** The address of another search, which is still one of the saved search. */
  readonly toHref: (filters: Filters) => string;
  /**
   * Changes the search and returns to its first page. It adds a history entry, and the page keeps its scroll
   * position.
   */
  readonly change: (change: Filters) => void;
  readonly replace: (filters: Filters) => void;
  /** Replaces the address by one that means the same. */
  readonly rewrite: (filters: Filters) => void;
  readonly show: (view: 'list' | 'map') => void;
  /**
   * Moves of the map are in the URL for reload and sharing. The frame of the map takes the place's place; only
   * the first such move adds a history entry, so that going back returns to the place.
   */
  readonly moveTo: (where: { readonly bbox: readonly number[] } | MapPosition) => void;
}

function readPosition(text: string | null): MapPosition | undefined {
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = (text ?? '').split(',').map(Number);
  const isSpot = lat > 46 && lat < 64 && lng > -18 && lng < 9 && zoom >= 4 && zoom <= 19;
  return isSpot ? { lat, lng, zoom } : undefined;
}

const writePosition = ({ lat, lng, zoom }: MapPosition): string =>
  [lat.toFixed(4), lng.toFixed(4), zoom].join(',');

/** The saved search that the results are opened to edit, by the address. */
export function useEditedSearchId(): SavedSearch['id'] | undefined {
  const [params] = useSearchParams();
  return readEditedId(params);
}

function readEditedId(params: URLSearchParams): SavedSearch['id'] | undefined {
  const id = params.get('edit');
  return isSavedSearchId(id) ? id : undefined;
}

const readView = (params: URLSearchParams): Search['view'] => (params.get('view') === 'map' ? 'map' : 'list');

/** The search in the URL, with functions to change it. */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams();
  // A second change can come before the page is drawn again, and goes on from the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const editedId = readEditedId(params);
  const filters = useMemo(() => readSearchFilters(params), [params]);
  const readLatest = () => readSearchFilters(latest.current);
  const readSpot = () => latest.current.get('at') ?? undefined;
  const go = (
    next: Filters,
    more: { view?: string | undefined; at?: string | undefined },
    replace = false,
  ) => {
    // The map stays where a person put it until the search looks elsewhere.
    const at = isSameArea(readLatest(), next) ? readSpot() : undefined;
    const view = readView(latest.current) === 'map' ? 'map' : undefined;
    const kept = Object.entries({ view, edit: readEditedId(latest.current), at, ...more });
    const words = [...Object.entries(writeSearchFilters(next)), ...kept].filter(
      (word): word is [string, string] => word[1] !== undefined,
    );
    latest.current = new URLSearchParams(words);
    setParams(words, { replace, preventScrollReset: true });
  };
  return {
    filters,
    view: readView(params),
    spot: readPosition(params.get('at')),
    editedId,
    toHref: (next) => {
      const words = { ...writeSearchFilters(next), ...(editedId && { edit: editedId }) };
      return `?${new URLSearchParams(words)}`;
    },
    change: (change) => go(withFilters(readLatest(), change), {}),
    replace: (next) => go(withFilters(next, {}), {}),
    rewrite: (next) => go(next, { at: readSpot() }, true),
    show: (next) => go(readLatest(), { view: next === 'map' ? 'map' : undefined }),
    moveTo: (where) => {
      const latestFilters = readLatest();
      if ('bbox' in where)
        go(
          withFilters(latestFilters, { ...noPlace, bbox: where.bbox }),
          { at: undefined },
          latestFilters.bbox !== undefined,
        );
      else go(latestFilters, { at: writePosition(where) }, true);
    },
  };
}
