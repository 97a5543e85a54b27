import { darken, lighten } from '../colour.ts';
import { wallFace, type Face } from '../face.ts';
import type { Pt } from '../sheet.ts';
import { contact, facePoly, faceRect, lit, quad } from '../world.ts';
import { frame, opening, pendant, plant, tableLamp } from './fittings.ts';
import { books, vase } from './seating.ts';
import { room, sunPatch, type Room, type RoomLook } from './shell.ts';
import { legs, rug, solid } from './solid.ts';

export interface BathroomLook extends RoomLook {
  tiles: string;
  bath: string;
  vanity: string;
  metal?: string;
}

function tiled(r: Room, face: Face, top: number, pigment: string, stacked = false): void {
  const level = face === r.back ? 0.82 : 0.72;
  faceRect(r, face, [0, 0.15, face.w, top - 0.15], lit(r, pigment, level));
  const joint = lit(r, darken(pigment, 0.15), level);
  const [tw, th] = stacked ? [0.14, 0.34] : [0.3, 0.15];
  for (let b = 0.15, k = 0; b < top; b += th, k += 1) {
    faceRect(r, face, [0, b, face.w, 0.012], joint);
    for (let a = stacked ? 0 : (k % 2) * 0.15; a < face.w; a += tw) {
      faceRect(r, face, [a, b, 0.01, Math.min(th, top - b)], joint);
      if (r.dice.chance(0.14))
        faceRect(
          r,
          face,
          [a + 0.01, b + 0.012, Math.min(tw - 0.01, face.w - a), Math.min(th, top - b) - 0.012],
          lit(r, r.dice.chance(0.5) ? lighten(pigment, 0.28) : darken(pigment, 0.07), level),
        );
    }
  }
  faceRect(r, face, [0, top, face.w, 0.04], lit(r, lighten(pigment, 0.2), level));
}

function tub(r: Room, x: number, z: number, pigment: string): void {
  const [cx, cy] = r.camera.at([x, 0, z]);
  const s = r.camera.scale([x, 0, z]);
  const [half, tall] = [0.86 * s, 0.6 * s];
  contact(
    r,
    [
      [x - 0.8, 0, z - 0.35],
      [x + 0.8, 0, z - 0.35],
      [x + 0.8, 0, z + 0.3],
      [x - 0.8, 0, z + 0.3],
    ],
    0.4,
    14,
  );
  const body = lit(r, pigment, 0.7);
  r.sheet.path(
    `M${cx - half} ${cy - tall}Q${cx - half * 0.98} ${cy - tall * 0.15} ${cx - half * 0.7} ${cy}L${cx + half * 0.7} ${cy}Q${cx + half * 0.98} ${cy - tall * 0.15} ${cx + half} ${cy - tall}Z`,
    r.sheet.linear(
      r.mood.side < 0
        ? [
            [0, lighten(body, 0.14)],
            [0.5, body],
            [1, darken(body, 0.25)],
          ]
        : [
            [0, darken(body, 0.25)],
            [0.5, body],
            [1, lighten(body, 0.14)],
          ],
      [0, 0],
      [1, 0],
    ),
  );
  r.sheet.ellipse([cx, cy - tall], half * 1.03, 0.2 * s, lit(r, '#fdfbf5', 0.95));
  r.sheet.ellipse([cx, cy - tall + 4], half * 0.95, 0.155 * s, lit(r, '#dcd9d2', 0.6));
  r.sheet.ellipse([cx, cy - tall + 0.045 * s], half * 0.86, 0.105 * s, r.mood.glass[1], { opacity: 0.75 });
  for (const [dx, dy, q] of [
    [-0.4, 0.03, 0.14],
    [-0.2, 0.05, 0.17],
    [-0.05, 0.02, 0.12],
    [0.2, 0.05, 0.13],
  ] as const)
    r.sheet.ellipse([cx + dx * s, cy - tall + dy * s], q * s, q * 0.34 * s, '#ffffff', { opacity: 0.8 });
}

