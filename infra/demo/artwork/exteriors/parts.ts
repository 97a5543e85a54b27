import type { View } from '../camera.ts';
import { mixColours } from '../colour.ts';
import { projectOnFace, type Face } from '../face.ts';
import { createBlob, drawBlossom, drawLeaf, getLeafTones } from '../plants.ts';
import { toSmoothPath, type Pt } from '../sheet.ts';
import { drawWindow, type WindowStyle } from '../window.ts';
import { drawFacePolygon, drawFaceRectangle, getLightLevel, lightPigment, type World } from '../world.ts';

/** A standing viewpoint: `side` metres to the right of the middle, turned back towards it. */
export function createView(side: number, away = 15, yaw = -side * 2.4, extra: View = {}): View {
  return { x: side, z: -away, yaw, eye: 1.75, focal: 1500, horizon: 880, ...extra };
}

export function drawWindows(
  w: World,
  face: Face,
  style: WindowStyle,
  boxes: readonly (readonly [number, number, number, number])[],
): void {
  for (const box of boxes) drawWindow(w, face, box, style);
}

/** Black timbers over pale plaster inside a gable triangle or a rectangle. */
export function drawTimbers(
  w: World,
  face: Face,
  box: readonly [number, number, number, number],
  pigment = '#4a3a33',
  gable = 0,
): void {
  const [a, b, wide, tall] = box;
  const colour = lightPigment(w, pigment, getLightLevel(w, face));
  drawFaceRectangle(w, face, [a, b, wide, 0.16], colour);
  const count = Math.max(3, Math.round(wide / 0.6));
  for (let i = 0; i <= count; i += 1) {
    const x = a + (wide * i) / count;
    const top = gable > 0 ? gable * (1 - Math.abs((x - a) / wide - 0.5) * 2) : tall;
    if (top > 0.2) drawFaceRectangle(w, face, [x - 0.06, b, 0.12, top], colour);
  }
  if (gable > 1) drawFaceRectangle(w, face, [a + wide * 0.27, b + gable * 0.42, wide * 0.46, 0.13], colour);
  if (gable === 0) drawFaceRectangle(w, face, [a, b + tall - 0.14, wide, 0.14], colour);
}

/** Wisteria, ivy or roses climbing over a wall: leaves around a path, with blossom. */
export function drawClimber(w: World, face: Face, path: readonly Pt[], reach: number, flower?: string): void {
  const tones = getLeafTones(w);
  const dense = path.flatMap((p, i): Pt[] => {
    const q = path[i + 1];
    return q ? [0, 0.33, 0.66].map((t): Pt => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]) : [p];
  });
  const base = projectOnFace(w.camera, face, dense, 0.08);
  const s = w.camera.scale(face.origin);
  w.sheet.stroke(base, lightPigment(w, '#6a5142', 0.5), s * 0.05);
  base.forEach(([x, y], i) => {
    if (i === 0) return;
    const size = s * reach * w.dice.range(0.75, 1.2);
    w.sheet.path(toSmoothPath(createBlob(w, x, y, size, size * 0.75, 11, 0.2)), tones[0], { opacity: 0.95 });
    w.sheet.path(
      toSmoothPath(
        createBlob(w, x + w.mood.side * size * 0.15, y - size * 0.15, size * 0.7, size * 0.5, 10, 0.2),
      ),
      tones[1],
    );
    for (let k = 0; k < 9; k += 1) {
      const [angle, r] = [w.dice.range(0, 6.28), size * w.dice.range(0.3, 1.15)];
      drawLeaf(
        w,
        x + Math.cos(angle) * r,
        y + Math.sin(angle) * r * 0.75,
        s * 0.055,
        w.dice.range(-1, 1),
        tones[w.dice.int(0, 2)] ?? tones[1],
      );
    }
    if (flower && !w.mood.snow)
      drawBlossom(w, x, y + size * 0.1, size * 0.9, size * 0.65, lightPigment(w, flower, 1), 6);
  });
}

/** The shadow of a tree outside the picture: a single broken path, so that overlaps keep one tone. */
export function drawDapple(
  w: World,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  opacity = 0.16,
): void {
  const dark = mixColours(w.mood.shadow, '#1b2440', 0.6);
  let d = '';
  for (let i = 0; i < count * 2.4; i += 1) {
    const [angle, r] = [w.dice.range(0, 6.28), Math.sqrt(w.dice.next())];
    const size = w.dice.range(20, 62) * (1.15 - r * 0.7);
    d += toSmoothPath(
      createBlob(
        w,
        x + Math.cos(angle) * rx * r,
        y + Math.sin(angle) * ry * r,
        size * 1.9,
        size * 0.5,
        9,
        0.25,
      ),
    );
  }
  w.sheet.path(d, dark, { opacity });
}

