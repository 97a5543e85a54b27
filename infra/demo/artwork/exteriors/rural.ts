import { mix } from '../colour.ts';
import type { Face } from '../face.ts';
import { block } from '../house.ts';
import { door } from '../door.ts';
import { gardenWall, hedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { border, shrub, tree } from '../plants.ts';
import { chimney, slope, slopeFace } from '../roof.ts';
import { backdrop, gravel, lawn, paving, pot } from '../street.ts';
import { band, quoins, type Material } from '../wall.ts';
import { glass, window, type WindowStyle } from '../window.ts';
import { faceRect, level, lit, world, type World } from '../world.ts';
import { bough, climber, dapple, grasses, dormer, view, windows } from './parts.ts';

export interface RuralLook {
  seed: string;
  mood: MoodName;
  wall: Material;
  tiles: string;
  trim: string;
  door: string;
  side: number;
  roses?: string;
}

/** A stone or whitewashed cottage with dormers in the roof and a garden full of flowers. */
export function cottage(look: RuralLook): World {
  const w = world(look.seed, look.mood, view(look.side, 13, -look.side * 2.4, { horizon: 830 }));
  const style: WindowStyle = {
    cols: 2,
    rows: 3,
    head: 'stone',
    trim: look.trim,
    frame: '#f3efe2',
    bar: 0.05,
  };
  backdrop(w, 'hills', 830);
  tree(w, [-10, 0, 10], 9);
  tree(w, [10, 0, 12], 10);
  lawn(w, -30, 30, -10, 12, false);
  block(w, {
    x: 4.6,
    z: 0.8,
    w: 3.4,
    d: 5,
    h: 2.5,
    material: look.wall,
    roof: 'along',
    rise: 1.9,
    tiles: look.tiles,
    trim: look.trim,
    overhang: 0.2,
    front: (face) => window(w, face, [1.1, 0.8, 1.1, 1.1], style),
  });
  block(w, {
    x: -5,
    z: 0,
    w: 9.6,
    d: 6.2,
    h: 3.9,
    material: look.wall,
    roof: 'along',
    rise: 2.9,
    tiles: look.tiles,
    trim: look.trim,
    overhang: 0.25,
    front: (face) => {
      windows(w, face, style, [
        [1, 0.85, 1.4, 1.2],
        [7.1, 0.85, 1.4, 1.2],
      ]);
      door(w, face, [4.3, 0.12], {
        pigment: look.door,
        panels: 'plank',
        hood: 'pitched',
        surround: '#8a6f58',
        steps: 1,
      });
      climber(
        w,
        face,
        [
          [3.7, 0],
          [3.5, 1],
          [3.3, 2],
          [3.2, 2.9],
          [2.4, 3.2],
          [1.4, 3.1],
        ],
        0.36,
        look.roses ?? '#eaa0b0',
      );
      climber(
        w,
        face,
        [
          [6.1, 0],
          [6.2, 1.1],
          [6.3, 2.1],
          [6.4, 2.9],
          [7.2, 3.2],
        ],
        0.3,
        look.roses ?? '#eaa0b0',
      );
    },
  });
  const sills: Face = { origin: [-5, 0, 0.15], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1], w: 9.6, h: 4 };
  for (const a of [0.9, 4, 7.1])
    dormer(w, sills, [a, 3.35], 1.5, 1.4, {
      cheek: look.wall.pigment,
      tiles: look.tiles,
      style: { ...style, cols: 2, rows: 2 },
    });
  chimney(w, { x: -4.4, z: 3, base: 5.9, top: 7.9, w: 1, pots: 2, pigment: look.wall.pigment });
  chimney(w, { x: 4, z: 3, base: 5.9, top: 7.9, w: 1, pots: 2, pigment: look.wall.pigment });
  garden(w, look);
  bough(w, look.side > 0 ? 'left' : 'right');
  return w;
}