function basin(r: Room, x: number, look: BathroomLook): void {
  const z = r.deep - 0.52;
  solid(r, { x, z, w: 1.2, d: 0.5, y: 0.28, h: 0.5, pigment: look.vanity });
  const face = wallFace([x, 0.28, z], [x + 1.2, 0.28, z], 0.5);
  for (const a of [0.02, 0.61]) {
    faceRect(r, face, [a, 0.03, 0.57, 0.44], lit(r, darken(look.vanity, 0.15), 0.6));
    faceRect(r, face, [a + 0.01, 0.04, 0.55, 0.42], lit(r, look.vanity, 0.68));
    faceRect(r, face, [a + 0.22, 0.38, 0.13, 0.02], lit(r, look.metal ?? '#c9a25a', 0.95), {}, 0.02);
  }
  solid(r, {
    x: x - 0.03,
    z: z - 0.03,
    w: 1.26,
    d: 0.55,
    y: 0.78,
    h: 0.05,
    pigment: '#f5f1e8',
    ground: false,
  });
  solid(r, {
    x: x + 0.35,
    z: z + 0.06,
    w: 0.5,
    d: 0.34,
    y: 0.83,
    h: 0.13,
    pigment: '#fdfbf5',
    ground: false,
    soft: 0.06,
  });
  const [tx, ty] = r.camera.at([x + 0.6, 0.98, r.deep - 0.12]);
  const s = r.camera.scale([x + 0.6, 0.98, r.deep - 0.12]);
  r.sheet.path(`M${tx} ${ty}v${-0.13 * s}q0 ${-0.06 * s} ${-0.1 * s} ${-0.05 * s}`, 'none', {
    stroke: lit(r, look.metal ?? '#c9a25a', 0.95),
    width: 0.03 * s,
  });
  const a = x + r.wide / 2;
  mirror(r, a + 0.6, 1.68, 0.46);
  solid(r, {
    x: x + 0.05,
    z: z + 0.15,
    w: 0.09,
    d: 0.09,
    y: 0.83,
    h: 0.2,
    pigment: '#c07a55',
    ground: false,
    soft: 0.02,
  });
  solid(r, {
    x: x + 0.17,
    z: z + 0.15,
    w: 0.07,
    d: 0.07,
    y: 0.83,
    h: 0.15,
    pigment: '#3f6b70',
    ground: false,
    soft: 0.02,
  });
  vase(r, [x + 1.08, 0.83, z + 0.25], 0.24, '#d9cbb5');
}

