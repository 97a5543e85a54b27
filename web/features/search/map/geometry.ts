import type { LatLngBounds } from 'leaflet';
import { wideScreen } from '../../../lib/use-media.ts';
import type { View } from '../../../ui/map/map-view.tsx';
import type { ResultHome, SearchResults } from '../api.ts';
import type { Filters } from '../filters/filters.ts';
import type { MapPosition } from '../listing/use-search.ts';

type Corner = [lat: number, lng: number];
const milesPerDegree = 69;
/** Pixels of the row of buttons above the map, and above them. */
export const controlsHeight = 52;
/** The same of the button below, which narrow screens have. */
export const buttonHeight = 64;

/** What the buttons cover of the map. */
export function getCoveredEdges() {
  return {
    top: controlsHeight,
    bottom: window.matchMedia(wideScreen).matches ? 0 : buttonHeight,
  };
}

const createViewAround = (lat: number, lng: number, miles: number): View => {
  const north = miles / milesPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  const bounds = [[lat - north, lng - east] satisfies Corner, [lat + north, lng + east] satisfies Corner];
  return { bounds, ...getCoveredEdges() };
};

/** The `[lat, lng]` points of a polygon in the URL. */
export function toCorners(flat: readonly number[]): Corner[] {
  return Array.from({ length: flat.length / 2 }, (_, nth) => [flat[nth * 2 + 1] ?? 0, flat[nth * 2] ?? 0]);
}

const isSameCorner = (corner: Corner, other: Corner | undefined): boolean =>
  corner[0] === other?.[0] && corner[1] === other[1];

/**
 * The parts of the area of a journey. Each ends where it began; lines to it from the first corner of all, and back,
 * make one line of them.
 */
export function splitArea(flat: readonly number[]): Corner[][] {
  const points = toCorners(flat);
  const parts: Corner[][] = [];
  let part: Corner[] = [];
  for (const point of points) {
    const isWayBack = part.length === 0 && parts.length > 0 && isSameCorner(point, points[0]);
    if (isWayBack) continue;
    if (isSameCorner(point, part[0])) {
      parts.push(part);
      part = [];
    } else part.push(point);
  }
  return part.length > 0 ? [...parts, part] : parts;
}

const toBounds = (points: readonly Corner[]): View => {
  const lats = points.map(([lat]) => lat);
  const lngs = points.map(([, lng]) => lng);
  return {
    bounds: [
      [Math.min(...lats), Math.min(...lngs)],
      [Math.max(...lats), Math.max(...lngs)],
    ],
    ...getCoveredEdges(),
  };
};

/** The part of the map that a search covers; undefined for the whole country. */
export function findView(
  filters: Filters,
  place: SearchResults['place'],
  spot?: MapPosition,
): View | undefined {
  if (spot) return { center: [spot.lat, spot.lng], zoom: spot.zoom };
  if (filters.polygon) return toBounds(toCorners(filters.polygon));
  if (filters.bbox) {
    const [west = 0, south = 0, east = 0, north = 0] = filters.bbox;
    return {
      bounds: [
        [south, west],
        [north, east],
      ],
      isFrame: true,
    };
  }
  if (place) return createViewAround(place.latitude, place.longitude, place.miles + (filters.radius ?? 0));
  return filters.travel_area && toBounds(toCorners(filters.travel_area));
}

/** Around the homes of a small place, so that one home alone is not shown from above its roof. */
const leastMiles = 0.4;

type FoundHomes = Pick<SearchResults, 'place' | 'total'> & {
  readonly properties: readonly Pick<ResultHome, 'latitude' | 'longitude'>[];
};
/** The homes of a search for a place, where the answer has all of them. */
export function findHomesView(filters: Filters, found: FoundHomes | undefined): View | undefined {
  if (!found?.place || filters.bbox || filters.polygon) return undefined;
  const { properties, total } = found;
  if (total === 0 || properties.length < total) return undefined;
  const north = leastMiles / milesPerDegree;
  const corners = properties.flatMap(({ latitude, longitude }): Corner[] => {
    const east = north / Math.cos((latitude * Math.PI) / 180);
    return [
      [latitude - north, longitude - east],
      [latitude + north, longitude + east],
    ];
  });
  return toBounds(corners);
}

export interface PlaceCircle {
  readonly latitude: number;
  readonly longitude: number;
  readonly metres: number;
}

const metresPerMile = 1_609.344;
/** The circle around a place that a search covers; undefined where it covers the place alone, or another area. */
export function findPlaceCircle(
  { radius = 0, bbox, polygon, street }: Filters,
  place: SearchResults['place'],
): PlaceCircle | undefined {
  if (!place || bbox || polygon || street) return undefined;
  const { kind } = place;
  // With a radius they have the districts of their neighbours.
  if (kind === 'county' || kind === 'region') return undefined;
  if (kind !== 'postcode' && radius === 0) return undefined;
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    metres: (place.miles + radius) * metresPerMile,
  };
}

/** About ten centimetres: a frame that is rounded to more does not fit its map at the closest zooms. */
const places = 6;
const roundCoordinate = (value: number): number => Number(value.toFixed(places));
/** west, south, east, north, clamped to the API's limits. */
export function toBox(bounds: LatLngBounds): readonly number[] {
  return [
    roundCoordinate(Math.max(bounds.getWest(), -11)),
    roundCoordinate(Math.max(bounds.getSouth(), 45)),
    roundCoordinate(Math.min(bounds.getEast(), 20)),
    roundCoordinate(Math.min(bounds.getNorth(), 62)),
  ];
}
