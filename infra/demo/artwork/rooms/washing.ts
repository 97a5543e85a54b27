import { wallFace } from '../face.ts';
import { faceRect, lit } from '../world.ts';
import { frame, opening } from './fittings.ts';
import { pendant } from './lamps.ts';
import { plant } from './plant.ts';
import { room, type Room } from './shell.ts';
import { sunPatch } from './daylight.ts';
import { legs, rug, solid } from './solid.ts';
import { type BathroomLook, tiled, tub, basin, lavatory, towels } from './sanitary.ts';

/** A bathroom with a free-standing bath below the window. */
export function bathroom(look: BathroomLook): Room {
  const r = room({ wide: 4.4, deep: 3.6, ...look });
  for (const face of [r.left, r.right, r.back]) tiled(r, face, 1.15, look.tiles);
  opening(r, r.left, [2.3, 1.25, 1.5, 1.05], { cols: 2, rows: 1 });
  basin(r, -0.1, look);
  lavatory(r, -1.1);
  towels(r, r.right, 1.4, look.bath);
  frame(r, r.back, [0.35, 1.35, 0.5, 0.65], ['#efe3cd', '#6f8f86', '#e0915f'], 'leaf');
  plant(r, -1.85, r.deep - 0.4, 1.2, '#c07a55', 'palm');
  rug(r, -0.2, 1.5, 1.7, 0.85, '#f2ece0', look.bath, 'stripes');
  sunPatch(r, -1.7, 2.6, 1.2, 1.8, 2, r.mood.side < 0 ? 0.6 : -0.6);
  tub(r, -0.75, 0.95, look.bath);
  solid(r, { x: 1.2, z: 1.5, w: 0.36, d: 0.36, y: 0.42, h: 0.05, pigment: '#a97e57' });
  legs(r, { x: 1.22, z: 1.52, w: 0.32, d: 0.32, h: 0.42, pigment: '#8a6a50', thick: 0.035 });
  solid(r, {
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
  pendant(r, 0.4, 2.2, 0.5, '#f7f0e0', 'globe');
  return r;
}

/** A shower room: glass screen, stacked tiles, wall-hung basin. */
export function showerRoom(look: BathroomLook): Room {
  const r = room({ wide: 4, deep: 3.4, ...look });
  for (const face of [r.left, r.right, r.back])
    tiled(r, face, face === r.right ? 1.15 : 2.6, look.tiles, true);
  opening(r, r.right, [1.9, 1.3, 1, 0.95], { cols: 1, blind: '#f2ece0' });
  basin(r, 0.35, look);
  towels(r, r.right, 3.4, look.bath);
  const metal = lit(r, look.metal ?? '#3a3d42', 0.8);
  solid(r, { x: -1.98, z: 1.2, w: 1.35, d: 2.18, h: 0.06, pigment: '#f5f2ea', ground: false });
  const a = 0.65;
  faceRect(r, r.back, [a, 1.0, 0.05, 1.25], metal, {}, 0.06);
  faceRect(r, r.back, [a - 0.02, 0.95, 0.1, 0.14], metal, {}, 0.08);
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
  lavatory(r, -0.35);
  const glass = wallFace([-0.62, 0.06, r.deep], [-0.62, 0.06, 1.2], 2.05);
  faceRect(
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
  for (const x of [0, glass.w - 0.03]) faceRect(r, glass, [x, 0, 0.03, 2.05], metal);
  faceRect(r, glass, [0, 2.03, glass.w, 0.03], metal);
  rug(r, 0.2, 1.3, 1.4, 0.8, look.bath, '#f2ece0', 'border');
  plant(r, 1.75, 2.2, 1, '#c07a55');
  return r;
}
