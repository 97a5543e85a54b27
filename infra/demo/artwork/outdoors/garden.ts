import type { V3 } from '../camera.ts';
import { block } from '../house.ts';
import { fence } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { border, conifer, shrub, tree } from '../plants.ts';
import { chair } from '../rooms/chairs.ts';
import { legs, solid } from '../rooms/solid.ts';
import { backdrop, lawn, paving, pot } from '../street.ts';
import { band, type Material } from '../wall.ts';
import { glass, window } from '../window.ts';
import { contact, faceRect, level, lit, world, type World } from '../world.ts';
import { bough, climber, dapple, grasses } from '../exteriors/parts.ts';
import { wallFace } from '../face.ts';
import { mix } from '../colour.ts';

export interface GardenLook {
  seed: string;
  mood: MoodName;
  wall: Material;
  flowers: readonly string[];
  side?: number;
}

/** A table with chairs and, in fair weather, a parasol. */
export function terraceTable(w: World, x: number, z: number, parasol?: string): void {
  for (const dx of [0.15, 1.05]) chair(w, x + dx, z + 0.6, '#7d6a58', 'far');
  legs(w, { x: x + 0.05, z: z + 0.05, w: 1.6, d: 0.7, h: 0.7, pigment: '#7a614c', thick: 0.07 });
  solid(w, { x, z, w: 1.7, d: 0.8, y: 0.7, h: 0.05, pigment: '#a98660', ground: false });
  contact(
    w,
    [
      [x, 0, z],
      [x + 1.7, 0, z],
      [x + 1.7, 0, z + 0.8],
      [x, 0, z + 0.8],
    ],
    0.3,
    9,
  );
  pot(w, [x + 0.85, 0.76, z + 0.4], 0.32, 'flowers', '#c07a55', '#e0566b');
  for (const dx of [0.1, 1.1]) chair(w, x + dx, z - 0.55, '#7d6a58', 'near');
  if (parasol) shadeOver(w, [x + 0.85, 0, z + 0.5], parasol);
}

function shadeOver(w: World, at: V3, pigment: string): void {
  const [cx, cy] = w.camera.at(at);
  const s = w.camera.scale(at);
  w.sheet.rect(cx - 0.025 * s, cy - 2.5 * s, 0.05 * s, 1.8 * s, lit(w, '#8a6a50', 0.7));
  const y = cy - 2 * s;
  const top = cy - 2.65 * s;
  const xs = [-1.4, -0.75, 0, 0.75, 1.4];
  for (let i = 0; i < 4; i += 1) {
    const [a, b] = [xs[i] ?? 0, xs[i + 1] ?? 0];
    const shade = w.mood.side < 0 ? 1 - i * 0.25 : 0.25 + i * 0.25;
    w.sheet.path(
      `M${cx} ${top}L${cx + a * s} ${y}Q${cx + ((a + b) / 2) * s} ${y + 0.12 * s} ${cx + b * s} ${y}Z`,
      lit(w, i % 2 === 0 ? pigment : '#f6efe0', shade),
    );
  }
}

export function shed(w: World, x: number, z: number, pigment: string, wide = 2.4): void {
  block(w, {
    x,
    z,
    w: wide,
    d: 1.8,
    h: 2,
    material: { kind: 'boards', pigment },
    roof: 'gable',
    rise: 0.8,
    tiles: '#6b6360',
    trim: '#f4eee0',
    overhang: 0.15,
    front: (face) => {
      faceRect(w, face, [wide * 0.5, 0.05, 0.8, 1.75], lit(w, '#f4eee0', level(w, face)));
      faceRect(
        w,
        face,
        [wide * 0.5 + 0.06, 0.05, 0.68, 1.68],
        lit(w, mix(pigment, '#2a2e38', 0.25), level(w, face)),
      );
      window(w, face, [0.3, 0.95, 0.7, 0.7], { cols: 2, rows: 2, head: 'none', trim: '#f4eee0' });
    },
  });
}

