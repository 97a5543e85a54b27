import 'leaflet/dist/leaflet.css';
import './map.css';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { baseMapQuery } from './base-map.ts';
import { drawBaseMap } from './draw-base-map.ts';

export type View =
  | { readonly center: L.LatLngTuple; readonly zoom: number }
  | {
      readonly bounds: L.LatLngBoundsLiteral;
      /** Whether the map showed exactly this before; with a margin it would be a zoom further away. */
      readonly isFrame?: boolean;
      /** Pixels at the top that buttons above the map cover. */
      readonly top?: number;
      /** The same at the bottom. */
      readonly bottom?: number;
    };

export function showView(map: L.Map, view: View): void {
  if ('center' in view) {
    map.setView(view.center, view.zoom, { animate: false });
    return;
  }
  const { bounds, isFrame, top = 0, bottom = 0 } = view;
  const margin = isFrame ? 0 : 12;
  const { zoomSnap = 1 } = map.options;
  map.options.zoomSnap = quarterZoom;
  const padding = L.point(2 * margin, 2 * margin + top + bottom);
  const isFar = map.getBoundsZoom(L.latLngBounds(bounds), false, padding) < streetNamesFrom;
  if (!isFar) map.options.zoomSnap = zoomSnap;
  map.fitBounds(bounds, {
    paddingTopLeft: [margin, margin + top],
    paddingBottomRight: [margin, margin + bottom],
    animate: false,
  });
  map.options.zoomSnap = zoomSnap;
}

const quarterZoom = 0.25;
/** Further away, only names of towns are drawn, which are as legible between two zooms: the country fills its map. */
const streetNamesFrom = 7;

interface Props {
  readonly label: string;
  /** What the map shows first; a function is given whether the map has streets. */
  readonly start: View | ((hasStreets: boolean) => View);
  /** Called with the map once it is created, and with undefined before it is removed. */
  readonly onMap: (map: L.Map | undefined) => void;
  /** Whether the page scrolls past the map: wheel and finger then move the page, and two fingers the map. */
  readonly isInPage?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** For visitors who asked their system for less motion. */
const still: L.MapOptions = {
  zoomAnimation: false,
  fadeAnimation: false,
  markerZoomAnimation: false,
  inertia: false,
};

/** A Leaflet map. Only loaded lazily: no page waits for its map. */
export function MapView({ label, start, onMap, isInPage = false, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { data: base } = useQuery(baseMapQuery);
  const begin = useEffectEvent((map: L.Map, hasStreets: boolean) => {
    showView(map, typeof start === 'function' ? start(hasStreets) : start);
    onMap(map);
  });
  const end = useEffectEvent(() => onMap(undefined));
  useEffect(() => {
    if (!box.current || !base) return;
    // The next map can begin while this one still moves.
    const element = document.createElement('div');
    element.className = 'map size-full';
    element.role = 'application';
    element.ariaLabel = label;
    box.current.append(element);
    const hasStreets = base.kind !== 'outline';
    const map = L.map(element, {
      minZoom: 5,
      maxZoom: 18,
      maxBounds: [
        [46, -18],
        [64, 9],
      ],
      zoomControl: false,
      // The observer below sees more, and a listener of the window would keep a map that is left.
      trackResize: false,
      scrollWheelZoom: !isInPage,
      dragging: !isInPage || !window.matchMedia('(pointer: coarse)').matches,
      ...(window.matchMedia('(prefers-reduced-motion: reduce)').matches && still),
      // Names of streets would be blurred between two zooms.
      zoomSnap: hasStreets ? 1 : 0.5,
    });
    map.attributionControl.setPrefix(false);
    L.control.zoom({ position: 'topright', zoomInTitle: 'Closer', zoomOutTitle: 'Further away' }).addTo(map);
    const gone = new AbortController();
    begin(map, hasStreets);
    // The colour of the sea is for a map with land on it.
    void drawBaseMap(map, base, gone.signal).then(() => element.toggleAttribute('data-drawn', true));
    const resize = new ResizeObserver(([entry]) => {
      // Leaflet would move the centre of a map that is hidden.
      if (entry && entry.contentRect.width > 0) map.invalidateSize({ animate: false });
    });
    resize.observe(element);
    return () => {
      gone.abort();
      resize.disconnect();
      end();
      element.remove();
      // Not `map.remove()`: it stops neither a zoom nor its timers, which then look for the removed panes.
      map.eachLayer((layer) => void layer.remove());
    };
  }, [base, isInPage, label]);
  return (
    <div className={cx('relative z-0 overflow-hidden bg-sunk', className)}>
      <div ref={box} className="absolute inset-0 z-0" />
      {children}
    </div>
  );
}
