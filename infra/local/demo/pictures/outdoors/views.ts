import { darken, lighten, mix } from '../colour.ts';
import { block } from '../house.ts';
import { fence, hedge } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { border, crown, leafTones, shrub, tree } from '../plants.ts';
import { closed, smooth, type Pt } from '../sheet.ts';
import { birds, sky } from '../sky.ts';
import { backdrop, gravel, lawn, paving, pot, streetLamp } from '../street.ts';
import { lit, world, type World } from '../world.ts';
import { bough, grasses } from '../exteriors/parts.ts';
import { terraceTable } from './garden.ts';
import { window } from '../window.ts';

function waves(w: World, top: number, bottom: number, near: string): void {
  const far = mix(w.mood.glass[1], near, 0.25);
  w.sheet.rect(
    0,
    top,
    1920,
    bottom - top,
    w.sheet.linear([
      [0, far],
      [0.35, mix(far, near, 0.6)],
      [1, near],
    ]),
  );
  for (let i = 0; i < 46; i += 1) {
    const t = w.dice.next() ** 1.8;
    const wide = 40 + t * 330 * w.dice.range(0.5, 1);
    w.sheet.rect(
      w.dice.range(-150, 1900),
      top + 6 + t * (bottom - top - 20),
      wide,
      2 + t * 6,
      lighten(far, 0.45),
      { r: 3, opacity: 0.5 },
    );
  }
}

function ridge(w: World, y: number, rise: number, colour: string, period: number, phase: number): void {
  const points: Pt[] = [[-60, y + 4]];
  for (let x = -60; x <= 1990; x += 70)
    points.push([
      x,
      y - rise * (0.3 + 0.7 * Math.abs(Math.sin(x / period + phase)) ** 1.3) - w.dice.range(0, rise * 0.06),
    ]);
  points.push([1990, y + 4]);
  w.sheet.path(
    closed(points),
    w.sheet.linear([
      [0, colour],
      [1, mix(colour, w.mood.sky.at(-1)?.[1] ?? colour, 0.35)],
    ]),
  );
}

/** The sea beyond a grassy headland, with a path and a far lighthouse. */
export function seaView(seed: string, mood: MoodName): World {
  const w = world(seed, mood, { x: 0, eye: 3, z: -8, focal: 1300, horizon: 520 });
  sky(w, 520);
  birds(w);
  waves(w, 520, 1300, mix('#3f8f9c', w.mood.shadow, 0.15));
  ridge(w, 560, 66, w.mood.far[1], 420, 1.2);
  w.sheet.poly(
    [
      [1480, 505],
      [1500, 505],
      [1496, 410],
      [1484, 410],
    ],
    '#f7f2e8',
  );
  w.sheet.rect(1482, 450, 16, 16, '#c9564a');
  w.sheet.rect(1483, 396, 14, 15, '#3a4048');
  for (const [x, y, s] of [
    [420, 640, 1],
    [980, 590, 0.6],
    [1230, 700, 1.3],
  ] as const) {
    w.sheet.path(
      `M${x - 34 * s} ${y}h${68 * s}l${-12 * s} ${15 * s}h${-44 * s}Z`,
      darken(w.mood.far[1], 0.3),
    );
    w.sheet.path(`M${x} ${y - 4}v${-90 * s}l${42 * s} ${84 * s}Z`, '#fdf8ec');
    w.sheet.path(`M${x - 4 * s} ${y - 4}v${-80 * s}l${-28 * s} ${76 * s}Z`, '#e8ded0');
  }
  const land = (points: Pt[], fill: string) => w.sheet.path(smooth(points), fill);
  land(
    [
      [-100, 1400],
      [-100, 760],
      [240, 720],
      [560, 800],
      [860, 960],
      [1100, 1120],
      [1200, 1400],
    ],
    darken(w.mood.grass, 0.16),
  );
  land(
    [
      [-100, 1500],
      [-100, 900],
      [300, 880],
      [800, 980],
      [1400, 1020],
      [2050, 860],
      [2050, 1500],
    ],
    w.mood.grass,
  );
  land(
    [
      [900, 1330],
      [1010, 1180],
      [940, 1080],
      [1040, 1010],
      [1090, 1010],
      [1020, 1085],
      [1160, 1180],
      [1240, 1330],
    ],
    lit(w, '#e6d3aa', 0.95),
  );
  const tones = leafTones(w, 0.3);
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [w.dice.range(0, 1900), w.dice.range(1010, 1120)];
    if (x < 880 || x > 1260) {
      crown(
        w,
        [
          [x, y, w.dice.range(26, 50)],
          [x + 40, y + 8, w.dice.range(20, 40)],
        ],
        tones,
      );
      for (let k = 0; k < 7; k += 1)
        w.sheet.ellipse([x + w.dice.range(-40, 70), y + w.dice.range(-30, 20)], 7, 6, lit(w, '#f0c24a', 1));
    }
  }
  grasses(w, 'left', '#f4d9e4');
  grasses(w, 'right', '#f7efd8');
  return w;
}

