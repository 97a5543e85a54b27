import { darkenColour, lightenColour } from '../colour.ts';
import { drawContactShadow, lightPigment, drawQuad } from '../world.ts';
import { drawBookcase, drawFrame, drawOpening } from './fittings.ts';
import { drawFloorLamp, drawTableLamp } from './lamps.ts';
import { drawArmchair, drawBooks, drawVase } from './seating.ts';
import { createRoom, type Room } from './shell.ts';
import { drawSunPatch } from './daylight.ts';
import { drawLegs, drawRug, drawSolid } from './solid.ts';
import { type BedroomLook } from './sleeping.ts';

/** A study with a desk at the window and a wall of books. */
export function drawStudy(look: BedroomLook): Room {
  const r = createRoom(look);
  drawOpening(r, r.back, [1.1, 0.95, 2.1, 1.35], { cols: 2, rows: 2, curtain: look.curtain, kind: 'roofs' });
  drawBookcase(r, 0.95, r.deep - 0.34, 1.75, 2.35, look.panel ?? '#3f5f58', 6);
  drawRug(r, -1.9, 1.1, 3.3, 2, look.rug[0], look.rug[1]);
  const wood = look.wood ?? '#a97e57';
  const z = r.deep - 0.75;
  drawLegs(r, {
    x: -2.2,
    z: z + 0.05,
    w: 2.4,
    d: 0.6,
    h: 0.72,
    pigment: darkenColour(wood, 0.15),
    thick: 0.06,
  });
  drawSolid(r, { x: -2.25, z, w: 2.5, d: 0.7, y: 0.72, h: 0.05, pigment: wood, ground: false });
  drawSolid(r, {
    x: -2.15,
    z: z + 0.03,
    w: 0.55,
    d: 0.6,
    y: 0.2,
    h: 0.52,
    pigment: lightenColour(wood, 0.08),
  });
  drawSolid(r, {
    x: -1.15,
    z: z + 0.2,
    w: 0.6,
    d: 0.38,
    y: 0.77,
    h: 0.02,
    pigment: '#b9bcc0',
    ground: false,
  });
  drawQuad(
    r,
    [
      [-1.15, 0.79, z + 0.58],
      [-0.55, 0.79, z + 0.58],
      [-0.55, 1.16, z + 0.66],
      [-1.15, 1.16, z + 0.66],
    ],
    lightPigment(r, '#3a4048', 0.8),
  );
  drawQuad(
    r,
    [
      [-1.12, 0.82, z + 0.58],
      [-0.58, 0.82, z + 0.58],
      [-0.58, 1.13, z + 0.65],
      [-1.12, 1.13, z + 0.65],
    ],
    r.sheet.linear([
      [0, '#a9cfd6'],
      [1, '#e9d9c0'],
    ]),
  );
  drawTableLamp(r, [-1.85, 0.77, z + 0.35], '#3f6b70', '#f0c98a');
  drawBooks(r, [-0.2, 0.77, z + 0.35], ['#b5594a', '#d8a24e', '#51496b']);
  drawVase(r, [0.08, 0.77, z + 0.4], 0.26, '#f2ece0');
  drawSunPatch(r, -1.6, 3, 1.5, 1.6, 2, 0.35);
  drawSwivel(r, -1.2, z - 0.7, look.bed);
  drawArmchair(r, 1.3, 1.7, look.throw, look.linen);
  drawFloorLamp(r, 2.45, 2.6, '#f3e6cc');
  drawFrame(r, r.right, [1.2, 1.25, 0.8, 1], ['#efe3cd', '#6f8f86', '#e0915f'], 'leaf');
  drawFrame(r, r.left, [2.4, 1.25, 1, 0.75], ['#f1e4cc', '#51696b', '#e0915f'], 'sun');
  return r;
}

function drawSwivel(r: Room, x: number, z: number, pigment: string): void {
  const [cx, cy] = r.camera.at([x + 0.25, 0, z + 0.25]);
  const s = r.camera.scale([x + 0.25, 0, z + 0.25]);
  const metal = lightPigment(r, '#4a4e55', 0.6);
  drawContactShadow(
    r,
    [
      [x - 0.05, 0, z],
      [x + 0.55, 0, z],
      [x + 0.55, 0, z + 0.5],
      [x - 0.05, 0, z + 0.5],
    ],
    0.3,
    10,
  );
  for (const dx of [-0.26, 0, 0.26])
    r.sheet.stroke(
      [
        [cx, cy - 0.12 * s],
        [cx + dx * s, cy],
      ],
      metal,
      0.04 * s,
    );
  r.sheet.rect(cx - 0.025 * s, cy - 0.44 * s, 0.05 * s, 0.34 * s, metal);
  drawSolid(r, { x, z, w: 0.52, d: 0.5, y: 0.42, h: 0.09, pigment, ground: false, soft: 0.08 });
  drawSolid(r, { x: x + 0.02, z, w: 0.48, d: 0.06, y: 0.58, h: 0.46, pigment, ground: false, soft: 0.1 });
}
