import { createWallFace } from '../face.ts';
import { drawFaceRectangle, lightPigment } from '../world.ts';
import { drawFrame, drawOpening } from './fittings.ts';
import { drawPendant } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { createRoom, type Room } from './shell.ts';
import { drawSunPatch } from './daylight.ts';
import { drawLegs, drawRug, drawSolid } from './solid.ts';
import { type BathroomLook, drawTiled, drawTub, drawBasin, drawLavatory, drawTowels } from './sanitary.ts';

/** A bathroom with a free-standing bath below the window. */
export function drawBathroom(look: BathroomLook): Room {
  const r = createRoom({ wide: 4.4, deep: 3.6, ...look });
  for (const face of [r.left, r.right, r.back]) drawTiled(r, face, 1.15, look.tiles);
  drawOpening(r, r.left, [2.3, 1.25, 1.5, 1.05], { cols: 2, rows: 1 });
  drawBasin(r, -0.1, look);
  drawLavatory(r, -1.1);
  drawTowels(r, r.right, 1.4, look.bath);
  drawFrame(r, r.back, [0.35, 1.35, 0.5, 0.65], ['#efe3cd', '#6f8f86', '#e0915f'], 'leaf');
  drawPlant(r, -1.85, r.deep - 0.4, 1.2, '#c07a55', 'palm');
  drawRug(r, -0.2, 1.5, 1.7, 0.85, '#f2ece0', look.bath, 'stripes');
  drawSunPatch(r, -1.7, 2.6, 1.2, 1.8, 2, r.mood.side < 0 ? 0.6 : -0.6);
  drawTub(r, -0.75, 0.95, look.bath);
  drawSolid(r, { x: 1.2, z: 1.5, w: 0.36, d: 0.36, y: 0.42, h: 0.05, pigment: '#a97e57' });
  drawLegs(r, { x: 1.22, z: 1.52, w: 0.32, d: 0.32, h: 0.42, pigment: '#8a6a50', thick: 0.035 });
  drawSolid(r, {
    x: 1.23,
    z: 1.53,
    w: 0.3,
    d: 0.3,
    y: 0.47,
    h: 0.09,
    pigment: '#f7f2e6',
    ground: false,
    soft: 0.03,
  });
  drawPendant(r, 0.4, 2.2, 0.5, '#f7f0e0', 'globe');
  return r;
}

/** A shower room: glass screen, stacked tiles, wall-hung basin. */
export function drawShowerRoom(look: BathroomLook): Room {
  const r = createRoom({ wide: 4, deep: 3.4, ...look });
  for (const face of [r.left, r.right, r.back])
    drawTiled(r, face, face === r.right ? 1.15 : 2.6, look.tiles, true);
  drawOpening(r, r.right, [1.9, 1.3, 1, 0.95], { cols: 1, blind: '#f2ece0' });
  drawBasin(r, 0.35, look);
  drawTowels(r, r.right, 3.4, look.bath);
  const metal = lightPigment(r, look.metal ?? '#3a3d42', 0.8);
  drawSolid(r, { x: -1.98, z: 1.2, w: 1.35, d: 2.18, h: 0.06, pigment: '#f5f2ea', ground: false });
  const a = 0.65;
  drawFaceRectangle(r, r.back, [a, 1.0, 0.05, 1.25], metal, {}, 0.06);
  drawFaceRectangle(r, r.back, [a - 0.02, 0.95, 0.1, 0.14], metal, {}, 0.08);
  const [hx, hy] = r.camera.at([-2 + a + 0.02, 2.24, r.deep - 0.35]);
  const s = r.camera.scale([-2 + a, 2.2, r.deep - 0.35]);
  r.sheet.ellipse([hx, hy], 0.19 * s, 0.045 * s, metal);
  for (let i = -4; i <= 4; i += 1)
    r.sheet.stroke(
      [
        [hx + i * 0.035 * s, hy + 8],
        [hx + i * 0.05 * s, hy + 1.5 * s],
      ],
      '#ffffff',
      2,
      0.3,
    );
  drawLavatory(r, -0.35);
  const glass = createWallFace([-0.62, 0.06, r.deep], [-0.62, 0.06, 1.2], 2.05);
  drawFaceRectangle(
    r,
    glass,
    [0, 0, glass.w, 2.05],
    r.sheet.linear(
      [
        [0, '#ffffff', 0.34],
        [0.5, r.mood.glass[1], 0.12],
        [1, '#ffffff', 0.26],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  for (const x of [0, glass.w - 0.03]) drawFaceRectangle(r, glass, [x, 0, 0.03, 2.05], metal);
  drawFaceRectangle(r, glass, [0, 2.03, glass.w, 0.03], metal);
  drawRug(r, 0.2, 1.3, 1.4, 0.8, look.bath, '#f2ece0', 'border');
  drawPlant(r, 1.75, 2.2, 1, '#c07a55');
  return r;
}
