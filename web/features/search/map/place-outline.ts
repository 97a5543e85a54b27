import { queryOptions, useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { useEffect } from 'react';
import type { areaFactRoutes } from '../../../../functions/finding/area-facts/contract.ts';
import { createClient } from '../../../lib/client.ts';
import type { SearchResults } from '../api.ts';
import type { Filters } from '../filters/filters.ts';
import { toCorners } from './geometry.ts';

const calls = createClient<Pick<typeof areaFactRoutes, 'placeOutline'>>({
  placeOutline: 'GET /api/place-outline',
});

const placeOutlineQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['place-outline', placeId],
    queryFn: ({ signal }) => calls.placeOutline({ query: { place: placeId }, signal }),
    staleTime: Infinity,
    retry: false,
  });

/** The place whose land a search covers; undefined for a circle around it and for another area. */
export function findOutlinedPlace(
  { radius = 0, bbox, polygon, street }: Filters,
  place: SearchResults['place'],
): string | undefined {
  if (!place || bbox || polygon || street || radius > 0 || place.kind === 'postcode') return undefined;
  return place.id;
}

/** Draws the land of a place below the homes. */
export function usePlaceOutline(map: L.Map | undefined, placeId: string | undefined): void {
  const { data } = useQuery({ ...placeOutlineQuery(placeId ?? ''), enabled: placeId !== undefined });
  const outline = placeId === undefined ? undefined : data;
  useEffect(() => {
    if (!map || !outline) return;
    const areas = outline.areas.map((area) => [toCorners(area)]);
    const lines = outline.lines.map(toCorners);
    const drawn = L.layerGroup([
      L.polygon(areas, { className: 'map-area map-place-land', interactive: false }),
      L.polyline(lines, { className: 'map-area map-place map-place-line', interactive: false }),
    ]).addTo(map);
    return () => void drawn.remove();
  }, [map, outline]);
}