function mirror(r: Room, a: number, b: number, radius: number): void {
  const ring = (k: number): Pt[] =>
    Array.from({ length: 28 }, (_, i) => [
      a + Math.cos((i / 28) * 6.283) * radius * k,
      b + Math.sin((i / 28) * 6.283) * radius * k,
    ]);
  facePoly(r, r.back, ring(1.07), lit(r, '#c9a25a', 0.9));
  facePoly(
    r,
    r.back,
    ring(1),
    r.sheet.linear(
      [
        [0, r.mood.glass[1]],
        [1, lit(r, r.look.wall, 0.65)],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  facePoly(
    r,
    r.back,
    [
      [a - 0.3, b - 0.2],
      [a - 0.18, b - 0.3],
      [a + 0.24, b + 0.24],
      [a + 0.1, b + 0.34],
    ],
    '#ffffff',
    { opacity: 0.3 },
  );
}

function lavatory(r: Room, x: number): void {
  const z = r.deep - 0.66;
  solid(r, {
    x: x + 0.03,
    z: r.deep - 0.2,
    w: 0.38,
    d: 0.18,
    y: 0.4,
    h: 0.42,
    pigment: '#fbf9f3',
    soft: 0.04,
    ground: false,
  });
  solid(r, { x: x + 0.08, z: z + 0.1, w: 0.28, d: 0.4, h: 0.34, pigment: '#f4f1ea', soft: 0.05 });
  solid(r, {
    x: x + 0.02,
    z,
    w: 0.4,
    d: 0.5,
    y: 0.34,
    h: 0.09,
    pigment: '#fdfbf5',
    soft: 0.08,
    ground: false,
  });
}

function towels(r: Room, face: Face, a: number, cloth: string): void {
  for (let b = 0.7; b < 1.7; b += 0.16)
    faceRect(r, face, [a, b, 0.5, 0.03], lit(r, '#c8c9c9', 0.9), {}, 0.06);
  for (const x of [a, a + 0.48]) faceRect(r, face, [x, 0.65, 0.03, 1.1], lit(r, '#c8c9c9', 0.9), {}, 0.06);
  faceRect(r, face, [a + 0.06, 0.85, 0.38, 0.62], lit(r, cloth, 0.8), {}, 0.09);
  faceRect(r, face, [a + 0.06, 0.93, 0.38, 0.05], lit(r, lighten(cloth, 0.4), 0.8), {}, 0.09);
}

/** A bathroom with a free-standing bath below the window. */
export function bathroom(look: BathroomLook): Room {
  const r = room({ wide: 4.4, deep: 3.6, ...look });
  for (const face of [r.left, r.right, r.back]) tiled(r, face, 1.15, look.tiles);
  opening(r, r.left, [2.3, 1.25, 1.5, 1.05], { cols: 2, rows: 1 });
  basin(r, -0.1, look);
  lavatory(r, -1.1);
  towels(r, r.right, 1.4, look.bath);
  frame(r, r.back, [0.35, 1.35, 0.5, 0.65], ['#efe3cd', '#6f8f86', '#e0915f'], 'leaf');
  plant(r, -1.85, r.deep - 0.4, 1.2, '#c07a55', 'palm');
  rug(r, -0.2, 1.5, 1.7, 0.85, '#f2ece0', look.bath, 'stripes');
  sunPatch(r, -1.7, 2.6, 1.2, 1.8, 2, r.mood.side < 0 ? 0.6 : -0.6);
  tub(r, -0.75, 0.95, look.bath);
  solid(r, { x: 1.2, z: 1.5, w: 0.36, d: 0.36, y: 0.42, h: 0.05, pigment: '#a97e57' });
  legs(r, { x: 1.22, z: 1.52, w: 0.32, d: 0.32, h: 0.42, pigment: '#8a6a50', thick: 0.035 });
  solid(r, {
    x: 1.23,
    z: 1.53,
    w: 0.3,
    d: 0.3,
    y: 0.47,
    h: 0.09,
    pigment: '#f7f2e6',
    ground: false,
    soft: 0.03,
  });
  pendant(r, 0.4, 2.2, 0.5, '#f7f0e0', 'globe');
  return r;
}

/** A shower room: glass screen, stacked tiles, wall-hung basin. */
export function showerRoom(look: BathroomLook): Room {
  const r = room({ wide: 4, deep: 3.4, ...look });
  for (const face of [r.left, r.right, r.back])
    tiled(r, face, face === r.right ? 1.15 : 2.6, look.tiles, true);
  opening(r, r.right, [1.9, 1.3, 1, 0.95], { cols: 1, blind: '#f2ece0' });
  basin(r, 0.35, look);
  towels(r, r.right, 3.4, look.bath);
  const metal = lit(r, look.metal ?? '#3a3d42', 0.8);
  solid(r, { x: -1.98, z: 1.2, w: 1.35, d: 2.18, h: 0.06, pigment: '#f5f2ea', ground: false });
  const a = 0.65;
  faceRect(r, r.back, [a, 1.0, 0.05, 1.25], metal, {}, 0.06);
  faceRect(r, r.back, [a - 0.02, 0.95, 0.1, 0.14], metal, {}, 0.08);
  const [hx, hy] = r.camera.at([-2 + a + 0.02, 2.24, r.deep - 0.35]);
  const s = r.camera.scale([-2 + a, 2.2, r.deep - 0.35]);
  r.sheet.ellipse([hx, hy], 0.19 * s, 0.045 * s, metal);
  for (let i = -4; i <= 4; i += 1)
    r.sheet.stroke(
      [
        [hx + i * 0.035 * s, hy + 8],
        [hx + i * 0.05 * s, hy + 1.5 * s],
      ],
      '#ffffff',
      2,
      0.3,
    );
  lavatory(r, -0.35);
  const glass = wallFace([-0.62, 0.06, r.deep], [-0.62, 0.06, 1.2], 2.05);
  faceRect(
    r,
    glass,
    [0, 0, glass.w, 2.05],
    r.sheet.linear(
      [
        [0, '#ffffff', 0.34],
        [0.5, r.mood.glass[1], 0.12],
        [1, '#ffffff', 0.26],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  for (const x of [0, glass.w - 0.03]) faceRect(r, glass, [x, 0, 0.03, 2.05], metal);
  faceRect(r, glass, [0, 2.03, glass.w, 0.03], metal);
  rug(r, 0.2, 1.3, 1.4, 0.8, look.bath, '#f2ece0', 'border');
  plant(r, 1.75, 2.2, 1, '#c07a55');
  return r;
}

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
