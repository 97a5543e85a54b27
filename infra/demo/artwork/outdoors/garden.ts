import type { V3 } from '../camera.ts';
import { drawBlock } from '../house.ts';
import { drawFence } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawBorder, drawConifer, drawShrub, drawTree } from '../plants.ts';
import { drawChair } from '../rooms/chairs.ts';
import { drawLegs, drawSolid } from '../rooms/solid.ts';
import { drawBackdrop, drawLawn, drawPaving, drawPot } from '../street.ts';
import { drawBand, type Material } from '../wall.ts';
import { drawGlass, drawWindow } from '../window.ts';
import {
  drawContactShadow,
  drawFaceRectangle,
  getLightLevel,
  lightPigment,
  createWorld,
  type World,
} from '../world.ts';
import { drawBough, drawClimber, drawDapple, drawGrasses } from '../exteriors/parts.ts';
import { createWallFace } from '../face.ts';
import { mixColours } from '../colour.ts';

export interface GardenLook {
  seed: string;
  mood: MoodName;
  wall: Material;
  flowers: readonly string[];
  side?: number;
}

/** A table with chairs and, in fair weather, a parasol. */
export function drawTerraceTable(w: World, x: number, z: number, parasol?: string): void {
  for (const dx of [0.15, 1.05]) drawChair(w, x + dx, z + 0.6, '#7d6a58', 'far');
  drawLegs(w, { x: x + 0.05, z: z + 0.05, w: 1.6, d: 0.7, h: 0.7, pigment: '#7a614c', thick: 0.07 });
  drawSolid(w, { x, z, w: 1.7, d: 0.8, y: 0.7, h: 0.05, pigment: '#a98660', ground: false });
  drawContactShadow(
    w,
    [
      [x, 0, z],
      [x + 1.7, 0, z],
      [x + 1.7, 0, z + 0.8],
      [x, 0, z + 0.8],
    ],
    0.3,
    9,
  );
  drawPot(w, [x + 0.85, 0.76, z + 0.4], 0.32, 'flowers', '#c07a55', '#e0566b');
  for (const dx of [0.1, 1.1]) drawChair(w, x + dx, z - 0.55, '#7d6a58', 'near');
  if (parasol) drawParasol(w, [x + 0.85, 0, z + 0.5], parasol);
}

function drawParasol(w: World, at: V3, pigment: string): void {
  const [cx, cy] = w.camera.at(at);
  const s = w.camera.scale(at);
  w.sheet.rect(cx - 0.025 * s, cy - 2.5 * s, 0.05 * s, 1.8 * s, lightPigment(w, '#8a6a50', 0.7));
  const y = cy - 2 * s;
  const top = cy - 2.65 * s;
  const xs = [-1.4, -0.75, 0, 0.75, 1.4];
  for (let i = 0; i < 4; i += 1) {
    const [a, b] = [xs[i] ?? 0, xs[i + 1] ?? 0];
    const shade = w.mood.side < 0 ? 1 - i * 0.25 : 0.25 + i * 0.25;
    w.sheet.path(
      `M${cx} ${top}L${cx + a * s} ${y}Q${cx + ((a + b) / 2) * s} ${y + 0.12 * s} ${cx + b * s} ${y}Z`,
      lightPigment(w, i % 2 === 0 ? pigment : '#f6efe0', shade),
    );
  }
}

export function drawShed(w: World, x: number, z: number, pigment: string, wide = 2.4): void {
  drawBlock(w, {
    x,
    z,
    w: wide,
    d: 1.8,
    h: 2,
    material: { kind: 'boards', pigment },
    roof: 'gable',
    rise: 0.8,
    tiles: '#6b6360',
    trim: '#f4eee0',
    overhang: 0.15,
    front: (face) => {
      drawFaceRectangle(
        w,
        face,
        [wide * 0.5, 0.05, 0.8, 1.75],
        lightPigment(w, '#f4eee0', getLightLevel(w, face)),
      );
      drawFaceRectangle(
        w,
        face,
        [wide * 0.5 + 0.06, 0.05, 0.68, 1.68],
        lightPigment(w, mixColours(pigment, '#2a2e38', 0.25), getLightLevel(w, face)),
      );
      drawWindow(w, face, [0.3, 0.95, 0.7, 0.7], { cols: 2, rows: 2, head: 'none', trim: '#f4eee0' });
    },
  });
}

