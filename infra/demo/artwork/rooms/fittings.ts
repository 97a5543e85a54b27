import { darkenColour, mixColours } from '../colour.ts';
import { toPoint, createWallFace, type Face } from '../face.ts';
import type { Pt } from '../sheet.ts';
import { clipToFace, drawFacePolygon, drawFaceRectangle, lightPigment } from '../world.ts';
import { drawOutlook } from './daylight.ts';
import type { Room } from './shell.ts';
import { drawSolid } from './solid.ts';

type Box = readonly [number, number, number, number];

/** A window or a glazed door in an inner wall, with the view, a sill and curtains or a blind. */
export function drawOpening(
  r: Room,
  face: Face,
  box: Box,
  look: {
    cols?: number;
    rows?: number;
    curtain?: string;
    blind?: string;
    frame?: string;
    kind?: 'trees' | 'hills' | 'roofs';
  } = {},
): void {
  const [a, b, wide, tall] = box;
  const frame = lightPigment(r, look.frame ?? '#fbf8f0', 0.7);
  drawFaceRectangle(
    r,
    face,
    [a - 0.12, b - (b > 0.1 ? 0.1 : 0), wide + 0.24, tall + (b > 0.1 ? 0.22 : 0.12)],
    lightPigment(r, look.frame ?? '#fbf8f0', 0.85),
  );
  const deep = { ...face, origin: toPoint(face, 0, 0, -0.1) };
  clipToFace(
    r,
    face,
    [
      [a, b],
      [a + wide, b],
      [a + wide, b + tall],
      [a, b + tall],
    ],
    () => {
      drawFaceRectangle(
        r,
        deep,
        [a - 0.3, b - 0.3, wide + 0.6, tall + 0.6],
        lightPigment(r, look.frame ?? '#f4efe2', 0.45),
      );
      drawOutlook(r, deep, [a + 0.05, b + 0.05, wide - 0.1, tall - 0.1], look.kind ?? 'trees');
      const { cols = 2, rows = 1 } = look;
      for (let i = 0; i <= cols; i += 1)
        drawFaceRectangle(r, deep, [a + 0.03 + ((wide - 0.1) * i) / cols, b, 0.045, tall], frame);
      for (let i = 0; i <= rows; i += 1)
        drawFaceRectangle(r, deep, [a, b + 0.03 + ((tall - 0.1) * i) / rows, wide, 0.045], frame);
      if (look.blind)
        for (let i = 0; i < 6; i += 1)
          drawFaceRectangle(
            r,
            face,
            [a, b + tall - 0.07 * (i + 1), wide, 0.07],
            lightPigment(r, i % 2 === 0 ? look.blind : darkenColour(look.blind, 0.08), 0.7),
          );
    },
  );
  if (b > 0.1)
    drawFaceRectangle(
      r,
      face,
      [a - 0.18, b - 0.06, wide + 0.36, 0.06],
      lightPigment(r, '#ffffff', 0.95),
      {},
      0.1,
    );
  if (look.curtain) drawDrapes(r, face, box, look.curtain);
}

function drawDrapes(r: Room, face: Face, [a, b, wide, tall]: Box, pigment: string): void {
  const foot = b > 1 ? b - 0.25 : 0.03;
  const top = b + tall + 0.2;
  drawFaceRectangle(
    r,
    face,
    [a - 0.5, top - 0.02, wide + 1, 0.035],
    lightPigment(r, '#6b5646', 0.6),
    {},
    0.12,
  );
  for (const [x, dir] of [
    [a - 0.42, 1],
    [a + wide + 0.42, -1],
  ] as const) {
    for (let i = 0; i < 5; i += 1) {
      const x0 = x + dir * i * 0.09;
      const points: Pt[] = [
        [x0, foot],
        [x0 + dir * 0.1, foot],
        [x0 + dir * 0.09, top],
        [x0, top],
      ];
      drawFacePolygon(
        r,
        face,
        points,
        lightPigment(r, i % 2 === 0 ? pigment : darkenColour(pigment, 0.13), 0.72),
        {},
        0.1,
      );
    }
  }
}

