import { darken, lighten } from '../colour.ts';
import { wallFace } from '../face.ts';
import type { Pt } from '../sheet.ts';
import { contact, facePoly, faceRect, lit, quad } from '../world.ts';
import { bookcase, floorLamp, frame, opening, pendant, plant, radiator, tableLamp } from './fittings.ts';
import { armchair, books, cushion, vase } from './seating.ts';
import { room, sunPatch, sunWall, type Room, type RoomLook } from './shell.ts';
import { legs, rug, solid } from './solid.ts';

export interface BedroomLook extends RoomLook {
  bed: string;
  linen: string;
  throw: string;
  curtain: string;
  rug: readonly [string, string];
  wood?: string;
}

function bed(r: Room, x: number, wide: number, look: BedroomLook): void {
  const z = r.deep - 2.1;
  contact(
    r,
    [
      [x - 0.15, 0, z - 0.2],
      [x + wide + 0.15, 0, z - 0.2],
      [x + wide + 0.15, 0, z + 2],
      [x - 0.15, 0, z + 2],
    ],
    0.4,
    14,
  );
  solid(r, {
    x: x - 0.06,
    z: r.deep - 0.12,
    w: wide + 0.12,
    d: 0.1,
    h: 1.15,
    pigment: look.bed,
    soft: 0.08,
    ground: false,
  });
  for (let i = 1; i < 6; i += 1)
    quad(
      r,
      [
        [x + (wide * i) / 6, 0.55, r.deep - 0.125],
        [x + (wide * i) / 6 + 0.012, 0.55, r.deep - 0.125],
        [x + (wide * i) / 6 + 0.012, 1.12, r.deep - 0.125],
        [x + (wide * i) / 6, 1.12, r.deep - 0.125],
      ],
      lit(r, darken(look.bed, 0.25), 0.5),
      { opacity: 0.6 },
    );
  legs(r, { x: x + 0.05, z: z + 0.05, w: wide - 0.1, d: 1.9, h: 0.2, pigment: '#7a573f', thick: 0.07 });
  solid(r, { x, z, w: wide, d: 2, y: 0.16, h: 0.18, pigment: darken(look.bed, 0.1), ground: false });
  solid(r, {
    x: x + 0.02,
    z: z + 0.03,
    w: wide - 0.04,
    d: 1.95,
    y: 0.34,
    h: 0.2,
    pigment: look.linen,
    soft: 0.1,
    ground: false,
  });
  for (const i of [0, 1]) {
    const px = x + 0.08 + (i * (wide - 0.1)) / 2;
    solid(r, {
      x: px,
      z: r.deep - 0.42,
      w: wide / 2 - 0.12,
      d: 0.22,
      y: 0.56,
      h: 0.36,
      pigment: look.linen,
      soft: 0.14,
      ground: false,
    });
    solid(r, {
      x: px + 0.03,
      z: r.deep - 0.62,
      w: wide / 2 - 0.18,
      d: 0.2,
      y: 0.54,
      h: 0.28,
      pigment: lighten(look.linen, 0.3),
      soft: 0.14,
      ground: false,
    });
  }
  solid(r, {
    x: x - 0.03,
    z: z - 0.03,
    w: wide + 0.06,
    d: 1.3,
    y: 0.3,
    h: 0.27,
    pigment: lighten(look.linen, 0.12),
    soft: 0.1,
    ground: false,
  });
  solid(r, {
    x: x - 0.04,
    z: z - 0.04,
    w: wide + 0.08,
    d: 0.62,
    y: 0.29,
    h: 0.3,
    pigment: look.throw,
    soft: 0.06,
    ground: false,
  });
  for (let i = 1; i < 8; i += 1)
    quad(
      r,
      [
        [x + (wide * i) / 8, 0.6, z - 0.05],
        [x + (wide * i) / 8 + 0.02, 0.6, z - 0.05],
        [x + (wide * i) / 8 + 0.02, 0.3, z - 0.05],
        [x + (wide * i) / 8, 0.3, z - 0.05],
      ],
      lit(r, lighten(look.throw, 0.25), 0.7),
      { opacity: 0.6 },
    );
  cushion(r, [x + wide / 2, 0.78, r.deep - 0.75], 0.42, look.throw, 1);
}

