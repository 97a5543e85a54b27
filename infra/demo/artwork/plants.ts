import type { V3 } from './camera.ts';
import { lightenColour, mixColours } from './colour.ts';
import { toSmoothPath, type Pt } from './sheet.ts';
import { lightPigment, type World } from './world.ts';

type Tones = readonly [string, string, string];

/** A lumpy closed outline around a centre. */
export function createBlob(
  w: World,
  x: number,
  y: number,
  rx: number,
  ry: number,
  lumps = 11,
  rough = 0.12,
): Pt[] {
  const points: Pt[] = [];
  for (let i = 0; i < lumps; i += 1) {
    const angle = (i / lumps) * Math.PI * 2 + w.dice.range(-0.12, 0.12);
    const r = 1 + w.dice.range(-rough, rough);
    points.push([x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]);
  }
  return points;
}

/** A mass of foliage: dark body, lit crown towards the sun, leaf marks at the edges. */
export function drawFoliage(
  w: World,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: Tones,
  marks = 1,
): void {
  const { sheet, dice, mood } = w;
  const s = mood.side;
  sheet.path(toSmoothPath(createBlob(w, x, y, rx, ry, 13)), mixColours(tones[0], tones[1], 0.25));
  sheet.path(
    toSmoothPath(createBlob(w, x + s * rx * 0.14, y - ry * 0.13, rx * 0.8, ry * 0.78, 12)),
    tones[1],
  );
  sheet.path(
    toSmoothPath(createBlob(w, x + s * rx * 0.32, y - ry * 0.36, rx * 0.46, ry * 0.42, 10)),
    tones[2],
    {
      opacity: 0.75,
    },
  );
  const size = Math.max(3, Math.min(11, rx * 0.055));
  const count = Math.round(Math.min(26, 6 + rx / 7) * marks);
  for (let i = 0; i < count; i += 1) {
    const [angle, r] = [dice.range(0, Math.PI * 2), dice.range(0.35, 1.03)];
    const [cx, cy] = [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r];
    const sunny = Math.cos(angle) * s - Math.sin(angle) > 0.2;
    const tone = sunny ? tones[dice.chance(0.6) ? 2 : 1] : tones[dice.chance(0.7) ? 0 : 1];
    drawLeaf(w, cx, cy, size * dice.range(0.8, 1.6), dice.range(-1, 1), tone);
  }
}

export function drawLeaf(w: World, x: number, y: number, size: number, tilt: number, fill: string): void {
  const [dx, dy] = [Math.cos(tilt) * size, Math.sin(tilt) * size];
  const [px, py] = [-dy * 0.45, dx * 0.45];
  const r = (v: number) => Math.round(v * 10) / 10;
  w.sheet.path(
    `M${r(x - dx)} ${r(y - dy)}Q${r(x + px)} ${r(y + py)} ${r(x + dx)} ${r(y + dy)}Q${r(x - px)} ${r(y - py)} ${r(x - dx)} ${r(y - dy)}Z`,
    fill,
  );
}

export function getLeafTones(w: World, bias = 0): Tones {
  const [a, b, c] = w.mood.leaf;
  const warm = '#c9a64f';
  return [
    mixColours(a, warm, bias * 0.15),
    mixColours(b, warm, bias * 0.25),
    mixColours(c, warm, bias * 0.3),
  ];
}

/** A broad-leaved tree at a place in the world; bare under snow. */
export function drawTree(w: World, at: V3, height: number, tones: Tones = getLeafTones(w)): void {
  const [x, y] = w.camera.at(at);
  const s = w.camera.scale(at) * height;
  drawShade(w, x, y, s * 0.34);
  const bark = lightPigment(w, '#7a5f4e', 0.6);
  if (w.mood.snow) {
    drawBranch(w, x, y, -Math.PI / 2, s * 0.34, s * 0.034, 6, bark);
    return;
  }
  const d = `M${x - s * 0.03} ${y}C${x - s * 0.016} ${y - s * 0.2} ${x - s * 0.02} ${y - s * 0.3} ${x - s * 0.012} ${y - s * 0.5}L${x + s * 0.014} ${y - s * 0.5}C${x + s * 0.012} ${y - s * 0.3} ${x + s * 0.016} ${y - s * 0.2} ${x + s * 0.034} ${y}Z`;
  w.sheet.path(d, bark);
  const crowns: (readonly [number, number, number])[] = [
    [-0.2, -0.46, 0.19],
    [0.21, -0.5, 0.19],
    [-0.11, -0.66, 0.22],
    [0.13, -0.72, 0.21],
    [0.01, -0.83, 0.17],
    [0.02, -0.52, 0.2],
  ];
  drawCrown(
    w,
    crowns.map(([dx, dy, r]) => [x + dx * s, y + dy * s, r * s]),
    tones,
  );
}

