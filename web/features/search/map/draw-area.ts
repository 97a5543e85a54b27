import L from 'leaflet';

/** Below the API's limit, and still a smooth line. */
const maxPoints = 60;

/** Simplifies a drawn line until it is short enough; undefined for a tap that encloses nothing. */
function simplifyLine(map: L.Map, drawn: readonly L.Point[]): readonly number[] | undefined {
  let tolerance = 2;
  let points = L.LineUtil.simplify([...drawn], tolerance);
  while (points.length > maxPoints) {
    tolerance *= 1.5;
    points = L.LineUtil.simplify([...drawn], tolerance);
  }
  if (points.length < 3) return undefined;
  return points.flatMap((point) => {
    const { lat, lng } = map.containerPointToLatLng(point);
    return [lng, lat];
  });
}

/** Lets the next stroke of a finger or the mouse enclose an area; returns a function to cancel it. */
export function drawArea(map: L.Map, onDone: (polygon: readonly number[] | undefined) => void): () => void {
  const box = map.getContainer();
  const line = L.polygon([], { className: 'map-area', interactive: false }).addTo(map);
  let drawn: L.Point[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => {
    listening.abort();
    line.remove();
    map.dragging.enable();
    box.style.cursor = '';
    box.style.touchAction = '';
  };
  const pointOf = (event: PointerEvent) => map.mouseEventToContainerPoint(event);
  map.dragging.disable();
  box.style.cursor = 'crosshair';
  box.style.touchAction = 'none';
  box.addEventListener(
    'pointerdown',
    (event) => {
      box.setPointerCapture(event.pointerId);
      drawn = [pointOf(event)];
    },
    { signal },
  );
  box.addEventListener(
    'pointermove',
    (event) => {
      if (drawn.length === 0) return;
      const point = pointOf(event);
      drawn.push(point);
      line.addLatLng(map.containerPointToLatLng(point));
    },
    { signal },
  );
  box.addEventListener(
    'pointerup',
    () => {
      const polygon = simplifyLine(map, drawn);
      stop();
      onDone(polygon);
    },
    { signal },
  );
  return stop;
}
