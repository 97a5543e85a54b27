import type { V3 } from './camera.ts';
import { darkenColour, lightenColour } from './colour.ts';
import { createWallFace, type Face } from './face.ts';
import { drawBargeboard, drawSlope, createSlopeFace } from './roof.ts';
import type { Material } from './wall.ts';
import { drawFaceRectangle, lightPigment, drawQuad, type World } from './world.ts';

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

export function createShadowInk(w: World) {
  return darkenColour(w.mood.shadow, 0.45);
}

export function drawHouseRoof(w: World, b: Block): void {
  const { x, z, d, w: wide, y = 0, rise = 2.4, overhang = 0.35, tiles = '#6d6670', trim = '#f3ede0' } = b;
  const [x1, z1, h] = [x + wide, z + d, y + b.h];
  const o = overhang;
  const e = b.joined ? 0.01 : o;
  const drop = (rise / (b.roof === 'gable' ? wide / 2 : d / 2)) * o;
  if (b.roof === 'along') {
    const [zm, top] = [z + d / 2, h + rise];
    const run = Math.hypot(d / 2 + o, rise + drop);
    const face = createSlopeFace([x - e, h - drop, z - o], [x1 + e, h - drop, z - o], [x - e, top, zm]);
    drawSlope(
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
    drawRidge(w, [x - e, top, zm], [x1 + e, top, zm], tiles);
    for (const edge of b.joined ? [] : [x - o, x1 + o])
      if (edge < x ? w.camera.position[0] < x : w.camera.position[0] > x1) {
        drawBargeboard(w, [edge, h - drop, z - o], [edge, top, zm], trim);
        drawBargeboard(w, [edge, top, zm], [edge, h - drop, z1 + o], trim);
      }
    drawGutter(w, [x - e, h - drop, z - o], [x1 + e, h - drop, z - o], trim);
  }
  if (b.roof === 'gable') {
    const [xm, top] = [x + wide / 2, h + rise];
    const run = Math.hypot(wide / 2 + o, rise + drop);
    const long = d + o * 2;
    const [low, high] = b.into ? [b.into.flank + o, b.into.ridge + o] : [long, long];
    drawSlope(
      w,
      createSlopeFace([x - o, h - drop, z1 + o], [x - o, h - drop, z - o], [xm, top, z1 + o]),
      [
        [long - low, 0],
        [long, 0],
        [long, run],
        [long - high, run],
      ],
      tiles,
    );
    drawSlope(
      w,
      createSlopeFace([x1 + o, h - drop, z - o], [x1 + o, h - drop, z1 + o], [xm, top, z - o]),
      [
        [0, 0],
        [low, 0],
        [high, run],
        [0, run],
      ],
      tiles,
    );
    drawBargeboard(w, [x - o, h - drop, z - o], [xm, top, z - o], trim, 0.26);
    drawBargeboard(w, [xm, top, z - o], [x1 + o, h - drop, z - o], trim, 0.26);
  }
  if (b.roof === 'hip') drawHip(w, b, h, o, tiles, trim);
  if (b.roof === 'flat') {
    const face = createWallFace([x - 0.06, h, z - 0.06], [x1 + 0.06, h, z - 0.06], 0.18);
    drawFaceRectangle(w, face, [0, 0, face.w, 0.18], lightPigment(w, trim, 0.95));
  }
}

function drawHip(w: World, b: Block, h: number, o: number, tiles: string, trim: string): void {
  const { x, z, d, w: wide, rise = 2.4 } = b;
  const [x1, z1, half] = [x + wide + o, z + d + o, d / 2 + o];
  const [x0, z0, top] = [x - o, z - o, h + rise];
  const inset = Math.min(half, (wide + o * 2) / 2 - 0.05);
  const run = Math.hypot(half, rise);
  drawSlope(
    w,
    createSlopeFace([x0, h, z1], [x0, h, z0], [x0 + inset, top, z1]),
    [
      [0, 0],
      [d + o * 2, 0],
      [half, Math.hypot(inset, rise)],
    ],
    tiles,
  );
  drawSlope(
    w,
    createSlopeFace([x1, h, z0], [x1, h, z1], [x1 - inset, top, z0]),
    [
      [0, 0],
      [d + o * 2, 0],
      [half, Math.hypot(inset, rise)],
    ],
    tiles,
  );
  drawSlope(
    w,
    createSlopeFace([x0, h, z0], [x1, h, z0], [x0, top, z0 + half]),
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
    drawRidge(w, a, c, tiles);
  drawRidge(w, [x0 + inset, top, z0 + half], [x1 - inset, top, z0 + half], tiles);
  drawGutter(w, [x0, h, z0], [x1, h, z0], trim);
}

function drawRidge(w: World, from: V3, to: V3, tiles: string): void {
  const width = w.camera.scale(from) * 0.15;
  const colour = w.mood.snow ? '#fbfcff' : lightPigment(w, lightenColour(tiles, 0.14), 0.95);
  w.sheet.stroke([w.camera.at(from), w.camera.at(to)], colour, width);
}

function drawGutter(w: World, from: V3, to: V3, trim: string): void {
  drawQuad(
    w,
    [from, to, [to[0], to[1] - 0.16, to[2]], [from[0], from[1] - 0.16, from[2]]],
    lightPigment(w, trim, 0.85),
  );
  drawQuad(
    w,
    [from, to, [to[0], to[1] - 0.05, to[2]], [from[0], from[1] - 0.05, from[2]]],
    lightPigment(w, lightenColour(trim, 0.3), 1),
  );
}