/** Looking down a back garden from the terrace: lawn, borders, shed, trees over the fence. */
export function drawBackGarden(look: GardenLook): World {
  const w = createWorld(look.seed, look.mood, {
    x: look.side ?? 0.6,
    eye: 1.7,
    z: -6,
    yaw: -(look.side ?? 0.6) * 2,
    focal: 1250,
    horizon: 600,
  });
  drawBackdrop(w, 'trees', 600);
  for (const [x, z, h] of [
    [-11, 22, 9],
    [-4, 25, 8],
    [5, 23, 9],
    [12, 20, 10],
  ] as const)
    drawTree(w, [x, 0, z], h);
  drawBlock(w, {
    x: -10,
    z: 26,
    w: 7,
    d: 5,
    h: 4.6,
    material: look.wall,
    roof: 'along',
    rise: 2.4,
    tiles: '#8a5f4f',
  });
  drawFence(w, [-6, 0, 15], [6, 0, 15], 1.8, 'board', '#b08a63');
  drawShed(w, 2.4, 12, '#7f9a8c');
  drawConifer(w, [-4.8, 0, 14], 3.2);
  drawLawn(w, -6, 6, -1, 15);
  for (const x of [-6, 6]) {
    const near = createWallFace(x < 0 ? [x, 0, -1] : [x, 0, 15], x < 0 ? [x, 0, 15] : [x, 0, -1], 1.8);
    drawFaceRectangle(w, near, [0, 0, near.w, 1.8], lightPigment(w, '#b08a63', getLightLevel(w, near)));
    for (let a = 0; a < near.w; a += 0.32)
      drawFaceRectangle(w, near, [a, 0, 0.03, 1.8], lightPigment(w, '#7d5f45', getLightLevel(w, near)), {
        opacity: 0.5,
      });
    drawFaceRectangle(w, near, [0, 1.74, near.w, 0.08], lightPigment(w, '#c39c72', 1));
  }
  for (let z = 13.5; z > 0.5; z -= 1.6)
    for (const s of [-1, 1]) {
      if (w.dice.chance(0.35)) drawShrub(w, [s * 5.2, 0, z], w.dice.range(1, 1.7), w.dice.pick(look.flowers));
      drawBorder(w, [s * 4.9 - 0.3, 0, z], [s * 4.6 + 0.3, 0, z - 1], 0.75, look.flowers);
    }
  drawTree(w, [-3.1, 0, 8], 4.2);
  drawPaving(w, -7, 7, -5.5, 0.4, '#d3c3aa', 0.7);
  drawPot(w, [-3.2, 0, 0.2], 0.8, 'flowers', '#b8704f', '#e0566b');
  drawPot(w, [3, 0, 0.2], 0.8, 'ball', '#5a6163');
  drawTerraceTable(w, -2.3, -1.3, look.mood === 'overcast' ? undefined : '#c9705a');
  drawBough(w, 'right');
  return w;
}

/** The back of a house seen from the lawn: garden doors, extension, terrace, climbers. */
export function drawHouseBack(look: GardenLook): World {
  const w = createWorld(look.seed, look.mood, {
    x: look.side ?? -3.5,
    eye: 1.65,
    z: -13.5,
    yaw: -(look.side ?? -3.5) * 2.4,
    focal: 1450,
    horizon: 830,
  });
  drawBackdrop(w, 'trees', 830);
  drawTree(w, [-9, 0, 9], 9);
  drawTree(w, [10, 0, 10], 10);
  drawLawn(w, -30, 30, -14, 12, false);
  drawFence(w, [-14, 0, 4], [-4.6, 0, 4], 1.8, 'board', '#b08a63');
  drawFence(w, [4.6, 0, 4], [14, 0, 4], 1.8, 'board', '#b08a63');
  drawBlock(w, {
    x: -4.4,
    z: 2.6,
    w: 8.8,
    d: 7,
    h: 5.4,
    material: look.wall,
    roof: 'along',
    rise: 2.9,
    tiles: '#6f6a72',
    front: (face) => {
      for (const a of [0.9, 3.9, 6.6])
        drawWindow(w, face, [a, 3.5, 1.3, 1.4], { rail: 0.5, cols: 2, trim: '#e6dcc9' });
      drawWindow(w, face, [6.2, 0.9, 1.5, 1.4], { rail: 0.5, cols: 2, trim: '#e6dcc9' });
      drawClimber(
        w,
        face,
        [
          [8.5, 0],
          [8.4, 1.4],
          [8.3, 2.8],
          [7.4, 3],
          [6.4, 2.9],
        ],
        0.4,
        look.flowers[0],
      );
    },
  });
  drawBlock(w, {
    x: -3.9,
    z: 0,
    w: 5.2,
    d: 2.6,
    h: 2.9,
    material: { kind: 'boards', pigment: '#5d6a68' },
    roof: 'flat',
    trim: '#d8d4ca',
    front: (face) => {
      drawFaceRectangle(w, face, [0.35, 0.05, 4.5, 2.4], lightPigment(w, '#2f3437', 0.6));
      for (let i = 0; i < 4; i += 1)
        drawGlass(w, face, [0.42 + i * 1.1, 0.12, 1.05, 2.26], {
          curtain: '#efe0c4',
          lamp: w.mood.lamps > 0.3 || i === 1,
        });
      drawBand(w, face, 2.7, 0.12, '#8d9092');
    },
  });
  drawPaving(w, -5, 5.2, -3.2, 0, '#d8ccb8', 0.8);
  drawTerraceTable(w, 2, -1.6, '#d8a24e');
  drawPot(w, [-4.4, 0, -0.6], 0.9, 'bay', '#5a6163');
  drawPot(w, [1.6, 0, -0.5], 0.8, 'flowers', '#b8704f', look.flowers[0]);
  drawLawn(w, -9, 9, -9.5, -3.3);
  drawBorder(w, [-8.6, 0, -3.6], [-5.2, 0, -1], 0.85, look.flowers);
  drawBorder(w, [5.6, 0, -1], [8.8, 0, -3.8], 0.85, look.flowers);
  drawShrub(w, [-7, 0, -1.2], 1.7, look.flowers[1]);
  drawShrub(w, [7.2, 0, -0.6], 1.6, look.flowers[0]);
  drawGrasses(w, 'right', look.flowers[1]);
  drawDapple(w, 380, 1190, 430, 70, 16, 0.14);
  return w;
}
