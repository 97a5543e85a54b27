import { darkenColour, lightenColour, mixColours } from './colour.ts';
import { projectOnFace, type Face } from './face.ts';
import { toSmoothPath, type Pt } from './sheet.ts';
import {
  clipToFace,
  drawFacePolygon,
  drawFaceRectangle,
  getLightLevel,
  lightPigment,
  type World,
} from './world.ts';

export interface WindowStyle {
  cols?: number;
  rows?: number;
  /** A sash's meeting rail, as a share of the height. */
  rail?: number;
  /** Small top lights, as a share of the height. */
  toplight?: number;
  frame?: string;
  bar?: number;
  head?: 'brick' | 'stone' | 'arch' | 'none' | 'surround';
  trim?: string;
  sill?: boolean;
  shutters?: string;
  box?: readonly string[];
  curtain?: string;
  lamp?: boolean;
  blind?: boolean;
}

type Box = readonly [number, number, number, number];

/** A pane with sky, a reflected treeline, curtains and a slanted streak of light; or a lamp behind it. */
export function drawGlass(w: World, face: Face, box: Box, style: WindowStyle = {}): void {
  const { sheet, mood, dice } = w;
  const [a, b, wide, tall] = box;
  const lamp = style.lamp ?? dice.chance(mood.lamps);
  const outline: Pt[] = [
    [a, b],
    [a + wide, b],
    [a + wide, b + tall],
    [a, b + tall],
  ];
  const warm = sheet.linear([
    [0, '#ffd88f'],
    [0.6, '#f9bd6e'],
    [1, '#d98a4e'],
  ]);
  const cool = sheet.linear(
    [
      [0, darkenColour(mood.glass[0], 0.32)],
      [0.55, mixColours(mood.glass[0], mood.glass[1], 0.35)],
      [1, mood.glass[1]],
    ],
    [0.2, 0],
    [0.6, 1],
  );
  drawFacePolygon(w, face, outline, lamp ? warm : cool);
  clipToFace(w, face, outline, () => {
    if (lamp)
      drawFacePolygon(
        w,
        face,
        [
          [a, b],
          [a + wide, b],
          [a + wide, b + tall * 0.18],
          [a, b + tall * 0.24],
        ],
        '#8a5540',
        { opacity: 0.5 },
      );
    else {
      const skyline: Pt[] = [[a - wide * 0.2, b - 0.2]];
      for (let i = 0; i <= 5; i += 1)
        skyline.push([
          a + (wide * i) / 5,
          b + tall * (0.16 + 0.1 * Math.sin(i * 1.9 + a * 2) + dice.range(0, 0.06)),
        ]);
      skyline.push([a + wide * 1.2, b - 0.2]);
      w.sheet.path(
        toSmoothPath(projectOnFace(w.camera, face, skyline)),
        mixColours(mood.leaf[0], mood.glass[0], 0.45),
        {
          opacity: 0.5,
        },
      );
    }
    drawCurtains(w, face, box, style, lamp);
    if (!lamp) {
      const streak = (from: number, width: number, opacity: number) =>
        drawFacePolygon(
          w,
          face,
          [
            [a + wide * from, b],
            [a + wide * (from + width), b],
            [a + wide * (from + width + 0.42), b + tall],
            [a + wide * (from + 0.42), b + tall],
          ],
          '#ffffff',
          { opacity },
        );
      streak(0.16, 0.16, 0.26);
    }
  });
}

function drawCurtains(
  w: World,
  face: Face,
  [a, b, wide, tall]: Box,
  style: WindowStyle,
  lamp: boolean,
): void {
  const cloth = style.curtain ?? w.dice.pick(['#efe6d6', '#dfd3c6', '#cfd8d2', '#e9d8c4', '#c9c3d2']);
  const tone = lamp ? mixColours(cloth, '#e79a4c', 0.55) : mixColours(cloth, w.mood.glass[0], 0.3);
  const opacity = lamp ? 0.85 : 0.7;
  if (style.blind) drawFaceRectangle(w, face, [a, b + tall * 0.62, wide, tall * 0.38], tone, { opacity });
  else {
    const fold = wide * w.dice.range(0.14, 0.22);
    drawFacePolygon(
      w,
      face,
      [
        [a, b],
        [a + fold * 0.7, b],
        [a + fold, b + tall],
        [a, b + tall],
      ],
      tone,
      { opacity },
    );
    drawFacePolygon(
      w,
      face,
      [
        [a + wide - fold * 0.7, b],
        [a + wide, b],
        [a + wide, b + tall],
        [a + wide - fold, b + tall],
      ],
      tone,
      { opacity },
    );
  }
}

