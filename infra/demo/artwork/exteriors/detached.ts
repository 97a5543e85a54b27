import { drawBlock } from '../house.ts';
import { drawDoor } from '../door.ts';
import { drawFence, drawHedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawBorder, drawConifer, drawShrub, drawTree } from '../plants.ts';
import { drawChimney } from '../roof.ts';
import { drawBackdrop, drawGravel, drawLawn, drawPaving, drawPot } from '../street.ts';
import { drawBand, drawQuoins, type Material } from '../wall.ts';
import { drawWindow, type WindowStyle } from '../window.ts';
import { createWorld, type World } from '../world.ts';
import {
  drawBough,
  drawClimber,
  drawDapple,
  drawDormer,
  drawGarageDoor,
  drawTimbers,
  createView,
  drawWindows,
} from './parts.ts';

export interface DetachedLook {
  seed: string;
  mood: MoodName;
  wall: Material;
  accent: Material;
  tiles: string;
  door: string;
  side: number;
}

/** A family house of the last twenty years: cross gable, attached garage, block-paved drive. */
export function drawFamilyHouse(look: DetachedLook): World {
  const w = createWorld(look.seed, look.mood, createView(look.side, 16.4));
  const style: WindowStyle = { cols: 2, toplight: 0.3, head: 'stone', trim: '#e6dcc9', frame: '#f8f6f0' };
  drawBackdrop(w, 'trees');
  drawTree(w, [-12, 0, 14], 11);
  drawTree(w, [14, 0, 16], 12);
  drawLawn(w, -30, 30, -9, 14, false);
  drawBlock(w, {
    x: 5.4,
    z: 1.2,
    w: 3.6,
    d: 6,
    h: 2.7,
    material: look.wall,
    roof: 'along',
    rise: 1.7,
    tiles: look.tiles,
    front: (face) => drawGarageDoor(w, face, [0.5, 0.02, 2.6, 2.15], look.door),
  });
  drawBlock(w, {
    x: -5.4,
    z: 0,
    w: 10.8,
    d: 7.6,
    h: 5.3,
    material: look.wall,
    roof: 'along',
    rise: 3,
    tiles: look.tiles,
    front: (face) => {
      drawBand(w, face, 2.85, 0.14, '#e6dcc9');
      drawWindows(w, face, style, [
        [6.1, 3.5, 1.3, 1.25],
        [8.6, 3.5, 1.5, 1.25],
        [8.4, 0.85, 1.8, 1.45],
      ]);
      drawDoor(w, face, [5.95, 0.15], {
        pigment: look.door,
        panels: 'half',
        hood: 'pitched',
        surround: '#f4eee0',
        steps: 1,
      });
      drawWindow(w, face, [7.3, 0.9, 0.4, 1.3], { ...style, cols: 1, toplight: 0 });
    },
  });
  drawBlock(w, {
    x: -4.9,
    z: -1.3,
    w: 4.4,
    d: 4,
    h: 5.2,
    material: look.accent,
    roof: 'gable',
    rise: 2.5,
    tiles: look.tiles,
    trim: '#f4eee0',
    into: { flank: 1.3, ridge: 4.4 },
    front: (face) => {
      drawWindows(w, face, { ...style, cols: 3 }, [
        [0.85, 0.8, 2.7, 1.6],
        [0.95, 3.35, 2.5, 1.35],
      ]);
      if (look.accent.kind === 'render') drawTimbers(w, face, [0, 5.1, 4.4, 2], '#5b463c', 2.4);
    },
  });
  drawChimney(w, {
    x: 4.6,
    z: 3.8,
    base: 7.2,
    top: 9.3,
    w: 0.9,
    d: 0.7,
    pots: 2,
    pigment: look.wall.kind === 'brick' ? look.wall.pigment : '#a9654f',
  });
  drawPaving(w, 0.2, 9.4, -8, 1.2, '#c3a08a', 0.45);
  drawLawn(w, -14, -0.1, -8, -1.4);
  drawBorder(w, [-5, 0, -1.9], [-0.5, 0, -1.9], 0.6, ['#d97f9b', '#f5e0a0', '#fff4ea']);
  drawShrub(w, [-6.2, 0, -1.6], 1.4, '#e6a7bf');
  drawPot(w, [0.1, 0, -0.6], 0.8, 'ball', '#4b5157');
  drawPot(w, [2.25, 0, -0.6], 0.8, 'ball', '#4b5157');
  drawConifer(w, [9.9, 0, 0.5], 3.6);
  drawHedge(w, [9.6, 0, -6], [14, 0, -6], 1.2, 0.6);
  drawHedge(w, [-14, 0, -8], [-0.6, 0, -8], 0.9, 0.6);
  drawDapple(w, 1300, 1180, 420, 60, 14, 0.13);
  return w;
}