/** A leafy bough reaching into the frame from a top corner. */
export function drawBough(w: World, corner: 'left' | 'right'): void {
  const s = corner === 'left' ? 1 : -1;
  const x0 = corner === 'left' ? -40 : 1960;
  const bark = lightPigment(w, '#6b5346', 0.45);
  const tips: Pt[] = [
    [x0 + s * 470, 96],
    [x0 + s * 360, 210],
    [x0 + s * 250, 40],
    [x0 + s * 190, 190],
    [x0 + s * 110, 60],
    [x0 + s * 90, 290],
    [x0 + s * 20, 170],
  ];
  for (const [x, y] of tips)
    w.sheet.path(`M${x0} -20Q${(x0 + x) / 2} ${y * 0.3} ${x} ${y}`, 'none', { stroke: bark, width: 8 });
  const tones = getLeafTones(w);
  for (const [x, y] of tips) {
    for (let i = 0; i < 30; i += 1) {
      const [dx, dy] = [w.dice.range(-95, 95), w.dice.range(-52, 62)];
      const tone = tones[dy < -10 ? w.dice.int(1, 2) : w.dice.int(0, 1)] ?? tones[0];
      drawLeaf(w, x + dx, y + dy, w.dice.range(15, 27), w.dice.range(-1.1, 1.1), tone);
    }
    if (w.mood.season === 'spring') drawBlossom(w, x, y, 92, 50, '#f6cdd8', 30);
  }
}

/** Tall grasses and seed heads close to the lens, in a bottom corner. */
export function drawGrasses(w: World, corner: 'left' | 'right', flower?: string): void {
  const s = corner === 'left' ? 1 : -1;
  const x0 = corner === 'left' ? -10 : 1930;
  const tones = getLeafTones(w, 0.4);
  for (let i = 0; i < 46; i += 1) {
    const x = x0 + s * w.dice.range(0, 1) ** 1.4 * 560;
    const tall = w.dice.range(70, 240) * (1 - Math.abs(x - x0) / 760);
    const lean = w.dice.range(-50, 70) * s;
    const tone = tones[w.dice.int(0, 2)] ?? tones[1];
    const tip: Pt = [x + lean, 1290 - tall];
    w.sheet.path(
      `M${x - 6} 1290Q${x + lean * 0.2} ${1290 - tall * 0.6} ${tip[0]} ${tip[1]}Q${x + lean * 0.2 + 8} ${1290 - tall * 0.5} ${x + 7} 1290Z`,
      tone,
    );
    if (flower && i % 4 === 0) drawBlossom(w, tip[0], tip[1], 15, 12, lightPigment(w, flower, 1), 6);
  }
}

/** A panelled or rolled garage door. */
export function drawGarageDoor(
  w: World,
  face: Face,
  box: readonly [number, number, number, number],
  pigment: string,
): void {
  const [a, b, wide, tall] = box;
  const l = getLightLevel(w, face);
  drawFaceRectangle(w, face, [a - 0.1, b, wide + 0.2, tall + 0.12], lightPigment(w, '#f1ebde', l));
  drawFaceRectangle(w, face, box, lightPigment(w, pigment, l * 0.85));
  for (let i = 1; i < 5; i += 1)
    drawFaceRectangle(
      w,
      face,
      [a, b + (tall * i) / 5, wide, 0.03],
      lightPigment(w, mixColours(pigment, '#1d2030', 0.35), l),
    );
  drawFaceRectangle(w, face, [a, b + tall - 0.22, wide, 0.22], mixColours(w.mood.shadow, '#1b2440', 0.6), {
    opacity: 0.4,
  });
  drawFaceRectangle(w, face, [a + wide / 2 - 0.15, b + 0.5, 0.3, 0.05], lightPigment(w, '#d9d5cc', l));
}

/** A pitched dormer seen from the front, standing on the roof. */
export function drawDormer(
  w: World,
  face: Face,
  at: Pt,
  wide: number,
  tall: number,
  look: { cheek: string; tiles: string; style: WindowStyle },
  out = 0,
): void {
  const [a, b] = at;
  const l = getLightLevel(w, face);
  drawFacePolygon(
    w,
    face,
    [
      [a - 0.3, b + tall - 0.05],
      [a + wide / 2, b + tall + 0.85],
      [a + wide + 0.3, b + tall - 0.05],
    ],
    lightPigment(w, w.mood.snow ? '#f3f6fb' : look.tiles, 0.55),
    {},
    out,
  );
  drawFaceRectangle(w, face, [a, b, wide, tall], lightPigment(w, look.cheek, l), {}, out);
  drawFacePolygon(
    w,
    face,
    [
      [a, b + tall - 0.02],
      [a + wide / 2, b + tall + 0.6],
      [a + wide, b + tall - 0.02],
    ],
    lightPigment(w, look.cheek, l),
    {},
    out,
  );
  const near = {
    ...face,
    origin: [
      face.origin[0] + face.n[0] * out,
      face.origin[1] + face.n[1] * out,
      face.origin[2] + face.n[2] * out,
    ] as const,
  };
  drawWindow(w, near, [a + 0.14, b + 0.16, wide - 0.28, tall - 0.3], { ...look.style, head: 'none' });
}