function garden(w: World, look: RuralLook): void {
  const flowers = ['#b287d1', '#f08ca6', '#fff3d9', '#7d92dd', '#f3c14f'];
  paving(w, -0.95, 0.55, -6, -0.2, '#cbb698', 0.55);
  lawn(w, -10, -1.1, -6, -0.9, false);
  lawn(w, 0.7, 10, -6, -0.9, false);
  for (const z of [-1.3, -3.2]) {
    border(w, [-5.5, 0, z], [-1.3, 0, z], 0.75, flowers);
    border(w, [1, 0, z], [6.5, 0, z], 0.75, flowers);
  }
  shrub(w, [-6.4, 0, -1.4], 1.5, '#efc0d0');
  shrub(w, [5.8, 0, -2.2], 1.2, '#cfd6f4');
  pot(w, [0.8, 0, -0.9], 0.7, 'flowers', '#b8704f', '#e0566b');
  gardenWall(w, [-14, 0, -6], [-1, 0, -6], 0.75, mix(look.wall.pigment, '#8b8378', 0.25), look.trim);
  gardenWall(w, [0.6, 0, -6], [14, 0, -6], 0.75, mix(look.wall.pigment, '#8b8378', 0.25), look.trim);
  border(w, [1.4, 0, -6.5], [9, 0, -6.5], 0.5, ['#fff6e2', '#a9b5ec']);
}

/** A long farmhouse under the hills, with a lean-to and a yard. */
export function farmhouse(look: RuralLook): World {
  const w = world(look.seed, look.mood, view(look.side, 17, -look.side * 2.2, { horizon: 800 }));
  const style: WindowStyle = { rail: 0.5, cols: 2, head: 'surround', trim: look.trim, frame: '#f6f3ea' };
  backdrop(w, 'hills', 800);
  tree(w, [-12, 0, 14], 9);
  tree(w, [15, 0, 18], 10);
  tree(w, [-19, 0, 20], 10);
  lawn(w, -40, 40, -16, 22, false);
  block(w, {
    x: 6,
    z: 1,
    w: 5.4,
    d: 5.4,
    h: 3,
    material: look.wall,
    roof: 'along',
    rise: 1.9,
    tiles: look.tiles,
    trim: look.trim,
    overhang: 0.15,
    front: (face) => {
      faceRect(w, face, [1.4, 0, 2.3, 2.3], lit(w, look.door, level(w, face)));
      for (let i = 1; i < 8; i += 1)
        faceRect(w, face, [1.4 + i * 0.29, 0, 0.03, 2.3], lit(w, '#2b2f36', 0.4), { opacity: 0.5 });
    },
  });
  block(w, {
    x: -6,
    z: 0,
    w: 12,
    d: 6.4,
    h: 5,
    material: look.wall,
    roof: 'along',
    rise: 2.6,
    tiles: look.tiles,
    trim: look.trim,
    overhang: 0.15,
    front: (face) => {
      if (look.wall.kind === 'render') band(w, face, 0, 0.4, '#5c6670');
      else quoins(w, face, 0, 5, look.trim, 1);
      windows(w, face, style, [
        [1, 0.9, 1.1, 1.5],
        [3.6, 0.9, 1.1, 1.5],
        [7.4, 0.9, 1.1, 1.5],
        [10, 0.9, 1.1, 1.5],
      ]);
      windows(w, face, style, [
        [1, 3.2, 1.1, 1.25],
        [3.6, 3.2, 1.1, 1.25],
        [7.4, 3.2, 1.1, 1.25],
        [10, 3.2, 1.1, 1.25],
      ]);
      door(w, face, [5.55, 0.15], {
        pigment: look.door,
        panels: 'half',
        fanlight: 'square',
        hood: 'pitched',
        surround: look.trim,
        steps: 1,
      });
    },
  });
  for (const x of [-5.4, 0, 5.4])
    chimney(w, { x, z: 3.2, base: 6.9, top: 8.6, w: 1, pots: 2, pigment: look.wall.pigment });
  gravel(w, -3, 12, -7, -0.3, '#d5c9b2');
  lawn(w, -16, -3.2, -7, -1);
  border(w, [-6, 0, -0.7], [-1, 0, -0.7], 0.5, ['#e4835f', '#f6d775', '#f7efe2']);
  shrub(w, [-6.9, 0, -1], 1.4, '#8f97dc');
  pot(w, [1.6, 0, -0.8], 0.8, 'flowers', '#5a6163', '#e0566b');
  gardenWall(w, [-18, 0, -7.4], [-3.4, 0, -7.4], 0.9, '#8d8a86', '#a5a19b');
  gardenWall(w, [9, 0, -7.4], [18, 0, -7.4], 0.9, '#8d8a86', '#a5a19b');
  grasses(w, look.side < 0 ? 'right' : 'left', '#f6e7b0');
  return w;
}