/** A double bedroom: bed to the back wall, side tables, wardrobe, window. */
export function bedroom(look: BedroomLook, kind: 'trees' | 'hills' | 'roofs' = 'trees'): Room {
  const r = room(look);
  const wood = look.wood ?? '#a97e57';
  opening(r, r.left, [2, 0.8, 2.1, 1.45], { cols: 2, rows: 2, curtain: look.curtain, kind });
  radiator(r, r.left, 2.4, 1.3);
  frame(r, r.back, [r.wide / 2 - 0.95, 1.4, 0.8, 0.62], ['#f1e4cc', look.throw, '#e0915f'], 'hills', wood);
  frame(r, r.back, [r.wide / 2 + 0.1, 1.4, 0.8, 0.62], ['#e9dcc6', '#51696b', look.throw], 'shapes', wood);
  rug(r, -1.8, 1.2, 3.6, 2, look.rug[0], look.rug[1]);
  for (const x of [-1.5, 1.02]) {
    solid(r, { x, z: r.deep - 0.45, w: 0.48, d: 0.42, y: 0.12, h: 0.42, pigment: wood });
    const face = wallFace([x, 0.12, r.deep - 0.45], [x + 0.48, 0.12, r.deep - 0.45], 0.42);
    faceRect(r, face, [0.03, 0.03, 0.42, 0.17], lit(r, lighten(wood, 0.1), 0.7));
    faceRect(r, face, [0.03, 0.22, 0.42, 0.17], lit(r, lighten(wood, 0.1), 0.7));
    tableLamp(r, [x + 0.24, 0.54, r.deep - 0.24], '#c9b79c', '#f3e6cc');
  }
  wardrobe(r, 1.9, look.panel ?? look.wall);
  bed(r, -0.88, 1.76, look);
  sunPatch(r, -2.5, 3.3, 1.4, 2.2, 2, r.mood.side < 0 ? 0.6 : -0.6);
  sunWall(r, r.right, 2.9, 0.5, 1.4, 1.5);
  plant(r, -2.35, 1.3, 1.2, '#d9cbb5');
  pendant(r, 0, 2.3, 0.45, '#f0e2c6', 'drum');
  return r;
}

function wardrobe(r: Room, x: number, pigment: string): void {
  const [z, w] = [r.deep - 2, r.wide / 2 - x - 0.02];
  solid(r, { x, z, w, d: 2, h: 2.2, pigment: lighten(pigment, 0.25) });
  const side = wallFace([x, 0, r.deep], [x, 0, z], 2.2);
  for (const a of [0.05, 0.7, 1.35]) {
    faceRect(r, side, [a, 0.1, 0.6, 2.02], darken(lit(r, pigment, 0.5), 0.08));
    faceRect(r, side, [a + 0.03, 0.13, 0.54, 1.96], lit(r, lighten(pigment, 0.2), 0.55));
    faceRect(r, side, [a + 0.5, 1, 0.03, 0.2], lit(r, '#c9a25a', 0.9), {}, 0.02);
  }
}

