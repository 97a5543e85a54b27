import L from 'leaflet';
import isles from './british-isles.json?url';
import { drawLabels, type Town } from './draw-labels.ts';

interface Isles {
  /** Rings in thousandths of a degree, each point relative to the one before. */
  readonly land: readonly (readonly number[])[];
  readonly places: readonly (readonly [name: string, lng: number, lat: number])[];
}

const thousandths = 1_000;

function toPoints(steps: readonly number[]): L.LatLngTuple[] {
  let lng = 0;
  let lat = 0;
  return Array.from({ length: steps.length / 2 }, (_, nth) => {
    lng += steps[nth * 2] ?? 0;
    lat += steps[nth * 2 + 1] ?? 0;
    return [lat / thousandths, lng / thousandths];
  });
}

let fetched: Promise<Isles | undefined> | undefined;

/** The outline, fetched once; undefined while it cannot be had, which the next map tries again. */
function loadOutline(): Promise<Isles | undefined> {
  fetched ??= fetch(isles)
    .then((answer): Promise<Isles> | undefined => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined)
    .then((found) => {
      if (!found) fetched = undefined;
      return found;
    });
  return fetched;
}

/** Draws land and sea, and the names of towns that fit. */
export async function drawOutline(map: L.Map, signal: AbortSignal): Promise<void> {
  const outline = await loadOutline();
  if (!outline || signal.aborted) return;
  const { land, places } = outline;
  const pane = map.createPane('land');
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
  map.attributionControl.addAttribution('Natural Earth, GeoNames');
  drawLabels(
    map,
    places.map(([name, lng, lat]): Town => ({ name, position: [lat / thousandths, lng / thousandths] })),
  );
}
