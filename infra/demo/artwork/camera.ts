import type { Pt } from './sheet.ts';

/** Metres: x to the right, y up, z away from the street. */
export type V3 = readonly [number, number, number];

export interface View {
  x?: number;
  eye?: number;
  z?: number;
  /** Degrees; positive turns to the right. */
  yaw?: number;
  focal?: number;
  horizon?: number;
  centre?: number;
}

export interface Camera {
  readonly position: V3;
  at(point: V3): Pt;
  /** Pixels per metre at that point. */
  scale(point: V3): number;
  project(points: readonly V3[]): Pt[];
}

const nearDistance = 0.3;

/** A shift lens: verticals stay vertical, as in architectural photographs. */
export function createCamera(view: View): Camera {
  const { x = 0, eye = 1.7, z = -16, yaw = 0, focal = 1500, horizon = 860, centre = 960 } = view;
  const [sin, cos] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const turn = (p: V3): V3 => {
    const [dx, dz] = [p[0] - x, p[2] - z];
    return [dx * cos - dz * sin, p[1] - eye, dx * sin + dz * cos];
  };
  const flat = ([tx, ty, tz]: V3): Pt => {
    const depth = Math.max(nearDistance, tz);
    return [centre + (focal * tx) / depth, horizon - (focal * ty) / depth];
  };
  return {
    position: [x, eye, z],
    at: (p) => flat(turn(p)),
    scale: (p) => focal / Math.max(nearDistance, turn(p)[2]),
    project: (points) => clipNear(points.map(turn)).map(flat),
  };
}

function clipNear(points: readonly V3[]): V3[] {
  const out: V3[] = [];
  points.forEach((b, i) => {
    const a = points[(i + points.length - 1) % points.length] ?? b;
    if (a[2] < nearDistance !== b[2] < nearDistance) {
      const t = (nearDistance - a[2]) / (b[2] - a[2]);
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, nearDistance]);
    }
    if (b[2] >= nearDistance) out.push(b);
  });
  return out;
}
