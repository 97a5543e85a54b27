import type { Face } from '../face.ts';
import { drawBlock } from '../house.ts';
import { drawDoor, type DoorStyle } from '../door.ts';
import { drawFence, drawGardenWall } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawTree } from '../plants.ts';
import { drawChimney } from '../roof.ts';
import { drawBackdrop, drawBicycle, drawPaving, drawPot, drawRoadside, drawStreetLamp } from '../street.ts';
import { drawBand, drawPipe, type Material } from '../wall.ts';
import { drawWindow, type WindowStyle } from '../window.ts';
import { drawFaceRectangle, getLightLevel, lightPigment, createWorld, type World } from '../world.ts';
import { drawBough, drawDapple, drawDormer } from './parts.ts';

export interface RowLook {
  seed: string;
  mood: MoodName;
  storeys: readonly number[];
  wide: number;
  bays: number;
  wall: Material;
  walls?: readonly Material[];
  base?: Material;
  trim: string;
  window: WindowStyle;
  door: DoorStyle;
  doors?: readonly string[];
  top: 'parapet' | 'roof' | 'mansard';
  tiles?: string;
  front: 'railings' | 'pots' | 'wall' | 'none';
  balcony?: boolean;
  from?: 'left' | 'right';
  away?: number;
  garage?: boolean;
  horizon?: number;
  focal?: number;
  leaves?: boolean;
  bicycle?: string;
}

const getHeight = (look: RowLook): number => look.storeys.reduce((sum, h) => sum + h, 0) + 0.7;

/** Houses or flats in a continuous row: Georgian and stucco streets, tenements, mansion blocks, mews. */
export function drawRow(look: RowLook): World {
  const turn = look.from === 'right' ? 1 : -1;
  const horizon = look.horizon ?? 900;
  const focal = look.focal ?? 1480;
  const w = createWorld(look.seed, look.mood, {
    x: turn * 3.6,
    eye: 1.75,
    z: -(look.away ?? 15),
    yaw: turn * -9,
    focal,
    horizon,
    centre: 960 + turn * 30,
  });
  drawBackdrop(w, 'roofs', horizon);
  if (look.storeys.length < 3) drawTree(w, [turn * -12, 0, 13], 9);
  const order = turn < 0 ? [2, -2, 1, -1, 0] : [-2, 2, -1, 1, 0];
  for (const i of order) drawRowHouse(w, i, look);
  drawPaving(w, -30, 30, -1.6, 0, '#cdbfab', 0.7);
  for (const i of order) drawFrontage(w, i, look);
  drawRoadside(w, -1.62, 2.2);
  if (look.front !== 'none') drawStreetLamp(w, [turn * -(look.wide + 1.2), 0, -3.2]);
  if (look.bicycle) drawBicycle(w, [-look.wide * 0.15, 0, -1.2], look.bicycle);
  drawDapple(w, 960 - turn * 640, 1205, 420, 60, 16, 0.13);
  if (look.leaves) drawBough(w, turn < 0 ? 'left' : 'right');
  return w;
}

function drawRowHouse(w: World, i: number, look: RowLook): void {
  const x = -look.wide / 2 + i * look.wide;
  const h = getHeight(look);
  const material = look.walls?.[(i + 20) % look.walls.length] ?? look.wall;
  const tiles = look.tiles ?? '#666775';
  const front = (face: Face) => drawStoreys(w, face, i, look);
  if (look.top === 'roof')
    drawBlock(w, {
      x,
      z: 0,
      w: look.wide,
      d: 9,
      h,
      material,
      roof: 'along',
      rise: 2.6,
      tiles,
      trim: look.trim,
      overhang: 0.3,
      joined: true,
      front,
    });
  else {
    if (look.top === 'mansard') drawAttic(w, x, h, look, tiles);
    drawBlock(w, {
      x,
      z: 0,
      w: look.wide,
      d: 9,
      h,
      material,
      roof: 'flat',
      trim: look.trim,
      joined: true,
      front,
    });
  }
  drawChimney(w, {
    x: x + 0.1,
    z: look.top === 'roof' ? 4 : 3,
    base: h + (look.top === 'roof' ? 1.8 : look.top === 'mansard' ? 1.6 : 0.1),
    top: h + (look.top === 'roof' ? 4 : 3),
    w: 1.4,
    d: 0.8,
    pots: 4,
    pigment: material.kind === 'brick' || material.kind === 'stone' ? material.pigment : '#b59a83',
  });
}

function drawAttic(w: World, x: number, h: number, look: RowLook, tiles: string): void {
  drawBlock(w, {
    x,
    z: 0.7,
    w: look.wide,
    d: 6,
    h: 2.3,
    y: h,
    material: { kind: 'render', pigment: tiles },
    roof: 'flat',
    trim: tiles,
    joined: true,
  });
  const face: Face = { origin: [x, 0, 0.6], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1], w: look.wide, h: 3 };
  for (let k = 0; k < look.bays; k += 1)
    drawDormer(w, face, [((k + 0.5) * look.wide) / look.bays - 0.6, h + 0.2], 1.2, 1.35, {
      cheek: look.trim,
      tiles,
      style: look.window,
    });
}