/** A Georgian house of five bays: sashes, pediment over the door, gravel sweep. */
export function drawRectory(look: DetachedLook): World {
  const w = createWorld(look.seed, look.mood, createView(look.side, 18));
  const sash: WindowStyle = { cols: 3, rows: 4, head: 'stone', trim: '#efe5d0', bar: 0.05 };
  drawBackdrop(w, 'hills');
  drawTree(w, [-14, 0, 16], 14);
  drawTree(w, [13, 0, 14], 13);
  drawTree(w, [19, 0, 18], 12);
  drawLawn(w, -34, 34, -16, 18, false);
  drawBlock(w, {
    x: -6.6,
    z: 0,
    w: 13.2,
    d: 8.5,
    h: 6.6,
    material: look.wall,
    roof: 'hip',
    rise: 2.6,
    tiles: look.tiles,
    overhang: 0.45,
    trim: '#f4eee0',
    front: (face) => {
      drawQuoins(w, face, 0, 6.5, '#e9dfc9', 1);
      drawQuoins(w, face, 13.2, 6.5, '#e9dfc9', -1);
      drawBand(w, face, 3.5, 0.16, '#efe5d0');
      for (const a of [1, 3.5, 8.6, 11.1])
        drawWindows(w, face, sash, [
          [a, 0.9, 1.15, 2],
          [a, 4.15, 1.15, 1.75],
        ]);
      drawWindow(w, face, [6.02, 4.15, 1.15, 1.75], sash);
      drawDoor(
        w,
        face,
        [6, 0.35],
        { pigment: look.door, panels: 'six', fanlight: 'arch', surround: '#f4eee0', steps: 3 },
        [1.2, 2.2],
      );
      drawClimber(
        w,
        face,
        [
          [0.3, 0],
          [0.5, 1.6],
          [0.4, 3.2],
          [1.6, 3.55],
          [3, 3.5],
          [4.4, 3.6],
        ],
        0.42,
        '#b7a3dd',
      );
    },
  });
  for (const x of [-4.6, 4.6])
    drawChimney(w, {
      x,
      z: 4.2,
      base: 8,
      top: 10.2,
      w: 1.5,
      d: 0.9,
      pots: 3,
      pigment: look.wall.kind === 'brick' ? look.wall.pigment : '#c0a888',
    });
  drawGravel(w, -8, 8, -6.5, -0.4);
  drawBorder(w, [-6.4, 0, -0.7], [-1.4, 0, -0.7], 0.55, ['#9a86c9', '#f3e6ee', '#c9b9ea']);
  drawBorder(w, [1.4, 0, -0.7], [6.4, 0, -0.7], 0.55, ['#9a86c9', '#f3e6ee', '#c9b9ea']);
  for (const x of [-1.55, 1.55]) drawPot(w, [x, 0, -1.4], 1, 'bay', '#5a6163');
  for (const x of [-7.6, 7.6]) drawConifer(w, [x, 0, -1], 3.4);
  drawHedge(w, [-16, 0, -6.8], [-2.2, 0, -6.8], 0.7, 0.7);
  drawHedge(w, [2.2, 0, -6.8], [16, 0, -6.8], 0.7, 0.7);
  drawGravel(w, -2, 2, -14, -6.4);
  drawBough(w, look.side > 0 ? 'left' : 'right');
  return w;
}

/** A bungalow with a projecting gable and a broad lawn. */
export function drawBungalow(look: DetachedLook): World {
  const w = createWorld(
    look.seed,
    look.mood,
    createView(look.side, 13.6, -look.side * 2.2, { horizon: 790, focal: 1440 }),
  );
  const style: WindowStyle = { cols: 3, toplight: 0.28, head: 'none', trim: '#e6dcc9', frame: '#f8f6f0' };
  drawBackdrop(w, 'hills', 790);
  drawTree(w, [-9, 0, 12], 9);
  drawTree(w, [9, 0, 15], 10);
  drawTree(w, [15, 0, 13], 9);
  drawLawn(w, -30, 30, -10, 14, false);
  drawBlock(w, {
    x: -6.4,
    z: 0,
    w: 12.8,
    d: 8,
    h: 2.7,
    material: look.wall,
    roof: 'hip',
    rise: 2.7,
    tiles: look.tiles,
    overhang: 0.5,
    front: (face) => {
      drawWindows(w, face, style, [
        [5.9, 0.85, 1.5, 1.3],
        [9.6, 0.75, 2.4, 1.45],
      ]);
      drawDoor(w, face, [8, 0.15], { pigment: look.door, panels: 'glazed', hood: 'flat', steps: 1 });
      drawBand(w, face, 0, 0.35, '#a8705a');
    },
    flank: (face) => drawWindow(w, face, [3, 0.85, 1.3, 1.2], { ...style, cols: 2 }),
  });
  drawBlock(w, {
    x: -5.9,
    z: -1.4,
    w: 4.6,
    d: 4,
    h: 2.65,
    material: look.accent,
    roof: 'gable',
    rise: 2.1,
    tiles: look.tiles,
    into: { flank: 1.4, ridge: 4.5 },
    front: (face) => {
      drawWindow(w, face, [1, 0.7, 2.6, 1.5], style);
    },
  });
  drawDormer(
    w,
    { origin: [2.2, 0, 1.9], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1], w: 2, h: 2 },
    [0, 3.5],
    1.7,
    1.2,
    { cheek: '#e9e0cd', tiles: look.tiles, style: { cols: 2 } },
  );
  drawChimney(w, { x: -1.2, z: 3.4, base: 4.4, top: 6.2, pots: 2 });
  drawPaving(w, 1.5, 3, -7, -0.3, '#cdb49c', 0.5);
  drawGravel(w, 5.4, 9, -7, 2);
  drawLawn(w, -12, 1.3, -7, -1.6);
  drawLawn(w, 3.2, 5.2, -7, -0.8);
  drawBorder(w, [-5.8, 0, -1.9], [-1.2, 0, -1.9], 0.55, ['#e87f6f', '#f7d774', '#fff1e2']);
  drawBorder(w, [3.2, 0, -0.8], [5.2, 0, -0.8], 0.5, ['#8f86cf', '#f2b9cb']);
  drawShrub(w, [-6.8, 0, -1.2], 1.3, '#c9b0e6');
  drawShrub(w, [6.2, 0, 0.4], 1.1);
  drawPot(w, [1.3, 0, -0.9], 0.75, 'flowers', '#b8704f', '#e0566b');
  drawFence(w, [-14, 0, -7], [1.3, 0, -7], 0.85, 'picket', '#f7f4ec');
  drawFence(w, [3.2, 0, -7], [5.2, 0, -7], 0.85, 'picket', '#f7f4ec');
  return w;
}
