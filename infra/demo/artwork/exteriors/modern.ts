import { type Face, toPoint } from '../face.ts';
import { drawBlock } from '../house.ts';
import { drawDoor } from '../door.ts';
import { drawHedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawBorder, drawShrub, drawTree } from '../plants.ts';
import { drawBackdrop, drawBicycle, drawLawn, drawPaving, drawRoadside } from '../street.ts';
import { drawBand, type Material } from '../wall.ts';
import { drawWindow, type WindowStyle } from '../window.ts';
import {
  drawFacePolygon,
  drawFaceRectangle,
  getLightLevel,
  lightPigment,
  createWorld,
  type World,
  drawQuad,
} from '../world.ts';
import { drawDapple, createView } from './parts.ts';
import { darkenColour } from '../colour.ts';

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

const floorHeight = 2.9;

/** New-build flats with deep balconies, planting and a paved forecourt. */
export function drawFlats(look: FlatsLook): World {
  const w = createWorld(
    look.seed,
    look.mood,
    createView(look.side, look.away ?? 20, -look.side * 2.5, { horizon: 990, focal: 1400 }),
  );
  drawBackdrop(w, 'roofs', 990);
  const pitch = 4.2;
  const wide = pitch * look.bays;
  const h = floorHeight * look.floors + 0.6;
  drawTree(w, [-wide, 0, 12], 10);
  drawBlock(w, {
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
        for (let k = 0; k < look.bays; k += 1) drawFlat(w, face, k * pitch, floor, look);
    },
    flank: (face) => {
      for (let floor = 0; floor < look.floors; floor += 1)
        for (const a of [2, 6.5])
          drawWindow(w, face, [a, floor * floorHeight + 0.7, 1.2, 1.7], createSlimWindow(look));
    },
  });
  drawBlock(w, {
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
      for (let a = 0.6; a < face.w - 2; a += 3) drawWindow(w, face, [a, 0.3, 2.2, 2], createSlimWindow(look));
    },
  });
  drawForecourt(w, wide);
  return w;
}

const createSlimWindow = (look: FlatsLook): WindowStyle => ({
  cols: 2,
  head: 'none',
  frame: look.frame ?? '#33393d',
  trim: '#a79c8d',
  bar: 0.05,
  sill: false,
});

function drawFlat(w: World, face: Face, a: number, floor: number, look: FlatsLook): void {
  const b = floor * floorHeight;
  if (floor === 0 && a < 0.1) {
    drawFaceRectangle(
      w,
      face,
      [0.6, 0, 3, 2.7],
      lightPigment(w, look.accent.pigment, getLightLevel(w, face) * 0.7),
    );
    drawDoor(
      w,
      face,
      [1.5, 0.05],
      { pigment: look.frame ?? '#33393d', panels: 'glazed', hood: 'flat', frame: '#33393d' },
      [1.2, 2.3],
    );
    return;
  }
  drawWindow(w, face, [a + 0.35, b + 0.75, 0.9, 1.75], { ...createSlimWindow(look), cols: 1 });
  drawWindow(w, face, [a + 1.65, b + 0.12, 2.1, 2.38], createSlimWindow(look));
  if (floor > 0) drawBalcony(w, face, a + 1.4, b, look);
  else drawFaceRectangle(w, face, [a + 1.4, 0, 2.6, 0.12], lightPigment(w, '#cfc6b8', 0.9), {}, 1);
}