/** A loch or a lake between hills, seen over a low wall. */
export function lochView(seed: string, mood: MoodName): World {
  const w = world(seed, mood, { x: 0, eye: 2.2, z: -8, focal: 1300, horizon: 600 });
  sky(w, 600);
  const [far, near] = w.mood.far;
  ridge(w, 610, 300, mix(far, w.mood.sky[1]?.[1] ?? far, 0.3), 330, 0.4);
  ridge(w, 618, 220, far, 260, 2.1);
  ridge(w, 630, 130, mix(near, '#6a5a72', 0.25), 210, 3.4);
  waves(w, 628, 1010, mix(near, '#3f6f80', 0.5));
  w.sheet.path(
    smooth([
      [-100, 1400],
      [-100, 840],
      [260, 820],
      [620, 900],
      [1040, 940],
      [1500, 880],
      [2050, 800],
      [2050, 1400],
    ]),
    w.mood.grass,
  );
  for (const [x, z, h] of [
    [-5.5, 5, 6],
    [-4.2, 7, 5],
    [5.8, 6, 6.5],
    [7.5, 4, 6],
  ] as const)
    tree(w, [x, 0, z], h);
  fence(w, [-9, 0, -0.4], [9, 0, -0.4], 0.9, 'picket', '#b9a386');
  for (let i = 0; i < 12; i += 1)
    shrub(
      w,
      [-8 + i * 1.5 + w.dice.range(-0.4, 0.4), 0, 0.4],
      w.dice.range(0.7, 1.2),
      i % 2 === 0 ? '#b58fc9' : '#d6b4e0',
    );
  grasses(w, 'left', '#c9a8dc');
  bough(w, 'right');
  return w;
}

