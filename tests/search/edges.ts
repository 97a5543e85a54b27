import {
  type Home,
  placeItselfMiles,
  type Point,
  type Query,
} from '../../functions/finding/search/index/index.ts';
import { measureMiles } from './brute-force.ts';

/** OpenSearch keeps positions to a centimetre. */
const centimetresInMiles = 3e-5;
const centimetresInDegrees = 5e-7;

/** A home within centimetres of the edge of a circle or a polygon: OpenSearch may see it on the other side. */
export function isOnEdge({ lat, lng }: Home, { circle, polygon = [], travelArea = [] }: Query): boolean {
  return (
    (circle !== undefined &&
      Math.abs(measureMiles(circle.lat, circle.lng, lat, lng) - (circle.miles || placeItselfMiles)) <
        centimetresInMiles) ||
    [polygon, travelArea].some((area) =>
      area.some((from, nth) => isNearSegment([lng, lat], from, area[(nth + 1) % area.length] ?? from)),
    )
  );
}

function isNearSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = dx === 0 && dy === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - nearest * dx, y - y1 - nearest * dy) < centimetresInDegrees;
}
