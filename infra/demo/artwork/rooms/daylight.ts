import type { Face } from '../face.ts';
import type { Pt } from '../sheet.ts';
import { drawDistance, drawSky } from '../sky.ts';
import { drawCrown, getLeafTones } from '../plants.ts';
import { clipToFace, drawFacePolygon, drawQuad } from '../world.ts';
import { type Room } from './shell.ts';

/** What is seen through a window: sky, distance and trees, clipped to the opening. */
export function drawOutlook(
  r: Room,
  face: Face,
  box: readonly [number, number, number, number],
  kind: 'trees' | 'hills' | 'roofs' = 'trees',
): void {
  const [a, b, wide, tall] = box;
  const outline: Pt[] = [
    [a, b],
    [a + wide, b],
    [a + wide, b + tall],
    [a, b + tall],
  ];
  clipToFace(r, face, outline, () => {
    drawSky({ ...r, dice: r.dice }, 640);
    drawDistance(r, 650, kind);
    drawFacePolygon(r, face, outline, r.mood.grass, { opacity: 0.0 });
    r.sheet.rect(0, 640, 1920, 640, r.mood.grass);
    const tones = getLeafTones(r);
    const mid = r.camera.at([
      face.origin[0] + face.u[0] * (a + wide * 0.25),
      0,
      face.origin[2] + face.u[2] * (a + wide * 0.25),
    ]);
    if (!r.mood.snow)
      drawCrown(
        r,
        [
          [mid[0] - 50, 590, 74],
          [mid[0] + 30, 570, 62],
          [mid[0] + 90, 620, 58],
        ],
        tones,
      );
    drawFacePolygon(r, face, outline, '#fffdf4', { opacity: 0.22 });
  });
}

/** Sunlight through an opening on the floor: a slanted bright patch with the bars' shadows. */
export function drawSunPatch(
  r: Room,
  x: number,
  z: number,
  wide: number,
  long: number,
  cols = 2,
  slant = 0.8,
): void {
  if (r.mood.lamps > 0.5) return;
  const s = -r.mood.side * slant;
  for (let i = 0; i < cols; i += 1) {
    const [x0, x1] = [x + (wide * i) / cols + 0.04, x + (wide * (i + 1)) / cols - 0.04];
    drawQuad(
      r,
      [
        [x0, 0.002, z],
        [x1, 0.002, z],
        [x1 + s * long, 0.002, z - long],
        [x0 + s * long, 0.002, z - long],
      ],
      r.mood.light,
      { opacity: 0.5 },
    );
  }
}

/** The same light falling on a wall. */
export function drawSunWall(
  r: Room,
  face: Face,
  a: number,
  b: number,
  wide: number,
  tall: number,
  cols = 2,
): void {
  if (r.mood.lamps > 0.5) return;
  const lean = 0.45 * (r.mood.side > 0 ? -1 : 1);
  for (let i = 0; i < cols; i += 1) {
    const [x0, x1] = [a + (wide * i) / cols + 0.05, a + (wide * (i + 1)) / cols - 0.05];
    drawFacePolygon(
      r,
      face,
      [
        [x0, b],
        [x1, b],
        [x1 + lean, b + tall],
        [x0 + lean, b + tall],
      ],
      '#fff6dc',
      { opacity: 0.34 },
    );
  }
}
