import { darken, lighten, mix } from './colour.ts';
import { spot, type Face } from './face.ts';
import type { Pt } from './sheet.ts';
import { clipFace, facePoly, faceRect, level, lit, quad, type World } from './world.ts';
import { glass } from './window.ts';

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
export function door(w: World, face: Face, at: Pt, style: DoorStyle, size: Pt = [0.95, 2.1]): void {
  const [a, b] = at;
  const [wide, tall] = size;
  const l = level(w, face);
  const light = style.fanlight === 'arch' ? wide * 0.5 + 0.08 : style.fanlight ? 0.42 : 0;
  const frame = lit(w, style.frame ?? '#f4efe4', l);
  if (style.surround) surround(w, face, [a, b, wide, tall + light], lit(w, style.surround, l));
  faceRect(
    w,
    face,
    [a - 0.09, b, wide + 0.18, tall + (style.fanlight === 'square' ? light + 0.08 : 0.08)],
    frame,
  );
  if (style.fanlight === 'square')
    glass(w, face, [a, b + tall + 0.06, wide, light - 0.06], { lamp: w.mood.lamps > 0.3 });
  if (style.fanlight === 'arch') fan(w, face, [a, b + tall, wide, light], frame);
  const deep = { ...face, origin: spot(face, 0, 0, -0.08) };
  clipFace(
    w,
    face,
    [
      [a, b],
      [a + wide, b],
      [a + wide, b + tall],
      [a, b + tall],
    ],
    () => leafOf(w, deep, [a, b, wide, tall], style, l),
  );
  if (style.hood === 'flat')
    hood(w, face, [a - 0.35, b + tall + light + 0.14, wide + 0.7, 0.16], lit(w, style.frame ?? '#f4efe4', 1));
  if (style.hood === 'pitched') pitched(w, face, [a, b + tall + light, wide, 0.7], style);
  for (let i = 0; i < (style.steps ?? 0); i += 1) step(w, face, a, wide, b, i, style.steps ?? 0);
}

