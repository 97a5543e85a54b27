import type { V3 } from './camera.ts';
import { darkenColour, lightenColour, mixColours } from './colour.ts';
import { isFacing, createPlane, createWallFace, type Face } from './face.ts';
import type { Pt } from './sheet.ts';
import {
  clipToFace,
  drawFacePolygon,
  drawFaceRectangle,
  getLightLevel,
  lightPigment,
  drawQuad,
  type World,
} from './world.ts';

/** One slope with courses of tiles or slates, given as an outline in the slope's own metres. */
export function drawSlope(
  w: World,
  face: Face,
  outline: readonly Pt[],
  pigment: string,
  course = 0.44,
): void {
  if (!isFacing(face, w.camera)) return;
  const l = getLightLevel(w, face);
  const snow = w.mood.snow;
  const colour = snow ? mixColours('#f3f6fb', pigment, 0.06) : pigment;
  drawFacePolygon(w, face, outline, lightPigment(w, colour, l));
  clipToFace(w, face, outline, () => {
    const top = Math.max(...outline.map(([, b]) => b));
    const [left, right] = [Math.min(...outline.map(([a]) => a)), Math.max(...outline.map(([a]) => a))];
    if (!snow)
      for (let b = course; b < top; b += course)
        drawFaceRectangle(
          w,
          face,
          [left, b, right - left, 0.035],
          lightPigment(w, darkenColour(pigment, 0.22), l),
        );
    const count = snow ? 12 : Math.round((right - left) * top * 0.5);
    for (let i = 0; i < count; i += 1) {
      const row = Math.floor(w.dice.range(0, top / course));
      const a = left + Math.floor(w.dice.range(0, (right - left) / 0.34)) * 0.34 + (row % 2) * 0.17;
      const tone = snow ? '#dbe4f0' : mixColours(pigment, w.dice.chance(0.5) ? '#fff0da' : '#23202e', 0.13);
      drawFaceRectangle(w, face, [a, row * course + 0.035, 0.32, course - 0.035], lightPigment(w, tone, l));
    }
    drawFacePolygon(
      w,
      face,
      outline,
      w.sheet.linear([
        [0, lightenColour(lightPigment(w, colour, l), 0.5), 0.16],
        [1, darkenColour(lightPigment(w, colour, l), 0.4), 0.14],
      ]),
    );
  });
}

export interface Chimney {
  x: number;
  z: number;
  base: number;
  top: number;
  w?: number;
  d?: number;
  pots?: number;
  pigment?: string;
}

export function drawChimney(w: World, c: Chimney): void {
  const { x, z, base, top, w: wide = 0.9, d = 0.6, pots = 2, pigment = '#a9604a' } = c;
  const [x0, x1, z0, z1] = [x - wide / 2, x + wide / 2, z - d / 2, z + d / 2];
  const box = (grow: number, y0: number, y1: number, colour: string, lift = 0) => {
    const [a, b, near, far] = [x0 - grow, x1 + grow, z0 - grow, z1 + grow];
    const [left, right, front] = [
      createWallFace([a, y0, far], [a, y0, near], y1 - y0),
      createWallFace([b, y0, near], [b, y0, far], y1 - y0),
      createWallFace([a, y0, near], [b, y0, near], y1 - y0),
    ];
    const flank = (f: Face, rise: readonly [number, number]) => {
      if (isFacing(f, w.camera))
        drawFacePolygon(
          w,
          f,
          [
            [0, rise[0]],
            [f.w, rise[1]],
            [f.w, f.h],
            [0, f.h],
          ],
          lightPigment(w, colour, getLightLevel(w, f)),
        );
    };
    flank(left, [lift, 0]);
    flank(right, [0, lift]);
    drawFaceRectangle(w, front, [0, 0, front.w, front.h], lightPigment(w, colour, getLightLevel(w, front)));
    return front;
  };
  const front = box(0, base, top, pigment, d * 0.62);
  for (let i = 0; i < 7; i += 1)
    drawFaceRectangle(
      w,
      front,
      [w.dice.range(0, wide - 0.25), w.dice.range(0, front.h), 0.23, 0.075],
      lightPigment(w, mixColours(pigment, '#4b2b2b', 0.2), getLightLevel(w, front)),
    );
  box(0.06, top - 0.3, top - 0.12, lightenColour(pigment, 0.1));
  for (let i = 0; i < pots; i += 1) {
    const px = x0 + ((i + 0.5) * wide) / pots;
    const p: V3 = [px, top, z];
    const [sx, sy] = w.camera.at(p);
    const s = w.camera.scale(p);
    const clay = lightPigment(w, '#c98058', 0.75);
    w.sheet.poly(
      [
        [sx - 0.13 * s, sy],
        [sx + 0.13 * s, sy],
        [sx + 0.1 * s, sy - 0.42 * s],
        [sx - 0.1 * s, sy - 0.42 * s],
      ],
      clay,
    );
    w.sheet.rect(
      sx + (w.mood.side > 0 ? -0.13 : 0.02) * s,
      sy - 0.4 * s,
      0.1 * s,
      0.4 * s,
      darkenColour(clay, 0.25),
    );
    w.sheet.rect(
      sx - 0.13 * s,
      sy - 0.46 * s,
      0.26 * s,
      0.08 * s,
      w.mood.snow ? '#f6f8fb' : lightenColour(clay, 0.2),
    );
  }
}

/** A board along a sloping gable edge, standing a little proud. */
export function drawBargeboard(w: World, from: V3, to: V3, pigment: string, deep = 0.22): void {
  drawQuad(
    w,
    [from, to, [to[0], to[1] - deep, to[2]], [from[0], from[1] - deep, from[2]]],
    lightPigment(w, pigment, 0.9),
  );
}

/** A slope through its lower left, lower right and a point up the slope. */
export function createSlopeFace(left: V3, right: V3, up: V3): Face {
  return createPlane(left, right, up);
}
