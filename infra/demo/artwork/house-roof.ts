import type { V3 } from './camera.ts';
import { darken, lighten } from './colour.ts';
import { wallFace, type Face } from './face.ts';
import { bargeboard, slope, slopeFace } from './roof.ts';
import type { Material } from './wall.ts';
import { faceRect, lit, quad, type World } from './world.ts';

export interface Block {
  x: number;
  z: number;
  w: number;
  d: number;
  h: number;
  y?: number;
  material: Material;
  side?: Material;
  roof: 'along' | 'gable' | 'hip' | 'flat';
  rise?: number;
  tiles?: string;
  trim?: string;
  overhang?: number;
  /** Part of a row: no flanks, no verges. */
  joined?: boolean;
  /** For a block in front of a larger house: how far its flank and its ridge reach back to it. */
  into?: { readonly flank: number; readonly ridge: number };
  front?: (face: Face) => void;
  flank?: (face: Face) => void;
}

export function shadowInk(w: World) {
  return darken(w.mood.shadow, 0.45);
}

export function roofOf(w: World, b: Block): void {
  const { x, z, d, w: wide, y = 0, rise = 2.4, overhang = 0.35, tiles = '#6d6670', trim = '#f3ede0' } = b;
  const [x1, z1, h] = [x + wide, z + d, y + b.h];
  const o = overhang;
  const e = b.joined ? 0.01 : o;
  const drop = (rise / (b.roof === 'gable' ? wide / 2 : d / 2)) * o;
  if (b.roof === 'along') {
    const [zm, top] = [z + d / 2, h + rise];
    const run = Math.hypot(d / 2 + o, rise + drop);
    const face = slopeFace([x - e, h - drop, z - o], [x1 + e, h - drop, z - o], [x - e, top, zm]);
    slope(
      w,
      face,
      [
        [0, 0],
        [wide + e * 2, 0],
        [wide + e * 2, run],
        [0, run],
      ],
      tiles,
    );
    ridge(w, [x - e, top, zm], [x1 + e, top, zm], tiles);
    for (const edge of b.joined ? [] : [x - o, x1 + o])
      if (edge < x ? w.camera.position[0] < x : w.camera.position[0] > x1) {
        bargeboard(w, [edge, h - drop, z - o], [edge, top, zm], trim);
        bargeboard(w, [edge, top, zm], [edge, h - drop, z1 + o], trim);
      }
    gutter(w, [x - e, h - drop, z - o], [x1 + e, h - drop, z - o], trim);
  }
  if (b.roof === 'gable') {
    const [xm, top] = [x + wide / 2, h + rise];
    const run = Math.hypot(wide / 2 + o, rise + drop);
    const long = d + o * 2;
    const [low, high] = b.into ? [b.into.flank + o, b.into.ridge + o] : [long, long];
    slope(
      w,
      slopeFace([x - o, h - drop, z1 + o], [x - o, h - drop, z - o], [xm, top, z1 + o]),
      [
        [long - low, 0],
        [long, 0],
        [long, run],
        [long - high, run],
      ],
      tiles,
    );
    slope(
      w,
      slopeFace([x1 + o, h - drop, z - o], [x1 + o, h - drop, z1 + o], [xm, top, z - o]),
      [
        [0, 0],
        [low, 0],
        [high, run],
        [0, run],
      ],
      tiles,
    );
    bargeboard(w, [x - o, h - drop, z - o], [xm, top, z - o], trim, 0.26);
    bargeboard(w, [xm, top, z - o], [x1 + o, h - drop, z - o], trim, 0.26);
  }
  if (b.roof === 'hip') hip(w, b, h, o, tiles, trim);
  if (b.roof === 'flat') {
    const face = wallFace([x - 0.06, h, z - 0.06], [x1 + 0.06, h, z - 0.06], 0.18);
    faceRect(w, face, [0, 0, face.w, 0.18], lit(w, trim, 0.95));
  }
}

function hip(w: World, b: Block, h: number, o: number, tiles: string, trim: string): void {
  const { x, z, d, w: wide, rise = 2.4 } = b;
  const [x1, z1, half] = [x + wide + o, z + d + o, d / 2 + o];
  const [x0, z0, top] = [x - o, z - o, h + rise];
  const inset = Math.min(half, (wide + o * 2) / 2 - 0.05);
  const run = Math.hypot(half, rise);
  slope(
    w,
    slopeFace([x0, h, z1], [x0, h, z0], [x0 + inset, top, z1]),
    [
      [0, 0],
      [d + o * 2, 0],
      [half, Math.hypot(inset, rise)],
    ],
    tiles,
  );
  slope(
    w,
    slopeFace([x1, h, z0], [x1, h, z1], [x1 - inset, top, z0]),
    [
      [0, 0],
      [d + o * 2, 0],
      [half, Math.hypot(inset, rise)],
    ],
    tiles,
  );
  slope(
    w,
    slopeFace([x0, h, z0], [x1, h, z0], [x0, top, z0 + half]),
    [
      [0, 0],
      [wide + o * 2, 0],
      [wide + o * 2 - inset, run],
      [inset, run],
    ],
    tiles,
  );
  for (const [a, c] of [
    [
      [x0, h, z0],
      [x0 + inset, top, z0 + half],
    ],
    [
      [x1, h, z0],
      [x1 - inset, top, z0 + half],
    ],
  ] satisfies [V3, V3][])
    ridge(w, a, c, tiles);
  ridge(w, [x0 + inset, top, z0 + half], [x1 - inset, top, z0 + half], tiles);
  gutter(w, [x0, h, z0], [x1, h, z0], trim);
}

function ridge(w: World, from: V3, to: V3, tiles: string): void {
  const width = w.camera.scale(from) * 0.15;
  const colour = w.mood.snow ? '#fbfcff' : lit(w, lighten(tiles, 0.14), 0.95);
  w.sheet.stroke([w.camera.at(from), w.camera.at(to)], colour, width);
}

function gutter(w: World, from: V3, to: V3, trim: string): void {
  quad(w, [from, to, [to[0], to[1] - 0.16, to[2]], [from[0], from[1] - 0.16, from[2]]], lit(w, trim, 0.85));
  quad(
    w,
    [from, to, [to[0], to[1] - 0.05, to[2]], [from[0], from[1] - 0.05, from[2]]],
    lit(w, lighten(trim, 0.3), 1),
  );
}