/** A balcony over the roofs of a city. */
export function balconyView(seed: string, mood: MoodName): World {
  const w = world(seed, mood, { x: 0, eye: 1.6, z: -4.4, focal: 1200, horizon: 600 });
  sky(w, 640);
  const tones = [mix(w.mood.far[0], w.mood.sky.at(-1)?.[1] ?? '#fff', 0.4), w.mood.far[0], w.mood.far[1]];
  tones.forEach((tone, layer) => skyline(w, 560 + layer * 130, tone, layer));
  paving(w, -6, 6, -4.2, 1.4, '#b99b78', 0.3);
  const rail = lit(w, '#33393d', 0.6);
  const glass = w.camera.project([
    [-6, 0.1, 1.4],
    [6, 0.1, 1.4],
    [6, 1.05, 1.4],
    [-6, 1.05, 1.4],
  ]);
  w.sheet.poly(
    glass,
    w.sheet.linear(
      [
        [0, '#ffffff', 0.3],
        [1, w.mood.glass[0], 0.3],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  for (let x = -6; x <= 6; x += 1.5)
    w.sheet.poly(
      w.camera.project([
        [x, 0, 1.4],
        [x + 0.05, 0, 1.4],
        [x + 0.05, 1.1, 1.4],
        [x, 1.1, 1.4],
      ]),
      rail,
    );
  w.sheet.poly(
    w.camera.project([
      [-6, 1.05, 1.4],
      [6, 1.05, 1.4],
      [6, 1.12, 1.4],
      [-6, 1.12, 1.4],
    ]),
    rail,
  );
  for (const [x, k] of [
    [-2.6, 'flowers'],
    [-2, 'ball'],
    [2.3, 'bay'],
    [2.8, 'flowers'],
  ] as const)
    pot(w, [x, 0, 1], 0.85, k, '#5a6163', '#e0566b');
  terraceTable(w, -0.7, -0.1);
  return w;
}

function skyline(w: World, base: number, tone: string, layer: number): void {
  for (let x = -60; x < 1960;) {
    const wide = w.dice.range(70, 190);
    const tall = w.dice.range(60, 210) * (layer === 0 ? 1.5 : 1) + (w.dice.chance(0.12) ? 130 : 0);
    const kind = w.dice.int(0, 3);
    const top = base - tall;
    const fill = w.sheet.linear([
      [0, tone],
      [1, mix(tone, w.mood.sky.at(-1)?.[1] ?? tone, 0.3)],
    ]);
    w.sheet.poly(
      kind === 0
        ? [
            [x, 1280],
            [x, top],
            [x + wide / 2, top - wide * 0.35],
            [x + wide, top],
            [x + wide, 1280],
          ]
        : [
            [x, 1280],
            [x, top],
            [x + wide, top],
            [x + wide, 1280],
          ],
      fill,
    );
    if (kind === 1) w.sheet.rect(x + wide * 0.35, top - 30, wide * 0.3, 32, tone);
    if (kind === 2 && layer === 0)
      w.sheet.poly(
        [
          [x + wide * 0.3, top],
          [x + wide * 0.5, top - 170],
          [x + wide * 0.7, top],
        ],
        tone,
      );
    if (layer > 0)
      for (let wy = top + 22; wy < base + 120; wy += 36)
        for (let wx = x + 14; wx < x + wide - 22; wx += 30)
          if (w.dice.chance(0.62))
            w.sheet.rect(wx, wy, 13, 18, w.dice.chance(w.mood.lamps) ? '#ffd488' : darken(tone, 0.16), {
              opacity: 0.85,
            });
    x += wide + w.dice.range(-8, 12);
  }
}

/** A village green with a church tower and a row of cottages. */
export function villageGreen(seed: string, mood: MoodName): World {
  const w = world(seed, mood, { x: 0, eye: 1.9, z: -12, focal: 1350, horizon: 690 });
  backdrop(w, 'hills', 690);
  for (const [x, z, h] of [
    [-15, 22, 10],
    [-6, 27, 9],
    [15, 21, 11],
    [9, 27, 9],
  ] as const)
    tree(w, [x, 0, z], h);
  const stone = { kind: 'stone', pigment: '#cdbb98' } as const;
  block(w, {
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
        window(w, face, [a, 1, 0.9, 2.3], { cols: 2, head: 'arch', trim: '#e3d5b6' });
    },
  });
  block(w, {
    x: -4.4,
    z: 17.4,
    w: 3.6,
    d: 3.6,
    h: 10.4,
    material: stone,
    roof: 'flat',
    trim: '#d8c8a6',
    front: (face) => {
      window(w, face, [1.2, 7.2, 1.2, 1.9], { cols: 2, head: 'arch', trim: '#e3d5b6', sill: false });
      window(w, face, [1.3, 1, 1, 2], { cols: 2, head: 'arch', trim: '#e3d5b6' });
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
      lit(w, '#d8c8a6', 0.8),
    );
  for (const [x, tone] of [
    [-14, '#f1e3c8'],
    [8.4, '#e8cdb8'],
    [13.4, '#f4efe2'],
  ] as const)
    block(w, {
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
            window(w, face, [a, b, 1.1, 1], { cols: 2, rows: 2, head: 'none', trim: '#efe5d0' });
      },
    });
  lawn(w, -24, 24, -8, 14, false);
  gravel(w, -24, 24, 12, 13.6);
  hedge(w, [-9, 0, 14], [7.8, 0, 14], 0.9, 0.5);
  tree(w, [-7.5, 0, 4], 7.5);
  border(w, [3, 0, 5], [9, 0, 5], 0.7, ['#f3c14f', '#fff3d9', '#f08ca6']);
  const bench = (x: number, y: number, wide: number, h: number, z: number) =>
    w.sheet.poly(
      w.camera.project([
        [x, y, z],
        [x + wide, y, z],
        [x + wide, y + h, z],
        [x, y + h, z],
      ]),
      lit(w, '#8a6a50', 0.8),
    );
  for (const y of [0.42, 0.62, 0.8]) bench(-6.2, y, 2, 0.12, 2.6);
  for (const x of [-6.1, -4.4]) bench(x, 0, 0.1, 0.9, 2.6);
  streetLamp(w, [4.4, 0, 2]);
  grasses(w, 'right', '#fff3d9');
  bough(w, 'left');
  return w;
}
