import type { Camera, V3 } from './camera.ts';
import type { Pt } from './sheet.ts';

/** A plane in the world with its own two axes in metres; `out` is towards the viewer. */
export interface Face {
  readonly origin: V3;
  readonly u: V3;
  readonly v: V3;
  readonly n: V3;
  readonly w: number;
  readonly h: number;
}

const subtract = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const measureLength = (a: V3): number => Math.hypot(a[0], a[1], a[2]);
const normalize = (a: V3): V3 => {
  const l = measureLength(a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};
const multiplyCross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const multiplyDot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The plane through three corners: bottom left, bottom right, top left as seen from its outside. */
export function createPlane(origin: V3, right: V3, up: V3): Face {
  const [du, dv] = [subtract(right, origin), subtract(up, origin)];
  const u = normalize(du);
  const along = multiplyDot(dv, u);
  const upright: V3 = [dv[0] - u[0] * along, dv[1] - u[1] * along, dv[2] - u[2] * along];
  const v = normalize(upright);
  return { origin, u, v, n: normalize(multiplyCross(v, u)), w: measureLength(du), h: measureLength(upright) };
}

/** An upright wall between two ground points, left to right as seen. */
export function createWallFace(left: V3, right: V3, height: number): Face {
  return createPlane(left, right, [left[0], left[1] + height, left[2]]);
}

export function toPoint(face: Face, a: number, b: number, out = 0): V3 {
  const { origin: o, u, v, n } = face;
  return [
    o[0] + u[0] * a + v[0] * b + n[0] * out,
    o[1] + u[1] * a + v[1] * b + n[1] * out,
    o[2] + u[2] * a + v[2] * b + n[2] * out,
  ];
}

export function isFacing(face: Face, camera: Camera): boolean {
  return multiplyDot(face.n, subtract(camera.position, face.origin)) > 0;
}

/** Outline of points given in the face's own metres. */
export function projectOnFace(camera: Camera, face: Face, points: readonly Pt[], out = 0): Pt[] {
  return camera.project(points.map(([a, b]) => toPoint(face, a, b, out)));
}