function leafOf(w: World, face: Face, [a, b, wide, tall]: Box, style: DoorStyle, l: number): void {
  const colour = lit(w, style.pigment, l);
  faceRect(w, face, [a - 0.1, b, wide + 0.2, tall + 0.05], colour);
  const panel = (x: number, y: number, pw: number, ph: number) => {
    const box: Box = [a + x * wide, b + y * tall, pw * wide, ph * tall];
    faceRect(w, face, box, darken(colour, 0.28));
    faceRect(w, face, [box[0] + 0.02, box[1], box[2] - 0.02, box[3] - 0.025], lighten(colour, 0.1));
    faceRect(w, face, [box[0] + 0.035, box[1] + 0.025, box[2] - 0.06, box[3] - 0.06], colour);
  };
  const kind = style.panels ?? 'four';
  if (kind === 'plank')
    for (let i = 1; i < 6; i += 1)
      faceRect(w, face, [a + (wide * i) / 6, b, 0.015, tall], darken(colour, 0.3));
  if (kind === 'four' || kind === 'six')
    for (const x of [0.12, 0.54]) {
      panel(x, 0.07, 0.34, 0.3);
      panel(x, kind === 'six' ? 0.42 : 0.47, 0.34, kind === 'six' ? 0.28 : 0.45);
      if (kind === 'six') panel(x, 0.76, 0.34, 0.16);
    }
  if (kind === 'glazed' || kind === 'half') {
    glass(
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
      faceRect(
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
  faceRect(w, face, [a, b + tall - 0.16, wide, 0.2], darken(w.mood.shadow, 0.5), { opacity: 0.35 });
  const brass = lit(w, '#d8b25c', 1);
  faceRect(w, face, [a + wide * 0.38, b + tall * 0.42, wide * 0.24, 0.05], brass);
  faceRect(w, face, [a + wide * 0.85, b + tall * 0.46, 0.06, 0.09], brass);
}

function fan(w: World, face: Face, [a, b, wide, tall]: Box, frame: string): void {
  const arc = (r: number): Pt[] =>
    Array.from({ length: 13 }, (_, i) => [
      a + wide / 2 - Math.cos((i / 12) * Math.PI) * r,
      b + 0.08 + Math.sin((i / 12) * Math.PI) * r * (tall / (wide / 2 + 0.08)),
    ]);
  facePoly(w, face, arc(wide / 2 + 0.1), frame);
  facePoly(
    w,
    face,
    arc(wide / 2),
    w.mood.lamps > 0.3 ? '#f7c77c' : mix(w.mood.glass[0], w.mood.glass[1], 0.4),
  );
  for (let i = 2; i < 12; i += 2) {
    const [x = 0, y = 0] = arc(wide / 2)[i] ?? [];
    facePoly(
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
  facePoly(w, face, arc(wide * 0.16), frame);
}

function surround(w: World, face: Face, [a, b, wide, tall]: Box, colour: string): void {
  for (const x of [a - 0.36, a + wide + 0.1]) {
    faceRect(w, face, [x - 0.03, b, 0.32, tall + 0.05], darken(w.mood.shadow, 0.5), { opacity: 0.22 });
    faceRect(w, face, [x, b, 0.26, tall + 0.1], colour, {}, 0.05);
    faceRect(w, face, [x - 0.04, b, 0.34, 0.22], colour, {}, 0.07);
    faceRect(w, face, [x - 0.04, b + tall - 0.1, 0.34, 0.16], colour, {}, 0.07);
  }
  faceRect(w, face, [a - 0.44, b + tall + 0.04, wide + 0.88, 0.3], colour, {}, 0.06);
  faceRect(w, face, [a - 0.5, b + tall + 0.3, wide + 1, 0.1], lighten(colour, 0.3), {}, 0.12);
  faceRect(w, face, [a - 0.4, b + tall - 0.14, wide + 0.8, 0.16], darken(w.mood.shadow, 0.5), {
    opacity: 0.25,
  });
}

function hood(w: World, face: Face, [a, b, wide, tall]: Box, colour: string): void {
  facePoly(
    w,
    face,
    [
      [a + 0.1, b],
      [a + wide, b],
      [a + wide - 0.1, b - 0.55],
      [a + 0.2, b - 0.5],
    ],
    darken(w.mood.shadow, 0.5),
    { opacity: 0.3 },
  );
  const out = 0.6;
  const p = (x: number, y: number, o: number) => spot(face, x, y, o);
  quad(w, [p(a, b, 0), p(a + wide, b, 0), p(a + wide, b, out), p(a, b, out)], darken(colour, 0.4));
  faceRect(w, face, [a, b, wide, tall], colour, {}, out);
  quad(
    w,
    [p(a, b + tall, out), p(a + wide, b + tall, out), p(a + wide, b + tall, 0), p(a, b + tall, 0)],
    lighten(colour, 0.25),
  );
}

function pitched(w: World, face: Face, [a, b, wide, tall]: Box, style: DoorStyle): void {
  const [out, o, mid] = [0.95, 0.4, a + wide / 2];
  const wood = lit(w, style.surround ?? '#e9dfcc', 0.9);
  facePoly(
    w,
    face,
    [
      [a - o, b],
      [a + wide + o, b],
      [a + wide + 0.1, b - 0.6],
      [a - 0.1, b - 0.6],
    ],
    darken(w.mood.shadow, 0.5),
    { opacity: 0.32 },
  );
  facePoly(
    w,
    face,
    [
      [a - o + 0.1, b],
      [a + wide + o - 0.1, b],
      [mid, b + tall],
    ],
    darken(wood, 0.3),
    {},
    out - 0.1,
  );
  for (const end of [a - o, a + wide + o]) {
    const inner = end + (end < mid ? 0.06 : -0.06);
    quad(
      w,
      [
        spot(face, end, b - 0.06, out),
        spot(face, mid, b + tall + 0.1, out),
        spot(face, mid, b + tall + 0.1, 0),
        spot(face, end, b - 0.06, 0),
      ],
      lit(w, '#6b5a58', end < mid === w.mood.side < 0 ? 1 : 0.3),
    );
    facePoly(
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
    facePoly(
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

function step(w: World, face: Face, a: number, wide: number, b: number, i: number, count: number): void {
  const rise = b / count;
  const [y, out, spread] = [b - rise * i, 0.35 * (i + 1), 0.25 + i * 0.12];
  const stone = w.mood.snow ? '#eef1f6' : '#d2c8b8';
  const p = (x: number, h: number, o: number) => spot(face, x, h, o);
  quad(
    w,
    [
      p(a - spread, y, out),
      p(a + wide + spread, y, out),
      p(a + wide + spread, y, out - 0.35),
      p(a - spread, y, out - 0.35),
    ],
    lit(w, stone, 1),
  );
  faceRect(
    w,
    face,
    [a - spread, y - rise, wide + spread * 2, rise],
    lit(w, darken(stone, 0.12), 0.6),
    {},
    out,
  );
}
