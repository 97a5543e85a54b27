import type { V3 } from '../camera.ts';
import { darken, lighten } from '../colour.ts';
import { facing, wallFace } from '../face.ts';
import { contact, lit, quad, type World } from '../world.ts';

export interface Solid {
  x: number;
  z: number;
  w: number;
  d: number;
  h: number;
  y?: number;
  pigment: string;
  top?: string;
  /** Softness of the edges in metres, for upholstery. */
  soft?: number;
  ground?: boolean;
}

/** A box in the room: flanks, top, front, with softened edges where it is upholstered. */
export function solid(w: World, s: Solid): void {
  const { x, z, y = 0, soft = 0, pigment } = s;
  const [x1, z1, y1] = [x + s.w, z + s.d, y + s.h];
  if (s.ground !== false && y < 0.2)
    contact(
      w,
      [
        [x - 0.05, 0, z - 0.1],
        [x1 + 0.05, 0, z - 0.1],
        [x1 + 0.05, 0, z1],
        [x - 0.05, 0, z1],
      ],
      0.34,
      9,
    );
  const round = soft > 0 ? w.camera.scale([x, y, z]) * soft : 1;
  const paint = (points: V3[], level: number, tone: string) => {
    const fill = lit(w, tone, level);
    quad(w, points, fill, { stroke: fill, width: round });
  };
  const side = w.mood.side;
  const i = soft / 2;
  const left = wallFace([x, y, z1], [x, y, z], s.h);
  const right = wallFace([x1, y, z], [x1, y, z1], s.h);
  if (facing(left, w.camera))
    paint(
      [
        [x + i, y + i, z1],
        [x + i, y + i, z],
        [x + i, y1 - i, z],
        [x + i, y1 - i, z1],
      ],
      side < 0 ? 0.78 : 0.2,
      pigment,
    );
  if (facing(right, w.camera))
    paint(
      [
        [x1 - i, y + i, z],
        [x1 - i, y + i, z1],
        [x1 - i, y1 - i, z1],
        [x1 - i, y1 - i, z],
      ],
      side > 0 ? 0.78 : 0.2,
      pigment,
    );
  if (w.camera.position[1] > y1)
    paint(
      [
        [x + i, y1 - i, z],
        [x1 - i, y1 - i, z],
        [x1 - i, y1 - i, z1],
        [x + i, y1 - i, z1],
      ],
      1,
      s.top ?? lighten(pigment, 0.12),
    );
  else
    quad(
      w,
      [
        [x, y, z],
        [x1, y, z],
        [x1, y, z1],
        [x, y, z1],
      ],
      lit(w, darken(pigment, 0.3), 0.2),
    );
  paint(
    [
      [x + i, y + i, z],
      [x1 - i, y + i, z],
      [x1 - i, y1 - i, z],
      [x + i, y1 - i, z],
    ],
    0.6,
    pigment,
  );
}

export function solids(w: World, list: readonly Solid[]): void {
  for (const s of list) solid(w, s);
}

/** Four slim legs under a top. */
export function legs(
  w: World,
  s: { x: number; z: number; w: number; d: number; h: number; pigment: string; thick?: number },
): void {
  const t = s.thick ?? 0.06;
  for (const z of [s.z + s.d - t, s.z])
    for (const x of [s.x, s.x + s.w - t])
      solid(w, { x, z, w: t, d: t, h: s.h, pigment: s.pigment, ground: false });
}

/** A flat cloth on the floor, with a border. */
export function rug(
  w: World,
  x: number,
  z: number,
  wide: number,
  deep: number,
  pigment: string,
  accent: string,
  pattern: 'border' | 'stripes' | 'diamonds' = 'border',
): void {
  const flat = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
    quad(
      w,
      [
        [x0, 0.01, z0],
        [x1, 0.01, z0],
        [x1, 0.01, z1],
        [x0, 0.01, z1],
      ],
      lit(w, fill, 0.82),
    );
  contact(
    w,
    [
      [x, 0, z - 0.05],
      [x + wide, 0, z - 0.05],
      [x + wide, 0, z + deep],
      [x, 0, z + deep],
    ],
    0.2,
    6,
  );
  flat(x, x + wide, z, z + deep, pigment);
  if (pattern === 'border') {
    flat(x + 0.1, x + wide - 0.1, z + 0.1, z + deep - 0.1, accent);
    flat(x + 0.17, x + wide - 0.17, z + 0.17, z + deep - 0.17, pigment);
  }
  if (pattern === 'stripes')
    for (let a = x + 0.12; a < x + wide - 0.1; a += 0.36) flat(a, a + 0.12, z, z + deep, accent);
  if (pattern === 'diamonds')
    for (let a = x + 0.3; a < x + wide - 0.2; a += 0.6)
      for (let b = z + 0.3; b < z + deep - 0.2; b += 0.6)
        quad(
          w,
          [
            [a, 0.012, b - 0.2],
            [a + 0.2, 0.012, b],
            [a, 0.012, b + 0.2],
            [a - 0.2, 0.012, b],
          ],
          lit(w, accent, 0.82),
        );
}
