import { darkenColour, lightenColour } from '../colour.ts';
import { createWallFace, type Face } from '../face.ts';
import type { Pt } from '../sheet.ts';
import { drawContactShadow, drawFacePolygon, drawFaceRectangle, lightPigment } from '../world.ts';
import { drawVase } from './seating.ts';
import type { Room, RoomLook } from './shell.ts';
import { drawSolid } from './solid.ts';

export interface BathroomLook extends RoomLook {
  tiles: string;
  bath: string;
  vanity: string;
  metal?: string;
}

export function drawTiled(r: Room, face: Face, top: number, pigment: string, stacked = false): void {
  const level = face === r.back ? 0.82 : 0.72;
  drawFaceRectangle(r, face, [0, 0.15, face.w, top - 0.15], lightPigment(r, pigment, level));
  const joint = lightPigment(r, darkenColour(pigment, 0.15), level);
  const [tw, th] = stacked ? [0.14, 0.34] : [0.3, 0.15];
  for (let b = 0.15, k = 0; b < top; b += th, k += 1) {
    drawFaceRectangle(r, face, [0, b, face.w, 0.012], joint);
    for (let a = stacked ? 0 : (k % 2) * 0.15; a < face.w; a += tw) {
      drawFaceRectangle(r, face, [a, b, 0.01, Math.min(th, top - b)], joint);
      if (r.dice.chance(0.14))
        drawFaceRectangle(
          r,
          face,
          [a + 0.01, b + 0.012, Math.min(tw - 0.01, face.w - a), Math.min(th, top - b) - 0.012],
          lightPigment(
            r,
            r.dice.chance(0.5) ? lightenColour(pigment, 0.28) : darkenColour(pigment, 0.07),
            level,
          ),
        );
    }
  }
  drawFaceRectangle(r, face, [0, top, face.w, 0.04], lightPigment(r, lightenColour(pigment, 0.2), level));
}

export function drawTub(r: Room, x: number, z: number, pigment: string): void {
  const [cx, cy] = r.camera.at([x, 0, z]);
  const s = r.camera.scale([x, 0, z]);
  const [half, tall] = [0.86 * s, 0.6 * s];
  drawContactShadow(
    r,
    [
      [x - 0.8, 0, z - 0.35],
      [x + 0.8, 0, z - 0.35],
      [x + 0.8, 0, z + 0.3],
      [x - 0.8, 0, z + 0.3],
    ],
    0.4,
    14,
  );
  const body = lightPigment(r, pigment, 0.7);
  r.sheet.path(
    `M${cx - half} ${cy - tall}Q${cx - half * 0.98} ${cy - tall * 0.15} ${cx - half * 0.7} ${cy}L${cx + half * 0.7} ${cy}Q${cx + half * 0.98} ${cy - tall * 0.15} ${cx + half} ${cy - tall}Z`,
    r.sheet.linear(
      r.mood.side < 0
        ? [
            [0, lightenColour(body, 0.14)],
            [0.5, body],
            [1, darkenColour(body, 0.25)],
          ]
        : [
            [0, darkenColour(body, 0.25)],
            [0.5, body],
            [1, lightenColour(body, 0.14)],
          ],
      [0, 0],
      [1, 0],
    ),
  );
  r.sheet.ellipse([cx, cy - tall], half * 1.03, 0.2 * s, lightPigment(r, '#fdfbf5', 0.95));
  r.sheet.ellipse([cx, cy - tall + 4], half * 0.95, 0.155 * s, lightPigment(r, '#dcd9d2', 0.6));
  r.sheet.ellipse([cx, cy - tall + 0.045 * s], half * 0.86, 0.105 * s, r.mood.glass[1], { opacity: 0.75 });
  for (const [dx, dy, q] of [
    [-0.4, 0.03, 0.14],
    [-0.2, 0.05, 0.17],
    [-0.05, 0.02, 0.12],
    [0.2, 0.05, 0.13],
  ] as const)
    r.sheet.ellipse([cx + dx * s, cy - tall + dy * s], q * s, q * 0.34 * s, '#ffffff', { opacity: 0.8 });
}

