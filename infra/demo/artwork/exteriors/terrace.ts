import type { Face } from '../face.ts';
import { drawBay } from '../bay.ts';
import { drawBlock } from '../house.ts';
import { drawDoor, type DoorStyle } from '../door.ts';
import { drawFence, drawGardenWall, drawHedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawBorder, drawConifer, drawShrub, drawTree } from '../plants.ts';
import { drawDapple } from './parts.ts';
import { drawChimney } from '../roof.ts';
import { drawBackdrop, drawPaving, drawPot, drawRoadside, drawStreetLamp } from '../street.ts';
import { drawBand, drawPipe, type Material } from '../wall.ts';
import { drawWindow, type WindowStyle } from '../window.ts';
import { drawGround, lightPigment, createWorld, type World } from '../world.ts';

export interface TerraceLook {
  seed: string;
  mood: MoodName;
  wall: Material;
  neighbour?: Material;
  trim: string;
  door: string;
  doorPanels?: DoorStyle['panels'];
  bays: 'two' | 'one' | 'none';
  tiles?: string;
  front: 'hedge' | 'wall' | 'iron';
  flowers?: readonly string[];
  from?: 'left' | 'right';
}

const houseWidth = 5.4;
const eavesHeight = 6.3;

/** A Victorian terraced house between its neighbours. */
export function drawTerrace(look: TerraceLook): World {
  const turn = look.from === 'right' ? 1 : -1;
  const w = createWorld(look.seed, look.mood, {
    x: turn * 3.4,
    eye: 1.75,
    z: -13.6,
    yaw: turn * -9,
    focal: 1480,
    horizon: 880,
    centre: 960 + turn * 30,
  });
  drawBackdrop(w, 'roofs', 880);
  drawTree(w, [turn * -15, 0, 14], 9);
  const order = turn < 0 ? [2, -2, 1, -1, 0] : [-2, 2, -1, 1, 0];
  for (const i of order) drawTerraceHouse(w, i, look);
  drawPaving(w, -houseWidth * 2.5, houseWidth * 2.5, -3.2, 0, '#c9b8a4', 0.6);
  for (const i of order) drawGarden(w, i, look);
  drawRoadside(w, -3.25);
  drawDapple(w, 960 - turn * 620, 1215, 420, 60, 16, 0.13);
  drawStreetLamp(w, [turn * -6.9, 0, -4.2]);
  return w;
}

function drawTerraceHouse(w: World, i: number, look: TerraceLook): void {
  const x = -houseWidth / 2 + i * houseWidth;
  const material = i === 0 ? look.wall : i % 2 === 0 ? look.wall : (look.neighbour ?? look.wall);
  const tiles = look.tiles ?? '#6b6874';
  const flip = i % 2 !== 0;
  const upper: WindowStyle = { rail: 0.5, head: 'stone', trim: look.trim };
  const at = (a: number, wide: number) => (flip ? houseWidth - a - wide : a);
  drawBlock(w, {
    x,
    z: 0,
    w: houseWidth,
    d: 8.6,
    h: eavesHeight,
    material,
    roof: 'along',
    rise: 2.7,
    tiles,
    overhang: 0.3,
    trim: look.trim,
    joined: true,
    front: (face: Face) => {
      drawBand(w, face, eavesHeight - 0.36, 0.2, look.trim);
      drawBand(w, face, 3.2, 0.14, look.trim);
      if (look.bays === 'none') {
        drawWindow(w, face, [at(0.6, 1.5), 0.95, 1.5, 1.8], { ...upper, cols: 2 });
        drawWindow(w, face, [at(0.75, 1.1), 3.95, 1.1, 1.65], upper);
      } else if (look.bays === 'one')
        drawWindow(w, face, [at(0.9, 1.5), 3.95, 1.5, 1.7], { ...upper, cols: 2 });
      drawWindow(w, face, [at(3.75, 0.95), 3.95, 0.95, 1.65], upper);
      const pigment = i === 0 ? look.door : w.dice.pick(['#384b5c', '#6a4a43', '#41534a', '#7d6f61']);
      drawDoor(
        w,
        face,
        [at(3.72, 1), 0.3],
        { pigment, panels: look.doorPanels ?? 'half', fanlight: 'square', steps: 2, surround: look.trim },
        [1, 2.1],
      );
      drawPipe(w, face, flip ? 0.02 : houseWidth - 0.12, eavesHeight - 0.3);
    },
  });
  if (look.bays !== 'none') {
    const tall = look.bays === 'two' ? 5.9 : 3.15;
    drawBay(
      w,
      { x: x + at(0.35, 2.6), z: 0, w: 2.6, out: 0.85, h: tall },
      material,
      (face, side) => drawBayLights(w, face, side, tall, look),
      { tiles, trim: look.trim, rise: look.bays === 'two' ? 0.7 : 0.6 },
    );
  }
  drawChimney(w, {
    x: x + (flip ? 0.1 : houseWidth - 0.1),
    z: 3.9,
    base: eavesHeight + 1.7,
    top: eavesHeight + 4,
    w: 1.3,
    d: 0.7,
    pots: 4,
    pigment: material.kind === 'brick' ? material.pigment : '#a9654f',
  });
}

