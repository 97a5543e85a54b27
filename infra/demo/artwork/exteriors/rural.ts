import { mixColours } from '../colour.ts';
import type { Face } from '../face.ts';
import { drawBlock } from '../house.ts';
import { drawDoor } from '../door.ts';
import { drawGardenWall } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawBorder, drawShrub, drawTree } from '../plants.ts';
import { drawChimney } from '../roof.ts';
import { drawBackdrop, drawGravel, drawLawn, drawPaving, drawPot } from '../street.ts';
import { drawBand, drawQuoins, type Material } from '../wall.ts';
import { drawWindow, type WindowStyle } from '../window.ts';
import { drawFaceRectangle, getLightLevel, lightPigment, createWorld, type World } from '../world.ts';
import { drawBough, drawClimber, drawGrasses, drawDormer, createView, drawWindows } from './parts.ts';

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
export function drawCottage(look: RuralLook): World {
  const w = createWorld(look.seed, look.mood, createView(look.side, 13, -look.side * 2.4, { horizon: 830 }));
  const style: WindowStyle = {
    cols: 2,
    rows: 3,
    head: 'stone',
    trim: look.trim,
    frame: '#f3efe2',
    bar: 0.05,
  };
  drawBackdrop(w, 'hills', 830);
  drawTree(w, [-10, 0, 10], 9);
  drawTree(w, [10, 0, 12], 10);
  drawLawn(w, -30, 30, -10, 12, false);
  drawBlock(w, {
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
    front: (face) => drawWindow(w, face, [1.1, 0.8, 1.1, 1.1], style),
  });
  drawBlock(w, {
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
      drawWindows(w, face, style, [
        [1, 0.85, 1.4, 1.2],
        [7.1, 0.85, 1.4, 1.2],
      ]);
      drawDoor(w, face, [4.3, 0.12], {
        pigment: look.door,
        panels: 'plank',
        hood: 'pitched',
        surround: '#8a6f58',
        steps: 1,
      });
      drawClimber(
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
      drawClimber(
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
    drawDormer(w, sills, [a, 3.35], 1.5, 1.4, {
      cheek: look.wall.pigment,
      tiles: look.tiles,
      style: { ...style, cols: 2, rows: 2 },
    });
  drawChimney(w, { x: -4.4, z: 3, base: 5.9, top: 7.9, w: 1, pots: 2, pigment: look.wall.pigment });
  drawChimney(w, { x: 4, z: 3, base: 5.9, top: 7.9, w: 1, pots: 2, pigment: look.wall.pigment });
  drawCottageGarden(w, look);
  drawBough(w, look.side > 0 ? 'left' : 'right');
  return w;
}

function drawCottageGarden(w: World, look: RuralLook): void {
  const flowers = ['#b287d1', '#f08ca6', '#fff3d9', '#7d92dd', '#f3c14f'];
  drawPaving(w, -0.95, 0.55, -6, -0.2, '#cbb698', 0.55);
  drawLawn(w, -10, -1.1, -6, -0.9, false);
  drawLawn(w, 0.7, 10, -6, -0.9, false);
  for (const z of [-1.3, -3.2]) {
    drawBorder(w, [-5.5, 0, z], [-1.3, 0, z], 0.75, flowers);
    drawBorder(w, [1, 0, z], [6.5, 0, z], 0.75, flowers);
  }
  drawShrub(w, [-6.4, 0, -1.4], 1.5, '#efc0d0');
  drawShrub(w, [5.8, 0, -2.2], 1.2, '#cfd6f4');
  drawPot(w, [0.8, 0, -0.9], 0.7, 'flowers', '#b8704f', '#e0566b');
  drawGardenWall(
    w,
    [-14, 0, -6],
    [-1, 0, -6],
    0.75,
    mixColours(look.wall.pigment, '#8b8378', 0.25),
    look.trim,
  );
  drawGardenWall(
    w,
    [0.6, 0, -6],
    [14, 0, -6],
    0.75,
    mixColours(look.wall.pigment, '#8b8378', 0.25),
    look.trim,
  );
  drawBorder(w, [1.4, 0, -6.5], [9, 0, -6.5], 0.5, ['#fff6e2', '#a9b5ec']);
}

/** A long farmhouse under the hills, with a lean-to and a yard. */
export function drawFarmhouse(look: RuralLook): World {
  const w = createWorld(look.seed, look.mood, createView(look.side, 17, -look.side * 2.2, { horizon: 800 }));
  const style: WindowStyle = { rail: 0.5, cols: 2, head: 'surround', trim: look.trim, frame: '#f6f3ea' };
  drawBackdrop(w, 'hills', 800);
  drawTree(w, [-12, 0, 14], 9);
  drawTree(w, [15, 0, 18], 10);
  drawTree(w, [-19, 0, 20], 10);
  drawLawn(w, -40, 40, -16, 22, false);
  drawBlock(w, {
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
      drawFaceRectangle(w, face, [1.4, 0, 2.3, 2.3], lightPigment(w, look.door, getLightLevel(w, face)));
      for (let i = 1; i < 8; i += 1)
        drawFaceRectangle(w, face, [1.4 + i * 0.29, 0, 0.03, 2.3], lightPigment(w, '#2b2f36', 0.4), {
          opacity: 0.5,
        });
    },
  });
  drawBlock(w, {
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
      if (look.wall.kind === 'render') drawBand(w, face, 0, 0.4, '#5c6670');
      else drawQuoins(w, face, 0, 5, look.trim, 1);
      drawWindows(w, face, style, [
        [1, 0.9, 1.1, 1.5],
        [3.6, 0.9, 1.1, 1.5],
        [7.4, 0.9, 1.1, 1.5],
        [10, 0.9, 1.1, 1.5],
      ]);
      drawWindows(w, face, style, [
        [1, 3.2, 1.1, 1.25],
        [3.6, 3.2, 1.1, 1.25],
        [7.4, 3.2, 1.1, 1.25],
        [10, 3.2, 1.1, 1.25],
      ]);
      drawDoor(w, face, [5.55, 0.15], {
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
    drawChimney(w, { x, z: 3.2, base: 6.9, top: 8.6, w: 1, pots: 2, pigment: look.wall.pigment });
  drawGravel(w, -3, 12, -7, -0.3, '#d5c9b2');
  drawLawn(w, -16, -3.2, -7, -1);
  drawBorder(w, [-6, 0, -0.7], [-1, 0, -0.7], 0.5, ['#e4835f', '#f6d775', '#f7efe2']);
  drawShrub(w, [-6.9, 0, -1], 1.4, '#8f97dc');
  drawPot(w, [1.6, 0, -0.8], 0.8, 'flowers', '#5a6163', '#e0566b');
  drawGardenWall(w, [-18, 0, -7.4], [-3.4, 0, -7.4], 0.9, '#8d8a86', '#a5a19b');
  drawGardenWall(w, [9, 0, -7.4], [18, 0, -7.4], 0.9, '#8d8a86', '#a5a19b');
  drawGrasses(w, look.side < 0 ? 'right' : 'left', '#f6e7b0');
  return w;
}
