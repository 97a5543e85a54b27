import { darkenColour, lightenColour } from '../colour.ts';
import type { V3 } from '../camera.ts';
import { createWallFace } from '../face.ts';
import type { Pt } from '../sheet.ts';
import { drawFacePolygon, drawFaceRectangle, lightPigment, drawQuad } from '../world.ts';
import type { Room } from './shell.ts';
import { drawSolid } from './solid.ts';
import { drawVase } from './seating.ts';

/** A chimney breast with a surround, a mirror over it and a fire or a stove in it. */
export function drawFireplace(
  r: Room,
  x: number,
  look: { breast?: string; surround: string; kind: 'grate' | 'stove'; mirror?: boolean; beam?: boolean },
): void {
  const z = r.deep - 0.4;
  const breast = look.breast ?? r.look.feature ?? r.look.wall;
  drawSolid(r, { x: x - 1, z, w: 2, d: 0.4, h: r.high, pigment: breast, ground: false });
  const face = createWallFace([x - 1, 0, z], [x + 1, 0, z], r.high);
  drawFaceRectangle(r, face, [0, r.high - 0.1, 2, 0.1], lightPigment(r, '#fbf8f0', 0.75));
  if (look.kind === 'stove') drawStove(r, face, look.surround);
  else drawGrate(r, face, look.surround);
  const shelf = look.kind === 'stove' ? 1.32 : 1.2;
  drawSolid(r, {
    x: x - 0.86,
    z: z - 0.16,
    w: 1.72,
    d: 0.2,
    y: shelf,
    h: look.beam ? 0.16 : 0.07,
    pigment: look.beam ? '#7b5a42' : look.surround,
    ground: false,
  });
  const top = shelf + (look.beam ? 0.16 : 0.07);
  if (look.mirror) {
    const oval: Pt[] = Array.from({ length: 25 }, (_, i) => [
      1 + Math.cos((i / 24) * Math.PI) * 0.52,
      top + 0.42 + Math.sin((i / 24) * Math.PI) * 0.55,
    ]);
    const arch = (k: number): Pt[] => [
      [1 - 0.52 * k, top + 0.06],
      ...oval.map(([a, b]): Pt => [1 + (a - 1) * k, top + 0.42 + (b - top - 0.42) * k]).reverse(),
      [1 + 0.52 * k, top + 0.06],
    ];
    drawFacePolygon(r, face, arch(1), lightPigment(r, '#c9a35c', 0.85));
    drawFacePolygon(
      r,
      face,
      arch(0.9),
      r.sheet.linear([
        [0, r.mood.glass[1]],
        [1, lightPigment(r, r.look.wall, 0.6)],
      ]),
    );
    drawFacePolygon(
      r,
      face,
      [
        [0.75, top + 0.1],
        [0.9, top + 0.1],
        [1.3, top + 0.85],
        [1.12, top + 0.85],
      ],
      '#ffffff',
      { opacity: 0.3 },
    );
  }
  drawVase(r, [x - 0.62, top, z - 0.08], 0.24, '#e9dcc6', '#e7a3b5');
  for (const [dx, h] of [
    [0.46, 0.22],
    [0.58, 0.3],
    [0.68, 0.16],
  ] as const) {
    drawSolid(r, { x: x + dx, z: z - 0.1, w: 0.05, d: 0.05, y: top, h, pigment: '#f5ecd8', ground: false });
  }
  drawQuad(
    r,
    [
      [x - 0.9, 0.02, z - 0.5],
      [x + 0.9, 0.02, z - 0.5],
      [x + 0.9, 0.02, z],
      [x - 0.9, 0.02, z],
    ] satisfies V3[],
    lightPigment(r, '#5b5a5e', 0.6),
  );
}

