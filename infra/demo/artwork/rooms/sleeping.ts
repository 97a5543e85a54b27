import { darkenColour, lightenColour } from '../colour.ts';
import { createWallFace } from '../face.ts';
import { drawContactShadow, drawFaceRectangle, lightPigment, drawQuad } from '../world.ts';
import { drawFrame, drawOpening, drawRadiator } from './fittings.ts';
import { drawPendant, drawTableLamp } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { drawCushion } from './seating.ts';
import { createRoom, type Room, type RoomLook } from './shell.ts';
import { drawSunPatch, drawSunWall } from './daylight.ts';
import { drawLegs, drawRug, drawSolid } from './solid.ts';

export interface BedroomLook extends RoomLook {
  bed: string;
  linen: string;
  throw: string;
  curtain: string;
  rug: readonly [string, string];
  wood?: string;
}

export function drawBed(r: Room, x: number, wide: number, look: BedroomLook): void {
  const z = r.deep - 2.1;
  drawContactShadow(
    r,
    [
      [x - 0.15, 0, z - 0.2],
      [x + wide + 0.15, 0, z - 0.2],
      [x + wide + 0.15, 0, z + 2],
      [x - 0.15, 0, z + 2],
    ],
    0.4,
    14,
  );
  drawSolid(r, {
    x: x - 0.06,
    z: r.deep - 0.12,
    w: wide + 0.12,
    d: 0.1,
    h: 1.15,
    pigment: look.bed,
    soft: 0.08,
    ground: false,
  });
  for (let i = 1; i < 6; i += 1)
    drawQuad(
      r,
      [
        [x + (wide * i) / 6, 0.55, r.deep - 0.125],
        [x + (wide * i) / 6 + 0.012, 0.55, r.deep - 0.125],
        [x + (wide * i) / 6 + 0.012, 1.12, r.deep - 0.125],
        [x + (wide * i) / 6, 1.12, r.deep - 0.125],
      ],
      lightPigment(r, darkenColour(look.bed, 0.25), 0.5),
      { opacity: 0.6 },
    );
  drawLegs(r, { x: x + 0.05, z: z + 0.05, w: wide - 0.1, d: 1.9, h: 0.2, pigment: '#7a573f', thick: 0.07 });
  drawSolid(r, {
    x,
    z,
    w: wide,
    d: 2,
    y: 0.16,
    h: 0.18,
    pigment: darkenColour(look.bed, 0.1),
    ground: false,
  });
  drawSolid(r, {
    x: x + 0.02,
    z: z + 0.03,
    w: wide - 0.04,
    d: 1.95,
    y: 0.34,
    h: 0.2,
    pigment: look.linen,
    soft: 0.1,
    ground: false,
  });
  for (const i of [0, 1]) {
    const px = x + 0.08 + (i * (wide - 0.1)) / 2;
    drawSolid(r, {
      x: px,
      z: r.deep - 0.42,
      w: wide / 2 - 0.12,
      d: 0.22,
      y: 0.56,
      h: 0.36,
      pigment: look.linen,
      soft: 0.14,
      ground: false,
    });
    drawSolid(r, {
      x: px + 0.03,
      z: r.deep - 0.62,
      w: wide / 2 - 0.18,
      d: 0.2,
      y: 0.54,
      h: 0.28,
      pigment: lightenColour(look.linen, 0.3),
      soft: 0.14,
      ground: false,
    });
  }
  drawSolid(r, {
    x: x - 0.03,
    z: z - 0.03,
    w: wide + 0.06,
    d: 1.3,
    y: 0.3,
    h: 0.27,
    pigment: lightenColour(look.linen, 0.12),
    soft: 0.1,
    ground: false,
  });
  drawSolid(r, {
    x: x - 0.04,
    z: z - 0.04,
    w: wide + 0.08,
    d: 0.62,
    y: 0.29,
    h: 0.3,
    pigment: look.throw,
    soft: 0.06,
    ground: false,
  });
  for (let i = 1; i < 8; i += 1)
    drawQuad(
      r,
      [
        [x + (wide * i) / 8, 0.6, z - 0.05],
        [x + (wide * i) / 8 + 0.02, 0.6, z - 0.05],
        [x + (wide * i) / 8 + 0.02, 0.3, z - 0.05],
        [x + (wide * i) / 8, 0.3, z - 0.05],
      ],
      lightPigment(r, lightenColour(look.throw, 0.25), 0.7),
      { opacity: 0.6 },
    );
  drawCushion(r, [x + wide / 2, 0.78, r.deep - 0.75], 0.42, look.throw, 1);
}

