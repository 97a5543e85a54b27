import L from 'leaflet';
import { formatCounted, formatPounds } from '../../../lib/format.ts';
import type { Cluster, Home } from '../api.ts';
import { apart } from './apart.ts';
import { shortPrice } from './geometry.ts';

const keyOf = ({ id, latitude, longitude, count }: Cluster): string =>
  id ?? `${latitude} ${longitude} ${count}`;

function wordsOf({ count, minPrice }: Cluster): { readonly html: string; readonly label: string } {
  // The label equals the visible text, for voice control.
  if (count === 1) return { html: shortPrice(minPrice), label: `Home for ${shortPrice(minPrice)}` };
  return {
    html: String(count),
    label: `${formatCounted(count, 'home')} from ${formatPounds(minPrice)}, zoom in`,
  };
}

const isHomeId = (id: string | undefined): id is Home['id'] => id?.startsWith('prp_') ?? false;

/** The pins on a map. Unchanged ones are kept, so that nothing flickers while the map moves. */
export class Pins {
  readonly #map: L.Map;
  readonly #markers = new Map<string, L.Marker>();
  #pointer: L.Marker | undefined;
  #chosen: string | undefined;
  onHome: ((id: Home['id']) => void) | undefined;

  constructor(map: L.Map) {
    this.#map = map;
  }

  show(clusters: readonly Cluster[]): void {
    const wanted = new Map(apart(this.#map, clusters).map((cluster) => [keyOf(cluster), cluster]));
    for (const [key, marker] of this.#markers)
      if (!wanted.has(key)) {
        marker.remove();
        this.#markers.delete(key);
      }
    for (const [key, cluster] of wanted)
      if (!this.#markers.has(key)) this.#markers.set(key, this.#pin(cluster));
    this.choose(this.#chosen);
  }

  /** Marks the pin of the selected property. */
  choose(id: string | undefined): void {
    this.#chosen = id;
    for (const [key, marker] of this.#markers) marker.getElement()?.toggleAttribute('data-on', key === id);
  }

  /** Shows the place of a property in the list, also when its pin is part of a cluster. */
  point(home: Home | undefined): void {
    this.#pointer?.remove();
    this.#pointer = home && this.#draw([home.latitude, home.longitude], shortPrice(home.price), false);
    this.#pointer?.getElement()?.toggleAttribute('data-on', true);
  }

  #pin(cluster: Cluster): L.Marker {
    const { html, label } = wordsOf(cluster);
    const marker = this.#draw([cluster.latitude, cluster.longitude], html, true);
    const { id, latitude, longitude } = cluster;
    const press = () => {
      if (isHomeId(id)) this.onHome?.(id);
      else this.#map.setView([latitude, longitude], this.#map.getZoom() + 2);
    };
    marker.on('click', press);
    // Leaflet makes markers focusable like buttons, but handles no keys.
    marker.on('keydown', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter' || originalEvent.key === ' ') press();
    });
    const element = marker.getElement();
    element?.setAttribute('aria-label', label);
    element?.toggleAttribute('data-many', id === undefined);
    return marker;
  }

  #draw(at: L.LatLngTuple, html: string, interactive: boolean): L.Marker {
    const icon = L.divIcon({ className: 'map-pin', html });
    return L.marker(at, { icon, interactive, keyboard: interactive, riseOnHover: true }).addTo(this.#map);
  }
}
