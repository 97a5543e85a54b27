import type L from 'leaflet';
import { useEffect, useState } from 'react';
import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import { ChosenFrame } from '../../entities/property/map/chosen-frame.tsx';
import { MapCard } from '../../entities/property/map/map-card.tsx';
import { Pins } from '../../entities/property/map/pins.ts';
import { MapView } from '../../ui/map/map-view.tsx';

type Card = NonNullable<Favourite['card']>;
type HomeIds = readonly Card['id'][];

/** Around one home alone, so that it is not shown from above its roof. */
const roomDegrees = 0.01;
/** Pixels from the rim of the map at which a pin is whole. */
const pinRoom: L.PointTuple = [48, 24];

const toBounds = (cards: readonly Card[]): L.LatLngBoundsLiteral => {
  const latitudes = cards.map(({ latitude }) => latitude);
  const longitudes = cards.map(({ longitude }) => longitude);
  return [
    [Math.min(...latitudes) - roomDegrees, Math.min(...longitudes) - roomDegrees],
    [Math.max(...latitudes) + roomDegrees, Math.max(...longitudes) + roomDegrees],
  ];
};

/** Saved homes on a map; a pressed pin shows its home. */
export default function SavedMap({ cards }: { readonly cards: readonly Card[] }) {
  const [map, setMap] = useState<L.Map>();
  const [chosen, setChosen] = useState<HomeIds>([]);
  useSavedPins(map, cards, setChosen);
  const home = cards.find(({ id }) => id === chosen[0]);
  return (
    <div className="relative h-[65dvh] overflow-hidden rounded-md border border-line">
      <MapView
        label="Your saved homes on the map"
        start={{ bounds: toBounds(cards) }}
        onMap={setMap}
        isInPage
        className="size-full"
      >
        {home && (
          <ChosenFrame ids={chosen} onChoose={setChosen}>
            <MapCard home={home} photos={home} />
          </ChosenFrame>
        )}
      </MapView>
    </div>
  );
}

function useSavedPins(
  map: L.Map | undefined,
  cards: readonly Card[],
  onChoose: (ids: HomeIds) => void,
): void {
  useEffect(() => {
    if (!map) return;
    const pins = new Pins(map);
    const clusters = cards.map(({ id, latitude, longitude, price, priceQualifier }) => ({
      id,
      latitude,
      longitude,
      count: 1,
      minPrice: priceQualifier === 'poa' ? undefined : price,
    }));
    const arrange = () => pins.show(clusters);
    const leave = () => onChoose([]);
    pins.onHomes = onChoose;
    pins.onGroup = (at, zoom) => map.setView(at, zoom);
    pins.onFocus = (at) => map.panInside(at, { padding: pinRoom, animate: false });
    map.on('zoomend', arrange).on('click', leave);
    arrange();
    return () => {
      map.off('zoomend', arrange).off('click', leave);
      pins.show([]);
    };
  }, [map, cards, onChoose]);
}