function drawStoreys(w: World, face: Face, i: number, look: RowLook): void {
  const pitch = look.wide / look.bays;
  const total = getHeight(look);
  if (look.base) {
    const ground = look.storeys[0] ?? 3;
    drawFaceRectangle(
      w,
      face,
      [0, 0, look.wide, ground + 0.1],
      lightPigment(w, look.base.pigment, getLightLevel(w, face)),
    );
    for (let b = 0.45; b < ground; b += 0.42)
      drawFaceRectangle(w, face, [0, b, look.wide, 0.035], lightPigment(w, '#8d8378', 0.5), { opacity: 0.4 });
    drawBand(w, face, ground + 0.05, 0.16, look.trim);
  }
  drawBand(w, face, total - 0.5, 0.3, look.trim);
  const flip = i % 2 !== 0;
  let base = 0;
  look.storeys.forEach((tall, floor) => {
    for (let k = 0; k < look.bays; k += 1) {
      const middle = (k + 0.5) * pitch;
      const isDoor = floor === 0 && k === (flip ? 0 : look.bays - 1);
      const isGarage = floor === 0 && look.garage === true && k !== (flip ? 0 : look.bays - 1);
      if (isDoor) drawDoorway(w, face, middle, i, look);
      else if (isGarage) drawStable(w, face, middle, i, look);
      else
        drawWindow(
          w,
          face,
          [middle - 0.6, base + tall * (floor === 0 ? 0.27 : 0.22), 1.2, tall * (floor === 0 ? 0.58 : 0.6)],
          floor === look.storeys.length - 1 && look.storeys.length > 3
            ? { ...look.window, rows: 2 }
            : look.window,
        );
      if (floor === 1 && look.balcony) drawRailing(w, face, middle, base + 0.2);
    }
    base += tall;
  });
  drawPipe(w, face, 0.02, total - 0.5);
}

function drawDoorway(w: World, face: Face, middle: number, i: number, look: RowLook): void {
  const pigment = i === 0 ? look.door.pigment : (look.doors?.[(i + 20) % look.doors.length] ?? '#2d3a40');
  drawDoor(w, face, [middle - 0.5, look.garage ? 0.1 : 0.3], { ...look.door, pigment }, [1, 2.15]);
}

function drawStable(w: World, face: Face, middle: number, i: number, look: RowLook): void {
  const pigment = i === 0 ? look.door.pigment : (look.doors?.[(i + 20) % look.doors.length] ?? '#2d3a40');
  const l = getLightLevel(w, face);
  drawFaceRectangle(w, face, [middle - 1.3, 0, 2.6, 2.55], lightPigment(w, look.trim, l));
  drawFaceRectangle(w, face, [middle - 1.2, 0, 2.4, 2.45], lightPigment(w, pigment, l * 0.85));
  for (let k = 1; k < 8; k += 1)
    drawFaceRectangle(
      w,
      face,
      [middle - 1.2 + k * 0.3, 0, k === 4 ? 0.05 : 0.02, 2.45],
      lightPigment(w, '#1b2030', 0.4),
      {
        opacity: 0.6,
      },
    );
  for (const side of [-1.1, 0.1])
    drawFaceRectangle(
      w,
      face,
      [middle + side, 1.6, 1, 0.6],
      w.mood.lamps > 0.3 ? '#f5c57c' : lightPigment(w, w.mood.glass[0], 0.9),
    );
}

function drawRailing(w: World, face: Face, middle: number, b: number): void {
  const iron = lightPigment(w, '#2a3135', 0.6);
  drawFaceRectangle(w, face, [middle - 0.95, b - 0.12, 1.9, 0.12], lightPigment(w, '#e8dfce', 0.8), {}, 0.4);
  for (let k = 0; k <= 10; k += 1)
    drawFaceRectangle(w, face, [middle - 0.9 + k * 0.178, b, 0.035, 0.75], iron, {}, 0.4);
  drawFaceRectangle(w, face, [middle - 0.92, b + 0.72, 1.84, 0.06], iron, {}, 0.4);
}

function drawFrontage(w: World, i: number, look: RowLook): void {
  const x = -look.wide / 2 + i * look.wide;
  const pitch = look.wide / look.bays;
  const flip = i % 2 !== 0;
  const gate = flip ? x + pitch * 0.5 : x + look.wide - pitch * 0.5;
  if (look.front === 'railings' || look.front === 'wall') {
    const spans: [number, number][] = [
      [x, gate - 0.75],
      [gate + 0.75, x + look.wide],
    ];
    for (const [a, b] of spans) {
      if (b - a < 0.3) continue;
      drawGardenWall(
        w,
        [a, 0, -1.5],
        [b, 0, -1.5],
        look.front === 'wall' ? 0.7 : 0.22,
        look.front === 'wall' ? look.wall.pigment : '#c9bfae',
        look.trim,
      );
      if (look.front === 'railings') drawFence(w, [a, 0.3, -1.45], [b, 0.3, -1.45], 0.85, 'iron', '#23292d');
    }
  }
  if (look.front === 'pots' || i === 0)
    for (const dx of [-0.95, 0.95])
      drawPot(
        w,
        [gate + dx, 0, -0.45],
        0.8,
        look.front === 'pots' ? 'flowers' : 'bay',
        '#4b5157',
        w.dice.pick(['#e0566b', '#f4c152', '#c58fd6', '#f7f1e4']),
      );
}
