import { darkenColour, lightenColour, mixColours } from './colour.ts';
import { toPoint, type Face } from './face.ts';
import type { Pt } from './sheet.ts';
import {
  clipToFace,
  drawFacePolygon,
  drawFaceRectangle,
  getLightLevel,
  lightPigment,
  drawQuad,
  type World,
} from './world.ts';
import { drawGlass } from './window.ts';

export interface DoorStyle {
  pigment: string;
  panels?: 'four' | 'six' | 'plank' | 'glazed' | 'half';
  fanlight?: 'square' | 'arch';
  surround?: string;
  hood?: 'flat' | 'pitched' | 'none';
  steps?: number;
  frame?: string;
}

type Box = readonly [number, number, number, number];

/** A front door with panels, furniture, fanlight, surround and steps. */
export function drawDoor(w: World, face: Face, at: Pt, style: DoorStyle, size: Pt = [0.95, 2.1]): void {
  const [a, b] = at;
  const [wide, tall] = size;
  const l = getLightLevel(w, face);
  const light = style.fanlight === 'arch' ? wide * 0.5 + 0.08 : style.fanlight ? 0.42 : 0;
  const frame = lightPigment(w, style.frame ?? '#f4efe4', l);
  if (style.surround) drawSurround(w, face, [a, b, wide, tall + light], lightPigment(w, style.surround, l));
  drawFaceRectangle(
    w,
    face,
    [a - 0.09, b, wide + 0.18, tall + (style.fanlight === 'square' ? light + 0.08 : 0.08)],
    frame,
  );
  if (style.fanlight === 'square')
    drawGlass(w, face, [a, b + tall + 0.06, wide, light - 0.06], { lamp: w.mood.lamps > 0.3 });
  if (style.fanlight === 'arch') drawFan(w, face, [a, b + tall, wide, light], frame);
  const deep = { ...face, origin: toPoint(face, 0, 0, -0.08) };
  clipToFace(
    w,
    face,
    [
      [a, b],
      [a + wide, b],
      [a + wide, b + tall],
      [a, b + tall],
    ],
    () => drawDoorLeaf(w, deep, [a, b, wide, tall], style, l),
  );
  if (style.hood === 'flat')
    drawHood(
      w,
      face,
      [a - 0.35, b + tall + light + 0.14, wide + 0.7, 0.16],
      lightPigment(w, style.frame ?? '#f4efe4', 1),
    );
  if (style.hood === 'pitched') drawPitched(w, face, [a, b + tall + light, wide, 0.7], style);
  for (let i = 0; i < (style.steps ?? 0); i += 1) drawStep(w, face, a, wide, b, i, style.steps ?? 0);
}

