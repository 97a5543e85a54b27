import type { V3 } from '../camera.ts';
import { darkenColour, lightenColour, mixColours } from '../colour.ts';
import { createWallFace, type Face } from '../face.ts';
import { drawBlock } from '../house.ts';
import { drawDoor } from '../door.ts';
import { drawFence, drawHedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawBlossom, drawBorder, drawFoliage, getLeafTones, drawShrub, drawTree } from '../plants.ts';
import { drawBackdrop, drawBicycle, drawGravel, drawLawn, drawPaving, drawPot } from '../street.ts';
import { drawBand } from '../wall.ts';
import { drawGlass, drawWindow } from '../window.ts';
import {
  drawFacePolygon,
  drawFaceRectangle,
  drawGround,
  getLightLevel,
  lightPigment,
  drawQuad,
  createWorld,
  type World,
} from '../world.ts';
import { drawBough, drawGrasses, createView } from './parts.ts';

/** A narrowboat home on a canal, with pots on the roof and its colours in the water. */
export function drawHouseboat(seed: string, mood: MoodName, hull: string, panel: string): World {
  const w = createWorld(seed, mood, { x: -3.2, eye: 1.9, z: -11, yaw: 10, focal: 1450, horizon: 640 });
  drawBackdrop(w, 'trees', 640);
  for (const [x, z, h] of [
    [-12, 16, 9],
    [-4, 20, 8],
    [6, 18, 10],
    [14, 15, 9],
    [21, 20, 11],
  ] as const)
    drawTree(w, [x, 0, z], h);
  drawLawn(w, -40, 40, 4.2, 30, false);
  drawHedge(w, [-30, 0, 9], [30, 0, 9], 1.2, 0.6);
  drawGravel(w, -40, 40, 2.6, 4.2, '#d8c6a4');
  drawQuad(
    w,
    [
      [-40, 0, 2.6],
      [40, 0, 2.6],
      [40, -0.5, 2.6],
      [-40, -0.5, 2.6],
    ],
    lightPigment(w, '#9d8f80', 0.6),
  );
  drawWater(w);
  drawBoat(w, hull, panel);
  drawBicycle(w, [-7.6, 0, 3.4], '#c44f44');
  drawGrasses(w, 'right', '#efd9a0');
  drawBough(w, 'left');
  return w;
}

function drawWater(w: World): void {
  const top = w.camera.at([0, -0.5, 2.6])[1];
  const deep = w.sheet.linear([
    [0, mixColours(w.mood.glass[1], '#7fa59b', 0.5)],
    [0.4, mixColours(w.mood.glass[0], '#4f7f80', 0.45)],
    [1, darkenColour(mixColours(w.mood.glass[0], '#2f6064', 0.6), 0.15)],
  ]);
  w.sheet.rect(0, top - 6, 1920, 1290 - top, deep);
  for (let i = 0; i < 26; i += 1) {
    const y = top + 30 + w.dice.next() ** 1.6 * (1260 - top);
    const wide = w.dice.range(80, 380);
    w.sheet.rect(w.dice.range(-100, 1900), y, wide, w.dice.range(4, 9), w.mood.glass[1], {
      r: 4,
      opacity: 0.35,
    });
  }
}

function drawBoat(w: World, hull: string, panel: string): void {
  const [x0, x1, z] = [-6.4, 7.4, 0.4];
  const side = createWallFace([x0, -0.5, z], [x1, -0.5, z], 3);
  const l = getLightLevel(w, side);
  const mirror: Face = { ...side, v: [0, -1, 0] };
  drawFacePolygon(
    w,
    mirror,
    [
      [0, 0],
      [14.6, 0],
      [14, 0.9],
      [12.8, 1.9],
      [1, 1.9],
      [0, 0.9],
    ],
    lightPigment(w, darkenColour(mixColours(hull, panel, 0.4), 0.35), 0.4),
    { opacity: 0.42, filter: w.sheet.blur(7) },
  );
  drawFacePolygon(
    w,
    side,
    [
      [0, 0],
      [13.8, 0],
      [15, 1],
      [14.6, 1.05],
      [-0.5, 1.05],
      [-0.3, 0.8],
    ],
    lightPigment(w, darkenColour(hull, 0.35), l),
  );
  drawFacePolygon(
    w,
    side,
    [
      [-0.5, 0.92],
      [14.9, 0.92],
      [14.9, 1.06],
      [-0.5, 1.06],
    ],
    lightPigment(w, '#d9b25f', l),
  );
  const cabin = createWallFace([x0 + 1.4, 0.52, z + 0.15], [x1 - 2.2, 0.52, z + 0.15], 1.35);
  const end = createWallFace([x0 + 1.4, 0.52, z + 1.8], [x0 + 1.4, 0.52, z + 0.15], 1.35);
  drawFaceRectangle(w, end, [0, 0, end.w, 1.35], lightPigment(w, panel, getLightLevel(w, end)));
  drawFaceRectangle(w, cabin, [0, 0, cabin.w, 1.35], lightPigment(w, hull, l));
  for (const a of [0.3, 3.6, 6.9]) {
    drawFaceRectangle(w, cabin, [a, 0.15, 3, 1.05], lightPigment(w, '#e4c277', l));
    drawFaceRectangle(w, cabin, [a + 0.06, 0.21, 2.88, 0.93], lightPigment(w, panel, l));
    for (const dx of [0.4, 1.7]) {
      drawFaceRectangle(w, cabin, [a + dx - 0.07, 0.38, 0.94, 0.64], lightPigment(w, '#d9b25f', l));
      drawGlass(w, cabin, [a + dx, 0.45, 0.8, 0.5], { curtain: '#f2e3c8' });
    }
  }
  const roof = lightPigment(w, lightenColour(hull, 0.25), 1);
  drawQuad(
    w,
    [
      [x0 + 1.2, 1.87, z],
      [x1 - 2, 1.87, z],
      [x1 - 2, 1.98, z + 1.9],
      [x0 + 1.2, 1.98, z + 1.9],
    ],
    roof,
  );
  drawFaceRectangle(w, cabin, [-0.15, 1.3, cabin.w + 0.3, 0.1], lightPigment(w, '#e9dcc3', l), {}, 0.08);
  for (const [x, flower] of [
    [-3.6, '#e0566b'],
    [-2.2, '#f4c152'],
    [0.4, '#c58fd6'],
    [3.4, '#f08ca6'],
  ] as const)
    drawPlanter(w, [x, 1.93, z + 0.9], flower);
  const [cx, cy] = w.camera.at([1.9, 1.95, z + 0.9]);
  const s = w.camera.scale([1.9, 1.95, z + 0.9]);
  w.sheet.rect(cx - 0.09 * s, cy - 0.8 * s, 0.18 * s, 0.8 * s, lightPigment(w, '#2b3034', 0.7));
  for (const dy of [0.3, 0.62]) w.sheet.rect(cx - 0.1 * s, cy - dy * s, 0.2 * s, 0.05 * s, '#d9b25f');
  for (let i = 0; i < 3; i += 1)
    w.sheet.ellipse([cx + 20 * i + 8, cy - (0.95 + i * 0.35) * s], 16 + i * 9, 11 + i * 6, '#ffffff', {
      opacity: 0.32 - i * 0.08,
    });
}

