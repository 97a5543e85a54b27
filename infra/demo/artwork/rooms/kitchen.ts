import { darkenColour, lightenColour } from '../colour.ts';
import { createWallFace, type Face } from '../face.ts';
import { drawFacePolygon, drawFaceRectangle, lightPigment } from '../world.ts';
import { drawFrame, drawOpening } from './fittings.ts';
import { drawPendant } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { drawBooks, drawVase } from './seating.ts';
import { drawChair, drawStool } from './chairs.ts';
import { createRoom, type Room, type RoomLook } from './shell.ts';
import { drawSunPatch, drawSunWall } from './daylight.ts';
import { drawLegs, drawRug, drawSolid } from './solid.ts';

export interface KitchenLook extends RoomLook {
  units: string;
  island?: string;
  worktop: string;
  tiles: string;
  handles?: string;
  shaker?: boolean;
  stools?: string;
}

/** A run of base units with doors, drawers, an oven and a worktop, along the back wall. */
function drawUnits(r: Room, x: number, wide: number, look: KitchenLook, oven: number): void {
  const z = r.deep - 0.62;
  drawSolid(r, { x, z: z + 0.05, w: wide, d: 0.57, h: 0.12, pigment: '#3b3a3c' });
  drawSolid(r, { x, z, w: wide, d: 0.62, y: 0.1, h: 0.78, pigment: look.units, ground: false });
  const face = createWallFace([x, 0, z], [x + wide, 0, z], 0.9);
  const count = Math.round(wide / 0.6);
  const each = wide / count;
  for (let i = 0; i < count; i += 1) {
    const a = i * each;
    if (i === oven) drawRange(r, face, a, each);
    else if (i % 3 === 1)
      for (const [b, h] of [
        [0.13, 0.3],
        [0.45, 0.2],
        [0.67, 0.18],
      ] as const)
        drawFront(r, face, [a + 0.015, b, each - 0.03, h], look, false);
    else drawFront(r, face, [a + 0.015, 0.13, each - 0.03, 0.72], look, true);
  }
  drawSolid(r, {
    x: x - 0.02,
    z: z - 0.03,
    w: wide + 0.04,
    d: 0.65,
    y: 0.88,
    h: 0.05,
    pigment: look.worktop,
    ground: false,
  });
}

function drawFront(
  r: Room,
  face: Face,
  [a, b, w, h]: readonly [number, number, number, number],
  look: KitchenLook,
  tall: boolean,
): void {
  const tone = lightPigment(r, look.units, 0.68);
  drawFaceRectangle(r, face, [a, b, w, h], darkenColour(tone, 0.25));
  drawFaceRectangle(r, face, [a + 0.006, b + 0.006, w - 0.012, h - 0.012], tone);
  if (look.shaker && h > 0.25) {
    drawFaceRectangle(r, face, [a + 0.07, b + 0.07, w - 0.14, h - 0.14], darkenColour(tone, 0.2));
    drawFaceRectangle(r, face, [a + 0.08, b + 0.07, w - 0.155, h - 0.155], lightenColour(tone, 0.05));
  }
  const brass = lightPigment(r, look.handles ?? '#c9a25a', 0.9);
  if (tall) drawFaceRectangle(r, face, [a + w - 0.06, b + h - 0.2, 0.018, 0.13], brass, {}, 0.02);
  else drawFaceRectangle(r, face, [a + w / 2 - 0.08, b + h - 0.06, 0.16, 0.018], brass, {}, 0.02);
}

function drawRange(r: Room, face: Face, a: number, each: number): void {
  drawFaceRectangle(r, face, [a, 0.1, each, 0.79], lightPigment(r, '#d7d6d2', 0.75));
  drawFaceRectangle(r, face, [a + 0.05, 0.16, each - 0.1, 0.44], lightPigment(r, '#2e3238', 0.7));
  drawFacePolygon(
    r,
    face,
    [
      [a + 0.1, 0.2],
      [a + 0.2, 0.2],
      [a + 0.34, 0.56],
      [a + 0.24, 0.56],
    ],
    '#ffffff',
    { opacity: 0.14 },
  );
  drawFaceRectangle(r, face, [a + 0.06, 0.62, each - 0.12, 0.025], lightPigment(r, '#f4f3ef', 1), {}, 0.03);
  for (let i = 0; i < 4; i += 1)
    drawFaceRectangle(
      r,
      face,
      [a + 0.09 + i * ((each - 0.24) / 3), 0.75, 0.06, 0.06],
      lightPigment(r, '#4a4e55', 0.7),
    );
}