function drawDoorLeaf(w: World, face: Face, [a, b, wide, tall]: Box, style: DoorStyle, l: number): void {
  const colour = lightPigment(w, style.pigment, l);
  drawFaceRectangle(w, face, [a - 0.1, b, wide + 0.2, tall + 0.05], colour);
  const panel = (x: number, y: number, pw: number, ph: number) => {
    const box: Box = [a + x * wide, b + y * tall, pw * wide, ph * tall];
    drawFaceRectangle(w, face, box, darkenColour(colour, 0.28));
    drawFaceRectangle(
      w,
      face,
      [box[0] + 0.02, box[1], box[2] - 0.02, box[3] - 0.025],
      lightenColour(colour, 0.1),
    );
    drawFaceRectangle(w, face, [box[0] + 0.035, box[1] + 0.025, box[2] - 0.06, box[3] - 0.06], colour);
  };
  const kind = style.panels ?? 'four';
  if (kind === 'plank')
    for (let i = 1; i < 6; i += 1)
      drawFaceRectangle(w, face, [a + (wide * i) / 6, b, 0.015, tall], darkenColour(colour, 0.3));
  if (kind === 'four' || kind === 'six')
    for (const x of [0.12, 0.54]) {
      panel(x, 0.07, 0.34, 0.3);
      panel(x, kind === 'six' ? 0.42 : 0.47, 0.34, kind === 'six' ? 0.28 : 0.45);
      if (kind === 'six') panel(x, 0.76, 0.34, 0.16);
    }
  if (kind === 'glazed' || kind === 'half') {
    drawGlass(
      w,
      face,
      [
        a + wide * 0.16,
        b + tall * (kind === 'half' ? 0.52 : 0.12),
        wide * 0.68,
        tall * (kind === 'half' ? 0.4 : 0.8),
      ],
      { curtain: '#d9c9a8', lamp: w.mood.lamps > 0.3 },
    );
    if (kind === 'half') for (const x of [0.14, 0.53]) panel(x, 0.08, 0.33, 0.34);
    for (const x of [0.38, 0.6])
      drawFaceRectangle(
        w,
        face,
        [
          a + wide * x,
          b + tall * (kind === 'half' ? 0.52 : 0.12),
          0.022,
          tall * (kind === 'half' ? 0.4 : 0.8),
        ],
        colour,
      );
  }
  drawFaceRectangle(w, face, [a, b + tall - 0.16, wide, 0.2], darkenColour(w.mood.shadow, 0.5), {
    opacity: 0.35,
  });
  const brass = lightPigment(w, '#d8b25c', 1);
  drawFaceRectangle(w, face, [a + wide * 0.38, b + tall * 0.42, wide * 0.24, 0.05], brass);
  drawFaceRectangle(w, face, [a + wide * 0.85, b + tall * 0.46, 0.06, 0.09], brass);
}

function drawFan(w: World, face: Face, [a, b, wide, tall]: Box, frame: string): void {
  const arc = (r: number): Pt[] =>
    Array.from({ length: 13 }, (_, i) => [
      a + wide / 2 - Math.cos((i / 12) * Math.PI) * r,
      b + 0.08 + Math.sin((i / 12) * Math.PI) * r * (tall / (wide / 2 + 0.08)),
    ]);
  drawFacePolygon(w, face, arc(wide / 2 + 0.1), frame);
  drawFacePolygon(
    w,
    face,
    arc(wide / 2),
    w.mood.lamps > 0.3 ? '#f7c77c' : mixColours(w.mood.glass[0], w.mood.glass[1], 0.4),
  );
  for (let i = 2; i < 12; i += 2) {
    const [x = 0, y = 0] = arc(wide / 2)[i] ?? [];
    drawFacePolygon(
      w,
      face,
      [
        [a + wide / 2 - 0.02, b + 0.08],
        [a + wide / 2 + 0.02, b + 0.08],
        [x + 0.015, y],
        [x - 0.015, y],
      ],
      frame,
    );
  }
  drawFacePolygon(w, face, arc(wide * 0.16), frame);
}

function drawSurround(w: World, face: Face, [a, b, wide, tall]: Box, colour: string): void {
  for (const x of [a - 0.36, a + wide + 0.1]) {
    drawFaceRectangle(w, face, [x - 0.03, b, 0.32, tall + 0.05], darkenColour(w.mood.shadow, 0.5), {
      opacity: 0.22,
    });
    drawFaceRectangle(w, face, [x, b, 0.26, tall + 0.1], colour, {}, 0.05);
    drawFaceRectangle(w, face, [x - 0.04, b, 0.34, 0.22], colour, {}, 0.07);
    drawFaceRectangle(w, face, [x - 0.04, b + tall - 0.1, 0.34, 0.16], colour, {}, 0.07);
  }
  drawFaceRectangle(w, face, [a - 0.44, b + tall + 0.04, wide + 0.88, 0.3], colour, {}, 0.06);
  drawFaceRectangle(w, face, [a - 0.5, b + tall + 0.3, wide + 1, 0.1], lightenColour(colour, 0.3), {}, 0.12);
  drawFaceRectangle(w, face, [a - 0.4, b + tall - 0.14, wide + 0.8, 0.16], darkenColour(w.mood.shadow, 0.5), {
    opacity: 0.25,
  });
}

