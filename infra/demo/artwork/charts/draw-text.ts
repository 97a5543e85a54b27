import type { Sheet } from '../sheet.ts';

/**
 * A drafting hand as single strokes on a 4 by 6 grid, so that pictures need no font
 * and come out the same on every machine.
 */
const glyphs: Readonly<Record<string, readonly [number, string]>> = {
  A: [4, 'M0 6L2 0L4 6M.7 4H3.3'],
  B: [3.6, 'M0 6V0H2Q3.4 0 3.4 1.4T2 2.8H0H2.1Q3.6 2.8 3.6 4.4T2 6Z'],
  C: [4, 'M4 1.2Q3.3 0 2.1 0Q0 0 0 3T2.1 6Q3.3 6 4 4.8'],
  D: [4, 'M0 0V6H1.4Q4 6 4 3T1.4 0Z'],
  E: [3.2, 'M3.2 0H0V6H3.2M0 2.9H2.8'],
  F: [3, 'M3.1 0H0V6M0 2.9H2.7'],
  G: [4.2, 'M4 1.2Q3.3 0 2.1 0Q0 0 0 3T2.1 6Q4.2 6 4.2 3.4H2.4'],
  H: [3.8, 'M0 0V6M3.8 0V6M0 2.9H3.8'],
  I: [0.2, 'M.1 0V6'],
  J: [2.6, 'M2.5 0V4.4Q2.5 6 1.2 6Q.2 6 0 4.9'],
  K: [3.6, 'M0 0V6M3.5 0L0 3.6M1.3 2.4L3.6 6'],
  L: [3, 'M0 0V6H3'],
  M: [4.6, 'M0 6V0L2.3 3.6L4.6 0V6'],
  N: [3.8, 'M0 6V0L3.8 6V0'],
  O: [4.4, 'M2.2 0Q0 0 0 3T2.2 6T4.4 3T2.2 0Z'],
  P: [3.4, 'M0 6V0H1.8Q3.4 0 3.4 1.7T1.8 3.4H0'],
  Q: [4.4, 'M2.2 0Q0 0 0 3T2.2 6T4.4 3T2.2 0ZM2.8 4.4L4.3 6.3'],
  R: [3.6, 'M0 6V0H1.8Q3.4 0 3.4 1.6T1.8 3.2H0M1.9 3.2L3.6 6'],
  S: [3.4, 'M3.3 1Q2.8 0 1.7 0Q.2 0 .2 1.5Q.2 2.7 1.7 2.9Q3.4 3.1 3.4 4.5Q3.4 6 1.7 6Q.4 6 0 4.9'],
  T: [3.6, 'M0 0H3.6M1.8 0V6'],
  U: [3.8, 'M0 0V4Q0 6 1.9 6T3.8 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [5.6, 'M0 0L1.4 6L2.8 1.4L4.2 6L5.6 0'],
  X: [3.8, 'M0 0L3.8 6M3.8 0L0 6'],
  Y: [3.8, 'M0 0L1.9 3L3.8 0M1.9 3V6'],
  Z: [3.6, 'M0 0H3.6L0 6H3.6'],
  '0': [3.6, 'M1.8 0Q0 0 0 3T1.8 6T3.6 3T1.8 0Z'],
  '1': [1.8, 'M.2 1.2L1.5 0V6'],
  '2': [3.4, 'M.1 1.4Q.3 0 1.7 0Q3.2 0 3.2 1.5Q3.2 2.6 0 6H3.4'],
  '3': [3.4, 'M.2 .9Q.6 0 1.6 0Q3.1 0 3.1 1.4T1.5 2.8Q3.4 2.8 3.4 4.4T1.6 6Q.4 6 0 4.9'],
  '4': [3.6, 'M2.7 6V0L0 4.3H3.6'],
  '5': [3.4, 'M3.1 0H.5L.3 2.7Q.9 2.2 1.7 2.2Q3.4 2.2 3.4 4T1.6 6Q.4 6 0 5'],
  '6': [3.4, 'M2.9 .6Q2.4 0 1.8 0Q0 0 0 3.6Q0 6 1.7 6T3.4 4.1T1.7 2.3Q.2 2.3 0 3.8'],
  '7': [3.3, 'M0 0H3.3L1.2 6'],
  '8': [3.4, 'M1.7 2.8Q.2 2.8 .2 1.4T1.7 0T3.2 1.4T1.7 2.8Q0 2.8 0 4.4T1.7 6T3.4 4.4T1.7 2.8Z'],
  '9': [3.4, 'M.5 5.4Q1 6 1.6 6Q3.4 6 3.4 2.4Q3.4 0 1.7 0T0 1.9T1.7 3.7Q3.2 3.7 3.4 2.2'],
  '.': [0.3, 'M.1 5.8V6'],
  ',': [0.4, 'M.3 5.6L0 6.8'],
  '-': [2, 'M0 3.3H2'],
  '+': [2.8, 'M0 3.3H2.8M1.4 1.9V4.7'],
  '/': [2.4, 'M0 6.4L2.4 -.4'],
  "'": [0.3, 'M.2 0L.1 1.6'],
  '"': [1.2, 'M.2 0L.1 1.6M1.1 0L1 1.6'],
  '(': [1.2, 'M1.2 -.5Q0 1 0 3T1.2 6.5'],
  ')': [1.2, 'M0 -.5Q1.2 1 1.2 3T0 6.5'],
  '²': [1.6, 'M.1 .5Q.3 0 .8 0Q1.5 0 1.5 .6Q1.5 1.2 0 2.4H1.6'],
  '×': [2.2, 'M0 2.2L2.2 4.6M2.2 2.2L0 4.6'],
  '&': [4, 'M4 6L.9 1.9Q.4 1 1 .4T2.4 .4T2.2 2Q0 3.2 0 4.5T1.6 6Q3 6 3.8 3.4'],
};

const letterGap = 1.35;

const getGlyph = (char: string): readonly [number, string] => glyphs[char] ?? [1.8, ''];

export function measureText(text: string, size: number): number {
  const units = text
    .toUpperCase()
    .split('')
    .reduce((sum, char) => sum + getGlyph(char)[0] + letterGap, -letterGap);
  return (units * size) / 6;
}

/** `size` is the height of a capital in pixels; `y` is the baseline. */
export function drawText(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  look: { align?: 'left' | 'middle' | 'right'; weight?: number } = {},
): void {
  const wide = measureText(text, size);
  const scale = size / 6;
  let at = look.align === 'middle' ? x - wide / 2 : look.align === 'right' ? x - wide : x;
  for (const char of text.toUpperCase()) {
    const [w, d] = getGlyph(char);
    if (d)
      sheet.group(
        `transform="translate(${at.toFixed(1)} ${(y - size).toFixed(1)}) scale(${scale.toFixed(3)})"`,
        () => sheet.path(d, 'none', { stroke: colour, width: look.weight ?? 0.72 }),
      );
    at += (w + letterGap) * scale;
  }
}