/** A child's room: cot, bunting, low shelves and soft things. */
export function nursery(look: BedroomLook): Room {
  const r = room(look);
  opening(r, r.right, [1.3, 0.85, 1.9, 1.4], { cols: 2, rows: 2, curtain: look.curtain });
  bunting(r, [look.throw, '#f0c98a', '#7f9a8c', '#e7a3b5', '#8fa6c9']);
  frame(r, r.back, [3.5, 1.15, 0.5, 0.62], ['#f7efe0', '#7f9a8c', '#e0915f'], 'sun', '#e9dcc6');
  frame(r, r.back, [4.15, 1.15, 0.5, 0.62], ['#f7efe0', '#e7a3b5', '#8fa6c9'], 'shapes', '#e9dcc6');
  rug(r, -1.4, 1.1, 2.8, 2, look.rug[0], look.rug[1], 'diamonds');
  sunPatch(r, 0.2, 3, 1.6, 2, 2, r.mood.side > 0 ? 0.6 : -0.6);
  bookcase(r, 0.55, r.deep - 0.34, 1.7, 0.9, '#f4ecdd', 2);
  tableLamp(r, [2, 0.9, r.deep - 0.2], '#f0c98a', '#f7efe0');
  cot(r, -2.3, look);
  armchair(r, 1.2, 1.9, look.bed, look.throw);
  const toy = (x: number, z: number, size: number, pigment: string) =>
    solid(r, { x, z, w: size, d: size, h: size, pigment, soft: 0.02 });
  toy(-0.6, 1.6, 0.2, '#e0915f');
  toy(-0.36, 1.7, 0.2, '#7f9a8c');
  toy(-0.48, 1.66, 0.01, '#f0c98a');
  solid(r, {
    x: -0.48,
    z: 1.66,
    w: 0.2,
    d: 0.2,
    y: 0.2,
    h: 0.2,
    pigment: '#f0c98a',
    ground: false,
    soft: 0.02,
  });
  pendant(r, 0, 2.4, 0.5, '#f7efe0', 'globe');
  return r;
}

function cot(r: Room, x: number, look: BedroomLook): void {
  const [z, wide, wood] = [r.deep - 0.85, 1.5, '#caa27a'];
  contact(
    r,
    [
      [x, 0, z - 0.1],
      [x + wide, 0, z - 0.1],
      [x + wide, 0, z + 0.7],
      [x, 0, z + 0.7],
    ],
    0.35,
    10,
  );
  solid(r, {
    x: x + 0.05,
    z,
    w: wide - 0.1,
    d: 0.7,
    y: 0.3,
    h: 0.16,
    pigment: look.linen,
    ground: false,
    soft: 0.04,
  });
  solid(r, {
    x: x + 0.6,
    z: z - 0.01,
    w: 0.8,
    d: 0.7,
    y: 0.44,
    h: 0.06,
    pigment: look.throw,
    ground: false,
    soft: 0.04,
  });
  const bars = (depth: number) => {
    for (let i = 0; i <= 12; i += 1)
      solid(r, {
        x: x + (i * (wide - 0.04)) / 12,
        z: depth,
        w: 0.03,
        d: 0.03,
        y: 0.2,
        h: 0.72,
        pigment: wood,
        ground: false,
      });
    for (const y of [0.2, 0.9])
      solid(r, { x, z: depth, w: wide, d: 0.05, y, h: 0.06, pigment: lighten(wood, 0.1), ground: false });
  };
  bars(z + 0.7);
  bars(z);
  for (const a of [x - 0.03, x + wide - 0.03])
    solid(r, { x: a, z, w: 0.06, d: 0.06, h: 1.02, pigment: wood, ground: false });
}

function bunting(r: Room, colours: readonly string[]): void {
  const y = (t: number) => 2.3 - Math.sin(t * Math.PI) * 0.32;
  const cord: Pt[] = Array.from({ length: 17 }, (_, i) => [0.3 + (i / 16) * 2.9, y(i / 16)]);
  r.sheet.stroke(
    r.camera.project(cord.map(([a, b]) => [r.back.origin[0] + a, b, r.deep - 0.02])),
    '#fbf6ea',
    4,
  );
  for (let i = 0; i < 9; i += 1) {
    const t = (i + 0.5) / 9;
    const a = 0.3 + t * 2.9;
    facePoly(
      r,
      r.back,
      [
        [a - 0.13, y(t - 0.045)],
        [a + 0.13, y(t + 0.045)],
        [a, y(t) - 0.3],
      ],
      lit(r, colours[i % colours.length] ?? '#e0915f', 0.85),
      {},
      0.02,
    );
  }
}

