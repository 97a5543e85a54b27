import type { V3 } from '../camera.ts';
import { drawBorder, drawShrub, drawTree } from '../plants.ts';
import { drawBackdrop, drawPaving, drawPot } from '../street.ts';
import { drawFaceRectangle, getLightLevel, lightPigment, createWorld, type World } from '../world.ts';
import { createWallFace } from '../face.ts';
import { mixColours } from '../colour.ts';
import { type GardenLook, drawTerraceTable } from './garden.ts';

/** A small walled courtyard with string lights. */
export function drawCourtyard(look: GardenLook): World {
  const w = createWorld(look.seed, look.mood, {
    x: -0.4,
    eye: 1.6,
    z: -5,
    yaw: 1,
    focal: 1250,
    horizon: 640,
  });
  drawBackdrop(w, 'roofs', 640);
  drawTree(w, [-4, 0, 9], 7);
  const [x, z, h] = [3.4, 5, 2.3];
  for (const face of [
    createWallFace([-x, 0, -1], [-x, 0, z], h),
    createWallFace([x, 0, z], [x, 0, -1], h),
    createWallFace([-x, 0, z], [x, 0, z], h),
  ]) {
    drawFaceRectangle(w, face, [0, 0, face.w, h], lightPigment(w, look.wall.pigment, getLightLevel(w, face)));
    for (let i = 0; i < face.w * 9; i += 1)
      drawFaceRectangle(
        w,
        face,
        [w.dice.range(0, face.w - 0.25), Math.floor(w.dice.range(0, 24)) * 0.09, 0.24, 0.075],
        lightPigment(
          w,
          mixColours(look.wall.pigment, w.dice.chance(0.5) ? '#4b2f2f' : '#ffe0c0', 0.14),
          getLightLevel(w, face),
        ),
      );
    drawFaceRectangle(w, face, [0, h - 0.08, face.w, 0.1], lightPigment(w, '#d9cdb8', 0.95));
  }
  drawPaving(w, -x, x, -4.5, z, '#c9a98c', 0.4);
  for (const sx of [-1, 1])
    for (let k = 0; k < 4; k += 1)
      drawBorder(w, [sx * 2.9, 0, 4.4 - k * 1.4], [sx * 3.1, 0, 3.6 - k * 1.4], 0.8, look.flowers);
  drawBorder(w, [-2.4, 0, 4.5], [2.6, 0, 4.5], 0.9, look.flowers);
  drawShrub(w, [2.3, 0, 4], 1.5, look.flowers[1]);
  drawPot(w, [-2.4, 0, 3], 1.1, 'bay', '#5a6163');
  for (const [px, pz] of [
    [-1.5, 4.1],
    [1.4, 4],
    [2.5, 2],
  ] as const)
    drawPot(w, [px, 0, pz], 0.7, 'flowers', '#b8704f', w.dice.pick(look.flowers));
  drawTerraceTable(w, -0.9, 1.6);
  drawLights(w, [-3.3, 2.6, 0.5], [3.3, 2.5, 4.5]);
  drawLights(w, [3.3, 2.6, 0.5], [-3.3, 2.5, 4.8]);
  return w;
}

function drawLights(w: World, from: V3, to: V3): void {
  const points: V3[] = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - Math.sin(t * Math.PI) * 0.45,
      from[2] + (to[2] - from[2]) * t,
    ];
  });
  w.sheet.stroke(
    points.map((p) => w.camera.at(p)),
    lightPigment(w, '#2c2b33', 0.5),
    3,
  );
  for (const p of points) {
    const [x, y] = w.camera.at(p);
    const s = w.camera.scale(p);
    w.sheet.ellipse(
      [x, y + 0.05 * s],
      0.32 * s,
      0.32 * s,
      w.sheet.radial([x, y + 0.05 * s], 0.32 * s, [
        [0, '#ffe3a0', 0.75],
        [1, '#ffe3a0', 0],
      ]),
    );
    w.sheet.ellipse([x, y + 0.05 * s], 0.05 * s, 0.06 * s, '#fff2cf');
  }
}
