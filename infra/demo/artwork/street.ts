import type { V3 } from './camera.ts';
import { darkenColour, lightenColour, mixColours } from './colour.ts';
import { drawDistance, drawSky } from './sky.ts';
import { drawBlossom, getLeafTones, drawShade } from './plants.ts';
import { drawContactShadow, drawGround, lightPigment, drawQuad, type World } from './world.ts';

type Backdrop = 'hills' | 'trees' | 'roofs' | 'flat';

/** Air and land behind everything: sky, distance, and open grass up to the horizon. */
export function drawBackdrop(w: World, kind: Backdrop = 'trees', horizon = 860): void {
  drawSky(w, horizon);
  drawDistance(w, horizon + 4, kind);
  const { grass } = w.mood;
  const fill = w.sheet.linear([
    [0, mixColours(grass, w.mood.far[1], 0.45)],
    [0.3, grass],
    [1, darkenColour(grass, 0.16)],
  ]);
  w.sheet.rect(0, horizon, 1920, 1280 - horizon, fill);
}

/** Lawn with mown bands and tufts. */
export function drawLawn(w: World, x0: number, x1: number, z0: number, z1: number, bands = true): void {
  const base = w.mood.snow ? '#f1f5fa' : w.mood.grass;
  drawGround(w, x0, x1, z0, z1, base);
  if (bands && !w.mood.snow)
    for (let x = x0, i = 0; x < x1; x += 1.1, i += 1)
      if (i % 2 === 0)
        drawGround(w, x, Math.min(x1, x + 1.1), z0, z1, lightenColour(base, 0.1), { opacity: 0.6 });
  drawTufts(w, x0, x1, z0, z1, w.mood.snow ? '#d7e1ee' : darkenColour(base, 0.14));
}

function drawTufts(w: World, x0: number, x1: number, z0: number, z1: number, colour: string): void {
  const count = Math.min(50, Math.round((x1 - x0) * Math.abs(z1 - z0) * 0.8));
  for (let i = 0; i < count; i += 1) {
    const at: V3 = [w.dice.range(x0, x1), 0, w.dice.range(z0, z1)];
    const [x, y] = w.camera.at(at);
    const s = w.camera.scale(at) * 0.06;
    w.sheet.path(
      `M${(x - s).toFixed(1)} ${y.toFixed(1)}l${(s * 0.5).toFixed(1)} ${(-s * 0.9).toFixed(1)}l${(s * 0.5).toFixed(1)} ${(s * 0.6).toFixed(1)}l${(s * 0.5).toFixed(1)} ${(-s).toFixed(1)}l${(s * 0.5).toFixed(1)} ${(s * 1.3).toFixed(1)}Z`,
      colour,
      { opacity: 0.7 },
    );
  }
}

export function drawPaving(
  w: World,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  pigment: string,
  slab = 0.9,
): void {
  const base = w.mood.snow ? '#e6ecf4' : pigment;
  drawGround(w, x0, x1, z0, z1, lightPigment(w, base, 0.9));
  const joint = lightPigment(w, darkenColour(base, 0.14), 0.8);
  for (let z = z0, r = 0; z < z1; z += slab, r += 1) {
    drawGround(w, x0, x1, z, z + 0.03, joint);
    for (let x = x0 + (r % 2) * slab * 0.5; x < x1; x += slab) {
      drawGround(w, x, x + 0.03, z, Math.min(z1, z + slab), joint);
      if (w.dice.chance(0.14))
        drawGround(
          w,
          x + 0.03,
          Math.min(x1, x + slab),
          z + 0.03,
          Math.min(z1, z + slab),
          lightPigment(w, mixColours(base, w.dice.chance(0.5) ? '#6e6a72' : '#fff4e0', 0.12), 0.9),
        );
    }
  }
}

export function drawGravel(
  w: World,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  pigment = '#e0cfae',
): void {
  const base = w.mood.snow ? '#edf1f6' : pigment;
  drawGround(w, x0, x1, z0, z1, lightPigment(w, base, 0.92));
  for (let i = 0; i < 70; i += 1) {
    const at: V3 = [w.dice.range(x0, x1), 0, w.dice.range(z0, z1)];
    const s = w.camera.scale(at) * 0.035;
    w.sheet.ellipse(
      w.camera.at(at),
      s,
      s * 0.45,
      lightPigment(w, w.dice.chance(0.5) ? darkenColour(base, 0.18) : lightenColour(base, 0.4), 0.9),
    );
  }
}

/** Pavement, kerb and carriageway across the front of the picture; `z` is the garden's edge. */
export function drawRoadside(w: World, z: number, wide = 1.9): void {
  drawPaving(w, -40, 40, z - wide, z, '#cdc6bd', 0.8);
  drawQuad(
    w,
    [
      [-40, 0, z - wide],
      [40, 0, z - wide],
      [40, -0.12, z - wide],
      [-40, -0.12, z - wide],
    ],
    lightPigment(w, '#a9a39d', 0.6),
  );
  const tar = w.mood.snow ? '#cdd6e2' : '#7f8089';
  drawGround(w, -40, 40, z - wide - 14, z - wide, lightPigment(w, tar, 0.8), {}, -0.12);
  drawGround(
    w,
    -40,
    40,
    z - wide - 0.28,
    z - wide,
    lightPigment(w, darkenColour(tar, 0.25), 0.7),
    { opacity: 0.6 },
    -0.12,
  );
}

