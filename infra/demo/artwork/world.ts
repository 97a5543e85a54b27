import { createDice, type Dice } from '../random.ts';
import { camera, type Camera, type V3, type View } from './camera.ts';
import { mix, multiply } from './colour.ts';
import { onFace, type Face } from './face.ts';
import { moods, type Mood, type MoodName } from './mood.ts';
import { closed, Sheet, type Ink, type Pt } from './sheet.ts';

/** What every painter needs: where to draw, from where it is seen, in which light, with which luck. */
export interface World {
  readonly sheet: Sheet;
  readonly camera: Camera;
  readonly mood: Mood;
  readonly dice: Dice;
}

export function world(seed: string, mood: MoodName, view: View): World {
  return { sheet: new Sheet(), camera: camera(view), mood: moods[mood], dice: createDice(seed) };
}

/** A pigment as seen at that light level: 0 in full shadow, 1 in full sun. */
export function lit(w: World, pigment: string, level = 0.85): string {
  return multiply(pigment, mix(w.mood.shadow, w.mood.light, level));
}

/** How much light falls on a wall with this normal. */
export function level(w: World, face: Face): number {
  const [nx, ny, nz] = face.n;
  const toSun = nx * w.mood.side * 0.62 + ny * 0.55 - nz * 0.55;
  return Math.max(0, Math.min(1, 0.42 + toSun * 0.72));
}

export function quad(w: World, points: readonly V3[], fill: string, ink: Ink = {}): void {
  w.sheet.poly(w.camera.project(points), fill, ink);
}

/** A flat piece of ground between x0..x1 and z0..z1. */
export function ground(
  w: World,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  fill: string,
  ink: Ink = {},
  y = 0,
): void {
  quad(
    w,
    [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ],
    fill,
    ink,
  );
}

export function facePoly(
  w: World,
  face: Face,
  points: readonly Pt[],
  fill: string,
  ink: Ink = {},
  out = 0,
): void {
  w.sheet.poly(onFace(w.camera, face, points, out), fill, ink);
}

export function faceRect(
  w: World,
  face: Face,
  box: readonly [number, number, number, number],
  fill: string,
  ink: Ink = {},
  out = 0,
): void {
  const [a, b, width, height] = box;
  facePoly(
    w,
    face,
    [
      [a, b],
      [a + width, b],
      [a + width, b + height],
      [a, b + height],
    ],
    fill,
    ink,
    out,
  );
}

export function clipFace(w: World, face: Face, points: readonly Pt[], draw: () => void): void {
  w.sheet.clip(closed(onFace(w.camera, face, points)), draw);
}

/** Soft darkness where something meets the ground. */
export function contact(w: World, points: readonly V3[], opacity = 0.35, blur = 8): void {
  w.sheet.poly(w.camera.project(points), mix(w.mood.shadow, '#1d2138', 0.6), {
    opacity,
    filter: w.sheet.blur(blur),
  });
}
