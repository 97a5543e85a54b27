import L from 'leaflet';
import { useEffect, useState } from 'react';
import { MapView } from '../../../ui/map/map-view.tsx';
import type { RouteStop } from './stop-list.tsx';

/** Around one home alone, so that it is not shown from above its roof. */
const roomDegrees = 0.01;

function toBounds(stops: readonly RouteStop[]): L.LatLngBoundsLiteral {
  const latitudes = stops.map(({ latitude }) => latitude);
  const longitudes = stops.map(({ longitude }) => longitude);
  return [
    [Math.min(...latitudes) - roomDegrees, Math.min(...longitudes) - roomDegrees],
    [Math.max(...latitudes) + roomDegrees, Math.max(...longitudes) + roomDegrees],
  ];
}

/** The stops of a day with their numbers, joined by straight lines. The list beside it says the same. */
export default function RouteMap({ stops }: { readonly stops: readonly RouteStop[] }) {
  const [map, setMap] = useState<L.Map>();
  useRoute(map, stops);
  return (
    <div className="relative h-80 overflow-hidden rounded-md border border-line">
      <MapView
        label="The viewings of the day on the map"
        start={{ bounds: toBounds(stops) }}
        onMap={setMap}
        isInPage
        className="size-full"
      />
    </div>
  );
}

function useRoute(map: L.Map | undefined, stops: readonly RouteStop[]): void {
  useEffect(() => {
    if (!map) return;
    const ink = getComputedStyle(map.getContainer()).getPropertyValue('--action').trim();
    const line = L.polyline(
      stops.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]),
      { color: ink || 'currentColor', weight: 3, dashArray: '6 8', interactive: false },
    ).addTo(map);
    const pins = stops.map(({ latitude, longitude }, nth) =>
      L.marker([latitude, longitude], {
        icon: L.divIcon({ className: 'map-pin', html: `<span>${nth + 1}</span>` }),
        interactive: false,
        keyboard: false,
        zIndexOffset: -nth,
      }).addTo(map),
    );
    return () => {
      line.remove();
      for (const pin of pins) pin.remove();
    };
  }, [map, stops]);
}
