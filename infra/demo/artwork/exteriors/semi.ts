import { drawBay } from '../bay.ts';
import { drawBlock } from '../house.ts';
import { drawDoor } from '../door.ts';
import { drawGardenWall, drawHedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawBorder, drawConifer, drawShrub, drawTree } from '../plants.ts';
import { drawChimney } from '../roof.ts';
import { drawBackdrop, drawGravel, drawLawn, drawPaving, drawPot, drawRoadside } from '../street.ts';
import { drawBand, drawQuoins, type Material } from '../wall.ts';
import { drawWindow, type WindowStyle } from '../window.ts';
import { drawFacePolygon, getLightLevel, lightPigment, createWorld, type World } from '../world.ts';
import type { Face } from '../face.ts';
import { drawDapple, drawGarageDoor, drawTimbers, createView } from './parts.ts';

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
export function drawThirties(look: SemiLook): World {
  const w = createWorld(look.seed, look.mood, createView(look.side, 14.4));
  const casement: WindowStyle = { cols: 3, toplight: 0.28, head: 'none', trim: look.trim, frame: '#f7f4ec' };
  drawBackdrop(w, 'trees');
  drawTree(w, [-9, 0, 15], 10);
  drawTree(w, [12, 0, 18], 11);
  drawLawn(w, -30, 30, -9, 12, false);
  const front = (face: Face) => {
    const l = getLightLevel(w, face);
    drawFacePolygon(
      w,
      face,
      [
        [0, 0],
        [face.w, 0],
        [face.w, 2.75],
        [0, 2.75],
      ],
      lightPigment(w, look.lower.pigment, l),
      { opacity: 0.001 },
    );
    drawBand(w, face, 2.75, 0.12, look.trim);
    for (const [a, flip] of [
      [0, false],
      [6.2, true],
    ] as const) {
      const at = (x: number, wide: number) => a + (flip ? 6.2 - x - wide : x);
      drawWindow(w, face, [at(4.3, 1.15), 3.75, 1.15, 1.05], { ...casement, cols: 2 });
      drawDoor(w, face, [at(4.3, 1), 0.15], {
        pigment: a === 6.2 ? look.door : '#4b5a60',
        panels: 'half',
        hood: 'flat',
        steps: 1,
        frame: look.trim,
      });
      drawWindow(w, face, [at(3.62, 0.42), 1.1, 0.42, 1.15], { ...casement, cols: 1, toplight: 0 });
    }
  };
  drawBlock(w, {
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
  for (const x of [-5.75, 2.55]) drawBayPair(w, x, look, casement);
  drawChimney(w, { x: 0, z: 4.2, base: 7.9, top: 9.9, w: 1.5, d: 0.8, pots: 4, pigment: '#a4614b' });
  if (look.garage)
    drawBlock(w, {
      x: 6.7,
      z: 2.4,
      w: 3,
      d: 5,
      h: 2.6,
      material: look.lower,
      roof: 'flat',
      trim: look.trim,
      front: (face) => drawGarageDoor(w, face, [0.35, 0.02, 2.3, 2.1], look.door),
    });
  drawDrive(w);
  return w;
}

function drawBayPair(w: World, x: number, look: SemiLook, casement: WindowStyle): void {
  const at = { x, z: 0, w: 3.2, out: 0.8, h: 5.1 };
  const paint = (face: Face, side: boolean) => {
    const inset = 0.12;
    const style = { ...casement, cols: side ? 1 : 3 };
    drawWindow(w, face, [inset, 0.85, face.w - inset * 2, 1.6], style);
    drawWindow(w, face, [inset, 3.5, face.w - inset * 2, 1.35], style);
    const l = getLightLevel(w, face);
    drawFacePolygon(
      w,
      face,
      [
        [0, 2.55],
        [face.w, 2.55],
        [face.w, 3.32],
        [0, 3.32],
      ],
      lightPigment(w, look.tiles, l),
    );
    for (let b = 2.62; b < 3.3; b += 0.16)
      drawFacePolygon(
        w,
        face,
        [
          [0, b],
          [face.w, b],
          [face.w, b + 0.03],
          [0, b + 0.03],
        ],
        lightPigment(w, '#5d3a34', l),
        { opacity: 0.5 },
      );
  };
  drawBay(w, at, look.lower, paint, { tiles: look.tiles, trim: look.trim, rise: 0.9 });
}

function drawDrive(w: World): void {
  drawGravel(w, 6, 10.5, -5.2, 2.4);
  drawPaving(w, 3.9, 6, -5.2, -0.4, '#c4a48c', 0.4);
  drawLawn(w, -2, 3.7, -5.2, -1.2);
  drawLawn(w, -12, -2.3, -5.2, -1.2);
  drawBorder(w, [-1.6, 0, -1.5], [3.4, 0, -1.5], 0.6, ['#e59ab0', '#f0c75e', '#a88fcf']);
  drawShrub(w, [3.4, 0, -2.4], 1, '#e7b4c6');
  drawPot(w, [5.75, 0, -0.7], 0.8, 'ball', '#4b5157');
  drawConifer(w, [-8, 0, -2.2], 2.6);
  drawGardenWall(w, [-12, 0, -5.2], [-2.2, 0, -5.2], 0.7, '#a8654f');
  drawGardenWall(w, [-1.9, 0, -5.2], [4, 0, -5.2], 0.7, '#a8654f');
  drawHedge(w, [-12, 0.1, -4.9], [-2.4, 0.1, -4.9], 1.2, 0.5);
  drawHedge(w, [10.5, 0, -5.2], [14, 0, -5.2], 1.3, 0.6);
  drawRoadside(w, -5.25, 1.5);
  drawDapple(w, 300, 1190, 420, 50, 16, 0.14);
}

/** Half of an Edwardian pair: bay under a timbered gable, tiled path, stained glass. */
export function drawEdwardian(look: SemiLook): World {
  const w = createWorld(look.seed, look.mood, createView(look.side, 14.8));
  const sash: WindowStyle = { rail: 0.55, head: 'stone', trim: look.trim, cols: 2 };
  drawBackdrop(w, 'trees');
  drawTree(w, [-13, 0, 12], 11);
  drawTree(w, [11, 0, 9], 10);
  drawLawn(w, -30, 30, -9, 12, false);
  const front = (face: Face) => {
    drawQuoins(w, face, 0, 6, look.trim, 1);
    drawQuoins(w, face, 12, 6, look.trim, -1);
    drawBand(w, face, 3.1, 0.15, look.trim);
    drawWindow(w, face, [7.05, 3.9, 1.3, 1.6], sash);
    drawWindow(w, face, [3.65, 3.9, 1.3, 1.6], sash);
    drawDoor(
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
    drawDoor(
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
  drawBlock(w, {
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
    drawBlock(w, {
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
        drawFacePolygon(
          w,
          face,
          [
            [0, 5.75],
            [3.2, 5.75],
            [3.2, 5.9],
            [1.6, 8],
            [0, 5.9],
          ],
          lightPigment(w, look.upper.pigment, getLightLevel(w, face)),
        );
        drawTimbers(w, face, [0, 5.75, 3.2, 2], look.trim === '#f4eee0' ? '#f4eee0' : '#4f3d35', 2.1);
      },
    });
    drawBay(
      w,
      { x: x + 0.15, z: -0.45, w: 2.9, out: 0.8, h: 5.4 },
      look.lower,
      (face, side) => {
        drawWindow(w, face, [0.13, 0.85, face.w - 0.26, 1.9], {
          ...sash,
          cols: side ? 1 : 1,
          toplight: 0.3,
          rail: 0,
        });
        drawWindow(w, face, [0.13, 3.75, face.w - 0.26, 1.4], { ...sash, cols: 1, toplight: 0.3, rail: 0 });
        drawBand(w, face, 3.1, 0.15, look.trim);
      },
      { tiles: look.tiles, trim: look.trim, rise: 0.4 },
    );
  }
  drawChimney(w, {
    x: 0,
    z: 4.5,
    base: 8.2,
    top: 10.6,
    w: 1.6,
    d: 0.8,
    pots: 4,
    pigment: look.lower.pigment,
  });
  drawPaving(w, 0.9, 2.3, -5.2, -0.8, '#c98f6e', 0.35);
  drawLawn(w, 2.6, 9, -5.2, -1.5);
  drawLawn(w, -9, 0.6, -5.2, -1.5);
  drawBorder(w, [2.7, 0, -1.9], [7.4, 0, -1.9], 0.75, ['#c66d8f', '#f2d6dd', '#7f86c9']);
  drawShrub(w, [0.2, 0, -2], 1.2, '#a8b6e2');
  drawShrub(w, [6.6, 0, -2.8], 1.1, '#d68fb0');
  drawPot(w, [0.75, 0, -1], 0.85, 'bay', '#b8704f');
  drawGardenWall(w, [-10, 0, -5.2], [0.8, 0, -5.2], 0.75, look.lower.pigment, look.trim);
  drawGardenWall(w, [2.4, 0, -5.2], [12, 0, -5.2], 0.75, look.lower.pigment, look.trim);
  drawHedge(w, [2.7, 0.1, -4.9], [12, 0.1, -4.9], 1.1, 0.5);
  drawRoadside(w, -5.25, 1.5);
  drawDapple(w, 1500, 1190, 420, 50, 18, 0.14);
  return w;
}
