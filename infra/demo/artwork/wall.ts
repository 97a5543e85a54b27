import { darkenColour, lightenColour, mixColours } from './colour.ts';
import type { Face } from './face.ts';
import type { Pt } from './sheet.ts';
import {
  clipToFace,
  drawFacePolygon,
  drawFaceRectangle,
  getLightLevel,
  lightPigment,
  type World,
} from './world.ts';

export interface Material {
  readonly kind: 'brick' | 'stone' | 'rubble' | 'render' | 'boards' | 'metal';
  readonly pigment: string;
}

/** A wall of that material: body tone, bounce from the ground, and patches of texture. */
export function drawWall(w: World, face: Face, outline: readonly Pt[], material: Material): void {
  const l = getLightLevel(w, face);
  const base = lightPigment(w, material.pigment, l);
  drawFacePolygon(w, face, outline, base);
  clipToFace(w, face, outline, () => {
    const top = Math.max(...outline.map(([, b]) => b));
    const wide = Math.max(...outline.map(([a]) => a));
    drawTexture(w, face, material, wide, top, l);
    const fade = w.sheet.linear([
      [0, darkenColour(base, 0.4), 0.16],
      [0.35, base, 0],
      [0.8, lightenColour(base, 0.4), 0.06],
      [1, darkenColour(base, 0.5), 0.22],
    ]);
    drawFacePolygon(w, face, outline, fade);
  });
}

function drawTexture(
  w: World,
  face: Face,
  { kind, pigment }: Material,
  wide: number,
  top: number,
  l: number,
): void {
  if (kind === 'brick') drawBricks(w, face, pigment, wide, top, l);
  if (kind === 'stone') drawAshlar(w, face, pigment, wide, top, l);
  if (kind === 'rubble') drawRubble(w, face, pigment, wide, top, l);
  if (kind === 'boards') drawBoards(w, face, pigment, wide, top, l);
  if (kind === 'metal')
    for (let a = 0.3; a < wide; a += 0.42)
      drawFaceRectangle(w, face, [a, 0, 0.03, top], lightPigment(w, darkenColour(pigment, 0.2), l));
  if (kind === 'render')
    for (let i = 0; i < wide * top * 0.35; i += 1) {
      const [a, b] = [w.dice.range(0, wide), w.dice.range(0, top)];
      drawFaceRectangle(
        w,
        face,
        [a, b, w.dice.range(0.15, 0.5), 0.02],
        lightPigment(w, darkenColour(pigment, 0.12), l),
        {
          opacity: 0.5,
        },
      );
    }
}

function drawBricks(w: World, face: Face, pigment: string, wide: number, top: number, l: number): void {
  const tones = [
    mixColours(pigment, '#5b2f2f', 0.2),
    mixColours(pigment, '#ffd9b0', 0.18),
    mixColours(pigment, '#3c2e3c', 0.14),
    mixColours(pigment, '#ff9d6b', 0.14),
  ];
  const groups = Math.round(wide * top * 0.5);
  for (let i = 0; i < groups; i += 1) {
    const row = Math.floor(w.dice.range(0, top / 0.085));
    const col = Math.floor(w.dice.range(0, wide / 0.25));
    const count = w.dice.int(1, 4);
    for (let k = 0; k < count; k += 1) {
      const r = row + (k % 3);
      const a = (col + (r % 2) * 0.5 + Math.floor(k / 2)) * 0.25;
      drawFaceRectangle(w, face, [a, r * 0.085, 0.232, 0.07], lightPigment(w, w.dice.pick(tones), l));
    }
  }
}

