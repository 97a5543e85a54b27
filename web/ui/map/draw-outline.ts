import L from 'leaflet';
import isles from '../../../functions/people/places/domain/british-isles.json?url';
import { readRing } from '../../../functions/people/places/domain/land.ts';
import continent from './continent.json';
import { drawLabels, type Town } from './draw-labels.ts';

interface Land {
  /** Rings in thousandths of a degree, each point relative to the one before. */
  readonly land: readonly (readonly number[])[];
}
interface Isles extends Land {
  readonly places: readonly (readonly [name: string, lng: number, lat: number])[];
}

const thousandths = 1_000;

const toPoints = (steps: readonly number[]): L.LatLngTuple[] =>
  readRing(steps).map(([lat, lng]) => [lat, lng]);

let fetched: Promise<Isles | undefined> | undefined;

/** The islands, fetched once; undefined while they cannot be had, which the next map tries again. */
function loadIsles(): Promise<Isles | undefined> {
  fetched ??= fetch(isles)
    .then((answer): Promise<Isles> | undefined => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined)
    .then((found) => {
      if (!found) fetched = undefined;
      return found;
    });
  return fetched;
}

function drawLand(map: L.Map, { land }: Land): void {
  const pane = map.getPane('land') ?? map.createPane('land');
  pane.style.zIndex = '150';
  L.polygon(
    land.map((ring) => [toPoints(ring)]),
    {
      pane: 'land',
      interactive: false,
      className: 'map-land',
      smoothFactor: 0.6,
      renderer: L.svg({ pane: 'land', padding: 0.5 }),
    },
  ).addTo(map);
}

/** Draws the islands in their sea, and the names of towns that fit. */
export async function drawOutline(map: L.Map, signal: AbortSignal): Promise<void> {
  const outline = await loadIsles();
  if (!outline || signal.aborted) return;
  drawLand(map, outline);
  map.attributionControl.addAttribution('Natural Earth, GeoNames');
  drawLabels(
    map,
    outline.places.map(([name, lng, lat]): Town => ({
      name,
      position: [lat / thousandths, lng / thousandths],
    })),
  );
}

/**
 * Draws the coast of the neighbours, once the map shows more than what is covered. It is part of the code: a file of its
 * own would be one more request of every map of the country.
 */
export function drawContinent(map: L.Map, covered: L.LatLngBounds): void {
  const look = () => {
    if (covered.contains(map.getBounds())) return;
    map.off('moveend', look);
    drawLand(map, continent);
  };
  map.on('moveend', look);
  look();
}
