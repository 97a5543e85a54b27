import './town-map.css';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { MapView } from '../../../ui/map/map-view.tsx';
import { clustersQuery, type MapViewport, type ResultHome } from '../api.ts';
import { type Filters, readSearchFilters } from '../filters/filters.ts';
import { ChosenHomes } from '../map/chosen-homes.tsx';
import { findView } from '../map/geometry.ts';
import { usePlaceOutline } from '../map/place-outline.ts';
import { ResultsMapController } from '../map/results-map-controller.ts';
import type { PlaceFacts, TownContent } from './api.ts';

interface Props {
  readonly place: TownContent['place'];
  readonly facts: PlaceFacts | undefined;
}

const noHomes: readonly ResultHome['id'][] = [];
/** The edge of a place has few of its homes, and a map that is wide shows it anyway. */
const shownShare = 0.7;
const nowhere: MapViewport = { bbox: '', zoom: 6 };

/** The homes for sale in a place on the map, with its schools and stations, which the lists below name as well. */
export default function TownMap({ place, facts }: Props) {
  const filters = readSearchFilters(new URLSearchParams({ place: place.id }));
  const [controller, setController] = useState<ResultsMapController>();
  const [sight, setSight] = useState<MapViewport>();
  const [chosen, setChosen] = useState(noHomes);
  const { data: clusters } = useQuery({
    ...clustersQuery(filters, sight ?? nowhere),
    enabled: sight !== undefined,
  });
  const view = findView(filters, { ...place, miles: place.miles * shownShare });
  useEffect(() => controller?.onRest(() => setSight(controller.viewport)), [controller]);
  useEffect(() => controller?.onChoose(setChosen), [controller]);
  useEffect(() => controller?.pins.show(clusters ?? []), [controller, clusters]);
  useEffect(() => controller?.pins.choose(chosen[0]), [controller, chosen]);
  usePlaceOutline(controller?.map, place.id);
  useSpots(controller, facts);
  const keys = facts ? spotKeys : spotKeys.slice(0, 1);
  return (
    <figure>
      <MapView
        label={`Map of ${place.label}`}
        start={view ?? { center: [place.latitude, place.longitude], zoom: 12 }}
        onMap={(map) => {
          const created = map && new ResultsMapController(map, view, undefined);
          setController(created);
          setSight(created?.viewport);
        }}
        isInPage
        className="h-96 rounded-md border border-line"
      >
        {chosen.length > 0 && (
          <ChosenHomes ids={chosen} found={undefined} filters={noFilters} onChoose={setChosen} />
        )}
      </MapView>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {keys.map(([kind, words]) => (
          <span key={kind} className="flex items-center gap-2">
            <span className="town-key" data-kind={kind} />
            {words}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const noFilters: Filters = {};
const spotKeys = [
  ['home', 'Homes for sale'],
  ['school', 'Schools'],
  ['station', 'Stations'],
] as const;

interface Spot {
  readonly kind: 'school' | 'station';
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Leaflet reads a string as HTML. */
const toTextElement = (text: string) => Object.assign(document.createElement('span'), { textContent: text });

/** Schools and stations; a press or the pointer names one. */
function useSpots(controller: ResultsMapController | undefined, facts: PlaceFacts | undefined) {
  const draw = useEffectEvent((map: L.Map) => {
    const spots: readonly Spot[] = [
      ...(facts?.schools.schools ?? []).map((school) => ({ ...school, kind: 'school' as const })),
      ...(facts?.stations.stations ?? []).map((station) => ({ ...station, kind: 'station' as const })),
    ];
    return spots.map(({ kind, name, latitude, longitude }) => {
      const icon = L.divIcon({
        className: 'town-spot',
        html: `<span data-kind="${kind}"></span>`,
        iconSize: [24, 24],
      });
      return L.marker([latitude, longitude], { icon, keyboard: false, zIndexOffset: -1000 })
        .bindTooltip(toTextElement(name), { direction: 'top', offset: [0, -8] })
        .addTo(map);
    });
  });
  useEffect(() => {
    if (!controller || !facts) return;
    const markers = draw(controller.map);
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [controller, facts]);
}
