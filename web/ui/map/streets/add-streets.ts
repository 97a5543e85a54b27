import L from 'leaflet';
import { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';
import type { PublishedMap } from '../../../../functions/kernel/published-map.ts';
import { toAttribution } from '../attribution.ts';
import { pinsEvent } from '../draw-labels.ts';
import { readColours, watchTheme } from './colours.ts';
import { createPinCheck } from './free-of-pins.ts';
import { createLabelRules } from './label-rules.ts';
import { createPaintRules } from './paint-rules.ts';
import { createRangeSource } from './range-source.ts';

/** A sharper canvas costs memory that phones do not have. */
const mostPixelRatio = 2;
/** From this zoom streets have names. */
const namesUnderPinsFrom = 12;

/**
 * Draws the streets of a published map, in the colours of the theme, again whenever the theme changes. Resolves once
 * what the map shows is drawn.
 * @throws for a file that cannot be read
 */
export async function addStreets(
  map: L.Map,
  { file, maxZoom, bounds: [west, south, east, north], attribution }: PublishedMap,
  signal: AbortSignal,
): Promise<void> {
  const url = new PMTiles(createRangeSource(file));
  await Promise.all([url.getHeader(), document.fonts.ready]);
  if (signal.aborted) return;
  let isFree = createPinCheck(map);
  const draw = () => {
    const colours = readColours(map.getContainer());
    return {
      paintRules: createPaintRules(colours),
      labelRules: createLabelRules(colours, (box, zoom) => isFree(box, zoom)),
    };
  };
  const layer = leafletLayer({
    url,
    maxDataZoom: maxZoom,
    bounds: [
      [south, west],
      [north, east],
    ],
    attribution: toAttribution(attribution),
    devicePixelRatio: Math.min(window.devicePixelRatio, mostPixelRatio),
    className: 'map-streets',
    lang: 'en',
    ...draw(),
  });
  if (!(layer instanceof L.GridLayer)) throw new Error('The renderer belongs to another Leaflet');
  const drawn = new Promise((resolve) => {
    layer.once('load', resolve);
    signal.addEventListener('abort', resolve);
  });
  layer.addTo(map);
  const redraw = () => {
    layer.clearLayout();
    layer.rerenderTiles();
  };
  const makeRoom = () => {
    isFree = createPinCheck(map);
    // Nearer by, names are many and small, and drawing all again takes longer.
    if (map.getZoom() < namesUnderPinsFrom) redraw();
  };
  map.on(pinsEvent, makeRoom);
  signal.addEventListener('abort', () => map.off(pinsEvent, makeRoom));
  watchTheme(() => {
    Object.assign(layer, draw());
    redraw();
  }, signal);
  await drawn;
}