function drawBalcony(w: World, face: Face, a: number, b: number, look: FlatsLook): void {
  const [wide, out] = [2.6, 1.25];
  const p = (x: number, y: number, o: number) => toPoint(face, x, y, o);
  drawFacePolygon(
    w,
    face,
    [
      [a, b - 0.1],
      [a + wide, b - 0.1],
      [a + wide - w.mood.side * 0.5, b - 1],
      [a - w.mood.side * 0.5, b - 1],
    ],
    darkenColour(w.mood.shadow, 0.5),
    { opacity: 0.3 },
  );
  drawQuad(
    w,
    [p(a, b - 0.14, 0), p(a + wide, b - 0.14, 0), p(a + wide, b - 0.14, out), p(a, b - 0.14, out)],
    lightPigment(w, '#8d8880', 0.25),
  );
  drawShrubPot(w, face, a + 0.4, b, out * 0.6);
  const iron = lightPigment(w, look.frame ?? '#33393d', 0.6);
  for (const edge of [a, a + wide])
    drawQuad(
      w,
      [p(edge, b, 0), p(edge, b, out), p(edge, b + 1.05, out), p(edge, b + 1.05, 0)],
      w.mood.glass[1],
      {
        opacity: 0.35,
      },
    );
  drawFaceRectangle(
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
  drawFaceRectangle(w, face, [a, b - 0.16, wide, 0.2], lightPigment(w, '#b7b1a6', 0.85), {}, out);
  drawFaceRectangle(w, face, [a, b + 1, wide, 0.07], iron, {}, out);
  for (const x of [0, wide / 2, wide - 0.05])
    drawFaceRectangle(w, face, [a + x, b, 0.05, 1.02], iron, {}, out);
}

function drawShrubPot(w: World, face: Face, a: number, b: number, out: number): void {
  if (w.dice.chance(0.35)) return;
  const [x, y] = w.camera.at(toPoint(face, a, b, out));
  const s = w.camera.scale(toPoint(face, a, b, out));
  w.sheet.rect(
    x - 0.15 * s,
    y - 0.36 * s,
    0.34 * s,
    0.36 * s,
    lightPigment(w, w.dice.pick(['#b8704f', '#5a6163', '#d9cdb8']), 0.7),
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

function drawForecourt(w: World, wide: number): void {
  drawPaving(w, -wide, wide, -5, -0.1, '#cfc8bd', 1);
  drawLawn(w, -wide - 6, -wide / 2 + 0.2, -5, -1.4, false);
  drawLawn(w, -wide / 2 + 4.6, wide + 6, -5, -1.4, false);
  drawBorder(w, [-wide / 2 + 4.8, 0, -1.7], [wide / 2 + 3, 0, -1.7], 0.8, ['#b59bd8', '#f4ead2', '#8a94d8']);
  drawBorder(w, [-wide / 2 - 4, 0, -1.7], [-wide / 2 - 0.2, 0, -1.7], 0.8, ['#b59bd8', '#f4ead2']);
  drawTree(w, [wide / 2 + 1.2, 0, -3.2], 5.6);
  drawBicycle(w, [-wide / 2 + 3.9, 0, -0.9], '#3f7f86');
  drawHedge(w, [-wide / 2 + 5, 0, -5], [wide + 4, 0, -5], 0.7, 0.5);
  drawShrub(w, [-wide / 2 - 0.6, 0, -3.4], 1.2);
  drawRoadside(w, -5.1, 1.7);
  drawDapple(w, 420, 1215, 430, 50, 15, 0.13);
}

/** A town house or maisonette of today: brick, deep reveals, a timber panel. */
export function drawNewTownHouses(look: FlatsLook): World {
  const w = createWorld(
    look.seed,
    look.mood,
    createView(look.side, 15.5, -look.side * 2.5, { horizon: 900 }),
  );
  drawBackdrop(w, 'trees', 900);
  const wide = 5.2;
  const order = look.side < 0 ? [2, -2, 1, -1, 0] : [-2, 2, -1, 1, 0];
  for (const i of order)
    drawBlock(w, {
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
        const style = createSlimWindow(look);
        drawDoor(w, face, [3.7, 0.12], {
          pigment: i === 0 ? '#c98a3c' : '#3f5f58',
          panels: 'plank',
          hood: 'flat',
          frame: '#33393d',
          steps: 1,
        });
        drawWindow(w, face, [0.6, 0.15, 2.4, 2.35], style);
        drawWindow(w, face, [0.6, 3.3, 1.5, 1.9], { ...style, cols: 1 });
        drawWindow(w, face, [2.9, 3.3, 1.6, 1.9], style);
        drawWindow(w, face, [1.75, 6, 1.7, 2], style);
        drawBand(w, face, 2.85, 0.08, '#d6cdbd');
      },
    });
  drawPaving(w, -30, 30, -4, 0, '#d3cabb', 0.6);
  for (const i of order) {
    const x = -wide / 2 + i * wide;
    drawLawn(w, x + 0.2, x + 3.3, -3.9, -1, false);
    drawBorder(w, [x + 0.4, 0, -1.3], [x + 3.1, 0, -1.3], 0.6, ['#f0c75e', '#e59ab0', '#f7efe2']);
    drawHedge(w, [x + 0.2, 0, -3.9], [x + 3.3, 0, -3.9], 0.6, 0.4);
  }
  drawRoadside(w, -4.1, 1.7);
  drawDapple(w, 1480, 1210, 430, 50, 15, 0.13);
  return w;
}
