import { darken, lighten } from '../colour.ts';
import type { Pt } from '../sheet.ts';
import { facePoly, faceRect, lit, quad } from '../world.ts';
import { pendant, tableLamp } from './lamps.ts';
import { books, vase } from './seating.ts';
import { room, type Room, type RoomLook } from './shell.ts';
import { sunPatch } from './daylight.ts';
import { legs, rug, solid } from './solid.ts';

/** An entrance hall with stairs, a console and coats. */
export function hall(look: RoomLook & { runner: string; rail: string }): Room {
  const r = room({ wide: 4.2, deep: 5.4, ...look });
  const [x0, x1] = [0.55, r.wide / 2];
  const door = [0.75, 0.02, 0.95, 2.1] as const;
  faceRect(r, r.back, [door[0] - 0.12, 0, door[2] + 0.24, 2.6], lit(r, '#fbf8f0', 0.85));
  faceRect(r, r.back, [...door], lit(r, look.rail, 0.75));
  for (const [dx, dy, h] of [
    [0.12, 0.15, 0.7],
    [0.53, 0.15, 0.7],
  ] as const) {
    faceRect(r, r.back, [door[0] + dx, dy, 0.3, h], lit(r, darken(look.rail, 0.2), 0.6));
    faceRect(r, r.back, [door[0] + dx + 0.02, dy, 0.28, h - 0.02], lit(r, look.rail, 0.7));
    faceRect(
      r,
      r.back,
      [door[0] + dx, 1, 0.3, 0.95],
      r.sheet.linear([
        [0, '#f4d9a0'],
        [0.5, '#a9cfc6'],
        [1, '#f4e6c8'],
      ]),
    );
    for (const b of [1.3, 1.62]) faceRect(r, r.back, [door[0] + dx, b, 0.3, 0.02], lit(r, '#5b4a44', 0.6));
  }
  faceRect(
    r,
    r.back,
    [door[0], 2.2, 0.95, 0.32],
    r.sheet.linear([
      [0, '#bfdbe2'],
      [1, '#f4e6c8'],
    ]),
  );
  rug(r, -1.45, 0.4, 1.1, 4.4, look.runner, '#f0dcc0', 'border');
  sunPatch(r, -1.35, 5, 0.8, 2.4, 2, 0.25);
  stairs(r, x0, x1, look);
  solid(r, { x: -2.08, z: 2.4, w: 0.36, d: 1.3, y: 0.74, h: 0.05, pigment: '#a97e57', ground: false });
  legs(r, { x: -2.06, z: 2.45, w: 0.32, d: 1.2, h: 0.74, pigment: '#8a6a50', thick: 0.045 });
  tableLamp(r, [-1.9, 0.79, 3.45], '#3f6b70', '#f3e6cc');
  vase(r, [-1.9, 0.79, 2.65], 0.36, '#f2ece0', '#e0915f');
  books(r, [-1.9, 0.79, 3.05], ['#b5594a', '#e7dcc5']);
  const ring: Pt[] = Array.from({ length: 28 }, (_, i) => [
    5.45 + Math.cos((i / 28) * 6.283) * 0.42,
    1.65 + Math.sin((i / 28) * 6.283) * 0.42,
  ]);
  facePoly(r, r.left, ring, lit(r, '#c9a25a', 0.9));
  facePoly(
    r,
    r.left,
    ring.map(([a, b]): Pt => [5.45 + (a - 5.45) * 0.9, 1.65 + (b - 1.65) * 0.9]),
    r.sheet.linear([
      [0, r.mood.glass[1]],
      [1, lit(r, look.wall, 0.6)],
    ]),
  );
  coats(r);
  pendant(r, -0.7, 2.6, 0.4, '#c9a25a', 'globe');
  return r;
}

function stairs(r: Room, x0: number, x1: number, look: { runner: string; rail: string }): void {
  const [start, going, rise] = [1.9, 0.27, 0.2];
  for (let i = 12; i >= 0; i -= 1) {
    const [y, z] = [i * rise, start + i * going];
    quad(
      r,
      [
        [x0, y, z],
        [x1, y, z],
        [x1, y + rise, z],
        [x0, y + rise, z],
      ],
      lit(r, '#f4efe2', 0.7),
    );
    quad(
      r,
      [
        [x0, y + rise, z],
        [x1, y + rise, z],
        [x1, y + rise, z + going],
        [x0, y + rise, z + going],
      ],
      lit(r, '#c99a6a', 0.95),
    );
    quad(
      r,
      [
        [x0 + 0.3, y, z],
        [x1 - 0.3, y, z],
        [x1 - 0.3, y + rise, z],
        [x0 + 0.3, y + rise, z],
      ],
      lit(r, look.runner, 0.7),
    );
    quad(
      r,
      [
        [x0 + 0.3, y + rise, z],
        [x1 - 0.3, y + rise, z],
        [x1 - 0.3, y + rise, z + going],
        [x0 + 0.3, y + rise, z + going],
      ],
      lit(r, lighten(look.runner, 0.15), 0.95),
    );
  }
  const end = start + 13 * going;
  quad(
    r,
    [
      [x0, 0, start],
      [x0, 13 * rise, end],
      [x0, 0, end],
    ],
    lit(r, lighten(r.look.wall, 0.3), 0.5),
  );
  quad(
    r,
    [
      [x0, rise, start],
      [x0, 13 * rise + rise, end],
      [x0, 13 * rise, end],
      [x0, 0, start],
    ],
    lit(r, '#fbf8f0', 0.75),
  );
  for (let i = 0; i < 12; i += 0.5) {
    const [y, z] = [(i + 1) * rise, start + i * going + 0.1];
    quad(
      r,
      [
        [x0, y, z],
        [x0, y, z + 0.03],
        [x0, y + 0.85, z + 0.03],
        [x0, y + 0.85, z],
      ],
      lit(r, '#fbf8f0', 0.8),
    );
  }
  quad(
    r,
    [
      [x0, rise + 0.85, start],
      [x0, 13 * rise + 0.85, end - going],
      [x0, 13 * rise + 0.93, end - going],
      [x0, rise + 0.93, start],
    ],
    lit(r, '#6b4532', 0.7),
  );
  solid(r, { x: x0 - 0.05, z: start - 0.05, w: 0.1, d: 0.1, h: 1.15, pigment: '#6b4532' });
  solid(r, {
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

function coats(r: Room): void {
  faceRect(r, r.left, [2.5, 1.75, 1.3, 0.1], lit(r, '#8a6a50', 0.7), {}, 0.03);
  for (const [a, tone, long] of [
    [2.6, '#c9883c', 1],
    [3, '#3f5f6b', 1.15],
    [3.4, '#a9514a', 0.85],
  ] as const) {
    facePoly(
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
      lit(r, tone, 0.7),
      {},
      0.12,
    );
    facePoly(
      r,
      r.left,
      [
        [a + 0.2, 1.78],
        [a + 0.36, 1.6],
        [a + 0.4, 1.78 - long],
        [a + 0.26, 1.78 - long],
      ],
      lit(r, darken(tone, 0.2), 0.6),
      {},
      0.13,
    );
  }
}
