import type { V3 } from '../camera.ts';
import { darkenColour, lightenColour } from '../colour.ts';
import { isFacing, createWallFace } from '../face.ts';
import { drawContactShadow, lightPigment, drawQuad, type World } from '../world.ts';

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
export function drawSolid(w: World, s: Solid): void {
  const { x, z, y = 0, soft = 0, pigment } = s;
  const [x1, z1, y1] = [x + s.w, z + s.d, y + s.h];
  if (s.ground !== false && y < 0.2)
    drawContactShadow(
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
    const fill = lightPigment(w, tone, level);
    drawQuad(w, points, fill, { stroke: fill, width: round });
  };
  const side = w.mood.side;
  const i = soft / 2;
  const left = createWallFace([x, y, z1], [x, y, z], s.h);
  const right = createWallFace([x1, y, z], [x1, y, z1], s.h);
  if (isFacing(left, w.camera))
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
  if (isFacing(right, w.camera))
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
      s.top ?? lightenColour(pigment, 0.12),
    );
  else
    drawQuad(
      w,
      [
        [x, y, z],
        [x1, y, z],
        [x1, y, z1],
        [x, y, z1],
      ],
      lightPigment(w, darkenColour(pigment, 0.3), 0.2),
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

export function drawSolids(w: World, list: readonly Solid[]): void {
  for (const s of list) drawSolid(w, s);
}

/** Four slim legs under a top. */
export function drawLegs(
  w: World,
  s: { x: number; z: number; w: number; d: number; h: number; pigment: string; thick?: number },
): void {
  const t = s.thick ?? 0.06;
  for (const z of [s.z + s.d - t, s.z])
    for (const x of [s.x, s.x + s.w - t])
      drawSolid(w, { x, z, w: t, d: t, h: s.h, pigment: s.pigment, ground: false });
}

/** A flat cloth on the floor, with a border. */
export function drawRug(
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
    drawQuad(
      w,
      [
        [x0, 0.01, z0],
        [x1, 0.01, z0],
        [x1, 0.01, z1],
        [x0, 0.01, z1],
      ],
      lightPigment(w, fill, 0.82),
    );
  drawContactShadow(
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
        drawQuad(
          w,
          [
            [a, 0.012, b - 0.2],
            [a + 0.2, 0.012, b],
            [a, 0.012, b + 0.2],
            [a - 0.2, 0.012, b],
          ],
          lightPigment(w, accent, 0.82),
        );
}
