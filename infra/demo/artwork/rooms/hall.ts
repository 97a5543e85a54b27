import { darkenColour, lightenColour } from '../colour.ts';
import type { Pt } from '../sheet.ts';
import { drawFacePolygon, drawFaceRectangle, lightPigment, drawQuad } from '../world.ts';
import { drawPendant, drawTableLamp } from './lamps.ts';
import { drawBooks, drawVase } from './seating.ts';
import { createRoom, type Room, type RoomLook } from './shell.ts';
import { drawSunPatch } from './daylight.ts';
import { drawLegs, drawRug, drawSolid } from './solid.ts';

/** An entrance hall with stairs, a console and coats. */
export function drawHall(look: RoomLook & { runner: string; rail: string }): Room {
  const r = createRoom({ wide: 4.2, deep: 5.4, ...look });
  const [x0, x1] = [0.55, r.wide / 2];
  const door = [0.75, 0.02, 0.95, 2.1] as const;
  drawFaceRectangle(r, r.back, [door[0] - 0.12, 0, door[2] + 0.24, 2.6], lightPigment(r, '#fbf8f0', 0.85));
  drawFaceRectangle(r, r.back, [...door], lightPigment(r, look.rail, 0.75));
  for (const [dx, dy, h] of [
    [0.12, 0.15, 0.7],
    [0.53, 0.15, 0.7],
  ] as const) {
    drawFaceRectangle(
      r,
      r.back,
      [door[0] + dx, dy, 0.3, h],
      lightPigment(r, darkenColour(look.rail, 0.2), 0.6),
    );
    drawFaceRectangle(r, r.back, [door[0] + dx + 0.02, dy, 0.28, h - 0.02], lightPigment(r, look.rail, 0.7));
    drawFaceRectangle(
      r,
      r.back,
      [door[0] + dx, 1, 0.3, 0.95],
      r.sheet.linear([
        [0, '#f4d9a0'],
        [0.5, '#a9cfc6'],
        [1, '#f4e6c8'],
      ]),
    );
    for (const b of [1.3, 1.62])
      drawFaceRectangle(r, r.back, [door[0] + dx, b, 0.3, 0.02], lightPigment(r, '#5b4a44', 0.6));
  }
  drawFaceRectangle(
    r,
    r.back,
    [door[0], 2.2, 0.95, 0.32],
    r.sheet.linear([
      [0, '#bfdbe2'],
      [1, '#f4e6c8'],
    ]),
  );
  drawRug(r, -1.45, 0.4, 1.1, 4.4, look.runner, '#f0dcc0', 'border');
  drawSunPatch(r, -1.35, 5, 0.8, 2.4, 2, 0.25);
  drawStairs(r, x0, x1, look);
  drawSolid(r, { x: -2.08, z: 2.4, w: 0.36, d: 1.3, y: 0.74, h: 0.05, pigment: '#a97e57', ground: false });
  drawLegs(r, { x: -2.06, z: 2.45, w: 0.32, d: 1.2, h: 0.74, pigment: '#8a6a50', thick: 0.045 });
  drawTableLamp(r, [-1.9, 0.79, 3.45], '#3f6b70', '#f3e6cc');
  drawVase(r, [-1.9, 0.79, 2.65], 0.36, '#f2ece0', '#e0915f');
  drawBooks(r, [-1.9, 0.79, 3.05], ['#b5594a', '#e7dcc5']);
  const ring: Pt[] = Array.from({ length: 28 }, (_, i) => [
    5.45 + Math.cos((i / 28) * 6.283) * 0.42,
    1.65 + Math.sin((i / 28) * 6.283) * 0.42,
  ]);
  drawFacePolygon(r, r.left, ring, lightPigment(r, '#c9a25a', 0.9));
  drawFacePolygon(
    r,
    r.left,
    ring.map(([a, b]): Pt => [5.45 + (a - 5.45) * 0.9, 1.65 + (b - 1.65) * 0.9]),
    r.sheet.linear([
      [0, r.mood.glass[1]],
      [1, lightPigment(r, look.wall, 0.6)],
    ]),
  );
  drawCoats(r);
  drawPendant(r, -0.7, 2.6, 0.4, '#c9a25a', 'globe');
  return r;
}