function drawHood(w: World, face: Face, [a, b, wide, tall]: Box, colour: string): void {
  drawFacePolygon(
    w,
    face,
    [
      [a + 0.1, b],
      [a + wide, b],
      [a + wide - 0.1, b - 0.55],
      [a + 0.2, b - 0.5],
    ],
    darkenColour(w.mood.shadow, 0.5),
    { opacity: 0.3 },
  );
  const out = 0.6;
  const p = (x: number, y: number, o: number) => toPoint(face, x, y, o);
  drawQuad(w, [p(a, b, 0), p(a + wide, b, 0), p(a + wide, b, out), p(a, b, out)], darkenColour(colour, 0.4));
  drawFaceRectangle(w, face, [a, b, wide, tall], colour, {}, out);
  drawQuad(
    w,
    [p(a, b + tall, out), p(a + wide, b + tall, out), p(a + wide, b + tall, 0), p(a, b + tall, 0)],
    lightenColour(colour, 0.25),
  );
}

function drawPitched(w: World, face: Face, [a, b, wide, tall]: Box, style: DoorStyle): void {
  const [out, o, mid] = [0.95, 0.4, a + wide / 2];
  const wood = lightPigment(w, style.surround ?? '#e9dfcc', 0.9);
  drawFacePolygon(
    w,
    face,
    [
      [a - o, b],
      [a + wide + o, b],
      [a + wide + 0.1, b - 0.6],
      [a - 0.1, b - 0.6],
    ],
    darkenColour(w.mood.shadow, 0.5),
    { opacity: 0.32 },
  );
  drawFacePolygon(
    w,
    face,
    [
      [a - o + 0.1, b],
      [a + wide + o - 0.1, b],
      [mid, b + tall],
    ],
    darkenColour(wood, 0.3),
    {},
    out - 0.1,
  );
  for (const end of [a - o, a + wide + o]) {
    const inner = end + (end < mid ? 0.06 : -0.06);
    drawQuad(
      w,
      [
        toPoint(face, end, b - 0.06, out),
        toPoint(face, mid, b + tall + 0.1, out),
        toPoint(face, mid, b + tall + 0.1, 0),
        toPoint(face, end, b - 0.06, 0),
      ],
      lightPigment(w, '#6b5a58', end < mid === w.mood.side < 0 ? 1 : 0.3),
    );
    drawFacePolygon(
      w,
      face,
      [
        [inner, b - 0.1],
        [mid, b + tall],
        [mid, b + tall + 0.14],
        [end, b + 0.02],
      ],
      wood,
      {},
      out,
    );
  }
  for (const x of [a - 0.22, a + wide + 0.12])
    drawFacePolygon(
      w,
      face,
      [
        [x, b - 0.02],
        [x + 0.1, b - 0.02],
        [x + 0.1, 0],
        [x, 0],
      ],
      wood,
      {},
      out - 0.12,
    );
}

function drawStep(w: World, face: Face, a: number, wide: number, b: number, i: number, count: number): void {
  const rise = b / count;
  const [y, out, spread] = [b - rise * i, 0.35 * (i + 1), 0.25 + i * 0.12];
  const stone = w.mood.snow ? '#eef1f6' : '#d2c8b8';
  const p = (x: number, h: number, o: number) => toPoint(face, x, h, o);
  drawQuad(
    w,
    [
      p(a - spread, y, out),
      p(a + wide + spread, y, out),
      p(a + wide + spread, y, out - 0.35),
      p(a - spread, y, out - 0.35),
    ],
    lightPigment(w, stone, 1),
  );
  drawFaceRectangle(
    w,
    face,
    [a - spread, y - rise, wide + spread * 2, rise],
    lightPigment(w, darkenColour(stone, 0.12), 0.6),
    {},
    out,
  );
}