/** One mass of leaves: all the dark first, then the half light, then the sunlit tops, so that no clump has an outline. */
export function drawCrown(
  w: World,
  clumps: readonly (readonly [number, number, number])[],
  tones: Tones,
): void {
  const { sheet, mood, dice } = w;
  const s = mood.side;
  for (const [x, y, r] of clumps) sheet.path(toSmoothPath(createBlob(w, x, y, r, r * 0.88, 13)), tones[0]);
  const half = mixColours(tones[0], tones[1], 0.5);
  for (const [x, y, r] of clumps)
    sheet.path(toSmoothPath(createBlob(w, x + s * r * 0.12, y - r * 0.1, r * 0.86, r * 0.74, 12)), half);
  for (const [x, y, r] of clumps)
    sheet.path(
      toSmoothPath(createBlob(w, x + s * r * 0.24, y - r * 0.22, r * 0.62, r * 0.52, 11, 0.16)),
      tones[1],
    );
  for (const [x, y, r] of clumps)
    sheet.path(
      toSmoothPath(createBlob(w, x + s * r * 0.36, y - r * 0.4, r * 0.36, r * 0.27, 10, 0.2)),
      tones[2],
      {
        opacity: 0.7,
      },
    );
  for (const [x, y, r] of clumps) {
    for (let i = 0; i < 9; i += 1) {
      const angle = dice.range(0, Math.PI * 2);
      const reach = dice.range(0.4, 1.04);
      const sunny = Math.cos(angle) * s - Math.sin(angle) > 0.1;
      const tone = sunny ? tones[dice.chance(0.5) ? 2 : 1] : half;
      drawLeaf(
        w,
        x + Math.cos(angle) * r * reach,
        y + Math.sin(angle) * r * 0.88 * reach,
        Math.max(3, r * 0.06) * dice.range(0.9, 1.7),
        dice.range(-1, 1),
        tone,
      );
    }
  }
}

function drawBranch(
  w: World,
  x: number,
  y: number,
  angle: number,
  len: number,
  width: number,
  depth: number,
  colour: string,
): void {
  const [ex, ey] = [x + Math.cos(angle) * len, y + Math.sin(angle) * len];
  w.sheet.stroke(
    [
      [x, y],
      [ex, ey],
    ],
    colour,
    Math.max(1.6, width),
  );
  if (depth === 0) return;
  const forks = depth > 4 ? 2 : w.dice.int(2, 3);
  for (let i = 0; i < forks; i += 1) {
    const turn = (i - (forks - 1) / 2) * w.dice.range(0.5, 0.8) + w.dice.range(-0.14, 0.14);
    drawBranch(w, ex, ey, angle + turn, len * w.dice.range(0.68, 0.8), width * 0.62, depth - 1, colour);
  }
}

