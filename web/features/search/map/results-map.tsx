import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '../../../lib/router.ts';
import { TargetLocationContext } from '../../../lib/target-location.ts';
import { unitedKingdom } from '../../../ui/map/draw-base-map.ts';
import { MapView } from '../../../ui/map/map-view.tsx';
import {
  type Cluster,
  clustersQuery,
  type SearchResults,
  type ResultHome,
  type MapViewport,
} from '../api.ts';
import { noPlace } from '../filters/filters.ts';
import type { Search } from '../listing/use-search.ts';
import { ChosenHomes } from './chosen-homes.tsx';
import { drawArea } from './draw-area.ts';
import {
  getCoveredEdges,
  findHomesView,
  findPlaceCircle,
  findView,
  type PlaceCircle,
  splitArea,
  toBox,
  toCorners,
} from './geometry.ts';
import { MapControls } from './map-controls.tsx';
import { findOutlinedPlace, usePlaceOutline } from './place-outline.ts';
import { type Mover, ResultsMapController } from './results-map-controller.ts';

interface Props {
  readonly search: Search;
  readonly found: SearchResults | undefined;
  /** Whether that is the answer to the search before. */
  readonly isOld: boolean;
  /** The property whose card has the pointer or focus. */
  readonly pointed: ResultHome | undefined;
  readonly onMark: (id: ResultHome['id'] | undefined) => void;
}
type Polygon = readonly number[] | undefined;

const noClusters: readonly Cluster[] = [];
const noHomes: readonly ResultHome['id'][] = [];
const nowhere: MapViewport = { bbox: '', zoom: 6 };

/** The search on a map: pins and clusters from the server, a drawn area, and a list that follows. */
export default function ResultsMap({ search, found, isOld, pointed, onMark }: Props) {
  const { filters, spot } = search;
  const [controller, setController] = useState<ResultsMapController>();
  const [sight, setSight] = useState<MapViewport>();
  /** The homes of the pressed pin, of which the first one is shown. */
  const [chosen, setChosen] = useState<readonly ResultHome['id'][]>(noHomes);
  const [shown] = chosen;
  const [follows, setFollows] = useState(true);
  const [isDrawing, setDrawing] = useState(false);
  const { isLeft, noteMove } = useLeaving();
  const isSeen = { enabled: sight !== undefined };
  const { data: clusters = noClusters } = useQuery({
    ...clustersQuery(filters, sight ?? nowhere),
    ...isSeen,
  });
  const about = findView(filters, found?.place);
  const homes = findHomesView(filters, found);
  const start = spot ? findView(filters, found?.place, spot) : (homes ?? about);

  const choose = (ids: readonly ResultHome['id'][]) => {
    setChosen(ids);
    onMark(ids[0]);
  };
  const onRest = (mover: Mover) => {
    if (!controller) return;
    setSight(controller.viewport);
    if (mover === 'page' || isLeft()) return;
    noteMove();
    const { lat, lng } = controller.map.getCenter();
    if (follows && !filters.polygon) search.moveTo({ bbox: toBox(controller.map.getBounds()) });
    else search.moveTo({ lat, lng, zoom: controller.map.getZoom() });
  };
  const draw = (polygon: Polygon) => {
    setDrawing(false);
    if (polygon) search.change({ ...noPlace, polygon, bbox: undefined });
  };
  useMapEvents(controller, { onChoose: choose, onRest });
  useEffect(() => controller?.pins.show(clusters), [controller, clusters]);
  useEffect(() => controller?.pins.choose(shown), [controller, shown]);
  useEffect(() => controller?.pins.point(pointed), [controller, pointed]);
  const isPlaced = spot !== undefined;
  useEffect(() => {
    // The address has where a person left the map.
    if (!isOld && !isPlaced) controller?.guide(filters.bbox ? undefined : about, homes);
  }, [controller, filters.bbox, about, homes, isOld, isPlaced]);
  useDrawnArea(controller, filters.polygon);
  usePlaceCircle(controller, findPlaceCircle(filters, found?.place));
  usePlaceOutline(controller?.map, findOutlinedPlace(filters, found?.place));
  useTravelArea(controller, filters.travel_area);
  useDrawing(isDrawing ? controller : undefined, draw);

  return (
    <MapView
      label="Homes on the map"
      start={start ?? { bounds: unitedKingdom, ...getCoveredEdges() }}
      onMap={(map) => {
        const resultsMapController = map && new ResultsMapController(map, about, homes);
        setController(resultsMapController);
        setSight(resultsMapController?.viewport);
      }}
      className="size-full"
    >
      <MapControls
        follows={follows}
        onFollows={setFollows}
        isDrawing={isDrawing}
        onDrawing={setDrawing}
        hasArea={filters.polygon !== undefined}
        onClearArea={() => search.change({ polygon: undefined })}
      />
      {shown && <ChosenHomes ids={chosen} found={found} filters={filters} onChoose={choose} />}
    </MapView>
  );
}

/**
 * Whether the router is already elsewhere than what is rendered, other than by a movement of the map: one that ends
 * then neither cancels a page that loads nor takes back a press of Back.
 */
function useLeaving() {
  const { pathname, key } = useLocation();
  const readTarget = use(TargetLocationContext);
  /** The entry of the history from which the map has moved on. */
  const movedFrom = useRef<string>(undefined);
  return {
    isLeft: () => {
      const target = readTarget();
      return target?.pathname !== pathname || (target.key !== key && movedFrom.current !== key);
    },
    noteMove: () => void (movedFrom.current = key),
  };
}

interface MapEvents {
  readonly onChoose: (ids: readonly ResultHome['id'][]) => void;
  readonly onRest: (mover: Mover) => void;
}

function useMapEvents(controller: ResultsMapController | undefined, { onChoose, onRest }: MapEvents) {
  const choose = useEffectEvent(onChoose);
  const rest = useEffectEvent(onRest);
  useEffect(() => controller?.onChoose((ids) => choose(ids)), [controller]);
  useEffect(() => controller?.onRest((mover) => rest(mover)), [controller]);
}

function useDrawnArea(controller: ResultsMapController | undefined, polygon: Polygon) {
  useEffect(() => {
    if (!controller || !polygon) return;
    const drawn = L.polygon(toCorners(polygon), { className: 'map-area', interactive: false }).addTo(
      controller.map,
    );
    return () => void drawn.remove();
  }, [controller, polygon]);
}

/** The search of a place finds what lies in this circle. */
function usePlaceCircle(controller: ResultsMapController | undefined, circle: PlaceCircle | undefined) {
  const { latitude, longitude, metres } = circle ?? {};
  useEffect(() => {
    if (!controller || latitude === undefined || longitude === undefined || metres === undefined) return;
    const options = { radius: metres, className: 'map-area map-place', interactive: false };
    const drawn = L.circle([latitude, longitude], options).addTo(controller.map);
    return () => void drawn.remove();
  }, [controller, latitude, longitude, metres]);
}

function useTravelArea(controller: ResultsMapController | undefined, area: Polygon) {
  useEffect(() => {
    if (!controller || !area) return;
    const parts = splitArea(area).map((part) => [part]);
    const drawn = L.polygon(parts, { className: 'map-area map-reach', interactive: false }).addTo(
      controller.map,
    );
    return () => void drawn.remove();
  }, [controller, area]);
}

function useDrawing(controller: ResultsMapController | undefined, onDone: (polygon: Polygon) => void) {
  const done = useEffectEvent(onDone);
  useEffect(() => controller && drawArea(controller.map, (polygon) => done(polygon)), [controller]);
}
