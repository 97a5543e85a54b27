import type { V3 } from './camera.ts';
import { darken, lighten, mix } from './colour.ts';
import { facing, plane, wallFace, type Face } from './face.ts';
import type { Pt } from './sheet.ts';
import { clipFace, facePoly, faceRect, level, lit, quad, type World } from './world.ts';

/** One slope with courses of tiles or slates, given as an outline in the slope's own metres. */
export function slope(w: World, face: Face, outline: readonly Pt[], pigment: string, course = 0.44): void {
  if (!facing(face, w.camera)) return;
  const l = level(w, face);
  const snow = w.mood.snow;
  const colour = snow ? mix('#f3f6fb', pigment, 0.06) : pigment;
  facePoly(w, face, outline, lit(w, colour, l));
  clipFace(w, face, outline, () => {
    const top = Math.max(...outline.map(([, b]) => b));
    const [left, right] = [Math.min(...outline.map(([a]) => a)), Math.max(...outline.map(([a]) => a))];
    if (!snow)
      for (let b = course; b < top; b += course)
        faceRect(w, face, [left, b, right - left, 0.035], lit(w, darken(pigment, 0.22), l));
    const count = snow ? 12 : Math.round((right - left) * top * 0.5);
    for (let i = 0; i < count; i += 1) {
      const row = Math.floor(w.dice.range(0, top / course));
      const a = left + Math.floor(w.dice.range(0, (right - left) / 0.34)) * 0.34 + (row % 2) * 0.17;
      const tone = snow ? '#dbe4f0' : mix(pigment, w.dice.chance(0.5) ? '#fff0da' : '#23202e', 0.13);
      faceRect(w, face, [a, row * course + 0.035, 0.32, course - 0.035], lit(w, tone, l));
    }
    facePoly(
      w,
      face,
      outline,
      w.sheet.linear([
        [0, lighten(lit(w, colour, l), 0.5), 0.16],
        [1, darken(lit(w, colour, l), 0.4), 0.14],
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

export function chimney(w: World, c: Chimney): void {
  const { x, z, base, top, w: wide = 0.9, d = 0.6, pots = 2, pigment = '#a9604a' } = c;
  const [x0, x1, z0, z1] = [x - wide / 2, x + wide / 2, z - d / 2, z + d / 2];
  const box = (grow: number, y0: number, y1: number, colour: string, lift = 0) => {
    const [a, b, near, far] = [x0 - grow, x1 + grow, z0 - grow, z1 + grow];
    const [left, right, front] = [
      wallFace([a, y0, far], [a, y0, near], y1 - y0),
      wallFace([b, y0, near], [b, y0, far], y1 - y0),
      wallFace([a, y0, near], [b, y0, near], y1 - y0),
    ];
    const flank = (f: Face, rise: readonly [number, number]) => {
      if (facing(f, w.camera))
        facePoly(
          w,
          f,
          [
            [0, rise[0]],
            [f.w, rise[1]],
            [f.w, f.h],
            [0, f.h],
          ],
          lit(w, colour, level(w, f)),
        );
    };
    flank(left, [lift, 0]);
    flank(right, [0, lift]);
    faceRect(w, front, [0, 0, front.w, front.h], lit(w, colour, level(w, front)));
    return front;
  };
  const front = box(0, base, top, pigment, d * 0.62);
  for (let i = 0; i < 7; i += 1)
    faceRect(
      w,
      front,
      [w.dice.range(0, wide - 0.25), w.dice.range(0, front.h), 0.23, 0.075],
      lit(w, mix(pigment, '#4b2b2b', 0.2), level(w, front)),
    );
  box(0.06, top - 0.3, top - 0.12, lighten(pigment, 0.1));
  for (let i = 0; i < pots; i += 1) {
    const px = x0 + ((i + 0.5) * wide) / pots;
    const p: V3 = [px, top, z];
    const [sx, sy] = w.camera.at(p);
    const s = w.camera.scale(p);
    const clay = lit(w, '#c98058', 0.75);
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
      darken(clay, 0.25),
    );
    w.sheet.rect(
      sx - 0.13 * s,
      sy - 0.46 * s,
      0.26 * s,
      0.08 * s,
      w.mood.snow ? '#f6f8fb' : lighten(clay, 0.2),
    );
  }
}

/** A board along a sloping gable edge, standing a little proud. */
export function bargeboard(w: World, from: V3, to: V3, pigment: string, deep = 0.22): void {
  quad(w, [from, to, [to[0], to[1] - deep, to[2]], [from[0], from[1] - deep, from[2]]], lit(w, pigment, 0.9));
}

/** A slope through its lower left, lower right and a point up the slope. */
export function slopeFace(left: V3, right: V3, up: V3): Face {
  return plane(left, right, up);
}