function drawStairs(r: Room, x0: number, x1: number, look: { runner: string; rail: string }): void {
  const [start, going, rise] = [1.9, 0.27, 0.2];
  for (let i = 12; i >= 0; i -= 1) {
    const [y, z] = [i * rise, start + i * going];
    drawQuad(
      r,
      [
        [x0, y, z],
        [x1, y, z],
        [x1, y + rise, z],
        [x0, y + rise, z],
      ],
      lightPigment(r, '#f4efe2', 0.7),
    );
    drawQuad(
      r,
      [
        [x0, y + rise, z],
        [x1, y + rise, z],
        [x1, y + rise, z + going],
        [x0, y + rise, z + going],
      ],
      lightPigment(r, '#c99a6a', 0.95),
    );
    drawQuad(
      r,
      [
        [x0 + 0.3, y, z],
        [x1 - 0.3, y, z],
        [x1 - 0.3, y + rise, z],
        [x0 + 0.3, y + rise, z],
      ],
      lightPigment(r, look.runner, 0.7),
    );
    drawQuad(
      r,
      [
        [x0 + 0.3, y + rise, z],
        [x1 - 0.3, y + rise, z],
        [x1 - 0.3, y + rise, z + going],
        [x0 + 0.3, y + rise, z + going],
      ],
      lightPigment(r, lightenColour(look.runner, 0.15), 0.95),
    );
  }
  const end = start + 13 * going;
  drawQuad(
    r,
    [
      [x0, 0, start],
      [x0, 13 * rise, end],
      [x0, 0, end],
    ],
    lightPigment(r, lightenColour(r.look.wall, 0.3), 0.5),
  );
  drawQuad(
    r,
    [
      [x0, rise, start],
      [x0, 13 * rise + rise, end],
      [x0, 13 * rise, end],
      [x0, 0, start],
    ],
    lightPigment(r, '#fbf8f0', 0.75),
  );
  for (let i = 0; i < 12; i += 0.5) {
    const [y, z] = [(i + 1) * rise, start + i * going + 0.1];
    drawQuad(
      r,
      [
        [x0, y, z],
        [x0, y, z + 0.03],
        [x0, y + 0.85, z + 0.03],
        [x0, y + 0.85, z],
      ],
      lightPigment(r, '#fbf8f0', 0.8),
    );
  }
  drawQuad(
    r,
    [
      [x0, rise + 0.85, start],
      [x0, 13 * rise + 0.85, end - going],
      [x0, 13 * rise + 0.93, end - going],
      [x0, rise + 0.93, start],
    ],
    lightPigment(r, '#6b4532', 0.7),
  );
  drawSolid(r, { x: x0 - 0.05, z: start - 0.05, w: 0.1, d: 0.1, h: 1.15, pigment: '#6b4532' });
  drawSolid(r, {
    x: x0 - 0.07,
    z: start - 0.07,
    w: 0.14,
    d: 0.14,
    y: 1.15,
    h: 0.06,
    pigment: '#7d543d',
    ground: false,
  });
}

function drawCoats(r: Room): void {
  drawFaceRectangle(r, r.left, [2.5, 1.75, 1.3, 0.1], lightPigment(r, '#8a6a50', 0.7), {}, 0.03);
  for (const [a, tone, long] of [
    [2.6, '#c9883c', 1],
    [3, '#3f5f6b', 1.15],
    [3.4, '#a9514a', 0.85],
  ] as const) {
    drawFacePolygon(
      r,
      r.left,
      [
        [a + 0.12, 1.78],
        [a + 0.2, 1.78],
        [a + 0.36, 1.6],
        [a + 0.4, 1.78 - long],
        [a - 0.06, 1.78 - long],
        [a - 0.02, 1.6],
      ],
      lightPigment(r, tone, 0.7),
      {},
      0.12,
    );
    drawFacePolygon(
      r,
      r.left,
      [
        [a + 0.2, 1.78],
        [a + 0.36, 1.6],
        [a + 0.4, 1.78 - long],
        [a + 0.26, 1.78 - long],
      ],
      lightPigment(r, darkenColour(tone, 0.2), 0.6),
      {},
      0.13,
    );
  }
}
