import L from 'leaflet';

/** Sorted by size: of two names that would overlap, the first one is drawn. */
export interface Town {
  readonly name: string;
  readonly position: L.LatLngTuple;
}

/** Fired at a map whose pins were drawn anew. */
export const pinsEvent = 'pinsdrawn';

const most = 40;
const lineHeight = 22;
const letterWidth = 7.5;

/**
 * Draws the names of the visible towns, as many as fit without overlapping each other or a pin, again whenever the map
 * stops moving.
 */
export function drawLabels(map: L.Map, towns: readonly Town[]): void {
  const pane = map.createPane('labels');
  // Below tiles, which have names of their own.
  pane.style.zIndex = '160';
  pane.style.pointerEvents = 'none';
  const shown = L.layerGroup().addTo(map);
  const draw = () => {
    shown.clearLayers();
    for (const { name, position } of listFitting(map, towns)) {
      const icon = L.divIcon({ className: 'map-label', html: `<i></i>${name}`, iconSize: [0, 0] });
      L.marker(position, { icon, pane: 'labels', interactive: false, keyboard: false }).addTo(shown);
    }
  };
  map.on(`zoomend moveend ${pinsEvent}`, draw);
  draw();
}

function listFitting(map: L.Map, towns: readonly Town[]): readonly Town[] {
  const inSight = map.getBounds();
  const pins = listPinBoxes(map);
  const taken: L.Bounds[] = [];
  // At low zoom only the largest cities are named, to keep the map legible.
  const candidates = map.getZoom() < 7 ? towns.slice(0, 40) : towns;
  return candidates.filter(({ name, position }) => {
    if (taken.length >= most || !inSight.contains(position)) return false;
    const at = map.latLngToContainerPoint(position);
    const width = name.length * letterWidth + 14;
    const box = L.bounds([at.x - 8, at.y - lineHeight / 2], [at.x + width, at.y + lineHeight / 2]);
    if ([...pins, ...taken].some((other) => other.intersects(box))) return false;
    taken.push(box);
    return true;
  });
}

/** The rectangles of a map's pins, in pixels from its corner. */
export function listPinBoxes(map: L.Map): readonly L.Bounds[] {
  const { left, top } = map.getContainer().getBoundingClientRect();
  const pins = map.getPane('markerPane')?.querySelectorAll('.map-pin') ?? [];
  return Array.from(pins, (pin) => {
    const box = pin.getBoundingClientRect();
    return L.bounds([box.left - left, box.top - top], [box.right - left, box.bottom - top]);
  });
}