export function drawBasin(r: Room, x: number, look: BathroomLook): void {
  const z = r.deep - 0.52;
  drawSolid(r, { x, z, w: 1.2, d: 0.5, y: 0.28, h: 0.5, pigment: look.vanity });
  const face = createWallFace([x, 0.28, z], [x + 1.2, 0.28, z], 0.5);
  for (const a of [0.02, 0.61]) {
    drawFaceRectangle(r, face, [a, 0.03, 0.57, 0.44], lightPigment(r, darkenColour(look.vanity, 0.15), 0.6));
    drawFaceRectangle(r, face, [a + 0.01, 0.04, 0.55, 0.42], lightPigment(r, look.vanity, 0.68));
    drawFaceRectangle(
      r,
      face,
      [a + 0.22, 0.38, 0.13, 0.02],
      lightPigment(r, look.metal ?? '#c9a25a', 0.95),
      {},
      0.02,
    );
  }
  drawSolid(r, {
    x: x - 0.03,
    z: z - 0.03,
    w: 1.26,
    d: 0.55,
    y: 0.78,
    h: 0.05,
    pigment: '#f5f1e8',
    ground: false,
  });
  drawSolid(r, {
    x: x + 0.35,
    z: z + 0.06,
    w: 0.5,
    d: 0.34,
    y: 0.83,
    h: 0.13,
    pigment: '#fdfbf5',
    ground: false,
    soft: 0.06,
  });
  const [tx, ty] = r.camera.at([x + 0.6, 0.98, r.deep - 0.12]);
  const s = r.camera.scale([x + 0.6, 0.98, r.deep - 0.12]);
  r.sheet.path(`M${tx} ${ty}v${-0.13 * s}q0 ${-0.06 * s} ${-0.1 * s} ${-0.05 * s}`, 'none', {
    stroke: lightPigment(r, look.metal ?? '#c9a25a', 0.95),
    width: 0.03 * s,
  });
  const a = x + r.wide / 2;
  drawMirror(r, a + 0.6, 1.68, 0.46);
  drawSolid(r, {
    x: x + 0.05,
    z: z + 0.15,
    w: 0.09,
    d: 0.09,
    y: 0.83,
    h: 0.2,
    pigment: '#c07a55',
    ground: false,
    soft: 0.02,
  });
  drawSolid(r, {
    x: x + 0.17,
    z: z + 0.15,
    w: 0.07,
    d: 0.07,
    y: 0.83,
    h: 0.15,
    pigment: '#3f6b70',
    ground: false,
    soft: 0.02,
  });
  drawVase(r, [x + 1.08, 0.83, z + 0.25], 0.24, '#d9cbb5');
}

function drawMirror(r: Room, a: number, b: number, radius: number): void {
  const ring = (k: number): Pt[] =>
    Array.from({ length: 28 }, (_, i) => [
      a + Math.cos((i / 28) * 6.283) * radius * k,
      b + Math.sin((i / 28) * 6.283) * radius * k,
    ]);
  drawFacePolygon(r, r.back, ring(1.07), lightPigment(r, '#c9a25a', 0.9));
  drawFacePolygon(
    r,
    r.back,
    ring(1),
    r.sheet.linear(
      [
        [0, r.mood.glass[1]],
        [1, lightPigment(r, r.look.wall, 0.65)],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  drawFacePolygon(
    r,
    r.back,
    [
      [a - 0.3, b - 0.2],
      [a - 0.18, b - 0.3],
      [a + 0.24, b + 0.24],
      [a + 0.1, b + 0.34],
    ],
    '#ffffff',
    { opacity: 0.3 },
  );
}

export function drawLavatory(r: Room, x: number): void {
  const z = r.deep - 0.66;
  drawSolid(r, {
    x: x + 0.03,
    z: r.deep - 0.2,
    w: 0.38,
    d: 0.18,
    y: 0.4,
    h: 0.42,
    pigment: '#fbf9f3',
    soft: 0.04,
    ground: false,
  });
  drawSolid(r, { x: x + 0.08, z: z + 0.1, w: 0.28, d: 0.4, h: 0.34, pigment: '#f4f1ea', soft: 0.05 });
  drawSolid(r, {
    x: x + 0.02,
    z,
    w: 0.4,
    d: 0.5,
    y: 0.34,
    h: 0.09,
    pigment: '#fdfbf5',
    soft: 0.08,
    ground: false,
  });
}

export function drawTowels(r: Room, face: Face, a: number, cloth: string): void {
  for (let b = 0.7; b < 1.7; b += 0.16)
    drawFaceRectangle(r, face, [a, b, 0.5, 0.03], lightPigment(r, '#c8c9c9', 0.9), {}, 0.06);
  for (const x of [a, a + 0.48])
    drawFaceRectangle(r, face, [x, 0.65, 0.03, 1.1], lightPigment(r, '#c8c9c9', 0.9), {}, 0.06);
  drawFaceRectangle(r, face, [a + 0.06, 0.85, 0.38, 0.62], lightPigment(r, cloth, 0.8), {}, 0.09);
  drawFaceRectangle(
    r,
    face,
    [a + 0.06, 0.93, 0.38, 0.05],
    lightPigment(r, lightenColour(cloth, 0.4), 0.8),
    {},
    0.09,
  );
}