/** Metro tiles between worktop and shelf. */
function drawSplashback(r: Room, a: number, wide: number, top: number, pigment: string): void {
  drawFaceRectangle(r, r.back, [a, 0.92, wide, top - 0.92], lightPigment(r, pigment, 0.8));
  for (let b = 0.92, k = 0; b < top - 0.02; b += 0.12, k += 1) {
    drawFaceRectangle(r, r.back, [a, b, wide, 0.012], lightPigment(r, darkenColour(pigment, 0.16), 0.7));
    for (let x = a + (k % 2) * 0.12; x < a + wide; x += 0.24) {
      drawFaceRectangle(
        r,
        r.back,
        [x, b, 0.01, Math.min(0.12, top - b)],
        lightPigment(r, darkenColour(pigment, 0.16), 0.7),
      );
      if (r.dice.chance(0.16))
        drawFaceRectangle(
          r,
          r.back,
          [x + 0.01, b + 0.012, Math.min(0.23, a + wide - x - 0.01), 0.108],
          lightPigment(
            r,
            r.dice.chance(0.5) ? lightenColour(pigment, 0.3) : darkenColour(pigment, 0.08),
            0.82,
          ),
        );
    }
  }
}

function drawShelf(r: Room, x: number, y: number, wide: number, pigment = '#a97e57'): void {
  drawSolid(r, { x, z: r.deep - 0.26, w: wide, d: 0.24, y, h: 0.045, pigment, ground: false });
  let a = x + 0.08;
  while (a < x + wide - 0.2) {
    const kind = r.dice.int(0, 3);
    const tone = r.dice.pick(['#f2ece0', '#c07a55', '#3f6b70', '#d8c19a', '#7f9a8c']);
    if (kind === 0) drawVase(r, [a + 0.08, y + 0.045, r.deep - 0.14], 0.2, tone);
    else if (kind === 1)
      for (let i = 0; i < 4; i += 1)
        drawSolid(r, {
          x: a + i * 0.005,
          z: r.deep - 0.22,
          w: 0.2,
          d: 0.16,
          y: y + 0.045 + i * 0.028,
          h: 0.024,
          pigment: i % 2 === 0 ? tone : '#f2ece0',
          ground: false,
        });
    else
      drawSolid(r, {
        x: a,
        z: r.deep - 0.2,
        w: r.dice.range(0.08, 0.13),
        d: 0.12,
        y: y + 0.045,
        h: r.dice.range(0.12, 0.24),
        pigment: tone,
        ground: false,
        soft: 0.015,
      });
    a += kind === 1 ? 0.32 : 0.24;
  }
}

function drawTap(r: Room, x: number): void {
  const [cx, cy] = r.camera.at([x, 0.93, r.deep - 0.2]);
  const s = r.camera.scale([x, 0.93, r.deep - 0.2]);
  r.sheet.path(
    `M${cx} ${cy}v${-0.26 * s}q0 ${-0.1 * s} ${0.09 * s} ${-0.1 * s}q${0.09 * s} 0 ${0.09 * s} ${0.13 * s}`,
    'none',
    { stroke: lightPigment(r, '#c9a25a', 0.95), width: 0.026 * s },
  );
}

function drawKettle(r: Room, x: number, pigment: string): void {
  const [cx, cy] = r.camera.at([x, 0.93, r.deep - 0.35]);
  const s = r.camera.scale([x, 0.93, r.deep - 0.35]);
  const tone = lightPigment(r, pigment, 0.85);
  r.sheet.path(
    `M${cx - 0.11 * s} ${cy}L${cx - 0.08 * s} ${cy - 0.22 * s}Q${cx} ${cy - 0.28 * s} ${cx + 0.08 * s} ${cy - 0.22 * s}L${cx + 0.11 * s} ${cy}Z`,
    tone,
  );
  r.sheet.path(`M${cx + 0.07 * s} ${cy - 0.2 * s}q${0.12 * s} 0 ${0.06 * s} ${0.16 * s}`, 'none', {
    stroke: darkenColour(tone, 0.4),
    width: 0.022 * s,
  });
}

