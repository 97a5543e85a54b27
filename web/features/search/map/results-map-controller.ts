import type L from 'leaflet';
import { Pins } from '../../../entities/property/map/pins.ts';
import { showView, type View } from '../../../ui/map/map-view.tsx';
import type { ResultHome, MapViewport } from '../api.ts';
import { buttonHeight, controlsHeight, toBox } from './geometry.ts';

/** What moved the map: a person, also by the press of a group of homes, or the page, as for a pin that gets the focus. */
export type Mover = 'hand' | 'page';

/** The map with its pins, and what moved it. */
export class ResultsMapController {
  readonly map: L.Map;
  readonly pins: Pins;
  #guidedTo = '';
  #mover: Mover = 'hand';
  #center: L.LatLng;
  #zoom: number;

  constructor(map: L.Map, area: View | undefined, homes: View | undefined) {
    this.map = map;
    this.#guidedTo = toTarget(area, homes);
    this.#center = map.getCenter();
    this.#zoom = map.getZoom();
    this.pins = new Pins(map);
    this.pins.onGroup = (at, zoom) => void map.setView(at, zoom);
    this.pins.onFocus = (at) => this.#moveByPage(() => map.panInside(at, { ...pinRoom, animate: false }));
  }

  get viewport(): MapViewport {
    const zoom = Math.max(4, Math.min(19, Math.round(this.map.getZoom())));
    return { bbox: toBox(this.map.getBounds()).join(','), zoom };
  }

  /** Shows the homes of a search, otherwise its area, once for each answer. */
  guide(area: View | undefined, homes: View | undefined): void {
    const target = toTarget(area, homes);
    const isNew = target !== this.#guidedTo;
    // Without an area the next one is new, even when it is the one before: a way back leads to it.
    this.#guidedTo = target;
    const view = homes ?? area;
    if (!view || !isNew) return;
    this.#moveByPage(() => showView(this.map, view));
  }

  /** Moves the map at once, without an animation. */
  #moveByPage(move: () => void): void {
    this.#mover = 'page';
    move();
    this.#mover = 'hand';
  }

  /** Calls `notify` when the map stops moving, with what moved it: resizing the window is the page’s doing. */
  onRest(notify: (mover: Mover) => void): () => void {
    const rest = () => {
      // A map that is hidden or about to be removed has no size; its last movement is not a person's.
      const { x, y } = this.map.getSize();
      if (x === 0 || y === 0) return;
      const center = this.map.getCenter();
      const zoom = this.map.getZoom();
      const hasMoved = zoom !== this.#zoom || center.distanceTo(this.#center) > 1;
      this.#center = center;
      this.#zoom = zoom;
      notify(hasMoved ? this.#mover : 'page');
    };
    this.map.on('moveend', rest);
    return () => void this.map.off('moveend', rest);
  }

  /** Calls `notify` with the properties of a pressed pin; without any for a press elsewhere. */
  onChoose(notify: (ids: readonly ResultHome['id'][]) => void): () => void {
    const leave = () => notify([]);
    this.pins.onHomes = notify;
    this.map.on('click', leave);
    return () => {
      this.pins.onHomes = undefined;
      this.map.off('click', leave);
    };
  }
}

/** Pixels from the rim of the map at which a pin is whole, and under none of its buttons: a phone has one below. */
const pinRoom: L.PanInsideOptions = {
  paddingTopLeft: [48, 24 + controlsHeight],
  paddingBottomRight: [48, 24 + buttonHeight],
};

const toTarget = (area: View | undefined, homes: View | undefined): string =>
  area ? JSON.stringify([area, homes]) : '';
