import 'leaflet/dist/leaflet.css';
import './map.css';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { configQuery } from '../../lib/config.ts';
import { cx } from '../../lib/cx.ts';
import { drawBase } from './base.ts';

export type View =
  | { readonly center: L.LatLngTuple; readonly zoom: number }
  | { readonly bounds: L.LatLngBoundsLiteral };

/** South-west and north-east corner of the United Kingdom. */
export const unitedKingdom: L.LatLngBoundsLiteral = [
  [49.8, -8.4],
  [59.4, 2],
];

export function showView(map: L.Map, view: View): void {
  if ('bounds' in view) map.fitBounds(view.bounds, { padding: [12, 12], animate: false });
  else map.setView(view.center, view.zoom, { animate: false });
}

interface Props {
  readonly label: string;
  readonly start: View;
  /** Called with the map once it is created, and with undefined before it is removed. */
  readonly onMap: (map: L.Map | undefined) => void;
  /** Whether the wheel zooms; on a page that scrolls it should not. */
  readonly wheel?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A Leaflet map. Only loaded lazily: no page waits for its map. */
export function MapView({ label, start, onMap, wheel = true, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { data: config, isPending } = useQuery(configQuery);
  const begin = useEffectEvent((map: L.Map) => {
    showView(map, start);
    onMap(map);
  });
  const end = useEffectEvent(() => onMap(undefined));
  useEffect(() => {
    if (!box.current || isPending) return;
    const map = L.map(box.current, {
      minZoom: 5,
      maxZoom: 17,
      maxBounds: [
        [46, -18],
        [64, 9],
      ],
      zoomControl: false,
      scrollWheelZoom: wheel,
      zoomSnap: 0.5,
    });
    map.attributionControl.setPrefix(false);
    L.control.zoom({ position: 'topright', zoomInTitle: 'Closer', zoomOutTitle: 'Further away' }).addTo(map);
    const gone = new AbortController();
    begin(map);
    void drawBase(map, config, gone.signal);
    const resize = new ResizeObserver(([entry]) => {
      // Leaflet would move the centre of a map that is hidden.
      if (entry && entry.contentRect.width > 0) map.invalidateSize({ animate: false });
    });
    resize.observe(box.current);
    return () => {
      gone.abort();
      resize.disconnect();
      end();
      map.remove();
    };
  }, [config, isPending, wheel]);
  return (
    <div className={cx('relative isolate overflow-hidden bg-sunk', className)}>
      <div ref={box} role="application" aria-label={label} className="map absolute inset-0 z-0" />
      {children}
    </div>
  );
}