/** A slim cypress or a stacked conifer. */
export function drawConifer(w: World, at: V3, height: number, slim = true): void {
  const [x, y] = w.camera.at(at);
  const s = w.camera.scale(at) * height;
  const [dark, mid, light] = [
    mixColours(w.mood.leaf[0], '#23453f', 0.6),
    mixColours(w.mood.leaf[0], '#3a6455', 0.6),
    mixColours(w.mood.leaf[1], '#5d8468', 0.5),
  ];
  drawShade(w, x, y, s * 0.16);
  const tiers = slim ? 1 : 5;
  for (let i = 0; i < tiers; i += 1) {
    const base = y - s * (slim ? 0.02 : 0.1 + i * 0.16);
    const [wide, tall] = slim ? [s * 0.12, s] : [s * (0.26 - i * 0.04), s * 0.32];
    const half = (k: number, fill: string, shift: number) =>
      w.sheet.path(
        `M${x - wide * k + shift} ${base}Q${x - wide * k * 0.9 + shift} ${base - tall * 0.55} ${x + shift * 0.4} ${base - tall}Q${x + wide * k * 0.9 + shift} ${base - tall * 0.55} ${x + wide * k + shift} ${base}Q${x} ${base + wide * 0.25} ${x - wide * k + shift} ${base}Z`,
        fill,
      );
    half(1, dark, 0);
    half(0.62, mid, w.mood.side * wide * 0.24);
    half(0.24, w.mood.snow ? '#f4f6fa' : light, w.mood.side * wide * 0.42);
  }
}

/** The soft pool of shade under a plant. */
export function drawShade(w: World, x: number, y: number, rx: number): void {
  const dark = mixColours(w.mood.shadow, '#1f2a3c', 0.55);
  w.sheet.ellipse([x - w.mood.side * rx * 0.55, y], rx * 1.25, rx * 0.17, dark, {
    opacity: 0.34,
    filter: w.sheet.blur(6),
  });
}

/** A rounded shrub, with blossom if a colour is given. */
export function drawShrub(
  w: World,
  at: V3,
  size: number,
  flower?: string,
  tones: Tones = getLeafTones(w),
): void {
  const [x, y] = w.camera.at(at);
  const s = w.camera.scale(at) * size;
  drawShade(w, x, y, s * 0.55);
  drawFoliage(w, x, y - s * 0.42, s * 0.56, s * 0.46, tones, 0.8);
  if (w.mood.snow)
    w.sheet.path(toSmoothPath(createBlob(w, x, y - s * 0.74, s * 0.36, s * 0.12, 9)), '#f6f8fb');
  else if (flower) drawBlossom(w, x, y - s * 0.46, s * 0.5, s * 0.4, flower, 22);
}

export function drawBlossom(
  w: World,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  count: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const [angle, r] = [w.dice.range(0, Math.PI * 2), Math.sqrt(w.dice.next())];
    const p: Pt = [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r];
    const size = Math.max(2.2, rx * 0.07) * w.dice.range(0.7, 1.3);
    w.sheet.ellipse(p, size, size * 0.88, w.dice.chance(0.4) ? lightenColour(colour, 0.45) : colour);
  }
}

/** Upright blades and flower heads along a line, as in a border. */
export function drawBorder(w: World, from: V3, to: V3, height: number, flowers: readonly string[]): void {
  const steps = Math.max(6, Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / 0.34));
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const at: V3 = [
      from[0] + (to[0] - from[0]) * t + w.dice.range(-0.1, 0.1),
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t + w.dice.range(-0.1, 0.1),
    ];
    const [x, y] = w.camera.at(at);
    const s = w.camera.scale(at) * height * w.dice.range(0.7, 1.15);
    drawFoliage(w, x, y - s * 0.28, s * 0.4, s * 0.36, getLeafTones(w, w.dice.next() * 0.7), 0.35);
    if (w.mood.snow) continue;
    for (let k = 0; k < 2; k += 1) {
      const [fx, fy] = [x + w.dice.range(-0.34, 0.34) * s, y - s * w.dice.range(0.5, 1.05)];
      w.sheet.stroke(
        [
          [x + (fx - x) * 0.5, y - s * 0.2],
          [fx, fy],
        ],
        w.mood.leaf[1],
        Math.max(1.4, s * 0.025),
      );
      const colour = lightPigment(w, w.dice.pick(flowers), 0.95);
      w.sheet.ellipse([fx, fy], s * 0.075, s * 0.1, colour);
      w.sheet.ellipse(
        [fx + w.mood.side * s * 0.02, fy - s * 0.03],
        s * 0.035,
        s * 0.045,
        lightenColour(colour, 0.4),
      );
    }
  }
}