/** A double bedroom: bed to the back wall, side tables, wardrobe, window. */
export function drawBedroom(look: BedroomLook, kind: 'trees' | 'hills' | 'roofs' = 'trees'): Room {
  const r = createRoom(look);
  const wood = look.wood ?? '#a97e57';
  drawOpening(r, r.left, [2, 0.8, 2.1, 1.45], { cols: 2, rows: 2, curtain: look.curtain, kind });
  drawRadiator(r, r.left, 2.4, 1.3);
  drawFrame(
    r,
    r.back,
    [r.wide / 2 - 0.95, 1.4, 0.8, 0.62],
    ['#f1e4cc', look.throw, '#e0915f'],
    'hills',
    wood,
  );
  drawFrame(
    r,
    r.back,
    [r.wide / 2 + 0.1, 1.4, 0.8, 0.62],
    ['#e9dcc6', '#51696b', look.throw],
    'shapes',
    wood,
  );
  drawRug(r, -1.8, 1.2, 3.6, 2, look.rug[0], look.rug[1]);
  for (const x of [-1.5, 1.02]) {
    drawSolid(r, { x, z: r.deep - 0.45, w: 0.48, d: 0.42, y: 0.12, h: 0.42, pigment: wood });
    const face = createWallFace([x, 0.12, r.deep - 0.45], [x + 0.48, 0.12, r.deep - 0.45], 0.42);
    drawFaceRectangle(r, face, [0.03, 0.03, 0.42, 0.17], lightPigment(r, lightenColour(wood, 0.1), 0.7));
    drawFaceRectangle(r, face, [0.03, 0.22, 0.42, 0.17], lightPigment(r, lightenColour(wood, 0.1), 0.7));
    drawTableLamp(r, [x + 0.24, 0.54, r.deep - 0.24], '#c9b79c', '#f3e6cc');
  }
  drawWardrobe(r, 1.9, look.panel ?? look.wall);
  drawBed(r, -0.88, 1.76, look);
  drawSunPatch(r, -2.5, 3.3, 1.4, 2.2, 2, r.mood.side < 0 ? 0.6 : -0.6);
  drawSunWall(r, r.right, 2.9, 0.5, 1.4, 1.5);
  drawPlant(r, -2.35, 1.3, 1.2, '#d9cbb5');
  drawPendant(r, 0, 2.3, 0.45, '#f0e2c6', 'drum');
  return r;
}

function drawWardrobe(r: Room, x: number, pigment: string): void {
  const [z, w] = [r.deep - 2, r.wide / 2 - x - 0.02];
  drawSolid(r, { x, z, w, d: 2, h: 2.2, pigment: lightenColour(pigment, 0.25) });
  const side = createWallFace([x, 0, r.deep], [x, 0, z], 2.2);
  for (const a of [0.05, 0.7, 1.35]) {
    drawFaceRectangle(r, side, [a, 0.1, 0.6, 2.02], darkenColour(lightPigment(r, pigment, 0.5), 0.08));
    drawFaceRectangle(
      r,
      side,
      [a + 0.03, 0.13, 0.54, 1.96],
      lightPigment(r, lightenColour(pigment, 0.2), 0.55),
    );
    drawFaceRectangle(r, side, [a + 0.5, 1, 0.03, 0.2], lightPigment(r, '#c9a25a', 0.9), {}, 0.02);
  }
}
