import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TargetPathContext } from '../../../lib/target-path.ts';
import { unitedKingdom } from '../../../ui/map/draw-base-map.ts';
import { MapView } from '../../../ui/map/map-view.tsx';
import { type Cluster, clustersQuery, type Found, type Home, type Sight } from '../api.ts';
import { noPlace } from '../filters/filters.ts';
import type { Search } from '../listing/use-search.ts';
import { Chosen } from './chosen.tsx';
import { Controls } from './controls.tsx';
import { drawArea } from './drawing.ts';
import { boxOf, corners, splitArea, viewOf } from './geometry.ts';
import { Stage } from './stage.ts';

interface Props {
  readonly search: Search;
  readonly found: Found | undefined;
  /** The property whose card has the pointer or focus. */
  readonly pointed: Home | undefined;
  readonly onMark: (id: Home['id'] | undefined) => void;
}
type Polygon = readonly number[] | undefined;

const none: readonly Cluster[] = [];
const noHomes: readonly Home['id'][] = [];
const nowhere: Sight = { bbox: '', zoom: 6 };

/** The search on a map: pins and clusters from the server, a drawn area, and a list that follows. */
export default function ResultsMap({ search, found, pointed, onMark }: Props) {
  const { filters, spot } = search;
  const [stage, setStage] = useState<Stage>();
  const [sight, setSight] = useState<Sight>();
  /** The homes of the pressed pin, of which the first one is shown. */
  const [chosen, setChosen] = useState<readonly Home['id'][]>(noHomes);
  const [shown] = chosen;
  const [follows, setFollows] = useState(true);
  const [isDrawing, setDrawing] = useState(false);
  const { pathname } = useLocation();
  const readTargetPath = use(TargetPathContext);
  const isSeen = { enabled: sight !== undefined };
  const { data: clusters = none } = useQuery({ ...clustersQuery(filters, sight ?? nowhere), ...isSeen });
  const about = viewOf(filters, found?.place);
  const start = viewOf(filters, found?.place, spot);

  const choose = (ids: readonly Home['id'][]) => {
    setChosen(ids);
    onMark(ids[0]);
  };
  const rest = (isByHand: boolean) => {
    if (!stage) return;
    setSight(stage.sight);
    // A movement that ends while another page loads does not cancel it.
    if (!isByHand || readTargetPath() !== pathname) return;
    const { lat, lng } = stage.map.getCenter();
    if (follows && !filters.polygon) search.moveTo({ bbox: boxOf(stage.map.getBounds()) });
    else search.moveTo({ lat, lng, zoom: stage.map.getZoom() });
  };
  const draw = (polygon: Polygon) => {
    setDrawing(false);
    if (polygon) search.change({ ...noPlace, polygon, bbox: undefined });
  };
  useStage(stage, { onChoose: choose, onRest: rest });
  useEffect(() => stage?.pins.show(clusters), [stage, clusters]);
  useEffect(() => stage?.pins.choose(shown), [stage, shown]);
  useEffect(() => stage?.pins.point(pointed), [stage, pointed]);
  useEffect(() => stage?.guide(filters.bbox ? undefined : about), [stage, filters.bbox, about]);
  useDrawnArea(stage, filters.polygon);
  useTravelArea(stage, filters.travel_area);
  useDrawing(isDrawing ? stage : undefined, draw);

  return (
    <MapView
      label="Homes on the map"
      start={start ?? { bounds: unitedKingdom }}
      onMap={(map) => {
        const made = map && new Stage(map, about);
        setStage(made);
        setSight(made?.sight);
      }}
      className="size-full"
    >
      <Controls
        follows={follows}
        onFollows={setFollows}
        isDrawing={isDrawing}
        onDrawing={setDrawing}
        hasArea={filters.polygon !== undefined}
        onClearArea={() => search.change({ polygon: undefined })}
      />
      {shown && <Chosen ids={chosen} found={found} filters={filters} onChoose={choose} />}
    </MapView>
  );
}

interface Reactions {
  readonly onChoose: (ids: readonly Home['id'][]) => void;
  readonly onRest: (isByHand: boolean) => void;
}

function useStage(stage: Stage | undefined, { onChoose, onRest }: Reactions) {
  const choose = useEffectEvent(onChoose);
  const rest = useEffectEvent(onRest);
  useEffect(() => stage?.onChoose((ids) => choose(ids)), [stage]);
  useEffect(() => stage?.onRest((isByHand) => rest(isByHand)), [stage]);
}

function useDrawnArea(stage: Stage | undefined, polygon: Polygon) {
  useEffect(() => {
    if (!stage || !polygon) return;
    const drawn = L.polygon(corners(polygon), { className: 'map-area', interactive: false }).addTo(stage.map);
    return () => void drawn.remove();
  }, [stage, polygon]);
}

function useTravelArea(stage: Stage | undefined, area: Polygon) {
  useEffect(() => {
    if (!stage || !area) return;
    const parts = splitArea(area).map((part) => [part]);
    const drawn = L.polygon(parts, { className: 'map-area map-reach', interactive: false }).addTo(stage.map);
    return () => void drawn.remove();
  }, [stage, area]);
}

function useDrawing(stage: Stage | undefined, onDone: (polygon: Polygon) => void) {
  const done = useEffectEvent(onDone);
  useEffect(() => stage && drawArea(stage.map, (polygon) => done(polygon)), [stage]);
}