/** A barn made into a home: boarded, with a great glazed opening. */
export function barn(look: RuralLook): World {
  const w = world(look.seed, look.mood, view(look.side, 17, -look.side * 2.3, { horizon: 820 }));
  const slim: WindowStyle = { head: 'none', frame: '#2f3437', trim: '#6a5a4c', bar: 0.05, sill: false };
  backdrop(w, 'hills', 820);
  tree(w, [-14, 0, 15], 11);
  tree(w, [15, 0, 14], 12);
  lawn(w, -40, 40, -16, 20, false);
  block(w, {
    x: -8,
    z: 0,
    w: 13,
    d: 7,
    h: 3.9,
    material: look.wall,
    roof: 'along',
    rise: 3.6,
    tiles: look.tiles,
    trim: '#3b3431',
    overhang: 0.3,
    front: (face) => {
      band(w, face, 0, 0.7, '#a1644e');
      windows(w, face, slim, [
        [0.9, 1.2, 0.8, 1.7],
        [2.6, 1.2, 0.8, 1.7],
        [4.3, 0.75, 1.6, 2.2],
      ]);
      faceRect(w, face, [7, 0.05, 4.4, 3.75], lit(w, '#2f3437', 0.5));
      for (let i = 0; i < 4; i += 1)
        glass(w, face, [7.1 + i * 1.06, 0.15, 1, 2.35], { curtain: '#d8cdb9', lamp: w.mood.lamps > 0.3 });
      for (let i = 0; i < 4; i += 1)
        glass(w, face, [7.1 + i * 1.06, 2.6, 1, 1.1], { curtain: '#d8cdb9', lamp: w.mood.lamps > 0.3 });
    },
  });
  const roofline = slopeFace([-8, 3.9, -0.3], [5, 3.9, -0.3], [-8, 7.5, 3.5]);
  for (const a of [1.4, 4])
    slope(
      w,
      roofline,
      [
        [a, 1.6],
        [a + 1, 1.6],
        [a + 1, 3],
        [a, 3],
      ],
      w.mood.glass[0],
      3,
    );
  block(w, {
    x: 5,
    z: -2.6,
    w: 4.6,
    d: 8,
    h: 3,
    material: { kind: 'brick', pigment: '#a9674f' },
    roof: 'gable',
    rise: 2.6,
    tiles: look.tiles,
    trim: '#3b3431',
    front: (face) => {
      windows(w, face, slim, [
        [0.7, 0.8, 1.2, 1.5],
        [2.7, 0.8, 1.2, 1.5],
        [1.9, 3.3, 0.8, 1],
      ]);
    },
  });
  gravel(w, -10, 9, -8, -0.3, '#dcc9a6');
  lawn(w, -18, -5, -8, -2.4, false);
  border(w, [-9, 0, -2.6], [-5.3, 0, -2.6], 0.8, ['#b59bd8', '#f5e6c0']);
  for (const x of [-0.6, 4.2]) pot(w, [x, 0, -0.9], 0.9, 'ball', '#4b5157');
  hedge(w, [-20, 0, -8.2], [-5, 0, -8.2], 0.8, 0.6);
  shrub(w, [9.9, 0, -3], 1.3);
  dapple(w, 1250, 1190, 430, 60, 14, 0.12);
  grasses(w, 'left', '#efd9a0');
  return w;
}