function drawAshlar(w: World, face: Face, pigment: string, wide: number, top: number, l: number): void {
  const joint = lightPigment(w, darkenColour(pigment, 0.16), l);
  for (let r = 0; r * 0.42 < top; r += 1) {
    drawFaceRectangle(w, face, [0, r * 0.42, wide, 0.014], joint);
    for (let a = (r % 2) * 0.48 + 0.1; a < wide; a += 0.96) {
      drawFaceRectangle(w, face, [a, r * 0.42, 0.014, 0.42], joint);
      if (w.dice.chance(0.22))
        drawFaceRectangle(
          w,
          face,
          [a + 0.014, r * 0.42 + 0.014, 0.946, 0.406],
          lightPigment(w, mixColours(pigment, w.dice.chance(0.5) ? '#6b5f5a' : '#fff1d8', 0.13), l),
        );
    }
  }
}

function drawRubble(w: World, face: Face, pigment: string, wide: number, top: number, l: number): void {
  const tones = [
    mixColours(pigment, '#4d4a52', 0.22),
    mixColours(pigment, '#fff0d2', 0.22),
    mixColours(pigment, '#7b5b49', 0.2),
    mixColours(pigment, '#5d6b78', 0.2),
  ];
  for (let b = 0.02; b < top; b += 0.24) {
    for (let a = w.dice.range(-0.3, 0); a < wide;) {
      const [sw, sh] = [w.dice.range(0.24, 0.6), w.dice.range(0.15, 0.22)];
      if (w.dice.chance(0.5)) {
        const j = () => w.dice.range(-0.025, 0.025);
        const points: Pt[] = [
          [a + j(), b + j()],
          [a + sw * 0.5, b - 0.02],
          [a + sw - 0.04 + j(), b + j()],
          [a + sw - 0.04 + j(), b + sh + j()],
          [a + sw * 0.5, b + sh + 0.02],
          [a + j(), b + sh + j()],
        ];
        const tone = lightPigment(w, w.dice.pick(tones), l);
        drawFacePolygon(w, face, points, tone, { stroke: tone, width: 2 });
      }
      a += sw;
    }
  }
}

function drawBoards(w: World, face: Face, pigment: string, wide: number, top: number, l: number): void {
  for (let b = 0; b < top; b += 0.2) {
    drawFaceRectangle(
      w,
      face,
      [0, b, wide, 0.2],
      lightPigment(w, mixColours(pigment, '#2a2320', w.dice.range(0, 0.1)), l),
    );
    drawFaceRectangle(w, face, [0, b, wide, 0.025], lightPigment(w, darkenColour(pigment, 0.35), l));
  }
}

/** Alternating corner stones. */
export function drawQuoins(
  w: World,
  face: Face,
  a: number,
  top: number,
  pigment: string,
  inward: 1 | -1,
): void {
  const colour = lightPigment(w, pigment, getLightLevel(w, face));
  for (let b = 0, i = 0; b < top - 0.1; b += 0.34, i += 1) {
    const wide = i % 2 === 0 ? 0.46 : 0.28;
    drawFaceRectangle(w, face, [inward > 0 ? a : a - wide, b, wide, 0.32], colour);
  }
}

/** A drainpipe down a wall. */
export function drawPipe(w: World, face: Face, a: number, top: number, pigment = '#3f4448'): void {
  drawFaceRectangle(w, face, [a + 0.04, 0, 0.1, top], darkenColour(w.mood.shadow, 0.5), { opacity: 0.25 });
  drawFaceRectangle(w, face, [a, 0, 0.09, top], lightPigment(w, pigment, getLightLevel(w, face)), {}, 0.05);
}

/** A string course, a plinth or a cornice across a wall, with its shadow. */
export function drawBand(
  w: World,
  face: Face,
  b: number,
  tall: number,
  pigment: string,
  from = 0,
  to = face.w,
): void {
  drawFaceRectangle(
    w,
    face,
    [from, b - tall * 0.7, to - from, tall * 0.8],
    darkenColour(w.mood.shadow, 0.5),
    {
      opacity: 0.22,
    },
  );
  drawFaceRectangle(
    w,
    face,
    [from, b, to - from, tall],
    lightPigment(w, pigment, Math.min(1, getLightLevel(w, face) + 0.1)),
    {},
    0.05,
  );
}
