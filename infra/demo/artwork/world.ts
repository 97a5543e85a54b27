import { createDice, type Dice } from '../random.ts';
import { createCamera, type Camera, type V3, type View } from './camera.ts';
import { mixColours, multiplyColours } from './colour.ts';
import { projectOnFace, type Face } from './face.ts';
import { moods, type Mood, type MoodName } from './mood.ts';
import { toClosedPath, Sheet, type Ink, type Pt } from './sheet.ts';

/** What every painter needs: where to draw, from where it is seen, in which light, with which luck. */
export interface World {
  readonly sheet: Sheet;
  readonly camera: Camera;
  readonly mood: Mood;
  readonly dice: Dice;
}

export function createWorld(seed: string, mood: MoodName, view: View): World {
  return { sheet: new Sheet(), camera: createCamera(view), mood: moods[mood], dice: createDice(seed) };
}

/** A pigment as seen at that light level: 0 in full shadow, 1 in full sun. */
export function lightPigment(w: World, pigment: string, level = 0.85): string {
  return multiplyColours(pigment, mixColours(w.mood.shadow, w.mood.light, level));
}

/** How much light falls on a wall with this normal. */
export function getLightLevel(w: World, face: Face): number {
  const [nx, ny, nz] = face.n;
  const toSun = nx * w.mood.side * 0.62 + ny * 0.55 - nz * 0.55;
  return Math.max(0, Math.min(1, 0.42 + toSun * 0.72));
}

export function drawQuad(w: World, points: readonly V3[], fill: string, ink: Ink = {}): void {
  w.sheet.poly(w.camera.project(points), fill, ink);
}

/** A flat piece of ground between x0..x1 and z0..z1. */
export function drawGround(
  w: World,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  fill: string,
  ink: Ink = {},
  y = 0,
): void {
  drawQuad(
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

export function drawFacePolygon(
  w: World,
  face: Face,
  points: readonly Pt[],
  fill: string,
  ink: Ink = {},
  out = 0,
): void {
  w.sheet.poly(projectOnFace(w.camera, face, points, out), fill, ink);
}

export function drawFaceRectangle(
  w: World,
  face: Face,
  box: readonly [number, number, number, number],
  fill: string,
  ink: Ink = {},
  out = 0,
): void {
  const [a, b, width, height] = box;
  drawFacePolygon(
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

export function clipToFace(w: World, face: Face, points: readonly Pt[], draw: () => void): void {
  w.sheet.clip(toClosedPath(projectOnFace(w.camera, face, points)), draw);
}

/** Soft darkness where something meets the ground. */
export function drawContactShadow(w: World, points: readonly V3[], opacity = 0.35, blur = 8): void {
  w.sheet.poly(w.camera.project(points), mixColours(w.mood.shadow, '#1d2138', 0.6), {
    opacity,
    filter: w.sheet.blur(blur),
  });
}