/** A kitchen along the back wall with shelves, a window over the sink and an island before it. */
export function drawKitchen(look: KitchenLook): Room {
  const r = createRoom(look);
  const half = r.wide / 2;
  drawSplashback(r, 0.05, r.wide - 0.1, 1.55, look.tiles);
  drawOpening(r, r.back, [half - 0.95, 1.12, 1.9, 1.05], { cols: 3, rows: 1 });
  for (const x of [-half + 0.1, half - 1.6]) for (const y of [1.55, 1.98]) drawShelf(r, x, y, 1.5);
  drawSolid(r, {
    x: half - 0.72,
    z: r.deep - 0.66,
    w: 0.7,
    d: 0.66,
    h: 0.1,
    pigment: look.units,
    ground: false,
  });
  drawUnits(r, -half + 0.05, r.wide - 0.1, look, 6);
  drawTap(r, 0.05);
  drawKettle(r, -1.7, '#c07a55');
  drawVase(r, [-0.7, 0.93, r.deep - 0.3], 0.3, '#f2ece0', '#f0c75e');
  drawPlant(r, half - 0.3, r.deep - 1.6, 1.1, '#c07a55');
  drawSunPatch(r, -half + 0.3, 2.9, 1.3, 1.8, 2, -0.4);
  drawIsland(r, look);
  for (const x of [-0.85, 0.85]) drawPendant(r, x, 1.9, 0.62, look.island ?? look.units, 'dome');
  return r;
}

function drawIsland(r: Room, look: KitchenLook): void {
  const [x, z, wide] = [-1.5, 1.7, 3];
  const tone = look.island ?? look.units;
  drawSolid(r, { x: x + 0.06, z: z + 0.05, w: wide - 0.12, d: 0.9, h: 0.9, pigment: tone });
  const face = createWallFace([x + 0.06, 0, z + 0.05], [x + wide - 0.06, 0, z + 0.05], 0.9);
  for (let i = 0; i < 4; i += 1) {
    const t = lightPigment(r, tone, 0.6);
    const w = (wide - 0.12) / 4;
    drawFaceRectangle(r, face, [i * w + 0.07, 0.14, w - 0.14, 0.66], darkenColour(t, 0.2));
    drawFaceRectangle(r, face, [i * w + 0.085, 0.14, w - 0.16, 0.645], lightenColour(t, 0.04));
  }
  drawSolid(r, { x, z: z - 0.2, w: wide, d: 1.2, y: 0.9, h: 0.06, pigment: look.worktop, ground: false });
  drawVase(r, [0.75, 0.96, z + 0.4], 0.42, '#f2ece0', '#e7a3b5');
  drawBooks(r, [-0.9, 0.96, z + 0.4], ['#b5594a', '#e7dcc5', '#3f6b70']);
  const bowl = r.camera.at([-0.1, 0.96, z + 0.35]);
  const s = r.camera.scale([-0.1, 0.96, z + 0.35]);
  for (const [dx, fruit] of [
    [-0.1, '#e39a3b'],
    [0.02, '#d9533f'],
    [0.12, '#a9b54c'],
  ] as const)
    r.sheet.ellipse([bowl[0] + dx * s, bowl[1] - 0.13 * s], 0.07 * s, 0.07 * s, lightPigment(r, fruit, 0.9));
  r.sheet.path(
    `M${bowl[0] - 0.22 * s} ${bowl[1] - 0.12 * s}Q${bowl[0] - 0.16 * s} ${bowl[1]} ${bowl[0]} ${bowl[1]}Q${bowl[0] + 0.16 * s} ${bowl[1]} ${bowl[0] + 0.22 * s} ${bowl[1] - 0.12 * s}Z`,
    lightPigment(r, '#efe7d6', 0.85),
  );
  for (const a of [-1.05, -0.2, 0.65]) drawStool(r, a, z - 0.75, look.stools ?? '#d9a07c');
}

