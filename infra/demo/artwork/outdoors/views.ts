import { darkenColour, lightenColour, mixColours } from '../colour.ts';
import { drawFence } from '../hedge.ts';
import type { MoodName } from '../mood.ts';
import { drawCrown, getLeafTones, drawShrub, drawTree } from '../plants.ts';
import { toClosedPath, toSmoothPath, type Pt } from '../sheet.ts';
import { drawBirds, drawSky } from '../sky.ts';
import { lightPigment, createWorld, type World } from '../world.ts';
import { drawBough, drawGrasses } from '../exteriors/parts.ts';

function drawWaves(w: World, top: number, bottom: number, near: string): void {
  const far = mixColours(w.mood.glass[1], near, 0.25);
  w.sheet.rect(
    0,
    top,
    1920,
    bottom - top,
    w.sheet.linear([
      [0, far],
      [0.35, mixColours(far, near, 0.6)],
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
      lightenColour(far, 0.45),
      { r: 3, opacity: 0.5 },
    );
  }
}

function drawHillRidge(
  w: World,
  y: number,
  rise: number,
  colour: string,
  period: number,
  phase: number,
): void {
  const points: Pt[] = [[-60, y + 4]];
  for (let x = -60; x <= 1990; x += 70)
    points.push([
      x,
      y - rise * (0.3 + 0.7 * Math.abs(Math.sin(x / period + phase)) ** 1.3) - w.dice.range(0, rise * 0.06),
    ]);
  points.push([1990, y + 4]);
  w.sheet.path(
    toClosedPath(points),
    w.sheet.linear([
      [0, colour],
      [1, mixColours(colour, w.mood.sky.at(-1)?.[1] ?? colour, 0.35)],
    ]),
  );
}

/** The sea beyond a grassy headland, with a path and a far lighthouse. */
export function drawSeaView(seed: string, mood: MoodName): World {
  const w = createWorld(seed, mood, { x: 0, eye: 3, z: -8, focal: 1300, horizon: 520 });
  drawSky(w, 520);
  drawBirds(w);
  drawWaves(w, 520, 1300, mixColours('#3f8f9c', w.mood.shadow, 0.15));
  drawHillRidge(w, 560, 66, w.mood.far[1], 420, 1.2);
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
      darkenColour(w.mood.far[1], 0.3),
    );
    w.sheet.path(`M${x} ${y - 4}v${-90 * s}l${42 * s} ${84 * s}Z`, '#fdf8ec');
    w.sheet.path(`M${x - 4 * s} ${y - 4}v${-80 * s}l${-28 * s} ${76 * s}Z`, '#e8ded0');
  }
  const land = (points: Pt[], fill: string) => w.sheet.path(toSmoothPath(points), fill);
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
    darkenColour(w.mood.grass, 0.16),
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
    lightPigment(w, '#e6d3aa', 0.95),
  );
  const tones = getLeafTones(w, 0.3);
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [w.dice.range(0, 1900), w.dice.range(1010, 1120)];
    if (x < 880 || x > 1260) {
      drawCrown(
        w,
        [
          [x, y, w.dice.range(26, 50)],
          [x + 40, y + 8, w.dice.range(20, 40)],
        ],
        tones,
      );
      for (let k = 0; k < 7; k += 1)
        w.sheet.ellipse(
          [x + w.dice.range(-40, 70), y + w.dice.range(-30, 20)],
          7,
          6,
          lightPigment(w, '#f0c24a', 1),
        );
    }
  }
  drawGrasses(w, 'left', '#f4d9e4');
  drawGrasses(w, 'right', '#f7efd8');
  return w;
}

/** A loch or a lake between hills, seen over a low wall. */
export function drawLochView(seed: string, mood: MoodName): World {
  const w = createWorld(seed, mood, { x: 0, eye: 2.2, z: -8, focal: 1300, horizon: 600 });
  drawSky(w, 600);
  const [far, near] = w.mood.far;
  drawHillRidge(w, 610, 300, mixColours(far, w.mood.sky[1]?.[1] ?? far, 0.3), 330, 0.4);
  drawHillRidge(w, 618, 220, far, 260, 2.1);
  drawHillRidge(w, 630, 130, mixColours(near, '#6a5a72', 0.25), 210, 3.4);
  drawWaves(w, 628, 1010, mixColours(near, '#3f6f80', 0.5));
  w.sheet.path(
    toSmoothPath([
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
    drawTree(w, [x, 0, z], h);
  drawFence(w, [-9, 0, -0.4], [9, 0, -0.4], 0.9, 'picket', '#b9a386');
  for (let i = 0; i < 12; i += 1)
    drawShrub(
      w,
      [-8 + i * 1.5 + w.dice.range(-0.4, 0.4), 0, 0.4],
      w.dice.range(0.7, 1.2),
      i % 2 === 0 ? '#b58fc9' : '#d6b4e0',
    );
  drawGrasses(w, 'left', '#c9a8dc');
  drawBough(w, 'right');
  return w;
}
