import { drawBlock } from '../house.ts';
import { drawHedge } from '../hedge.ts';
import { drawBorder, drawShrub, drawTree } from '../plants.ts';
import { drawSlope, createSlopeFace } from '../roof.ts';
import { drawBackdrop, drawGravel, drawLawn, drawPot } from '../street.ts';
import { drawBand } from '../wall.ts';
import { drawGlass, type WindowStyle } from '../window.ts';
import { drawFaceRectangle, lightPigment, createWorld, type World } from '../world.ts';
import { drawDapple, drawGrasses, createView, drawWindows } from './parts.ts';
import { type RuralLook } from './rural.ts';

/** A barn made into a home: boarded, with a great glazed opening. */
export function drawBarn(look: RuralLook): World {
  const w = createWorld(look.seed, look.mood, createView(look.side, 17, -look.side * 2.3, { horizon: 820 }));
  const slim: WindowStyle = { head: 'none', frame: '#2f3437', trim: '#6a5a4c', bar: 0.05, sill: false };
  drawBackdrop(w, 'hills', 820);
  drawTree(w, [-14, 0, 15], 11);
  drawTree(w, [15, 0, 14], 12);
  drawLawn(w, -40, 40, -16, 20, false);
  drawBlock(w, {
    x: -8,
    z: 0,
    w: 13,
    d: 7,
    h: 3.9,
    material: look.wall,
    roof: 'along',
    rise: 3.6,
    tiles: look.tiles,
    trim: '#3b3431',
    overhang: 0.3,
    front: (face) => {
      drawBand(w, face, 0, 0.7, '#a1644e');
      drawWindows(w, face, slim, [
        [0.9, 1.2, 0.8, 1.7],
        [2.6, 1.2, 0.8, 1.7],
        [4.3, 0.75, 1.6, 2.2],
      ]);
      drawFaceRectangle(w, face, [7, 0.05, 4.4, 3.75], lightPigment(w, '#2f3437', 0.5));
      for (let i = 0; i < 4; i += 1)
        drawGlass(w, face, [7.1 + i * 1.06, 0.15, 1, 2.35], { curtain: '#d8cdb9', lamp: w.mood.lamps > 0.3 });
      for (let i = 0; i < 4; i += 1)
        drawGlass(w, face, [7.1 + i * 1.06, 2.6, 1, 1.1], { curtain: '#d8cdb9', lamp: w.mood.lamps > 0.3 });
    },
  });
  const roofline = createSlopeFace([-8, 3.9, -0.3], [5, 3.9, -0.3], [-8, 7.5, 3.5]);
  for (const a of [1.4, 4])
    drawSlope(
      w,
      roofline,
      [
        [a, 1.6],
        [a + 1, 1.6],
        [a + 1, 3],
        [a, 3],
      ],
      w.mood.glass[0],
      3,
    );
  drawBlock(w, {
    x: 5,
    z: -2.6,
    w: 4.6,
    d: 8,
    h: 3,
    material: { kind: 'brick', pigment: '#a9674f' },
    roof: 'gable',
    rise: 2.6,
    tiles: look.tiles,
    trim: '#3b3431',
    front: (face) => {
      drawWindows(w, face, slim, [
        [0.7, 0.8, 1.2, 1.5],
        [2.7, 0.8, 1.2, 1.5],
        [1.9, 3.3, 0.8, 1],
      ]);
    },
  });
  drawGravel(w, -10, 9, -8, -0.3, '#dcc9a6');
  drawLawn(w, -18, -5, -8, -2.4, false);
  drawBorder(w, [-9, 0, -2.6], [-5.3, 0, -2.6], 0.8, ['#b59bd8', '#f5e6c0']);
  for (const x of [-0.6, 4.2]) drawPot(w, [x, 0, -0.9], 0.9, 'ball', '#4b5157');
  drawHedge(w, [-20, 0, -8.2], [-5, 0, -8.2], 0.8, 0.6);
  drawShrub(w, [9.9, 0, -3], 1.3);
  drawDapple(w, 1250, 1190, 430, 60, 14, 0.12);
  drawGrasses(w, 'left', '#efd9a0');
  return w;
}
