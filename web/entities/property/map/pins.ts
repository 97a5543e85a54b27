import L from 'leaflet';
import { formatCounted, formatPounds } from '../../../lib/format.ts';
import { pinsEvent } from '../../../ui/map/draw-labels.ts';
import type { PropertyPage } from '../property.ts';
import { arrangePins, type HomeCluster, type PinGroup } from './arrange-pins.ts';
import { formatPinPrice, formatShortPrice } from './short-price.ts';

type HomeId = PropertyPage['id'];
type PlacedHome = Pick<PropertyPage, 'price'> & { readonly latitude: number; readonly longitude: number };

const toPinKey = ({ shape, ids, cluster: { latitude, longitude, count } }: PinGroup): string =>
  `${shape} ${ids.join(' ') || `${latitude} ${longitude} ${count}`}`;

function describePin({ shape, cluster: { count, minPrice } }: PinGroup): {
  readonly html: string;
  readonly label: string;
} {
  // The label equals the visible text, for voice control.
  if (shape !== 'count')
    return {
      html: formatPinPrice(minPrice),
      label: minPrice === undefined ? 'POA, price on application' : `Home for ${formatShortPrice(minPrice)}`,
    };
  return {
    html: String(count),
    label: `${formatCounted(count, 'home')}${minPrice === undefined ? '' : ` from ${formatPounds(minPrice)}`}`,
  };
}

const isHomeId = (id: string): id is HomeId => id.startsWith('prp_');

/** Homes closer than this at the last zoom are shown one after the other, as in a building with several flats. */
const closestPixels = 30;

/** The pins on a map. Unchanged ones are kept, so that nothing flickers while the map moves. */
export class Pins {
  readonly #map: L.Map;
  readonly #markers = new Map<string, L.Marker>();
  #pointer: L.Marker | undefined;
  #chosen: string | undefined;
  onHomes: ((ids: readonly HomeId[]) => void) | undefined;
  /** Called for a press of homes that are too far apart to be shown at once. */
  onGroup: ((at: L.LatLngTuple, zoom: number) => void) | undefined;
  /** Called when a pin gets the focus of the keyboard. A map that moves under a finger takes the pin from it. */
  onFocus: ((at: L.LatLngTuple) => void) | undefined;

  constructor(map: L.Map) {
    this.#map = map;
  }

  show(clusters: readonly HomeCluster[]): void {
    const arranged = arrangePins(clusters, ({ latitude, longitude }) =>
      this.#map.latLngToLayerPoint([latitude, longitude]),
    );
    const wanted = new Map(arranged.map((pin) => [toPinKey(pin), pin]));
    for (const [key, marker] of this.#markers)
      if (!wanted.has(key)) {
        marker.remove();
        this.#markers.delete(key);
      }
    for (const [key, pin] of wanted) if (!this.#markers.has(key)) this.#markers.set(key, this.#pin(pin));
    this.choose(this.#chosen);
    this.#map.fire(pinsEvent);
  }

  /** Marks the pin of the selected property. */
  choose(id: string | undefined): void {
    this.#chosen = id;
    for (const [key, marker] of this.#markers)
      marker.getElement()?.toggleAttribute('data-on', id !== undefined && key.split(' ').includes(id));
  }

  /** Shows the place of a property in the list, also when its pin is part of a group. */
  point(home: PlacedHome | undefined): void {
    this.#pointer?.remove();
    this.#pointer = home && this.#draw([home.latitude, home.longitude], formatShortPrice(home.price), false);
    this.#pointer?.getElement()?.toggleAttribute('data-on', true);
  }

  #pin(pin: PinGroup): L.Marker {
    const { html, label } = describePin(pin);
    const at: L.LatLngTuple = [pin.cluster.latitude, pin.cluster.longitude];
    const marker = this.#draw(at, html, true);
    const press = () => this.#press(pin);
    marker.on('click', press);
    // Leaflet makes markers focusable like buttons, but handles no keys.
    marker.on('keydown', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter' || originalEvent.key === ' ') press();
    });
    const element = marker.getElement();
    element?.addEventListener('focus', () => {
      if (element.matches(':focus-visible')) this.onFocus?.(at);
    });
    element?.setAttribute('aria-label', label);
    element?.toggleAttribute('data-many', pin.shape === 'count');
    element?.toggleAttribute('data-dot', pin.shape === 'dot');
    return marker;
  }

  #press({ shape, ids, spread, cluster: { latitude, longitude } }: PinGroup): void {
    const zoom = this.#map.getZoom();
    const last = this.#map.getMaxZoom();
    const isOneAtLast = zoom >= last || spread * 2 ** (last - zoom) < closestPixels;
    if (ids.length > 0 && (shape !== 'count' || isOneAtLast)) this.onHomes?.(ids.filter(isHomeId));
    else this.onGroup?.([latitude, longitude], Math.min(zoom + 2, last));
  }

  #draw(at: L.LatLngTuple, html: string, interactive: boolean): L.Marker {
    const icon = L.divIcon({ className: 'map-pin', html: `<span>${html}</span>` });
    const options = { icon, interactive, keyboard: interactive, riseOnHover: true, autoPanOnFocus: false };
    return L.marker(at, options).addTo(this.#map);
  }
}