function drawPlanter(w: World, at: V3, flower: string): void {
  const [x, y] = w.camera.at(at);
  const s = w.camera.scale(at);
  w.sheet.rect(x - 0.4 * s, y - 0.22 * s, 0.8 * s, 0.24 * s, lightPigment(w, '#8a6a50', 0.8));
  drawFoliage(w, x, y - 0.38 * s, 0.44 * s, 0.22 * s, getLeafTones(w), 0.5);
  drawBlossom(w, x, y - 0.42 * s, 0.4 * s, 0.18 * s, lightPigment(w, flower, 1), 18);
}

/** A single-storey park home on a planted pitch. */
export function drawParkHome(seed: string, mood: MoodName): World {
  const w = createWorld(seed, mood, createView(-4.2, 12.6, 9, { horizon: 770 }));
  drawBackdrop(w, 'trees', 770);
  for (const [x, z] of [
    [-13, 12],
    [-6, 17],
    [4, 15],
    [12, 13],
  ] as const)
    drawTree(w, [x, 0, z], 8);
  drawLawn(w, -30, 30, -10, 14, false);
  const cream = { kind: 'boards', pigment: '#efe5d0' } as const;
  drawBlock(w, {
    x: -6,
    z: 0,
    w: 12,
    d: 5.6,
    h: 3,
    material: cream,
    side: cream,
    roof: 'along',
    rise: 1.5,
    tiles: '#8b6a5a',
    trim: '#f9f5ea',
    front: (face) => {
      drawFaceRectangle(w, face, [0, 0, 12, 0.55], lightPigment(w, '#b0765d', getLightLevel(w, face)));
      drawBand(w, face, 0.55, 0.06, '#8f6450');
      for (const a of [0.8, 3.9, 9.2])
        drawWindow(w, face, [a, 1.15, 1.8, 1.25], {
          cols: 2,
          toplight: 0.28,
          head: 'none',
          trim: '#f9f5ea',
          frame: '#fbf8f0',
        });
      drawDoor(
        w,
        face,
        [7.1, 0.55],
        { pigment: '#5a8a86', panels: 'half', hood: 'pitched', surround: '#f9f5ea', steps: 3 },
        [0.95, 2],
      );
    },
  });
  drawBlock(w, {
    x: 6.6,
    z: 1.4,
    w: 2.2,
    d: 2,
    h: 2,
    material: { kind: 'boards', pigment: '#7f9a8c' },
    roof: 'gable',
    rise: 0.8,
    tiles: '#6b6360',
  });
  drawPaving(w, 0.6, 2.6, -5.5, -0.4, '#d3c0a3', 0.5);
  drawGravel(w, 4.6, 8.6, -6, -0.6);
  drawBorder(w, [-5.8, 0, -0.6], [0.3, 0, -0.6], 0.6, ['#f08ca6', '#f3c14f', '#b287d1', '#fff3d9']);
  drawBorder(w, [3, 0, -0.7], [4.6, 0, -0.7], 0.55, ['#7d92dd', '#fff3d9']);
  drawShrub(w, [-6.9, 0, -0.9], 1.4, '#efb0c4');
  drawPot(w, [0.4, 0, -1.7], 0.7, 'flowers', '#b8704f', '#e0566b');
  drawPot(w, [2.9, 0, -1.7], 0.7, 'flowers', '#b8704f', '#f4c152');
  drawFence(w, [-12, 0, -5.6], [0.5, 0, -5.6], 0.6, 'picket', '#f9f5ea');
  drawGround(w, -30, 30, -11, -6, w.mood.grass, { opacity: 0.4 });
  drawBough(w, 'right');
  return w;
}
