import { lightenColour } from '../colour.ts';
import type { Pt } from '../sheet.ts';
import { drawContactShadow, drawFacePolygon, lightPigment } from '../world.ts';
import { drawBookcase, drawFrame, drawOpening } from './fittings.ts';
import { drawPendant, drawTableLamp } from './lamps.ts';
import { drawArmchair } from './seating.ts';
import { createRoom, type Room } from './shell.ts';
import { drawSunPatch } from './daylight.ts';
import { drawRug, drawSolid } from './solid.ts';
import { type BedroomLook } from './sleeping.ts';

/** A child's room: cot, bunting, low shelves and soft things. */
export function drawNursery(look: BedroomLook): Room {
  const r = createRoom(look);
  drawOpening(r, r.right, [1.3, 0.85, 1.9, 1.4], { cols: 2, rows: 2, curtain: look.curtain });
  drawBunting(r, [look.throw, '#f0c98a', '#7f9a8c', '#e7a3b5', '#8fa6c9']);
  drawFrame(r, r.back, [3.5, 1.15, 0.5, 0.62], ['#f7efe0', '#7f9a8c', '#e0915f'], 'sun', '#e9dcc6');
  drawFrame(r, r.back, [4.15, 1.15, 0.5, 0.62], ['#f7efe0', '#e7a3b5', '#8fa6c9'], 'shapes', '#e9dcc6');
  drawRug(r, -1.4, 1.1, 2.8, 2, look.rug[0], look.rug[1], 'diamonds');
  drawSunPatch(r, 0.2, 3, 1.6, 2, 2, r.mood.side > 0 ? 0.6 : -0.6);
  drawBookcase(r, 0.55, r.deep - 0.34, 1.7, 0.9, '#f4ecdd', 2);
  drawTableLamp(r, [2, 0.9, r.deep - 0.2], '#f0c98a', '#f7efe0');
  drawCot(r, -2.3, look);
  drawArmchair(r, 1.2, 1.9, look.bed, look.throw);
  const toy = (x: number, z: number, size: number, pigment: string) =>
    drawSolid(r, { x, z, w: size, d: size, h: size, pigment, soft: 0.02 });
  toy(-0.6, 1.6, 0.2, '#e0915f');
  toy(-0.36, 1.7, 0.2, '#7f9a8c');
  toy(-0.48, 1.66, 0.01, '#f0c98a');
  drawSolid(r, {
    x: -0.48,
    z: 1.66,
    w: 0.2,
    d: 0.2,
    y: 0.2,
    h: 0.2,
    pigment: '#f0c98a',
    ground: false,
    soft: 0.02,
  });
  drawPendant(r, 0, 2.4, 0.5, '#f7efe0', 'globe');
  return r;
}

function drawCot(r: Room, x: number, look: BedroomLook): void {
  const [z, wide, wood] = [r.deep - 0.85, 1.5, '#caa27a'];
  drawContactShadow(
    r,
    [
      [x, 0, z - 0.1],
      [x + wide, 0, z - 0.1],
      [x + wide, 0, z + 0.7],
      [x, 0, z + 0.7],
    ],
    0.35,
    10,
  );
  drawSolid(r, {
    x: x + 0.05,
    z,
    w: wide - 0.1,
    d: 0.7,
    y: 0.3,
    h: 0.16,
    pigment: look.linen,
    ground: false,
    soft: 0.04,
  });
  drawSolid(r, {
    x: x + 0.6,
    z: z - 0.01,
    w: 0.8,
    d: 0.7,
    y: 0.44,
    h: 0.06,
    pigment: look.throw,
    ground: false,
    soft: 0.04,
  });
  const bars = (depth: number) => {
    for (let i = 0; i <= 12; i += 1)
      drawSolid(r, {
        x: x + (i * (wide - 0.04)) / 12,
        z: depth,
        w: 0.03,
        d: 0.03,
        y: 0.2,
        h: 0.72,
        pigment: wood,
        ground: false,
      });
    for (const y of [0.2, 0.9])
      drawSolid(r, {
        x,
        z: depth,
        w: wide,
        d: 0.05,
        y,
        h: 0.06,
        pigment: lightenColour(wood, 0.1),
        ground: false,
      });
  };
  bars(z + 0.7);
  bars(z);
  for (const a of [x - 0.03, x + wide - 0.03])
    drawSolid(r, { x: a, z, w: 0.06, d: 0.06, h: 1.02, pigment: wood, ground: false });
}

function drawBunting(r: Room, colours: readonly string[]): void {
  const y = (t: number) => 2.3 - Math.sin(t * Math.PI) * 0.32;
  const cord: Pt[] = Array.from({ length: 17 }, (_, i) => [0.3 + (i / 16) * 2.9, y(i / 16)]);
  r.sheet.stroke(
    r.camera.project(cord.map(([a, b]) => [r.back.origin[0] + a, b, r.deep - 0.02])),
    '#fbf6ea',
    4,
  );
  for (let i = 0; i < 9; i += 1) {
    const t = (i + 0.5) / 9;
    const a = 0.3 + t * 2.9;
    drawFacePolygon(
      r,
      r.back,
      [
        [a - 0.13, y(t - 0.045)],
        [a + 0.13, y(t + 0.045)],
        [a, y(t) - 0.3],
      ],
      lightPigment(r, colours[i % colours.length] ?? '#e0915f', 0.85),
      {},
      0.02,
    );
  }
}
