import { darkenColour, lightenColour } from '../colour.ts';
import { type Pt, Sheet } from '../sheet.ts';

/** The colours of all covers: the site's own paper, green, brick and amber, with what lies between them. */
export const ink = {
  paper: '#faf4e6',
  sand: '#ecdcbd',
  straw: '#d9bf8f',
  clay: '#efd3c0',
  sage: '#d5e2d3',
  leaf: '#6f9f7d',
  green: '#1b5e43',
  pine: '#123f31',
  night: '#16312f',
  brick: '#a8492f',
  rust: '#7f3423',
  amber: '#eeb155',
  lamp: '#ffdc90',
  sky: '#cfe0e2',
  slate: '#47565b',
  dark: '#26302d',
} as const;

/** A sheet with its backdrop: flat colour and one great disc behind the subject. */
export function createCoverSheet(back: string, disc: string, at: Pt = [960, 560], radius = 470): Sheet {
  const sheet = new Sheet();
  sheet.rect(0, 0, sheet.width, sheet.height, back);
  sheet.ellipse(at, radius, radius, disc);
  return sheet;
}

export function drawCoverFloor(sheet: Sheet, y: number, colour: string): void {
  return sheet.rect(0, y, sheet.width, sheet.height - y, colour);
}

/** A window of four panes in its frame. */
export function drawCoverWindow(
  sheet: Sheet,
  [x, y]: Pt,
  w: number,
  h: number,
  glass: string,
  frame: string,
): void {
  const bar = Math.max(6, w * 0.07);
  sheet.rect(x - bar, y - bar, w + bar * 2, h + bar * 2, frame, { r: 4 });
  sheet.rect(x, y, w, h, glass);
  sheet.poly(
    [
      [x, y],
      [x + w * 0.55, y],
      [x, y + h * 0.75],
    ],
    '#ffffff',
    { opacity: 0.16 },
  );
  sheet.rect(x + w / 2 - bar / 2, y, bar, h, frame);
  sheet.rect(x, y + h * 0.45, w, bar, frame);
  sheet.rect(x - bar * 1.8, y + h + bar, w + bar * 3.6, bar * 1.2, darkenColour(frame, 0.12));
}

export function drawCoverDoor(sheet: Sheet, [x, y]: Pt, w: number, h: number, colour: string): void {
  sheet.rect(x - 12, y - 12, w + 24, h + 12, ink.paper, { r: 4 });
  sheet.rect(x, y, w, h, colour);
  const panel = darkenColour(colour, 0.18);
  sheet.rect(x + w * 0.16, y + h * 0.1, w * 0.68, h * 0.26, ink.lamp, { r: 4, opacity: 0.85 });
  sheet.rect(x + w * 0.16, y + h * 0.46, w * 0.28, h * 0.42, panel, { r: 3 });
  sheet.rect(x + w * 0.56, y + h * 0.46, w * 0.28, h * 0.42, panel, { r: 3 });
  sheet.ellipse([x + w * 0.86, y + h * 0.45], 7, 7, ink.amber);
}

export interface House {
  /** Left edge, and the height of the ground line. */
  readonly at: Pt;
  readonly w: number;
  /** Up to the eaves. */
  readonly h: number;
  /** Above the eaves. */
  readonly rise: number;
  readonly wall: string;
  readonly roof: string;
}

/** A plain house with its gable to the viewer: lit from the left, shaded on the right. */
export function drawGable(sheet: Sheet, { at: [x, y], w, h, rise, wall, roof }: House): void {
  const top = y - h - rise;
  sheet.rect(x + w * 0.72, top + rise * 0.12, w * 0.12, rise * 0.8, darkenColour(wall, 0.2));
  sheet.rect(x + w * 0.705, top + rise * 0.08, w * 0.15, rise * 0.12, darkenColour(roof, 0.2));
  sheet.poly(
    [
      [x, y],
      [x, y - h],
      [x + w / 2, top],
      [x + w, y - h],
      [x + w, y],
    ],
    wall,
  );
  sheet.poly(
    [
      [x + w / 2, top],
      [x + w, y - h],
      [x + w, y],
      [x + w / 2, y],
    ],
    ink.dark,
    { opacity: 0.07 },
  );
  const over = w * 0.075;
  const drop = (over * rise) / (w / 2);
  const thick = Math.max(18, w * 0.06);
  sheet.path(`M${x - over} ${y - h + drop}L${x + w / 2} ${top}L${x + w + over} ${y - h + drop}`, 'none', {
    stroke: roof,
    width: thick,
  });
}