/** A study with a desk at the window and a wall of books. */
export function study(look: BedroomLook): Room {
  const r = room(look);
  opening(r, r.back, [1.1, 0.95, 2.1, 1.35], { cols: 2, rows: 2, curtain: look.curtain, kind: 'roofs' });
  bookcase(r, 0.95, r.deep - 0.34, 1.75, 2.35, look.panel ?? '#3f5f58', 6);
  rug(r, -1.9, 1.1, 3.3, 2, look.rug[0], look.rug[1]);
  const wood = look.wood ?? '#a97e57';
  const z = r.deep - 0.75;
  legs(r, { x: -2.2, z: z + 0.05, w: 2.4, d: 0.6, h: 0.72, pigment: darken(wood, 0.15), thick: 0.06 });
  solid(r, { x: -2.25, z, w: 2.5, d: 0.7, y: 0.72, h: 0.05, pigment: wood, ground: false });
  solid(r, { x: -2.15, z: z + 0.03, w: 0.55, d: 0.6, y: 0.2, h: 0.52, pigment: lighten(wood, 0.08) });
  solid(r, { x: -1.15, z: z + 0.2, w: 0.6, d: 0.38, y: 0.77, h: 0.02, pigment: '#b9bcc0', ground: false });
  quad(
    r,
    [
      [-1.15, 0.79, z + 0.58],
      [-0.55, 0.79, z + 0.58],
      [-0.55, 1.16, z + 0.66],
      [-1.15, 1.16, z + 0.66],
    ],
    lit(r, '#3a4048', 0.8),
  );
  quad(
    r,
    [
      [-1.12, 0.82, z + 0.58],
      [-0.58, 0.82, z + 0.58],
      [-0.58, 1.13, z + 0.65],
      [-1.12, 1.13, z + 0.65],
    ],
    r.sheet.linear([
      [0, '#a9cfd6'],
      [1, '#e9d9c0'],
    ]),
  );
  tableLamp(r, [-1.85, 0.77, z + 0.35], '#3f6b70', '#f0c98a');
  books(r, [-0.2, 0.77, z + 0.35], ['#b5594a', '#d8a24e', '#51496b']);
  vase(r, [0.08, 0.77, z + 0.4], 0.26, '#f2ece0');
  sunPatch(r, -1.6, 3, 1.5, 1.6, 2, 0.35);
  swivel(r, -1.2, z - 0.7, look.bed);
  armchair(r, 1.3, 1.7, look.throw, look.linen);
  floorLamp(r, 2.45, 2.6, '#f3e6cc');
  frame(r, r.right, [1.2, 1.25, 0.8, 1], ['#efe3cd', '#6f8f86', '#e0915f'], 'leaf');
  frame(r, r.left, [2.4, 1.25, 1, 0.75], ['#f1e4cc', '#51696b', '#e0915f'], 'sun');
  return r;
}

function swivel(r: Room, x: number, z: number, pigment: string): void {
  const [cx, cy] = r.camera.at([x + 0.25, 0, z + 0.25]);
  const s = r.camera.scale([x + 0.25, 0, z + 0.25]);
  const metal = lit(r, '#4a4e55', 0.6);
  contact(
    r,
    [
      [x - 0.05, 0, z],
      [x + 0.55, 0, z],
      [x + 0.55, 0, z + 0.5],
      [x - 0.05, 0, z + 0.5],
    ],
    0.3,
    10,
  );
  for (const dx of [-0.26, 0, 0.26])
    r.sheet.stroke(
      [
        [cx, cy - 0.12 * s],
        [cx + dx * s, cy],
      ],
      metal,
      0.04 * s,
    );
  r.sheet.rect(cx - 0.025 * s, cy - 0.44 * s, 0.05 * s, 0.34 * s, metal);
  solid(r, { x, z, w: 0.52, d: 0.5, y: 0.42, h: 0.09, pigment, ground: false, soft: 0.08 });
  solid(r, { x: x + 0.02, z, w: 0.48, d: 0.06, y: 0.58, h: 0.46, pigment, ground: false, soft: 0.1 });
}
