import L from 'leaflet';
import type { PublishedMap } from '../../../functions/kernel/published-map.ts';
import { toAttribution } from './attribution.ts';
import type { BaseMap } from './base-map.ts';
import { drawContinent, drawOutline } from './draw-outline.ts';

/** South-west and north-east corner of the United Kingdom. */
export const unitedKingdom: L.LatLngBoundsLiteral = [
  [49.8, -8.4],
  [59.4, 2],
];

/** Where the islands' outline, and a file of all their streets, has the whole coast. */
const islesBounds = L.latLngBounds([49, -11], [61, 1.8]);

/** Draws what is below the pins. Streets that cannot be read are replaced by the outline. */
export async function drawBaseMap(map: L.Map, base: BaseMap, signal: AbortSignal): Promise<void> {
  if (base.kind === 'pictures') {
    const { url, attribution } = base;
    const options = { attribution: toAttribution(attribution), className: 'map-pictures', maxZoom: 19 };
    L.tileLayer(url, options).addTo(map);
    return;
  }
  if (base.kind === 'outline') await drawOutline(map, signal);
  else await drawStreets(map, base.map, signal);
  // Before the islands it would be a map of the neighbours alone.
  if (!signal.aborted) drawContinent(map, islesBounds);
}

/** The renderer comes after what the page needs first. */
const waitForIdle = (): Promise<unknown> =>
  new Promise((go) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 1_000 });
    else setTimeout(go);
  });

async function drawStreets(map: L.Map, published: PublishedMap, signal: AbortSignal): Promise<void> {
  const [west, south, east, north] = published.bounds;
  const covered = L.latLngBounds([south, west], [north, east]);
  // A file of one region leaves the rest of the islands to the outline.
  if (!covered.contains(unitedKingdom)) await drawOutline(map, signal);
  try {
    await waitForIdle();
    const { addStreets } = await import('./streets/add-streets.ts');
    await addStreets(map, published, signal);
  } catch {
    if (covered.contains(unitedKingdom)) await drawOutline(map, signal);
  }
}