export function drawCoverShadow(sheet: Sheet, [x, y]: Pt, rx: number, ry = rx * 0.09): void {
  sheet.ellipse([x, y], rx, ry, ink.dark, { opacity: 0.16 });
}

export function drawCoverTree(sheet: Sheet, [x, y]: Pt, size: number, colour: string): void {
  drawCoverShadow(sheet, [x, y], size * 0.5);
  sheet.rect(x - size * 0.05, y - size * 0.8, size * 0.1, size * 0.8, ink.rust);
  sheet.ellipse([x, y - size * 1.1], size * 0.42, size * 0.52, colour);
  sheet.path(
    `M${x} ${y - size * 1.62}a${size * 0.42} ${size * 0.52} 0 0 1 0 ${size * 1.04}z`,
    darkenColour(colour, 0.14),
  );
}

/** A pile of coins whose base is at `y`. */
export function drawCoins(sheet: Sheet, [x, y]: Pt, count: number, rx = 120): void {
  const [ry, thick] = [rx * 0.26, rx * 0.26];
  drawCoverShadow(sheet, [x + rx * 0.15, y + ry * 0.6], rx * 1.25, ry * 1.1);
  for (let i = 0; i < count; i += 1) {
    const top = y - (i + 1) * thick;
    const tone = i % 2 === 0 ? ink.straw : darkenColour(ink.straw, 0.08);
    sheet.path(
      `M${x - rx} ${top}v${thick}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-thick}z`,
      darkenColour(tone, 0.16),
    );
    sheet.ellipse([x, top], rx, ry, tone);
  }
  const top = y - count * thick;
  sheet.ellipse([x, top], rx, ry, lightenColour(ink.amber, 0.28));
  sheet.ellipse([x, top], rx * 0.74, ry * 0.74, 'none', { stroke: ink.straw, width: 8 });
}

/** A key with a round bow, turned by degrees around the middle of the bow. */
export function drawKey(sheet: Sheet, [x, y]: Pt, size: number, turn: number, colour: string): void {
  sheet.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})"`, () => {
    sheet.ellipse([0, 0], 34, 34, 'none', { stroke: colour, width: 18 });
    sheet.rect(38, -9, 150, 18, colour, { r: 4 });
    sheet.rect(146, 4, 16, 34, colour, { r: 3 });
    sheet.rect(172, 4, 16, 46, colour, { r: 3 });
  });
}

/** An envelope seen from behind, with or without its seal. */
export function drawEnvelope(sheet: Sheet, [x, y]: Pt, w: number, paper: string, seal?: string): void {
  const h = w * 0.64;
  sheet.rect(x + 14, y + 18, w, h, ink.dark, { r: 8, opacity: 0.16 });
  sheet.rect(x, y, w, h, paper, { r: 8 });
  const fold = darkenColour(paper, 0.12);
  sheet.path(
    `M${x} ${y + h}L${x + w * 0.42} ${y + h * 0.48}M${x + w} ${y + h}L${x + w * 0.58} ${y + h * 0.48}`,
    'none',
    { stroke: fold, width: 6 },
  );
  sheet.path(`M${x} ${y + 6}L${x + w / 2} ${y + h * 0.62}L${x + w} ${y + 6}z`, lightenColour(paper, 0.35), {
    stroke: fold,
    width: 6,
  });
  if (seal === undefined) return;
  sheet.ellipse([x + w / 2, y + h * 0.58], w * 0.105, w * 0.105, seal);
  sheet.path(
    `M${x + w * 0.455} ${y + h * 0.61}l${w * 0.045} ${-w * 0.045}l${w * 0.045} ${w * 0.045}`,
    'none',
    { stroke: lightenColour(seal, 0.5), width: 7 },
  );
}
