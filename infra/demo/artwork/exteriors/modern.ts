import { type Face, spot } from '../face.ts';
import { block } from '../house.ts';
import { door } from '../door.ts';
import { hedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { border, shrub, tree } from '../plants.ts';
import { backdrop, bicycle, lawn, paving, roadside } from '../street.ts';
import { band, type Material } from '../wall.ts';
import { window, type WindowStyle } from '../window.ts';
import { facePoly, faceRect, level, lit, world, type World, quad } from '../world.ts';
import { dapple, view } from './parts.ts';
import { darken } from '../colour.ts';

export interface FlatsLook {
  seed: string;
  mood: MoodName;
  wall: Material;
  accent: Material;
  floors: number;
  bays: number;
  side: number;
  frame?: string;
  away?: number;
}

const FLOOR = 2.9;

/** New-build flats with deep balconies, planting and a paved forecourt. */
export function flats(look: FlatsLook): World {
  const w = world(
    look.seed,
    look.mood,
    view(look.side, look.away ?? 20, -look.side * 2.5, { horizon: 990, focal: 1400 }),
  );
  backdrop(w, 'roofs', 990);
  const pitch = 4.2;
  const wide = pitch * look.bays;
  const h = FLOOR * look.floors + 0.6;
  tree(w, [-wide, 0, 12], 10);
  block(w, {
    x: -wide / 2,
    z: 0,
    w: wide,
    d: 11,
    h,
    material: look.wall,
    roof: 'flat',
    trim: '#c9c4ba',
    front: (face) => {
      for (let floor = 0; floor < look.floors; floor += 1)
        for (let k = 0; k < look.bays; k += 1) flat(w, face, k * pitch, floor, look);
    },
    flank: (face) => {
      for (let floor = 0; floor < look.floors; floor += 1)
        for (const a of [2, 6.5]) window(w, face, [a, floor * FLOOR + 0.7, 1.2, 1.7], slim(look));
    },
  });
  block(w, {
    x: -wide / 2 + 1,
    z: 1.8,
    w: wide - 2,
    d: 7,
    h: 2.7,
    y: h,
    material: look.accent,
    roof: 'flat',
    trim: '#8d9092',
    front: (face) => {
      for (let a = 0.6; a < face.w - 2; a += 3) window(w, face, [a, 0.3, 2.2, 2], slim(look));
    },
  });
  forecourt(w, wide);
  return w;
}

const slim = (look: FlatsLook): WindowStyle => ({
  cols: 2,
  head: 'none',
  frame: look.frame ?? '#33393d',
  trim: '#a79c8d',
  bar: 0.05,
  sill: false,
});

function flat(w: World, face: Face, a: number, floor: number, look: FlatsLook): void {
  const b = floor * FLOOR;
  if (floor === 0 && a < 0.1) {
    faceRect(w, face, [0.6, 0, 3, 2.7], lit(w, look.accent.pigment, level(w, face) * 0.7));
    door(
      w,
      face,
      [1.5, 0.05],
      { pigment: look.frame ?? '#33393d', panels: 'glazed', hood: 'flat', frame: '#33393d' },
      [1.2, 2.3],
    );
    return;
  }
  window(w, face, [a + 0.35, b + 0.75, 0.9, 1.75], { ...slim(look), cols: 1 });
  window(w, face, [a + 1.65, b + 0.12, 2.1, 2.38], slim(look));
  if (floor > 0) balcony(w, face, a + 1.4, b, look);
  else faceRect(w, face, [a + 1.4, 0, 2.6, 0.12], lit(w, '#cfc6b8', 0.9), {}, 1);
}

function balcony(w: World, face: Face, a: number, b: number, look: FlatsLook): void {
  const [wide, out] = [2.6, 1.25];
  const p = (x: number, y: number, o: number) => spot(face, x, y, o);
  facePoly(
    w,
    face,
    [
      [a, b - 0.1],
      [a + wide, b - 0.1],
      [a + wide - w.mood.side * 0.5, b - 1],
      [a - w.mood.side * 0.5, b - 1],
    ],
    darken(w.mood.shadow, 0.5),
    { opacity: 0.3 },
  );
  quad(
    w,
    [p(a, b - 0.14, 0), p(a + wide, b - 0.14, 0), p(a + wide, b - 0.14, out), p(a, b - 0.14, out)],
    lit(w, '#8d8880', 0.25),
  );
  shrubPot(w, face, a + 0.4, b, out * 0.6);
  const iron = lit(w, look.frame ?? '#33393d', 0.6);
  for (const edge of [a, a + wide])
    quad(w, [p(edge, b, 0), p(edge, b, out), p(edge, b + 1.05, out), p(edge, b + 1.05, 0)], w.mood.glass[1], {
      opacity: 0.35,
    });
  faceRect(
    w,
    face,
    [a, b, wide, 1],
    w.sheet.linear(
      [
        [0, '#ffffff', 0.42],
        [1, w.mood.glass[0], 0.38],
      ],
      [0, 0],
      [1, 1],
    ),
    {},
    out,
  );
  faceRect(w, face, [a, b - 0.16, wide, 0.2], lit(w, '#b7b1a6', 0.85), {}, out);
  faceRect(w, face, [a, b + 1, wide, 0.07], iron, {}, out);
  for (const x of [0, wide / 2, wide - 0.05]) faceRect(w, face, [a + x, b, 0.05, 1.02], iron, {}, out);
}

function shrubPot(w: World, face: Face, a: number, b: number, out: number): void {
  if (w.dice.chance(0.35)) return;
  const [x, y] = w.camera.at(spot(face, a, b, out));
  const s = w.camera.scale(spot(face, a, b, out));
  w.sheet.rect(
    x - 0.15 * s,
    y - 0.36 * s,
    0.34 * s,
    0.36 * s,
    lit(w, w.dice.pick(['#b8704f', '#5a6163', '#d9cdb8']), 0.7),
  );
  for (let i = 0; i < 9; i += 1) {
    const angle = -Math.PI / 2 + w.dice.range(-1, 1);
    const tip: [number, number] = [
      x + Math.cos(angle) * s * 0.55,
      y - 0.36 * s + Math.sin(angle) * s * w.dice.range(0.35, 0.75),
    ];
    w.sheet.path(
      `M${x.toFixed(1)} ${(y - 0.36 * s).toFixed(1)}Q${(x + (tip[0] - x) * 0.8).toFixed(1)} ${(y - 0.6 * s).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`,
      'none',
      { stroke: w.mood.leaf[i % 3] ?? '#557755', width: s * 0.06 },
    );
  }
}

function forecourt(w: World, wide: number): void {
  paving(w, -wide, wide, -5, -0.1, '#cfc8bd', 1);
  lawn(w, -wide - 6, -wide / 2 + 0.2, -5, -1.4, false);
  lawn(w, -wide / 2 + 4.6, wide + 6, -5, -1.4, false);
  border(w, [-wide / 2 + 4.8, 0, -1.7], [wide / 2 + 3, 0, -1.7], 0.8, ['#b59bd8', '#f4ead2', '#8a94d8']);
  border(w, [-wide / 2 - 4, 0, -1.7], [-wide / 2 - 0.2, 0, -1.7], 0.8, ['#b59bd8', '#f4ead2']);
  tree(w, [wide / 2 + 1.2, 0, -3.2], 5.6);
  bicycle(w, [-wide / 2 + 3.9, 0, -0.9], '#3f7f86');
  hedge(w, [-wide / 2 + 5, 0, -5], [wide + 4, 0, -5], 0.7, 0.5);
  shrub(w, [-wide / 2 - 0.6, 0, -3.4], 1.2);
  roadside(w, -5.1, 1.7);
  dapple(w, 420, 1215, 430, 50, 15, 0.13);
}

/** A town house or maisonette of today: brick, deep reveals, a timber panel. */
export function newTownHouses(look: FlatsLook): World {
  const w = world(look.seed, look.mood, view(look.side, 15.5, -look.side * 2.5, { horizon: 900 }));
  backdrop(w, 'trees', 900);
  const wide = 5.2;
  const order = look.side < 0 ? [2, -2, 1, -1, 0] : [-2, 2, -1, 1, 0];
  for (const i of order)
    block(w, {
      x: -wide / 2 + i * wide,
      z: i % 2 === 0 ? 0 : 0.5,
      w: wide,
      d: 8,
      h: 7.6,
      material: i % 2 === 0 ? look.wall : look.accent,
      roof: 'gable',
      rise: 2.6,
      tiles: '#555a62',
      trim: i % 2 === 0 ? look.wall.pigment : look.accent.pigment,
      overhang: 0.06,
      front: (face) => {
        const style = slim(look);
        door(w, face, [3.7, 0.12], {
          pigment: i === 0 ? '#c98a3c' : '#3f5f58',
          panels: 'plank',
          hood: 'flat',
          frame: '#33393d',
          steps: 1,
        });
        window(w, face, [0.6, 0.15, 2.4, 2.35], style);
        window(w, face, [0.6, 3.3, 1.5, 1.9], { ...style, cols: 1 });
        window(w, face, [2.9, 3.3, 1.6, 1.9], style);
        window(w, face, [1.75, 6, 1.7, 2], style);
        band(w, face, 2.85, 0.08, '#d6cdbd');
      },
    });
  paving(w, -30, 30, -4, 0, '#d3cabb', 0.6);
  for (const i of order) {
    const x = -wide / 2 + i * wide;
    lawn(w, x + 0.2, x + 3.3, -3.9, -1, false);
    border(w, [x + 0.4, 0, -1.3], [x + 3.1, 0, -1.3], 0.6, ['#f0c75e', '#e59ab0', '#f7efe2']);
    hedge(w, [x + 0.2, 0, -3.9], [x + 3.3, 0, -3.9], 0.6, 0.4);
  }
  roadside(w, -4.1, 1.7);
  dapple(w, 1480, 1210, 430, 50, 15, 0.13);
  return w;
}
