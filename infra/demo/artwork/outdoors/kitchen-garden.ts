import { drawBlock } from '../house.ts';
import { drawHedge } from '../hedge.ts';
import { drawBorder, drawTree } from '../plants.ts';
import { drawSolid } from '../rooms/solid.ts';
import { drawBackdrop, drawGravel, drawLawn, drawPot } from '../street.ts';
import {
  drawFaceRectangle,
  getLightLevel,
  lightPigment,
  drawQuad,
  createWorld,
  type World,
} from '../world.ts';
import { drawBough } from '../exteriors/parts.ts';
import { type GardenLook, drawShed } from './garden.ts';

/** A kitchen garden with raised beds and a greenhouse. */
export function drawKitchenGarden(look: GardenLook): World {
  const w = createWorld(look.seed, look.mood, {
    x: 1.4,
    eye: 1.8,
    z: -6.5,
    yaw: -4,
    focal: 1280,
    horizon: 610,
  });
  drawBackdrop(w, 'hills', 610);
  for (const [x, z, h] of [
    [-12, 18, 8],
    [-5, 22, 8],
    [10, 20, 9],
  ] as const)
    drawTree(w, [x, 0, z], h);
  drawHedge(w, [-14, 0, 13], [14, 0, 13], 1.5, 0.7);
  drawLawn(w, -14, 14, -6, 13, false);
  drawGreenhouse(w, -5.6, 7.4);
  drawShed(w, 3.6, 8.6, '#6f8f96', 2.6);
  drawGravel(w, -1, 0.8, -6, 12, '#dccba8');
  for (const x of [-4.6, 1.4])
    for (const z of [5, 2.2, -0.6]) {
      drawSolid(w, { x, z, w: 3, d: 1.5, h: 0.38, pigment: '#8f6d4e', top: '#5b4636' });
      for (const dz of [0.4, 1.05])
        drawBorder(
          w,
          [x + 0.2, 0.38, z + dz],
          [x + 2.8, 0.38, z + dz],
          w.dice.range(0.35, 0.6),
          look.flowers,
        );
    }
  drawPot(w, [1, 0, -2.2], 0.8, 'flowers', '#b8704f', look.flowers[0]);
  drawBough(w, 'left');
  return w;
}

function drawGreenhouse(w: World, x: number, z: number): void {
  const pane = { kind: 'render', pigment: '#dcebe6' } as const;
  drawBlock(w, {
    x,
    z,
    w: 3,
    d: 2.6,
    h: 1.8,
    material: pane,
    roof: 'gable',
    rise: 1,
    tiles: '#e3f0ec',
    trim: '#f6f6f0',
    overhang: 0.04,
    front: (face) => {
      for (let a = 0; a <= 3; a += 0.6)
        drawFaceRectangle(w, face, [a - 0.02, 0.4, 0.04, 1.9], lightPigment(w, '#f8f8f2', 0.9));
      for (const [a, b] of [
        [0.3, 1],
        [1.9, 0.9],
        [2.3, 0.8],
      ] as const)
        drawFaceRectangle(w, face, [a, 0.4, 0.35, b], w.mood.leaf[1], { opacity: 0.4 });
      drawFaceRectangle(w, face, [0, 0, 3, 0.4], lightPigment(w, '#a8654f', getLightLevel(w, face)));
    },
  });
  drawQuad(
    w,
    [
      [x, 0.01, z - 0.3],
      [x + 3, 0.01, z - 0.3],
      [x + 3, 0.01, z],
      [x, 0.01, z],
    ],
    lightPigment(w, '#cdbfa8', 0.8),
  );
}