/** Looking down a back garden from the terrace: lawn, borders, shed, trees over the fence. */
export function backGarden(look: GardenLook): World {
  const w = world(look.seed, look.mood, {
    x: look.side ?? 0.6,
    eye: 1.7,
    z: -6,
    yaw: -(look.side ?? 0.6) * 2,
    focal: 1250,
    horizon: 600,
  });
  backdrop(w, 'trees', 600);
  for (const [x, z, h] of [
    [-11, 22, 9],
    [-4, 25, 8],
    [5, 23, 9],
    [12, 20, 10],
  ] as const)
    tree(w, [x, 0, z], h);
  block(w, {
    x: -10,
    z: 26,
    w: 7,
    d: 5,
    h: 4.6,
    material: look.wall,
    roof: 'along',
    rise: 2.4,
    tiles: '#8a5f4f',
  });
  fence(w, [-6, 0, 15], [6, 0, 15], 1.8, 'board', '#b08a63');
  shed(w, 2.4, 12, '#7f9a8c');
  conifer(w, [-4.8, 0, 14], 3.2);
  lawn(w, -6, 6, -1, 15);
  for (const x of [-6, 6]) {
    const near = wallFace(x < 0 ? [x, 0, -1] : [x, 0, 15], x < 0 ? [x, 0, 15] : [x, 0, -1], 1.8);
    faceRect(w, near, [0, 0, near.w, 1.8], lit(w, '#b08a63', level(w, near)));
    for (let a = 0; a < near.w; a += 0.32)
      faceRect(w, near, [a, 0, 0.03, 1.8], lit(w, '#7d5f45', level(w, near)), { opacity: 0.5 });
    faceRect(w, near, [0, 1.74, near.w, 0.08], lit(w, '#c39c72', 1));
  }
  for (let z = 13.5; z > 0.5; z -= 1.6)
    for (const s of [-1, 1]) {
      if (w.dice.chance(0.35)) shrub(w, [s * 5.2, 0, z], w.dice.range(1, 1.7), w.dice.pick(look.flowers));
      border(w, [s * 4.9 - 0.3, 0, z], [s * 4.6 + 0.3, 0, z - 1], 0.75, look.flowers);
    }
  tree(w, [-3.1, 0, 8], 4.2);
  paving(w, -7, 7, -5.5, 0.4, '#d3c3aa', 0.7);
  pot(w, [-3.2, 0, 0.2], 0.8, 'flowers', '#b8704f', '#e0566b');
  pot(w, [3, 0, 0.2], 0.8, 'ball', '#5a6163');
  terraceTable(w, -2.3, -1.3, look.mood === 'overcast' ? undefined : '#c9705a');
  bough(w, 'right');
  return w;
}

/** The back of a house seen from the lawn: garden doors, extension, terrace, climbers. */
export function houseBack(look: GardenLook): World {
  const w = world(look.seed, look.mood, {
    x: look.side ?? -3.5,
    eye: 1.65,
    z: -13.5,
    yaw: -(look.side ?? -3.5) * 2.4,
    focal: 1450,
    horizon: 830,
  });
  backdrop(w, 'trees', 830);
  tree(w, [-9, 0, 9], 9);
  tree(w, [10, 0, 10], 10);
  lawn(w, -30, 30, -14, 12, false);
  fence(w, [-14, 0, 4], [-4.6, 0, 4], 1.8, 'board', '#b08a63');
  fence(w, [4.6, 0, 4], [14, 0, 4], 1.8, 'board', '#b08a63');
  block(w, {
    x: -4.4,
    z: 2.6,
    w: 8.8,
    d: 7,
    h: 5.4,
    material: look.wall,
    roof: 'along',
    rise: 2.9,
    tiles: '#6f6a72',
    front: (face) => {
      for (const a of [0.9, 3.9, 6.6])
        window(w, face, [a, 3.5, 1.3, 1.4], { rail: 0.5, cols: 2, trim: '#e6dcc9' });
      window(w, face, [6.2, 0.9, 1.5, 1.4], { rail: 0.5, cols: 2, trim: '#e6dcc9' });
      climber(
        w,
        face,
        [
          [8.5, 0],
          [8.4, 1.4],
          [8.3, 2.8],
          [7.4, 3],
          [6.4, 2.9],
        ],
        0.4,
        look.flowers[0],
      );
    },
  });
  block(w, {
    x: -3.9,
    z: 0,
    w: 5.2,
    d: 2.6,
    h: 2.9,
    material: { kind: 'boards', pigment: '#5d6a68' },
    roof: 'flat',
    trim: '#d8d4ca',
    front: (face) => {
      faceRect(w, face, [0.35, 0.05, 4.5, 2.4], lit(w, '#2f3437', 0.6));
      for (let i = 0; i < 4; i += 1)
        glass(w, face, [0.42 + i * 1.1, 0.12, 1.05, 2.26], {
          curtain: '#efe0c4',
          lamp: w.mood.lamps > 0.3 || i === 1,
        });
      band(w, face, 2.7, 0.12, '#8d9092');
    },
  });
  paving(w, -5, 5.2, -3.2, 0, '#d8ccb8', 0.8);
  terraceTable(w, 2, -1.6, '#d8a24e');
  pot(w, [-4.4, 0, -0.6], 0.9, 'bay', '#5a6163');
  pot(w, [1.6, 0, -0.5], 0.8, 'flowers', '#b8704f', look.flowers[0]);
  lawn(w, -9, 9, -9.5, -3.3);
  border(w, [-8.6, 0, -3.6], [-5.2, 0, -1], 0.85, look.flowers);
  border(w, [5.6, 0, -1], [8.8, 0, -3.8], 0.85, look.flowers);
  shrub(w, [-7, 0, -1.2], 1.7, look.flowers[1]);
  shrub(w, [7.2, 0, -0.6], 1.6, look.flowers[0]);
  grasses(w, 'right', look.flowers[1]);
  dapple(w, 380, 1190, 430, 70, 16, 0.14);
  return w;
}

