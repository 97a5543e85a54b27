import { createRoom, type Room, type RoomLook } from './shell.ts';
import { drawSunPatch, drawSunWall } from './daylight.ts';
import { drawRug, drawSolid, drawSolids } from './solid.ts';
import { drawArmchair, drawBooks, drawCoffeeTable, drawSofa, drawVase } from './seating.ts';
import { drawBookcase, drawFrame, drawOpening, drawRadiator } from './fittings.ts';
import { drawFloorLamp, drawPendant, drawTableLamp } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { drawFireplace } from './hearth.ts';

export interface LivingLook extends RoomLook {
  sofa: string;
  cushions: readonly string[];
  rug: readonly [string, string];
  pattern?: 'border' | 'stripes' | 'diamonds';
  curtain?: string;
  chair: string;
}

/** A sitting room with a fireplace, alcove shelves and a window on one side. */
export function drawSittingRoom(
  look: LivingLook,
  hearth: { surround: string; kind: 'grate' | 'stove'; beam?: boolean; breast?: string },
): Room {
  const r = createRoom(look);
  drawOpening(r, r.left, [2.4, 0.75, 2.2, 1.5], {
    cols: 3,
    rows: 2,
    ...(look.curtain ? { curtain: look.curtain } : {}),
  });
  drawFireplace(r, 0, { ...hearth, mirror: hearth.kind === 'grate' });
  drawBookcase(r, 1.05, r.deep - 0.34, 1.5, 2.1, look.panel ?? '#efe7d6');
  drawSolid(r, { x: -2.55, z: r.deep - 0.42, w: 1.45, d: 0.4, h: 0.75, pigment: '#a97e57' });
  drawTableLamp(r, [-2.2, 0.75, r.deep - 0.22], '#5f8078', '#f3e6cc');
  drawBooks(r, [-1.6, 0.75, r.deep - 0.22], ['#3f6b70', '#d8a24e']);
  drawFrame(r, r.back, [0.35, 1.35, 0.75, 0.95], ['#efe3cd', '#6f8f86', '#e0915f'], 'leaf');
  drawRug(r, -1.7, 1, 3.4, 2.2, look.rug[0], look.rug[1], look.pattern);
  drawSunPatch(r, -2.4, 3.9, 1.7, 2.6, 3, r.mood.side < 0 ? 0.55 : -0.55);
  drawSunWall(r, r.right, 1.6, 0.5, 1.6, 1.5);
  drawArmchair(r, -2.3, 2.3, look.chair, look.cushions[0]);
  drawSideSofa(r, look);
  drawCoffeeTable(r, -0.6, 1.7, 1.2, '#a97e57', true);
  drawFloorLamp(r, -2.55, 1.7, '#f0e2c6');
  drawPendant(r, 0, 2.4, 0.55, '#f0e2c6', 'drum');
  drawPlant(r, 2.35, 0.9, 1.5, '#c07a55', 'palm');
  return r;
}

function drawSideSofa(r: Room, look: LivingLook): void {
  const p = look.sofa;
  drawSolids(r, [
    { x: 2.3, z: 1.45, w: 0.3, d: 1.9, y: 0.2, h: 0.64, pigment: p, soft: 0.12 },
    { x: 1.62, z: 3.2, w: 0.9, d: 0.2, y: 0.14, h: 0.46, pigment: p, soft: 0.1 },
    { x: 1.62, z: 1.5, w: 0.8, d: 1.75, y: 0.14, h: 0.26, pigment: p, soft: 0.08 },
    { x: 1.6, z: 2.4, w: 0.72, d: 0.8, y: 0.36, h: 0.13, pigment: p, soft: 0.08 },
    { x: 1.6, z: 1.55, w: 0.72, d: 0.8, y: 0.36, h: 0.13, pigment: p, soft: 0.08 },
    { x: 1.62, z: 1.35, w: 0.9, d: 0.2, y: 0.14, h: 0.46, pigment: p, soft: 0.1 },
  ]);
}

/** A light living room with the sofa under pictures and a wide window or garden doors. */
export function drawLivingRoom(
  look: LivingLook,
  view: 'trees' | 'hills' | 'roofs' = 'trees',
  doors = false,
): Room {
  const r = createRoom(look);
  if (doors) drawOpening(r, r.right, [1.2, 0.02, 3, 2.25], { cols: 3, kind: view, frame: '#33393d' });
  else
    drawOpening(r, r.right, [1.6, 0.8, 2.3, 1.4], {
      cols: 3,
      kind: view,
      ...(look.curtain ? { curtain: look.curtain } : {}),
    });
  if (!doors) drawRadiator(r, r.right, 2, 1.4);
  drawFrame(r, r.back, [1.15, 1.3, 0.9, 0.68], ['#f1e4cc', '#7d9a86', '#e0915f'], 'hills');
  drawFrame(r, r.back, [2.2, 1.3, 0.55, 0.68], ['#e9dcc6', '#3f6b70', '#d8a24e'], 'shapes', '#2f2a28');
  drawFrame(r, r.back, [2.9, 1.3, 0.9, 0.68], ['#dfe3d6', '#51696b', '#f0c98a'], 'sun');
  drawRug(r, -2.1, 1, 3.7, 2.6, look.rug[0], look.rug[1], look.pattern);
  drawSunPatch(r, 0.3, 3.3, 2.1, 2.3, 3, r.mood.side > 0 ? 0.6 : -0.6);
  drawSunWall(r, r.left, 3.6, 0.6, 1.5, 1.5);
  drawSolid(r, { x: -2.75, z: 3.55, w: 0.5, d: 0.5, h: 0.5, pigment: '#a97e57' });
  drawTableLamp(r, [-2.5, 0.5, 3.8], '#c07a55', '#f3e6cc');
  drawSofa(r, -2.05, 3.45, 2.7, look.sofa, look.cushions);
  drawPlant(r, 1.15, 4.15, 1.7, '#d9cbb5');
  drawArmchair(r, 1.5, 2.6, look.chair, look.cushions[1]);
  drawCoffeeTable(r, -1.5, 1.9, 1.4, '#b98d63');
  drawFloorLamp(r, 2.45, 3.9, '#f0e2c6');
  drawSolid(r, { x: -2.78, z: 1.3, w: 0.42, d: 1.7, h: 0.5, pigment: '#efe7d6' });
  drawVase(r, [-2.55, 0.5, 2.5], 0.4, '#3f6b70');
  drawBooks(r, [-2.55, 0.5, 1.75], ['#b5594a', '#d8a24e', '#e7dcc5']);
  drawPendant(r, -0.4, 2.6, 0.5, '#e9dcc6', 'globe');
  return r;
}
