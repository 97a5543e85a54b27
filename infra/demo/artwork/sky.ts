import { mixColours } from './colour.ts';
import { toClosedPath, toSmoothPath, type Pt } from './sheet.ts';
import type { World } from './world.ts';

/** Sky, sun and clouds down to the horizon. */
export function drawSky(w: World, horizon = 900): void {
  const { sheet, mood } = w;
  const height = horizon + 40;
  sheet.rect(0, 0, 1920, height, sheet.linear(mood.sky, [0, 0], [0, height], true));
  if (mood.sun) {
    const { x, y, r, colour } = mood.sun;
    sheet.ellipse(
      [x, y],
      620,
      620,
      sheet.radial([x, y], 620, [
        [0, colour, 0.75],
        [0.35, colour, 0.28],
        [1, colour, 0],
      ]),
    );
    sheet.ellipse([x, y], r, r, colour);
  }
  for (let i = 0; i < mood.cloud.amount; i += 1) {
    const far = i / mood.cloud.amount;
    drawCloud(
      w,
      w.dice.range(-60, 1960),
      90 + far * (horizon * 0.55) + w.dice.range(-40, 40),
      w.dice.range(0.7, 1.25) * (1.15 - far * 0.75),
    );
  }
  if (w.mood.season !== 'winter' && w.dice.chance(0.6)) drawBirds(w);
}

/** A heap of puffs on a flat base: shaded body first, then the sunlit tops. */
function drawCloud(w: World, x: number, y: number, size: number): void {
  const { sheet, dice, mood } = w;
  const wide = 200 * size;
  const puffs: [number, number, number][] = [];
  const count = dice.int(5, 7);
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const r = (34 + Math.sin(t * Math.PI) * 44 + dice.range(-8, 12)) * size;
    puffs.push([x - wide * 0.8 + wide * 1.6 * t, y - r * 0.55, r]);
  }
  const base = toClosedPath([
    [x - wide * 1.4, y - 260 * size],
    [x + wide * 1.4, y - 260 * size],
    [x + wide * 1.4, y],
    [x - wide * 1.4, y],
  ]);
  const body = sheet.linear(
    [
      [0, mood.cloud.light],
      [1, mixColours(mood.cloud.light, mood.cloud.shade, 0.8)],
    ],
    [0, y - 110 * size],
    [0, y],
    true,
  );
  sheet.clip(base, () => {
    for (const [px, py, r] of puffs) sheet.ellipse([px, py], r * 1.15, r, body);
    for (const [px, py, r] of puffs)
      sheet.ellipse([px + mood.side * r * 0.2, py - r * 0.18], r * 0.8, r * 0.68, mood.cloud.light, {
        opacity: 0.4,
      });
  });
}

export function drawBirds(w: World): void {
  const [x, y] = [w.dice.range(300, 1600), w.dice.range(140, 330)];
  for (let i = 0; i < 4; i += 1) {
    const [bx, by, s] = [x + i * 34 + w.dice.range(-8, 8), y + w.dice.range(-26, 26), w.dice.range(7, 11)];
    const d = `M${bx - s} ${by - s * 0.3}q${s * 0.6} ${-s * 0.4} ${s} ${s * 0.4}q${s * 0.4} ${-s * 0.8} ${s} ${-s * 0.4}`;
    w.sheet.path(d, 'none', { stroke: mixColours(w.mood.far[1], '#2a3148', 0.5), width: 2.4, opacity: 0.6 });
  }
}

/** Layered distance: hills or a treeline, paler the further away. */
export function drawDistance(
  w: World,
  horizon: number,
  kind: 'hills' | 'trees' | 'roofs' | 'flat' = 'trees',
): void {
  const { sheet, mood, dice } = w;
  mood.far.forEach((colour, layer) => {
    const rise = (kind === 'hills' ? 170 : 118) - layer * (kind === 'hills' ? 80 : 46);
    const points: Pt[] = [[-40, horizon + 60]];
    let x = -40;
    while (x < 1990) {
      const wave = Math.sin(x / (kind === 'hills' ? 310 : 140) + layer * 2.1) * 0.5 + 0.5;
      if (kind === 'roofs') {
        const [width, h] = [dice.range(90, 170), rise * dice.range(0.5, 1.1)];
        points.push([x, horizon - h], [x + width / 2, horizon - h - 34], [x + width, horizon - h]);
        x += width;
      } else {
        points.push([x, horizon - rise * (0.35 + 0.65 * wave) - (kind === 'trees' ? dice.range(0, 26) : 0)]);
        x += kind === 'trees' ? dice.range(22, 44) : 90;
      }
    }
    points.push([1990, horizon + 60]);
    const fill = sheet.linear([
      [0, colour],
      [1, mixColours(colour, mood.sky.at(-1)?.[1] ?? colour, 0.45)],
    ]);
    sheet.path(kind === 'roofs' ? toClosedPath(points) : toSmoothPath(points), fill);
  });
}
