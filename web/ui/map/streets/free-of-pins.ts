import L from 'leaflet';
import type { LabelSymbolizer } from 'protomaps-leaflet';
import { listPinBoxes } from '../draw-labels.ts';

/** A rectangle of the whole world in pixels at a zoom. */
interface WorldBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}
export type IsFree = (box: WorldBox, zoom: number) => boolean;

/** Tells whether a rectangle is under none of the pins that a map has now. */
export function createPinCheck(map: L.Map): IsFree {
  const drawnAt = map.getZoom();
  const { min: corner = L.point(0, 0) } = map.getPixelBounds();
  const pins = listPinBoxes(map).map((box) =>
    L.bounds([box.getTopLeft().add(corner), box.getBottomRight().add(corner)]),
  );
  return ({ minX, minY, maxX, maxY }, zoom) => {
    const scale = map.getZoomScale(drawnAt, zoom);
    const box = L.bounds([minX * scale, minY * scale], [maxX * scale, maxY * scale]);
    return !pins.some((pin) => pin.intersects(box));
  };
}

/** Names without those that a pin would cover in part. */
export function leaveOutUnderPins(names: LabelSymbolizer, isFree: IsFree): LabelSymbolizer {
  return {
    place: (layout, geometry, feature) =>
      names
        .place(layout, geometry, feature)
        ?.filter(({ bboxes }) => bboxes.every((box) => isFree(box, layout.zoom))),
  };
}
