import { darkenColour, lightenColour } from '../colour.ts';
import { lightPigment, drawContactShadow, type World } from '../world.ts';
import { drawLegs, drawSolid } from './solid.ts';
import type { V3 } from '../camera.ts';
import { toSmoothPath, type Pt } from '../sheet.ts';

/** A sofa against the back wall, facing the viewer. */
export function drawSofa(
  w: World,
  x: number,
  z: number,
  wide: number,
  pigment: string,
  cushions: readonly string[] = [],
): void {
  drawContactShadow(
    w,
    [
      [x, 0, z - 0.15],
      [x + wide, 0, z - 0.15],
      [x + wide, 0, z + 0.9],
      [x, 0, z + 0.9],
    ],
    0.4,
    12,
  );
  drawLegs(w, { x: x + 0.1, z: z + 0.05, w: wide - 0.2, d: 0.75, h: 0.16, pigment: '#7a573f', thick: 0.05 });
  drawSolid(w, {
    x: x + 0.1,
    z: z + 0.6,
    w: wide - 0.2,
    d: 0.3,
    y: 0.2,
    h: 0.66,
    pigment: darkenColour(pigment, 0.06),
    soft: 0.14,
  });
  drawSolid(w, {
    x: x + 0.1,
    z,
    w: wide - 0.2,
    d: 0.75,
    y: 0.16,
    h: 0.2,
    pigment: darkenColour(pigment, 0.1),
    soft: 0.06,
  });
  const seats = Math.max(2, Math.round(wide / 0.85));
  const each = (wide - 0.44) / seats;
  for (let i = 0; i < seats; i += 1)
    drawSolid(w, {
      x: x + 0.22 + i * each + 0.02,
      z: z + 0.52,
      w: each - 0.04,
      d: 0.2,
      y: 0.44,
      h: 0.4,
      pigment: lightenColour(pigment, 0.05),
      soft: 0.12,
    });
  for (let i = 0; i < seats; i += 1)
    drawSolid(w, {
      x: x + 0.22 + i * each + 0.02,
      z: z - 0.02,
      w: each - 0.04,
      d: 0.6,
      y: 0.34,
      h: 0.15,
      pigment: lightenColour(pigment, 0.03),
      soft: 0.1,
    });
  for (const a of [x, x + wide - 0.24])
    drawSolid(w, { x: a, z, w: 0.24, d: 0.85, y: 0.16, h: 0.46, pigment, soft: 0.12 });
  cushions.forEach((c, i) =>
    drawCushion(
      w,
      [x + 0.45 + (i * (wide - 0.9)) / Math.max(1, cushions.length - 1), 0.66, z + 0.42],
      0.44,
      c,
      i,
    ),
  );
}

export function drawCushion(w: World, at: V3, size: number, pigment: string, i = 0): void {
  const [x, y] = w.camera.at(at);
  const s = (w.camera.scale(at) * size) / 2;
  const tilt = (i % 2 === 0 ? -1 : 1) * 0.14;
  const corner = (dx: number, dy: number): Pt => [
    x + s * (dx * Math.cos(tilt) - dy * Math.sin(tilt)),
    y + s * (dx * Math.sin(tilt) + dy * Math.cos(tilt)),
  ];
  const outline = [
    corner(-1, -1),
    corner(0, -0.86),
    corner(1, -1),
    corner(0.9, 0),
    corner(1, 1),
    corner(0, 0.9),
    corner(-1, 1),
    corner(-0.9, 0),
  ];
  const fill = lightPigment(w, pigment, 0.8);
  w.sheet.path(toSmoothPath(outline), darkenColour(w.mood.shadow, 0.5), {
    opacity: 0.25,
    filter: w.sheet.blur(5),
  });
  w.sheet.path(toSmoothPath(outline), fill);
  w.sheet.path(
    toSmoothPath([
      corner(-0.85, 0.1),
      corner(0, 0.35),
      corner(0.85, 0.1),
      corner(0.92, 0.9),
      corner(0, 0.84),
      corner(-0.92, 0.9),
    ]),
    darkenColour(fill, 0.14),
    { opacity: 0.7 },
  );
  if (i % 3 === 1)
    for (const d of [-0.4, 0, 0.4])
      w.sheet.stroke(
        [corner(d, -0.84), corner(d, 0.86)],
        lightenColour(fill, 0.4),
        Math.max(2, s * 0.06),
        0.8,
      );
}

/** An armchair turned a little; `x` is its left edge. */
export function drawArmchair(w: World, x: number, z: number, pigment: string, cloth?: string): void {
  drawContactShadow(
    w,
    [
      [x, 0, z - 0.1],
      [x + 0.86, 0, z - 0.1],
      [x + 0.86, 0, z + 0.8],
      [x, 0, z + 0.8],
    ],
    0.4,
    10,
  );
  drawLegs(w, { x: x + 0.1, z: z + 0.05, w: 0.66, d: 0.65, h: 0.2, pigment: '#7a573f', thick: 0.05 });
  drawSolid(w, {
    x: x + 0.06,
    z: z + 0.58,
    w: 0.74,
    d: 0.2,
    y: 0.24,
    h: 0.72,
    pigment: lightenColour(pigment, 0.03),
    soft: 0.16,
  });
  drawSolid(w, { x: x + 0.1, z, w: 0.66, d: 0.62, y: 0.2, h: 0.24, pigment, soft: 0.1 });
  for (const a of [x, x + 0.7])
    drawSolid(w, {
      x: a,
      z: z + 0.02,
      w: 0.16,
      d: 0.7,
      y: 0.2,
      h: 0.42,
      pigment: darkenColour(pigment, 0.06),
      soft: 0.1,
    });
  if (cloth) drawCushion(w, [x + 0.43, 0.66, z + 0.42], 0.4, cloth, 1);
}

