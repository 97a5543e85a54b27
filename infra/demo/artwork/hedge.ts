import type { V3 } from './camera.ts';
import { darkenColour, mixColours } from './colour.ts';
import { isFacing, createWallFace } from './face.ts';
import { createBlob, drawBlossom, drawLeaf, getLeafTones } from './plants.ts';
import { toSmoothPath } from './sheet.ts';
import {
  clipToFace,
  drawContactShadow,
  drawFaceRectangle,
  getLightLevel,
  lightPigment,
  drawQuad,
  type World,
} from './world.ts';

/** A clipped hedge between two ground points, with leaf marks and a lit top. */
export function drawHedge(w: World, from: V3, to: V3, height = 1.1, depth = 0.6, flower?: string): void {
  const [a, b] = from[0] <= to[0] ? [from, to] : [to, from];
  const tones = getLeafTones(w);
  const face = createWallFace(a, b, height);
  const back = (p: V3, y: number): V3 => [p[0], p[1] + y, p[2] + depth];
  drawContactShadow(w, [a, b, [b[0], 0, b[2] - 0.25], [a[0], 0, a[2] - 0.25]], 0.3, 5);
  const side =
    w.camera.position[0] < a[0]
      ? createWallFace(back(a, 0), a, height)
      : createWallFace(b, back(b, 0), height);
  if (isFacing(side, w.camera))
    drawFaceRectangle(
      w,
      side,
      [0, 0, side.w, height],
      mixColours(tones[0], tones[1], getLightLevel(w, side) * 0.5),
    );
  drawFaceRectangle(w, face, [0, 0, face.w, height], tones[0], { stroke: tones[0], width: 9 });
  const glow = w.sheet.linear([
    [0, tones[1], 0.95],
    [0.5, tones[1], 0.35],
    [1, tones[0], 0],
  ]);
  drawFaceRectangle(w, face, [0, 0, face.w, height], glow);
  const top = w.mood.snow ? '#f4f7fb' : mixColours(tones[1], tones[2], 0.65);
  drawQuad(w, [[a[0], height, a[2]], [b[0], height, b[2]], back(b, height), back(a, height)], top, {
    stroke: top,
    width: 7,
  });
  for (let t = 0.1; t < face.w; t += w.dice.range(0.22, 0.4)) {
    const at: V3 = [a[0] + ((b[0] - a[0]) * t) / face.w, height, a[2] + ((b[2] - a[2]) * t) / face.w];
    const s = w.camera.scale(at);
    w.sheet.path(
      toSmoothPath(
        createBlob(
          w,
          ...w.camera.at([at[0], height + 0.02, at[2] + depth * 0.5]),
          s * 0.26,
          s * 0.1,
          8,
          0.16,
        ),
      ),
      top,
    );
  }
  const marks = Math.min(95, Math.round(face.w * height * 8));
  for (let i = 0; i < marks; i += 1) {
    const [u, v] = [w.dice.next(), w.dice.next() ** 0.7];
    const p = w.camera.at([a[0] + (b[0] - a[0]) * u, height * v, a[2] + (b[2] - a[2]) * u]);
    const s = w.camera.scale([a[0] + (b[0] - a[0]) * u, 0, a[2] + (b[2] - a[2]) * u]) * 0.055;
    drawLeaf(
      w,
      p[0],
      p[1],
      s * w.dice.range(0.8, 1.6),
      w.dice.range(-0.9, 0.9),
      v > 0.62 ? tones[2] : w.dice.chance(0.5) ? tones[1] : darkenColour(tones[0], 0.2),
    );
  }
  if (flower && !w.mood.snow) {
    const mid = w.camera.at([(a[0] + b[0]) / 2, height * 0.7, (a[2] + b[2]) / 2]);
    const s = w.camera.scale([(a[0] + b[0]) / 2, 0, (a[2] + b[2]) / 2]);
    drawBlossom(w, mid[0], mid[1], (s * face.w) / 2, s * height * 0.35, flower, Math.round(face.w * 9));
  }
}

