import L from 'leaflet';
import { useEffect, useState } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { MapView } from '../../../ui/map/map-view.tsx';

const streetMetres = 150;
/** The streets around the home; without streets, the towns around it. */
const zooms = { streets: 15, towns: 11 } as const;

interface Props {
  readonly home: PropertyPage;
  /** Whether the page scrolls past the map. */
  readonly isInPage?: boolean;
}

/** The property on the map: a point, or a circle around the street when the seller hides the number. */
export default function HomeMap({ home, isInPage = true }: Props) {
  const [map, setMap] = useState<L.Map>();
  const { latitude, longitude } = home.address;
  const isExact = home.addressShown === 'full';
  useEffect(() => {
    if (!map) return;
    const icon = L.divIcon({ className: 'map-pin', html: 'This home' });
    const marker = L.marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
    const area = isExact
      ? undefined
      : L.circle([latitude, longitude], {
          radius: streetMetres,
          className: 'map-area',
          interactive: false,
        }).addTo(map);
    return () => {
      marker.remove();
      area?.remove();
    };
  }, [map, latitude, longitude, isExact]);
  return (
    <MapView
      label={`Map around ${home.title}`}
      start={(hasStreets) => ({
        center: [latitude, longitude],
        zoom: hasStreets ? zooms.streets : zooms.towns,
      })}
      onMap={setMap}
      isInPage={isInPage}
      className="size-full"
    />
  );
}
