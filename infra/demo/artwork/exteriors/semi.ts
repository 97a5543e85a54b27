import { bay } from '../bay.ts';
import { block } from '../house.ts';
import { door } from '../door.ts';
import { gardenWall, hedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { border, conifer, shrub, tree } from '../plants.ts';
import { chimney } from '../roof.ts';
import { backdrop, gravel, lawn, paving, pot, roadside } from '../street.ts';
import { band, quoins, type Material } from '../wall.ts';
import { window, type WindowStyle } from '../window.ts';
import { facePoly, level, lit, world, type World } from '../world.ts';
import type { Face } from '../face.ts';
import { dapple, garageDoor, timbers, view } from './parts.ts';

export interface SemiLook {
  seed: string;
  mood: MoodName;
  lower: Material;
  upper: Material;
  tiles: string;
  trim: string;
  door: string;
  side: number;
  garage?: boolean;
}

/** One half of a 1930s pair: hipped roof, two-storey bay, round-topped porch, drive. */
export function thirties(look: SemiLook): World {
  const w = world(look.seed, look.mood, view(look.side, 14.4));
  const casement: WindowStyle = { cols: 3, toplight: 0.28, head: 'none', trim: look.trim, frame: '#f7f4ec' };
  backdrop(w, 'trees');
  tree(w, [-9, 0, 15], 10);
  tree(w, [12, 0, 18], 11);
  lawn(w, -30, 30, -9, 12, false);
  const front = (face: Face) => {
    const l = level(w, face);
    facePoly(
      w,
      face,
      [
        [0, 0],
        [face.w, 0],
        [face.w, 2.75],
        [0, 2.75],
      ],
      lit(w, look.lower.pigment, l),
      { opacity: 0.001 },
    );
    band(w, face, 2.75, 0.12, look.trim);
    for (const [a, flip] of [
      [0, false],
      [6.2, true],
    ] as const) {
      const at = (x: number, wide: number) => a + (flip ? 6.2 - x - wide : x);
      window(w, face, [at(4.3, 1.15), 3.75, 1.15, 1.05], { ...casement, cols: 2 });
      door(w, face, [at(4.3, 1), 0.15], {
        pigment: a === 6.2 ? look.door : '#4b5a60',
        panels: 'half',
        hood: 'flat',
        steps: 1,
        frame: look.trim,
      });
      window(w, face, [at(3.62, 0.42), 1.1, 0.42, 1.15], { ...casement, cols: 1, toplight: 0 });
    }
  };
  block(w, {
    x: -6.2,
    z: 0,
    w: 12.4,
    d: 8.4,
    h: 5.4,
    material: look.upper,
    roof: 'hip',
    rise: 3.1,
    tiles: look.tiles,
    trim: look.trim,
    overhang: 0.5,
    front,
  });
  for (const x of [-5.75, 2.55]) bayPair(w, x, look, casement);
  chimney(w, { x: 0, z: 4.2, base: 7.9, top: 9.9, w: 1.5, d: 0.8, pots: 4, pigment: '#a4614b' });
  if (look.garage)
    block(w, {
      x: 6.7,
      z: 2.4,
      w: 3,
      d: 5,
      h: 2.6,
      material: look.lower,
      roof: 'flat',
      trim: look.trim,
      front: (face) => garageDoor(w, face, [0.35, 0.02, 2.3, 2.1], look.door),
    });
  drive(w);
  return w;
}

function bayPair(w: World, x: number, look: SemiLook, casement: WindowStyle): void {
  const at = { x, z: 0, w: 3.2, out: 0.8, h: 5.1 };
  const paint = (face: Face, side: boolean) => {
    const inset = 0.12;
    const style = { ...casement, cols: side ? 1 : 3 };
    window(w, face, [inset, 0.85, face.w - inset * 2, 1.6], style);
    window(w, face, [inset, 3.5, face.w - inset * 2, 1.35], style);
    const l = level(w, face);
    facePoly(
      w,
      face,
      [
        [0, 2.55],
        [face.w, 2.55],
        [face.w, 3.32],
        [0, 3.32],
      ],
      lit(w, look.tiles, l),
    );
    for (let b = 2.62; b < 3.3; b += 0.16)
      facePoly(
        w,
        face,
        [
          [0, b],
          [face.w, b],
          [face.w, b + 0.03],
          [0, b + 0.03],
        ],
        lit(w, '#5d3a34', l),
        { opacity: 0.5 },
      );
  };
  bay(w, at, look.lower, paint, { tiles: look.tiles, trim: look.trim, rise: 0.9 });
}

function drive(w: World): void {
  gravel(w, 6, 10.5, -5.2, 2.4);
  paving(w, 3.9, 6, -5.2, -0.4, '#c4a48c', 0.4);
  lawn(w, -2, 3.7, -5.2, -1.2);
  lawn(w, -12, -2.3, -5.2, -1.2);
  border(w, [-1.6, 0, -1.5], [3.4, 0, -1.5], 0.6, ['#e59ab0', '#f0c75e', '#a88fcf']);
  shrub(w, [3.4, 0, -2.4], 1, '#e7b4c6');
  pot(w, [5.75, 0, -0.7], 0.8, 'ball', '#4b5157');
  conifer(w, [-8, 0, -2.2], 2.6);
  gardenWall(w, [-12, 0, -5.2], [-2.2, 0, -5.2], 0.7, '#a8654f');
  gardenWall(w, [-1.9, 0, -5.2], [4, 0, -5.2], 0.7, '#a8654f');
  hedge(w, [-12, 0.1, -4.9], [-2.4, 0.1, -4.9], 1.2, 0.5);
  hedge(w, [10.5, 0, -5.2], [14, 0, -5.2], 1.3, 0.6);
  roadside(w, -5.25, 1.5);
  dapple(w, 300, 1190, 420, 50, 16, 0.14);
}

/** Half of an Edwardian pair: bay under a timbered gable, tiled path, stained glass. */
export function edwardian(look: SemiLook): World {
  const w = world(look.seed, look.mood, view(look.side, 14.8));
  const sash: WindowStyle = { rail: 0.55, head: 'stone', trim: look.trim, cols: 2 };
  backdrop(w, 'trees');
  tree(w, [-13, 0, 12], 11);
  tree(w, [11, 0, 9], 10);
  lawn(w, -30, 30, -9, 12, false);
  const front = (face: Face) => {
    quoins(w, face, 0, 6, look.trim, 1);
    quoins(w, face, 12, 6, look.trim, -1);
    band(w, face, 3.1, 0.15, look.trim);
    window(w, face, [7.05, 3.9, 1.3, 1.6], sash);
    window(w, face, [3.65, 3.9, 1.3, 1.6], sash);
    door(
      w,
      face,
      [7.1, 0.3],
      {
        pigment: look.door,
        panels: 'half',
        fanlight: 'square',
        hood: 'pitched',
        surround: look.trim,
        steps: 2,
      },
      [1.05, 2.15],
    );
    door(
      w,
      face,
      [3.85, 0.3],
      {
        pigment: '#5b4a44',
        panels: 'half',
        fanlight: 'square',
        hood: 'pitched',
        surround: look.trim,
        steps: 2,
      },
      [1.05, 2.15],
    );
  };
  block(w, {
    x: -6,
    z: 0,
    w: 12,
    d: 9,
    h: 6,
    material: look.lower,
    roof: 'along',
    rise: 3.2,
    tiles: look.tiles,
    trim: look.trim,
    front,
  });
  for (const x of [-5.6, 2.4]) {
    block(w, {
      x,
      z: -0.45,
      w: 3.2,
      d: 4,
      h: 5.9,
      material: look.lower,
      roof: 'gable',
      rise: 2.1,
      tiles: look.tiles,
      trim: look.trim,
      overhang: 0.4,
      into: { flank: 0.45, ridge: 3.4 },
      front: (face) => {
        facePoly(
          w,
          face,
          [
            [0, 5.75],
            [3.2, 5.75],
            [3.2, 5.9],
            [1.6, 8],
            [0, 5.9],
          ],
          lit(w, look.upper.pigment, level(w, face)),
        );
        timbers(w, face, [0, 5.75, 3.2, 2], look.trim === '#f4eee0' ? '#f4eee0' : '#4f3d35', 2.1);
      },
    });
    bay(
      w,
      { x: x + 0.15, z: -0.45, w: 2.9, out: 0.8, h: 5.4 },
      look.lower,
      (face, side) => {
        window(w, face, [0.13, 0.85, face.w - 0.26, 1.9], {
          ...sash,
          cols: side ? 1 : 1,
          toplight: 0.3,
          rail: 0,
        });
        window(w, face, [0.13, 3.75, face.w - 0.26, 1.4], { ...sash, cols: 1, toplight: 0.3, rail: 0 });
        band(w, face, 3.1, 0.15, look.trim);
      },
      { tiles: look.tiles, trim: look.trim, rise: 0.4 },
    );
  }
  chimney(w, { x: 0, z: 4.5, base: 8.2, top: 10.6, w: 1.6, d: 0.8, pots: 4, pigment: look.lower.pigment });
  paving(w, 0.9, 2.3, -5.2, -0.8, '#c98f6e', 0.35);
  lawn(w, 2.6, 9, -5.2, -1.5);
  lawn(w, -9, 0.6, -5.2, -1.5);
  border(w, [2.7, 0, -1.9], [7.4, 0, -1.9], 0.75, ['#c66d8f', '#f2d6dd', '#7f86c9']);
  shrub(w, [0.2, 0, -2], 1.2, '#a8b6e2');
  shrub(w, [6.6, 0, -2.8], 1.1, '#d68fb0');
  pot(w, [0.75, 0, -1], 0.85, 'bay', '#b8704f');
  gardenWall(w, [-10, 0, -5.2], [0.8, 0, -5.2], 0.75, look.lower.pigment, look.trim);
  gardenWall(w, [2.4, 0, -5.2], [12, 0, -5.2], 0.75, look.lower.pigment, look.trim);
  hedge(w, [2.7, 0.1, -4.9], [12, 0.1, -4.9], 1.1, 0.5);
  roadside(w, -5.25, 1.5);
  dapple(w, 1500, 1190, 420, 50, 18, 0.14);
  return w;
}