/** A low wall with a coping, in front of a garden. */
export function drawGardenWall(
  w: World,
  from: V3,
  to: V3,
  height: number,
  pigment: string,
  coping = '#d9cdb8',
): void {
  const face = createWallFace(from, to, height);
  const l = getLightLevel(w, face);
  drawContactShadow(w, [from, to, [to[0], 0, to[2] - 0.3], [from[0], 0, from[2] - 0.3]], 0.35, 5);
  drawFaceRectangle(w, face, [0, 0, face.w, height], lightPigment(w, pigment, l));
  clipToFace(
    w,
    face,
    [
      [0, 0],
      [face.w, 0],
      [face.w, height],
      [0, height],
    ],
    () => {
      for (let i = 0; i < face.w * 3.4; i += 1) {
        const box: [number, number, number, number] = [
          w.dice.range(0, face.w),
          Math.floor(w.dice.range(0, height / 0.09)) * 0.09,
          0.23,
          0.075,
        ];
        drawFaceRectangle(
          w,
          face,
          box,
          lightPigment(w, mixColours(pigment, w.dice.chance(0.5) ? '#ffe3c2' : '#4a2c2c', 0.16), l),
        );
      }
      drawFaceRectangle(w, face, [0, 0, face.w, 0.14], lightPigment(w, pigment, 0.1), { opacity: 0.5 });
    },
  );
  const c = w.mood.snow ? '#f7f9fc' : coping;
  drawFaceRectangle(w, face, [-0.05, height, face.w + 0.1, 0.09], lightPigment(w, c, l), {}, 0.05);
  drawQuad(
    w,
    [from, to].flatMap((p, i): V3[] =>
      i === 0
        ? [
            [p[0], height + 0.09, p[2] - 0.05],
            [p[0], height + 0.09, p[2] + 0.3],
          ]
        : [
            [p[0], height + 0.09, p[2] + 0.3],
            [p[0], height + 0.09, p[2] - 0.05],
          ],
    ),
    lightPigment(w, c, 1),
  );
}

/** Slim iron railings or white pickets. */
export function drawFence(
  w: World,
  from: V3,
  to: V3,
  height: number,
  kind: 'iron' | 'picket' | 'board',
  pigment: string,
): void {
  const face = createWallFace(from, to, height);
  const l = getLightLevel(w, face);
  const colour = lightPigment(w, pigment, l);
  drawContactShadow(w, [from, to, [to[0], 0, to[2] - 0.2], [from[0], 0, from[2] - 0.2]], 0.25, 4);
  const pitch = kind === 'iron' ? 0.15 : kind === 'picket' ? 0.17 : 0.16;
  const thick = kind === 'iron' ? 0.025 : kind === 'picket' ? 0.09 : 0.155;
  if (kind !== 'board')
    for (const y of [0.22, 0.78])
      drawFaceRectangle(
        w,
        face,
        [0, height * y, face.w, 0.06],
        lightPigment(w, darkenColour(pigment, 0.12), l),
      );
  for (let a = 0; a < face.w; a += pitch) {
    const top = kind === 'board' ? height : height + (kind === 'iron' ? 0.06 : 0);
    const tone =
      kind === 'board' ? lightPigment(w, mixColours(pigment, '#3b2a20', w.dice.range(0, 0.16)), l) : colour;
    drawFaceRectangle(w, face, [a, 0.03, thick, top - 0.05], tone);
    if (kind === 'picket')
      w.sheet.poly(
        w.camera.project(
          [
            [0, 0],
            [1, 0],
            [0.5, 1],
          ].map(([x = 0, y = 0]): V3 => {
            const t = (a + x * thick) / face.w;
            return [from[0] + (to[0] - from[0]) * t, top - 0.02 + y * 0.09, from[2] + (to[2] - from[2]) * t];
          }),
        ),
        tone,
      );
  }
  if (w.mood.snow) drawFaceRectangle(w, face, [0, height, face.w, 0.06], '#f7f9fc');
}