function drawGrate(r: Room, face: ReturnType<typeof createWallFace>, pigment: string): void {
  const stone = lightPigment(r, pigment, 0.8);
  drawFaceRectangle(r, face, [0.18, 0, 1.64, 1.2], stone, {}, 0.05);
  for (const a of [0.18, 1.56]) {
    drawFaceRectangle(r, face, [a, 0, 0.26, 1.2], lightenColour(stone, 0.15), {}, 0.07);
    drawFaceRectangle(r, face, [a + 0.07, 0.2, 0.12, 0.75], darkenColour(stone, 0.08), {}, 0.07);
  }
  drawFaceRectangle(r, face, [0.48, 0, 1.04, 0.92], lightPigment(r, '#3a3a40', 0.5), {}, 0.05);
  for (const a of [0.5, 1.34])
    for (let b = 0.04; b < 0.85; b += 0.17)
      drawFaceRectangle(
        r,
        face,
        [a, b, 0.16, 0.15],
        lightPigment(r, b % 0.34 < 0.17 ? '#5f8078' : '#d9c8a5', 0.7),
        {},
        0.05,
      );
  const arch: Pt[] = [
    [0.74, 0.04],
    ...Array.from({ length: 9 }, (_, i): Pt => [
      1 - Math.cos((i / 8) * Math.PI) * 0.26,
      0.5 + Math.sin((i / 8) * Math.PI) * 0.22,
    ]),
    [1.26, 0.04],
  ];
  drawFacePolygon(r, face, arch, '#191a20', {}, 0.05);
  drawFire(r, face, 1, 0.08, 0.36);
}

function drawStove(r: Room, face: ReturnType<typeof createWallFace>, pigment: string): void {
  drawFaceRectangle(r, face, [0.2, 0, 1.6, 1.3], lightPigment(r, pigment, 0.65), {}, 0.03);
  for (let b = 0.05; b < 1.25; b += 0.13)
    for (let a = 0.22 + (Math.round(b / 0.13) % 2) * 0.13; a < 1.65; a += 0.27)
      if (r.dice.chance(0.45))
        drawFaceRectangle(
          r,
          face,
          [a, b, 0.24, 0.1],
          lightPigment(
            r,
            r.dice.chance(0.5) ? darkenColour(pigment, 0.15) : lightenColour(pigment, 0.12),
            0.65,
          ),
          {},
          0.03,
        );
  drawFaceRectangle(r, face, [0.4, 0, 1.2, 1.08], '#26252b', {}, 0.03);
  drawFaceRectangle(r, face, [0.66, 0.1, 0.68, 0.72], lightPigment(r, '#3f4148', 0.7), {}, 0.16);
  drawFaceRectangle(r, face, [0.92, 0.82, 0.16, 0.4], lightPigment(r, '#34363d', 0.6), {}, 0.12);
  drawFaceRectangle(r, face, [0.74, 0.24, 0.52, 0.46], '#1a1714', {}, 0.17);
  drawFire(r, face, 1, 0.27, 0.42);
}

function drawFire(
  r: Room,
  face: ReturnType<typeof createWallFace>,
  a: number,
  b: number,
  size: number,
): void {
  const flame = (k: number, tone: string) =>
    drawFacePolygon(
      r,
      face,
      [
        [a - 0.22 * k, b],
        [a - 0.2 * k, b + size * 0.5 * k],
        [a - 0.1 * k, b + size * 0.3 * k],
        [a - 0.02, b + size * k],
        [a + 0.08 * k, b + size * 0.4 * k],
        [a + 0.18 * k, b + size * 0.66 * k],
        [a + 0.22 * k, b],
      ],
      tone,
      {},
      0.17,
    );
  const [x, y] = r.camera.project([[face.origin[0] + a, b + 0.1, face.origin[2] - 0.2]])[0] ?? [0, 0];
  r.sheet.ellipse(
    [x, y],
    190,
    150,
    r.sheet.radial([x, y], 190, [
      [0, '#ffb45e', 0.4],
      [1, '#ffb45e', 0],
    ]),
  );
  flame(1, '#e2703a');
  flame(0.72, '#f5a94a');
  flame(0.42, '#ffe39a');
}