/** A small walled courtyard with string lights. */
export function courtyard(look: GardenLook): World {
  const w = world(look.seed, look.mood, { x: -0.4, eye: 1.6, z: -5, yaw: 1, focal: 1250, horizon: 640 });
  backdrop(w, 'roofs', 640);
  tree(w, [-4, 0, 9], 7);
  const [x, z, h] = [3.4, 5, 2.3];
  for (const face of [
    wallFace([-x, 0, -1], [-x, 0, z], h),
    wallFace([x, 0, z], [x, 0, -1], h),
    wallFace([-x, 0, z], [x, 0, z], h),
  ]) {
    faceRect(w, face, [0, 0, face.w, h], lit(w, look.wall.pigment, level(w, face)));
    for (let i = 0; i < face.w * 9; i += 1)
      faceRect(
        w,
        face,
        [w.dice.range(0, face.w - 0.25), Math.floor(w.dice.range(0, 24)) * 0.09, 0.24, 0.075],
        lit(w, mix(look.wall.pigment, w.dice.chance(0.5) ? '#4b2f2f' : '#ffe0c0', 0.14), level(w, face)),
      );
    faceRect(w, face, [0, h - 0.08, face.w, 0.1], lit(w, '#d9cdb8', 0.95));
  }
  paving(w, -x, x, -4.5, z, '#c9a98c', 0.4);
  for (const sx of [-1, 1])
    for (let k = 0; k < 4; k += 1)
      border(w, [sx * 2.9, 0, 4.4 - k * 1.4], [sx * 3.1, 0, 3.6 - k * 1.4], 0.8, look.flowers);
  border(w, [-2.4, 0, 4.5], [2.6, 0, 4.5], 0.9, look.flowers);
  shrub(w, [2.3, 0, 4], 1.5, look.flowers[1]);
  pot(w, [-2.4, 0, 3], 1.1, 'bay', '#5a6163');
  for (const [px, pz] of [
    [-1.5, 4.1],
    [1.4, 4],
    [2.5, 2],
  ] as const)
    pot(w, [px, 0, pz], 0.7, 'flowers', '#b8704f', w.dice.pick(look.flowers));
  terraceTable(w, -0.9, 1.6);
  lights(w, [-3.3, 2.6, 0.5], [3.3, 2.5, 4.5]);
  lights(w, [3.3, 2.6, 0.5], [-3.3, 2.5, 4.8]);
  return w;
}

function lights(w: World, from: V3, to: V3): void {
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
    lit(w, '#2c2b33', 0.5),
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