/** A whole window in its opening: head, reveal, glass, bars, sill and their shadows. */
export function drawWindow(w: World, face: Face, box: Box, style: WindowStyle = {}): void {
  const [a, b, wide, tall] = box;
  const l = getLightLevel(w, face);
  const { frame = '#f6f2e9', bar = 0.055, head = 'brick', trim = '#e2d6c1', sill = true } = style;
  const inset = -0.1;
  if (style.shutters) drawShutters(w, face, box, style.shutters, l);
  drawWindowHead(w, face, box, head, lightPigment(w, trim, l));
  drawFaceRectangle(w, face, box, lightPigment(w, darkenColour(trim, 0.35), l * 0.6));
  const outline: Pt[] = [
    [a, b],
    [a + wide, b],
    [a + wide, b + tall],
    [a, b + tall],
  ];
  clipToFace(w, face, outline, () => {
    const deep = {
      ...face,
      origin: [
        face.origin[0] + face.n[0] * inset,
        face.origin[1] + face.n[1] * inset,
        face.origin[2] + face.n[2] * inset,
      ] as const,
    };
    const f = bar * 1.25;
    const paintwork = lightPigment(w, frame, l * 0.92);
    drawFaceRectangle(w, deep, [a - 0.1, b - 0.1, wide + 0.2, tall + 0.2], paintwork);
    drawGlass(w, deep, [a + f, b + f, wide - f * 2, tall - f * 2], style);
    drawBars(w, deep, [a + f, b + f, wide - f * 2, tall - f * 2], style, paintwork, bar);
    const side = w.mood.side;
    drawFaceRectangle(
      w,
      deep,
      [a - 0.1, b + tall - 0.13, wide + 0.2, 0.24],
      darkenColour(w.mood.shadow, 0.5),
      {
        opacity: 0.38,
      },
    );
    drawFaceRectangle(
      w,
      deep,
      [side > 0 ? a + wide - 0.11 : a - 0.12, b, 0.23, tall],
      darkenColour(w.mood.shadow, 0.5),
      {
        opacity: 0.22,
      },
    );
  });
  if (sill) {
    drawFaceRectangle(w, face, [a - 0.02, b - 0.2, wide + 0.04, 0.12], darkenColour(w.mood.shadow, 0.5), {
      opacity: 0.25,
    });
    drawFaceRectangle(
      w,
      face,
      [a - 0.09, b - 0.1, wide + 0.18, 0.1],
      lightPigment(w, w.mood.snow ? '#fbfcfe' : trim, Math.min(1, l + 0.15)),
      {},
      0.06,
    );
  }
  if (style.box) drawFlowerBox(w, face, box, style.box, l);
}

function drawBars(
  w: World,
  face: Face,
  [a, b, wide, tall]: Box,
  style: WindowStyle,
  colour: string,
  bar: number,
): void {
  const { cols = 1, rows = 1, rail, toplight } = style;
  const thin = cols * rows > 4 ? bar * 0.55 : bar * 0.85;
  const top = toplight ? b + tall * (1 - toplight) : b + tall;
  for (let i = 1; i < cols; i += 1)
    drawFaceRectangle(w, face, [a + (wide * i) / cols - thin / 2, b, thin, tall], colour);
  for (let i = 1; i < rows; i += 1)
    drawFaceRectangle(w, face, [a, b + ((top - b) * i) / rows - thin / 2, wide, thin], colour);
  if (toplight) drawFaceRectangle(w, face, [a, top - bar / 2, wide, bar], colour);
  if (rail) {
    drawFaceRectangle(w, face, [a, b + tall * rail - bar * 0.6, wide, bar * 1.2], colour);
    drawFaceRectangle(
      w,
      face,
      [a, b + tall * rail - bar * 1.3, wide, bar * 0.7],
      darkenColour(w.mood.shadow, 0.5),
      {
        opacity: 0.3,
      },
    );
  }
}

function drawWindowHead(
  w: World,
  face: Face,
  [a, b, wide, tall]: Box,
  head: WindowStyle['head'],
  colour: string,
): void {
  const top = b + tall;
  if (head === 'stone') drawFaceRectangle(w, face, [a - 0.14, top, wide + 0.28, 0.26], colour, {}, 0.02);
  if (head === 'brick')
    drawFacePolygon(
      w,
      face,
      [
        [a, top],
        [a + wide, top],
        [a + wide + 0.13, top + 0.27],
        [a - 0.13, top + 0.27],
      ],
      colour,
    );
  if (head === 'surround')
    drawFaceRectangle(w, face, [a - 0.15, b - 0.04, wide + 0.3, tall + 0.2], colour, {}, 0.03);
  if (head === 'arch') {
    const points: Pt[] = [[a - 0.13, top]];
    for (let i = 0; i <= 8; i += 1)
      points.push([a - 0.13 + ((wide + 0.26) * i) / 8, top + 0.22 + Math.sin((i / 8) * Math.PI) * 0.13]);
    points.push([a + wide + 0.13, top]);
    drawFacePolygon(w, face, points, colour);
  }
}

function drawShutters(w: World, face: Face, [a, b, wide, tall]: Box, pigment: string, l: number): void {
  for (const left of [a - wide * 0.5 - 0.05, a + wide + 0.05]) {
    drawFaceRectangle(w, face, [left - 0.05, b - 0.08, wide * 0.5, tall], darkenColour(w.mood.shadow, 0.5), {
      opacity: 0.25,
    });
    drawFaceRectangle(w, face, [left, b, wide * 0.5, tall], lightPigment(w, pigment, l), {}, 0.03);
    for (let y = b + 0.12; y < b + tall - 0.1; y += 0.13)
      drawFaceRectangle(
        w,
        face,
        [left + 0.06, y, wide * 0.5 - 0.12, 0.045],
        lightPigment(w, darkenColour(pigment, 0.22), l),
        {},
        0.03,
      );
  }
}

function drawFlowerBox(w: World, face: Face, [a, b, wide]: Box, flowers: readonly string[], l: number): void {
  drawFaceRectangle(w, face, [a, b - 0.06, wide, 0.2], lightPigment(w, '#5d4a3f', l), {}, 0.18);
  for (let i = 0; i < wide * 26; i += 1) {
    const [x, y] = [a + w.dice.range(0, wide), b + w.dice.range(0.1, 0.34)];
    const green = w.dice.chance(0.5);
    const size = w.dice.range(0.035, 0.06);
    const points: Pt[] = [
      [x - size, y],
      [x, y - size],
      [x + size, y],
      [x, y + size],
    ];
    const fill = green
      ? w.mood.leaf[w.dice.chance(0.5) ? 1 : 2]
      : lightenColour(lightPigment(w, w.dice.pick(flowers), 1), 0.08);
    drawFacePolygon(w, face, points, fill, { stroke: fill, width: 3 }, 0.2);
  }
}
