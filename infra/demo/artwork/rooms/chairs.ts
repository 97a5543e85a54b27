import { lightenColour, mixColours } from '../colour.ts';
import { drawQuad, lightPigment, drawContactShadow, type World } from '../world.ts';
import { drawLegs, drawSolid } from './solid.ts';

/** A dining chair, seen from the front or the back. */
export function drawChair(
  w: World,
  x: number,
  z: number,
  pigment: string,
  back: 'far' | 'near',
  seat = mixColours(pigment, '#e8d9bd', 0.5),
): void {
  const post = (px: number, pz: number, h: number) =>
    drawSolid(w, { x: px, z: pz, w: 0.045, d: 0.045, h, pigment, ground: false });
  const rest = back === 'far' ? z + 0.4 : z;
  drawContactShadow(
    w,
    [
      [x, 0, z],
      [x + 0.44, 0, z],
      [x + 0.44, 0, z + 0.44],
      [x, 0, z + 0.44],
    ],
    0.25,
    8,
  );
  const spindles = () => {
    post(x, rest, 0.95);
    post(x + 0.4, rest, 0.95);
    for (let i = 1; i < 5; i += 1)
      drawSolid(w, { x: x + i * 0.085, z: rest, w: 0.02, d: 0.03, y: 0.46, h: 0.4, pigment, ground: false });
    drawSolid(w, {
      x,
      z: rest,
      w: 0.445,
      d: 0.05,
      y: 0.84,
      h: 0.12,
      pigment: lightenColour(pigment, 0.06),
      ground: false,
      soft: 0.03,
    });
  };
  if (back === 'far') spindles();
  post(x, back === 'far' ? z : z + 0.4, 0.44);
  post(x + 0.4, back === 'far' ? z : z + 0.4, 0.44);
  drawSolid(w, {
    x: x - 0.01,
    z: z - 0.01,
    w: 0.47,
    d: 0.46,
    y: 0.43,
    h: 0.06,
    pigment: seat,
    ground: false,
    soft: 0.03,
  });
  if (back === 'near') spindles();
}

/** A bar stool. */
export function drawStool(w: World, x: number, z: number, pigment: string): void {
  const wood = '#a97e57';
  drawContactShadow(
    w,
    [
      [x, 0, z],
      [x + 0.36, 0, z],
      [x + 0.36, 0, z + 0.36],
      [x, 0, z + 0.36],
    ],
    0.28,
    8,
  );
  drawLegs(w, { x: x + 0.02, z, w: 0.34, d: 0.34, h: 0.66, pigment: wood, thick: 0.035 });
  drawQuad(
    w,
    [
      [x + 0.04, 0.26, z],
      [x + 0.34, 0.26, z],
      [x + 0.34, 0.29, z],
      [x + 0.04, 0.29, z],
    ],
    lightPigment(w, wood, 0.6),
  );
  drawSolid(w, { x, z, w: 0.38, d: 0.36, y: 0.66, h: 0.07, pigment, ground: false, soft: 0.06 });
  drawSolid(w, { x: x + 0.02, z, w: 0.34, d: 0.04, y: 0.8, h: 0.16, pigment, ground: false, soft: 0.05 });
}
