import { darkenColour, mixColours } from '../colour.ts';
import type { MoodName } from '../mood.ts';
import { drawSky } from '../sky.ts';
import { drawPaving, drawPot } from '../street.ts';
import { lightPigment, createWorld, type World } from '../world.ts';
import { drawTerraceTable } from './garden.ts';

/** A balcony over the roofs of a city. */
export function drawBalconyView(seed: string, mood: MoodName): World {
  const w = createWorld(seed, mood, { x: 0, eye: 1.6, z: -4.4, focal: 1200, horizon: 600 });
  drawSky(w, 640);
  const tones = [
    mixColours(w.mood.far[0], w.mood.sky.at(-1)?.[1] ?? '#fff', 0.4),
    w.mood.far[0],
    w.mood.far[1],
  ];
  tones.forEach((tone, layer) => drawSkyline(w, 560 + layer * 130, tone, layer));
  drawPaving(w, -6, 6, -4.2, 1.4, '#b99b78', 0.3);
  const rail = lightPigment(w, '#33393d', 0.6);
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
    drawPot(w, [x, 0, 1], 0.85, k, '#5a6163', '#e0566b');
  drawTerraceTable(w, -0.7, -0.1);
  return w;
}

function drawSkyline(w: World, base: number, tone: string, layer: number): void {
  for (let x = -60; x < 1960;) {
    const wide = w.dice.range(70, 190);
    const tall = w.dice.range(60, 210) * (layer === 0 ? 1.5 : 1) + (w.dice.chance(0.12) ? 130 : 0);
    const kind = w.dice.int(0, 3);
    const top = base - tall;
    const fill = w.sheet.linear([
      [0, tone],
      [1, mixColours(tone, w.mood.sky.at(-1)?.[1] ?? tone, 0.3)],
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
            w.sheet.rect(wx, wy, 13, 18, w.dice.chance(w.mood.lamps) ? '#ffd488' : darkenColour(tone, 0.16), {
              opacity: 0.85,
            });
    x += wide + w.dice.range(-8, 12);
  }
}
