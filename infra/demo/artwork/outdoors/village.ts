import { drawBlock } from '../house.ts';
import { drawHedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawBorder, drawTree } from '../plants.ts';
import { drawBackdrop, drawGravel, drawLawn, drawStreetLamp } from '../street.ts';
import { lightPigment, createWorld, type World } from '../world.ts';
import { drawBough, drawGrasses } from '../exteriors/parts.ts';
import { drawWindow } from '../window.ts';

/** A village green with a church tower and a row of cottages. */
export function drawVillageGreen(seed: string, mood: MoodName): World {
  const w = createWorld(seed, mood, { x: 0, eye: 1.9, z: -12, focal: 1350, horizon: 690 });
  drawBackdrop(w, 'hills', 690);
  for (const [x, z, h] of [
    [-15, 22, 10],
    [-6, 27, 9],
    [15, 21, 11],
    [9, 27, 9],
  ] as const)
    drawTree(w, [x, 0, z], h);
  const stone = { kind: 'stone', pigment: '#cdbb98' } as const;
  drawBlock(w, {
    x: -1,
    z: 18,
    w: 7.5,
    d: 6,
    h: 4.4,
    material: stone,
    roof: 'along',
    rise: 3,
    tiles: '#7d7468',
    front: (face) => {
      for (const a of [1, 3, 5])
        drawWindow(w, face, [a, 1, 0.9, 2.3], { cols: 2, head: 'arch', trim: '#e3d5b6' });
    },
  });
  drawBlock(w, {
    x: -4.4,
    z: 17.4,
    w: 3.6,
    d: 3.6,
    h: 10.4,
    material: stone,
    roof: 'flat',
    trim: '#d8c8a6',
    front: (face) => {
      drawWindow(w, face, [1.2, 7.2, 1.2, 1.9], { cols: 2, head: 'arch', trim: '#e3d5b6', sill: false });
      drawWindow(w, face, [1.3, 1, 1, 2], { cols: 2, head: 'arch', trim: '#e3d5b6' });
    },
  });
  for (let i = 0; i < 4; i += 1)
    w.sheet.poly(
      w.camera.project([
        [-4.5 + i * 0.98, 10.5, 17.3],
        [-4 + i * 0.98, 10.5, 17.3],
        [-4 + i * 0.98, 11.1, 17.3],
        [-4.5 + i * 0.98, 11.1, 17.3],
      ]),
      lightPigment(w, '#d8c8a6', 0.8),
    );
  for (const [x, tone] of [
    [-14, '#f1e3c8'],
    [8.4, '#e8cdb8'],
    [13.4, '#f4efe2'],
  ] as const)
    drawBlock(w, {
      x,
      z: 15,
      w: 5,
      d: 5,
      h: 3.8,
      material: { kind: 'render', pigment: tone },
      roof: 'along',
      rise: 2.4,
      tiles: '#9a6a52',
      joined: x > 10,
      front: (face) => {
        for (const a of [0.6, 3.2])
          for (const b of [0.8, 2.4])
            drawWindow(w, face, [a, b, 1.1, 1], { cols: 2, rows: 2, head: 'none', trim: '#efe5d0' });
      },
    });
  drawLawn(w, -24, 24, -8, 14, false);
  drawGravel(w, -24, 24, 12, 13.6);
  drawHedge(w, [-9, 0, 14], [7.8, 0, 14], 0.9, 0.5);
  drawTree(w, [-7.5, 0, 4], 7.5);
  drawBorder(w, [3, 0, 5], [9, 0, 5], 0.7, ['#f3c14f', '#fff3d9', '#f08ca6']);
  const bench = (x: number, y: number, wide: number, h: number, z: number) =>
    w.sheet.poly(
      w.camera.project([
        [x, y, z],
        [x + wide, y, z],
        [x + wide, y + h, z],
        [x, y + h, z],
      ]),
      lightPigment(w, '#8a6a50', 0.8),
    );
  for (const y of [0.42, 0.62, 0.8]) bench(-6.2, y, 2, 0.12, 2.6);
  for (const x of [-6.1, -4.4]) bench(x, 0, 0.1, 0.9, 2.6);
  drawStreetLamp(w, [4.4, 0, 2]);
  drawGrasses(w, 'right', '#fff3d9');
  drawBough(w, 'left');
  return w;
}