/** A clay or lead pot with a clipped ball, or flowers. */
export function drawPot(
  w: World,
  at: V3,
  size: number,
  kind: 'ball' | 'flowers' | 'bay' = 'ball',
  pigment = '#b8704f',
  flower = '#d65d6b',
): void {
  const [x, y] = w.camera.at(at);
  const s = w.camera.scale(at) * size;
  drawShade(w, x, y, s * 0.34);
  const c = lightPigment(w, pigment, 0.85);
  w.sheet.poly(
    [
      [x - s * 0.24, y - s * 0.42],
      [x + s * 0.24, y - s * 0.42],
      [x + s * 0.17, y],
      [x - s * 0.17, y],
    ],
    c,
  );
  w.sheet.poly(
    w.mood.side < 0
      ? [
          [x + s * 0.06, y - s * 0.42],
          [x + s * 0.24, y - s * 0.42],
          [x + s * 0.17, y],
          [x + s * 0.06, y],
        ]
      : [
          [x - s * 0.24, y - s * 0.42],
          [x - s * 0.06, y - s * 0.42],
          [x - s * 0.06, y],
          [x - s * 0.17, y],
        ],
    darkenColour(c, 0.2),
  );
  w.sheet.rect(x - s * 0.27, y - s * 0.5, s * 0.54, s * 0.1, lightenColour(c, 0.18));
  const tones = getLeafTones(w);
  const lift = kind === 'bay' ? 1.35 : 0.74;
  if (kind === 'bay')
    w.sheet.rect(x - s * 0.03, y - s * 1.2, s * 0.06, s * 0.75, lightPigment(w, '#6d5443', 0.7));
  w.sheet.ellipse([x, y - s * lift], s * 0.32, s * 0.3, tones[0]);
  w.sheet.ellipse([x + w.mood.side * s * 0.06, y - s * (lift + 0.04)], s * 0.24, s * 0.22, tones[1]);
  w.sheet.ellipse(
    [x + w.mood.side * s * 0.12, y - s * (lift + 0.12)],
    s * 0.12,
    s * 0.1,
    w.mood.snow ? '#f6f8fb' : tones[2],
  );
  if (kind === 'flowers' && !w.mood.snow)
    drawBlossom(w, x, y - s * 0.78, s * 0.32, s * 0.24, lightPigment(w, flower, 1), 18);
}

/** A street lamp of the old kind; glows at dusk. */
export function drawStreetLamp(w: World, at: V3): void {
  const [x, y] = w.camera.at(at);
  const s = w.camera.scale(at);
  const iron = lightPigment(w, '#2f3b3d', 0.7);
  w.sheet.rect(x - s * 0.045, y - s * 3.6, s * 0.09, s * 3.6, iron);
  w.sheet.rect(x - s * 0.1, y - s * 0.7, s * 0.2, s * 0.7, iron, { r: s * 0.03 });
  if (w.mood.lamps > 0.5)
    w.sheet.ellipse(
      [x, y - s * 3.85],
      s * 1.5,
      s * 1.5,
      w.sheet.radial([x, y - s * 3.85], s * 1.5, [
        [0, '#ffdf9c', 0.7],
        [1, '#ffdf9c', 0],
      ]),
    );
  w.sheet.poly(
    [
      [x - s * 0.12, y - s * 3.6],
      [x + s * 0.12, y - s * 3.6],
      [x + s * 0.2, y - s * 4.05],
      [x - s * 0.2, y - s * 4.05],
    ],
    w.mood.lamps > 0.5 ? '#ffe2a3' : mixColours(w.mood.glass[1], '#ffffff', 0.3),
  );
  w.sheet.poly(
    [
      [x - s * 0.24, y - s * 4.05],
      [x + s * 0.24, y - s * 4.05],
      [x, y - s * 4.35],
    ],
    iron,
  );
}

/** A bicycle leaning by a wall. */
export function drawBicycle(w: World, at: V3, pigment: string): void {
  const [x, y] = w.camera.at(at);
  const s = w.camera.scale(at);
  const dark = lightPigment(w, '#33363d', 0.6);
  const r = s * 0.34;
  drawContactShadow(
    w,
    [
      [at[0] - 0.8, 0, at[2] - 0.1],
      [at[0] + 0.8, 0, at[2] - 0.1],
      [at[0] + 0.8, 0, at[2] + 0.2],
      [at[0] - 0.8, 0, at[2] + 0.2],
    ],
    0.3,
    4,
  );
  for (const dx of [-0.52, 0.52])
    w.sheet.ellipse([x + dx * s, y - r], r, r, 'none', { stroke: dark, width: s * 0.045 });
  const c = lightPigment(w, pigment, 0.9);
  const p = (dx: number, dy: number): [number, number] => [x + dx * s, y - dy * s];
  for (const run of [
    [p(-0.52, 0.34), p(-0.22, 0.8), p(0.34, 0.82), p(0.02, 0.32), p(-0.52, 0.34)],
    [p(-0.24, 0.86), p(0.02, 0.32)],
    [p(0.52, 0.34), p(0.34, 0.82), p(0.32, 1), p(0.46, 1.02)],
  ])
    w.sheet.stroke(run, c, s * 0.05);
  w.sheet.stroke([p(-0.34, 0.92), p(-0.12, 0.92)], dark, s * 0.08);
}