function drawBayLights(w: World, face: Face, side: boolean, tall: number, look: TerraceLook): void {
  const inset = side ? 0.14 : 0.16;
  const wide = face.w - inset * 2;
  const style: WindowStyle = { rail: 0.5, head: 'stone', trim: look.trim, bar: 0.05, cols: side ? 1 : 1 };
  drawWindow(w, face, [inset, 0.85, wide, 1.85], style);
  if (tall > 5) {
    drawBand(w, face, 3.15, 0.16, look.trim);
    drawWindow(w, face, [inset, 3.9, wide, 1.6], style);
  }
}

function drawGarden(w: World, i: number, look: TerraceLook): void {
  const x = -houseWidth / 2 + i * houseWidth;
  const flip = i % 2 !== 0;
  const gate = x + (flip ? houseWidth - 4.75 : 3.65);
  const flowers = look.flowers ?? ['#e7a3b5', '#f4d9e0', '#b58fc9'];
  drawPaving(w, gate + 0.05, gate + 1.15, -3.2, 0, '#d7a583', 0.3);
  drawGround(w, gate + 0.05, gate + 0.13, -3.2, 0, lightPigment(w, '#f2ece2', 0.9));
  const left: [number, number] = [x + 0.1, gate];
  const right: [number, number] = [gate + 1.2, x + houseWidth - 0.05];
  if (i === 0) {
    drawBorder(w, [x + 0.5, 0, -2.3], [gate - 0.3, 0, -2.3], 0.7, flowers);
    drawPot(w, [gate - 0.15, 0, -0.9], 0.75, 'bay', '#4d5358');
    drawShrub(w, [gate + 1.55, 0, -1.1], 0.8, '#d98aa5');
  } else if (w.dice.chance(0.6)) drawShrub(w, [x + 1.6, 0, -1.9], 0.9, w.dice.pick(flowers));
  else drawConifer(w, [x + 1.2, 0, -1.9], 1.8);
  for (const [a, b] of [left, right]) {
    if (b - a < 0.2) continue;
    if (look.front === 'hedge') drawHedge(w, [a, 0, -3.2], [b, 0, -3.2], i === 0 ? 0.95 : 1.2, 0.5);
    else
      drawGardenWall(
        w,
        [a, 0, -3.2],
        [b, 0, -3.2],
        0.65,
        look.wall.kind === 'brick' ? look.wall.pigment : '#b9806a',
        look.trim,
      );
    if (look.front === 'iron') drawFence(w, [a, 0.74, -3.1], [b, 0.74, -3.1], 0.55, 'iron', '#2d3338');
  }
}