/** A low table with something on it. */
export function drawCoffeeTable(
  w: World,
  x: number,
  z: number,
  wide: number,
  pigment: string,
  round = false,
): void {
  if (round) {
    const at: V3 = [x + wide / 2, 0.4, z + 0.35];
    const [cx, cy] = w.camera.at(at);
    const s = w.camera.scale(at);
    const [, fy] = w.camera.at([at[0], 0, at[2]]);
    w.sheet.ellipse([cx, fy], wide * 0.5 * s, wide * 0.16 * s, darkenColour(w.mood.shadow, 0.6), {
      opacity: 0.32,
      filter: w.sheet.blur(9),
    });
    for (const dx of [-0.3, 0.3, 0])
      w.sheet.stroke(
        [
          [cx + dx * wide * s * 0.8, cy],
          [cx + dx * wide * s, fy + (dx === 0 ? 10 : 0)],
        ],
        lightPigment(w, darkenColour(pigment, 0.3), 0.5),
        9,
      );
    w.sheet.ellipse(
      [cx, cy + 8],
      (wide / 2) * s,
      wide * 0.17 * s,
      lightPigment(w, darkenColour(pigment, 0.25), 0.5),
    );
    w.sheet.ellipse(
      [cx, cy],
      (wide / 2) * s,
      wide * 0.17 * s,
      lightPigment(w, lightenColour(pigment, 0.1), 0.95),
    );
  } else {
    drawLegs(w, {
      x: x + 0.04,
      z: z + 0.04,
      w: wide - 0.08,
      d: 0.52,
      h: 0.36,
      pigment: darkenColour(pigment, 0.15),
      thick: 0.05,
    });
    drawSolid(w, { x, z, w: wide, d: 0.6, y: 0.36, h: 0.06, pigment, ground: false });
    drawContactShadow(
      w,
      [
        [x, 0, z],
        [x + wide, 0, z],
        [x + wide, 0, z + 0.6],
        [x, 0, z + 0.6],
      ],
      0.22,
      10,
    );
  }
  drawBooks(w, [x + wide * 0.3, 0.42, z + 0.3], ['#b5594a', '#e7dcc5', '#3f6b70']);
  drawVase(w, [x + wide * 0.68, 0.42, z + 0.34], 0.34, '#d9cbb5', '#e08a6b');
}

export function drawBooks(w: World, at: V3, pigments: readonly string[]): void {
  pigments.forEach((p, i) =>
    drawSolid(w, {
      x: at[0] - 0.16 + i * 0.012,
      z: at[2] - 0.1,
      w: 0.3 - i * 0.03,
      d: 0.2,
      y: at[1] + i * 0.035,
      h: 0.033,
      pigment: p,
      ground: false,
    }),
  );
}

/** A vase with stems. */
export function drawVase(w: World, at: V3, tall: number, pigment: string, flower?: string): void {
  const [x, y] = w.camera.at(at);
  const s = w.camera.scale(at) * tall;
  for (let i = 0; i < 9; i += 1) {
    const angle = -Math.PI / 2 + w.dice.range(-0.75, 0.75);
    const reach = s * w.dice.range(0.9, 1.5);
    const tip: Pt = [x + Math.cos(angle) * reach * 0.7, y - s * 0.5 + Math.sin(angle) * reach * 0.8];
    w.sheet.stroke([[x, y - s * 0.5], tip], w.mood.leaf[1], Math.max(2, s * 0.03));
    if (flower)
      w.sheet.ellipse(
        tip,
        s * 0.12,
        s * 0.11,
        lightPigment(w, i % 3 === 0 ? lightenColour(flower, 0.4) : flower, 0.95),
      );
    else w.sheet.ellipse(tip, s * 0.08, s * 0.15, w.mood.leaf[i % 2 === 0 ? 1 : 2]);
  }
  const body = lightPigment(w, pigment, 0.85);
  const d = (k: number) =>
    `M${x - s * 0.12} ${y - s * 0.6}Q${x - s * 0.34 * k} ${y - s * 0.3} ${x - s * 0.16} ${y}L${x + s * 0.16} ${y}Q${x + s * 0.34 * k} ${y - s * 0.3} ${x + s * 0.12} ${y - s * 0.6}Z`;
  w.sheet.path(d(1), body);
  w.sheet.ellipse([x - w.mood.side * s * 0.12, y - s * 0.25], s * 0.07, s * 0.2, darkenColour(body, 0.2), {
    opacity: 0.6,
  });
}