/** A kitchen-diner: units at the back, a table in front, garden doors to one side. */
export function drawKitchenDiner(look: KitchenLook): Room {
  const r = createRoom(look);
  const half = r.wide / 2;
  drawSplashback(r, 0.05, r.wide - 1.1, 1.6, look.tiles);
  drawOpening(r, r.right, [0.9, 0.02, 3.2, 2.3], { cols: 3, frame: '#33393d' });
  const z = r.deep - 0.36;
  drawSolid(r, { x: -half + 0.05, z, w: 1.9, d: 0.36, y: 1.6, h: 0.75, pigment: look.units, ground: false });
  const upper = createWallFace([-half + 0.05, 1.6, z], [-half + 1.95, 1.6, z], 0.75);
  for (let i = 0; i < 3; i += 1) drawFront(r, upper, [i * 0.633 + 0.01, 0.01, 0.613, 0.73], look, true);
  drawShelf(r, -0.55, 1.65, 1.9);
  drawShelf(r, -0.55, 2.05, 1.9);
  drawUnits(r, -half + 0.05, r.wide - 1.1, look, 5);
  drawSolid(r, { x: half - 1, z: r.deep - 0.68, w: 0.75, d: 0.68, h: 2.1, pigment: '#dcdcd8' });
  const fridge = createWallFace([half - 1, 0, r.deep - 0.68], [half - 0.25, 0, r.deep - 0.68], 2.1);
  drawFaceRectangle(r, fridge, [0, 1.2, 0.75, 0.02], lightPigment(r, '#9a9c9c', 0.6));
  for (const b of [0.85, 1.28])
    drawFaceRectangle(r, fridge, [0.06, b, 0.025, 0.3], lightPigment(r, '#8d9092', 0.7), {}, 0.03);
  drawTap(r, -1.2);
  drawKettle(r, -2.2, '#3f6b70');
  drawTable(r, look);
  drawSunPatch(r, 0.6, 2.6, 2.1, 2.2, 3, r.mood.side > 0 ? 0.5 : -0.5);
  return r;
}

function drawTable(r: Room, look: KitchenLook): void {
  const [x, z, wide] = [-1.5, 1.2, 2.6];
  drawRug(r, x - 0.35, z - 0.5, wide + 0.7, 2, '#e9dcc6', '#c9b79c', 'stripes');
  for (const a of [-1.2, -0.4, 0.4]) drawChair(r, a, z + 0.75, '#8a6a50', 'far');
  drawLegs(r, {
    x: x + 0.08,
    z: z + 0.05,
    w: wide - 0.16,
    d: 0.85,
    h: 0.72,
    pigment: '#a97e57',
    thick: 0.08,
  });
  drawSolid(r, { x, z, w: wide, d: 0.95, y: 0.72, h: 0.05, pigment: '#c09463', ground: false });
  drawVase(r, [-0.2, 0.77, z + 0.5], 0.4, '#f2ece0', '#e0915f');
  for (const a of [-1, 0.5]) {
    const at = r.camera.at([a, 0.775, z + 0.3]);
    const s = r.camera.scale([a, 0.775, z + 0.3]);
    r.sheet.ellipse(at, 0.15 * s, 0.05 * s, lightPigment(r, '#f7f3e9', 0.95));
    r.sheet.ellipse([at[0], at[1] - 2], 0.09 * s, 0.028 * s, lightPigment(r, '#e4dccb', 0.9));
  }
  for (const a of [-1.1, 0.1]) drawChair(r, a, z - 0.55, '#8a6a50', 'near');
  for (const a of [-0.7, 0.3]) drawPendant(r, a, z + 0.5, 0.6, look.island ?? look.units, 'dome');
}

/** A dining room with a sideboard and pictures. */
export function drawDiningRoom(look: KitchenLook): Room {
  const r = createRoom(look);
  drawOpening(r, r.left, [1.7, 0.75, 2.3, 1.5], { cols: 2, rows: 2, curtain: '#e9dcc6' });
  drawSolid(r, { x: -1.2, z: r.deep - 0.5, w: 2.4, d: 0.48, y: 0.16, h: 0.66, pigment: look.units });
  const face = createWallFace([-1.2, 0.16, r.deep - 0.5], [1.2, 0.16, r.deep - 0.5], 0.66);
  for (let i = 0; i < 3; i += 1) drawFront(r, face, [i * 0.8 + 0.02, 0.03, 0.76, 0.6], look, true);
  drawFrame(
    r,
    r.back,
    [r.wide / 2 - 0.75, 1.2, 1.5, 0.95],
    ['#f1e4cc', '#51696b', '#e0915f'],
    'hills',
    '#2f2a28',
  );
  drawVase(r, [-0.9, 0.82, r.deep - 0.25], 0.42, '#3f6b70', '#f0d9a8');
  drawBooks(r, [0.85, 0.82, r.deep - 0.25], ['#b5594a', '#d8a24e']);
  drawPlant(r, 2.2, r.deep - 0.5, 1.7, '#d9cbb5', 'palm');
  drawSunWall(r, r.right, 2, 0.6, 1.6, 1.5);
  drawTable(r, { ...look, island: '#c9a25a' });
  return r;
}
