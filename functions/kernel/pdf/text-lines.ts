import createBidi from 'bidi-js';
import type { Font } from 'fontkit';
import LineBreaker from 'linebreak';
import { splitLetters } from '../printable.ts';

/** Letters that are drawn at once. */
export interface TextRun {
  readonly text: string;
  readonly font: Font;
  /** Points from the left of the line. */
  readonly x: number;
}
/** The runs of a line in the order in which they are read, which in Arabic or Hebrew is not that of their places. */
export type TextLine = readonly TextRun[];

export interface LineSettings {
  readonly width: number;
  readonly selectFont: (letter: string) => Font;
  readonly measure: (font: Font, text: string) => number;
}

interface PlacedLetter {
  readonly letter: string;
  readonly font: Font;
  /** Odd for letters that are read from right to left. */
  readonly level: number;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
let bidi: ReturnType<typeof createBidi> | undefined;
const loadBidi = () => (bidi ??= createBidi());

/** Sets a printable text in lines of a width. */
export function setLines(text: string, settings: LineSettings): readonly TextLine[] {
  const lines: PlacedLetter[][] = [[]];
  let left = settings.width;
  for (const { letters, endsLine } of splitParts(text, settings)) {
    const width = measureLetters(trimEnd(letters), settings);
    // A part that is wider than a line is split between any letters.
    for (const piece of width > settings.width ? letters.map((letter) => [letter]) : [letters]) {
      if (measureLetters(trimEnd(piece), settings) > left && lines.at(-1)?.length) {
        lines.push([]);
        left = settings.width;
      }
      lines.at(-1)?.push(...piece);
      left -= measureLetters(piece, settings);
    }
    if (endsLine) {
      lines.push([]);
      left = settings.width;
    }
  }
  return lines.map((letters) => placeRuns(letters, settings));
}

/** The letters of a text, each with its font and the level of its direction. */
function placeLetters(text: string, { selectFont }: LineSettings): readonly PlacedLetter[] {
  const levels = rightToLeft.test(text) ? loadBidi().getEmbeddingLevels(text).levels : undefined;
  let index = 0;
  let last: PlacedLetter | undefined;
  return splitLetters(text).map((letter) => {
    const level = levels?.[index] ?? 0;
    index += letter.length;
    // Words from right to left are drawn with their spaces, so that programs that read the file find them.
    const isWithin =
      letter === ' ' && level % 2 === 1 && last?.level === level && rightToLeft.test(last.letter);
    const font = isWithin && last?.font.hasGlyphForCodePoint(32) ? last.font : selectFont(letter);
    last = { letter, font, level };
    return last;
  });
}

/** The parts between which a line may end, each with the spaces after it. */
function splitParts(text: string, settings: LineSettings) {
  const ends = new Map<number, boolean>();
  const breaker = new LineBreaker(text);
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak())
    ends.set(end.position, end.required === true && end.position < text.length);
  const parts: { letters: PlacedLetter[]; endsLine: boolean }[] = [{ letters: [], endsLine: false }];
  let index = 0;
  for (const placed of placeLetters(text, settings)) {
    const part = parts.at(-1);
    part?.letters.push(placed);
    index += placed.letter.length;
    const endsLine = ends.get(index);
    if (part && endsLine !== undefined) {
      part.endsLine = endsLine;
      parts.push({ letters: [], endsLine: false });
    }
  }
  return parts;
}

const trimEnd = (letters: readonly PlacedLetter[]): readonly PlacedLetter[] =>
  letters.slice(0, letters.findLastIndex(({ letter }) => /\S/.test(letter)) + 1);

const measureLetters = (letters: readonly PlacedLetter[], { measure }: LineSettings): number =>
  splitRuns(letters).reduce((width, { text, font }) => width + measure(font, text), 0);

/** Whether letters stand in the direction of their place by themselves; fonts turn only such words around. */
const isTurned = ({ letter, level }: PlacedLetter): boolean =>
  letter === ' ' || rightToLeft.test(letter) === (level % 2 === 1);

const joins = (left: PlacedLetter, right: PlacedLetter): boolean =>
  left.font === right.font && left.level === right.level && isTurned(left) && isTurned(right);

function splitRuns(letters: readonly PlacedLetter[]) {
  const runs: { text: string; readonly font: Font; readonly level: number }[] = [];
  let last: PlacedLetter | undefined;
  for (const placed of letters) {
    const { font, level } = placed;
    const run = runs.at(-1);
    if (run && last && joins(last, placed)) run.text += toDrawn(placed);
    else runs.push({ text: toDrawn(placed), font, level });
    last = placed;
  }
  return runs.filter(({ text }) => text !== '');
}

/** The characters that are drawn for a letter: brackets of a text from right to left face the other way. */
function toDrawn({ letter, font, level }: PlacedLetter): string {
  if (/^\s+$/.test(letter)) return /[\r\n]/.test(letter) ? '' : ' ';
  const seen = letter.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, (sign) =>
    /[\u200c\u200d]/.test(sign) && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '',
  );
  return (level % 2 === 1 && loadBidi().getMirroredCharacter(seen)) || seen;
}

function placeRuns(letters: readonly PlacedLetter[], { measure }: LineSettings): TextLine {
  const isTurnedLine = letters.some(({ level }) => level > 0);
  const runs = splitRuns(isTurnedLine ? trimEnd(letters) : letters);
  const left = new Map<object, number>();
  let x = 0;
  for (const run of orderRuns(runs)) {
    left.set(run, x);
    x += measure(run.font, run.text);
  }
  return runs.map((run) => ({ text: run.text, font: run.font, x: left.get(run) ?? 0 }));
}

/** The order of runs from left to right: each row of runs of a level or more is turned around, the highest first. */
function orderRuns<Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const turned: Run[] = [];
    let row: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) row.unshift(run);
      else {
        turned.push(...row, run);
        row = [];
      }
    }
    ordered = [...turned, ...row];
  }
  return ordered;
}