/** A framed picture: an abstract landscape, a plant or rings. */
export function drawFrame(
  r: Room,
  face: Face,
  [a, b, wide, tall]: Box,
  palette: readonly [string, string, string],
  kind: 'hills' | 'leaf' | 'sun' | 'shapes' = 'hills',
  edge = '#6b4f3c',
): void {
  drawFaceRectangle(r, face, [a + 0.03, b - 0.05, wide, tall], darkenColour(r.mood.shadow, 0.5), {
    opacity: 0.22,
  });
  drawFaceRectangle(r, face, [a, b, wide, tall], lightPigment(r, edge, 0.8), {}, 0.02);
  const m = Math.min(wide, tall) * 0.07;
  const box: Box = [a + m, b + m, wide - m * 2, tall - m * 2];
  const [x, y, w, h] = box;
  drawFaceRectangle(r, face, box, lightPigment(r, palette[0], 0.9), {}, 0.02);
  const paint = (points: Pt[], tone: string) =>
    drawFacePolygon(r, face, points, lightPigment(r, tone, 0.85), {}, 0.02);
  const round = (cx: number, cy: number, rad: number): Pt[] =>
    Array.from({ length: 18 }, (_, i) => [
      cx + Math.cos((i / 18) * 6.283) * rad,
      cy + Math.sin((i / 18) * 6.283) * rad,
    ]);
  if (kind === 'hills' || kind === 'sun') {
    paint(round(x + w * 0.66, y + h * 0.7, Math.min(w, h) * 0.15), palette[2]);
    paint(
      [
        [x, y + h * 0.5],
        [x + w * 0.3, y + h * 0.62],
        [x + w * 0.6, y + h * 0.45],
        [x + w, y + h * 0.58],
        [x + w, y],
        [x, y],
      ],
      mixColours(palette[0], palette[1], 0.55),
    );
    paint(
      [
        [x, y + h * 0.28],
        [x + w * 0.4, y + h * 0.36],
        [x + w, y + h * 0.2],
        [x + w, y],
        [x, y],
      ],
      palette[1],
    );
  } else if (kind === 'shapes') {
    paint(round(x + w * 0.42, y + h * 0.6, Math.min(w, h) * 0.26), palette[1]);
    paint(
      [
        [x + w * 0.2, y + h * 0.1],
        [x + w * 0.85, y + h * 0.1],
        [x + w * 0.85, y + h * 0.4],
      ],
      palette[2],
    );
  } else
    for (let i = 0; i < 5; i += 1) {
      const [cy, dir] = [y + h * (0.2 + i * 0.15), i % 2 === 0 ? 1 : -1];
      paint(
        [
          [x + w * 0.5, cy],
          [x + w * (0.5 + dir * 0.2), cy + h * 0.16],
          [x + w * (0.5 + dir * 0.36), cy + h * 0.14],
          [x + w * (0.5 + dir * 0.22), cy + h * 0.02],
        ],
        i % 2 === 0 ? palette[1] : palette[2],
      );
    }
}

/** An open bookcase standing against a wall. */
export function drawBookcase(
  r: Room,
  x: number,
  z: number,
  wide: number,
  high: number,
  pigment: string,
  shelves = 5,
): void {
  drawSolid(r, { x, z, w: wide, d: 0.32, h: high, pigment });
  const face = createWallFace([x, 0, z], [x + wide, 0, z], high);
  const each = (high - 0.14) / shelves;
  const colours = ['#b5594a', '#e7dcc5', '#3f6b70', '#d8a24e', '#7d8a5e', '#51496b', '#c98d7c', '#2f4858'];
  for (let i = 0; i < shelves; i += 1) {
    const b = 0.1 + i * each;
    drawFaceRectangle(
      r,
      face,
      [0.05, b, wide - 0.1, each - 0.05],
      lightPigment(r, darkenColour(pigment, 0.35), 0.35),
    );
    let a = 0.08;
    while (a < wide - 0.16) {
      const [t, h] = [r.dice.range(0.03, 0.07), each * r.dice.range(0.5, 0.82)];
      if (r.dice.chance(0.16)) {
        a += r.dice.range(0.1, 0.22);
        continue;
      }
      drawFaceRectangle(r, face, [a, b, t, h], lightPigment(r, r.dice.pick(colours), 0.75));
      drawFaceRectangle(r, face, [a, b + h * 0.74, t, 0.02], '#f3e6c8', { opacity: 0.5 });
      a += t + 0.005;
    }
  }
}

/** A radiator below a window. */
export function drawRadiator(r: Room, face: Face, a: number, wide: number): void {
  drawFaceRectangle(r, face, [a, 0.16, wide, 0.5], lightPigment(r, '#f7f4ec', 0.8), {}, 0.08);
  for (let x = a + 0.05; x < a + wide; x += 0.1)
    drawFaceRectangle(r, face, [x, 0.18, 0.02, 0.46], lightPigment(r, '#d9d3c6', 0.6), {}, 0.08);
}
