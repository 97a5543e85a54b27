import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { coverage } from '../../functions/kernel/paper-coverage.ts';
import { fonts } from '../../functions/kernel/pdf/fonts.ts';
import { createFontSelection } from '../../functions/kernel/pdf/paper-fonts.ts';
import type { PrintableDocument } from '../../functions/kernel/pdf/printable-document.ts';
import { renderPdf } from '../../functions/kernel/pdf/render-pdf.ts';
import { openScriptFonts } from '../../functions/kernel/pdf/script-fonts.ts';
import { setLines } from '../../functions/kernel/pdf/text-lines.ts';
import { findPaperFont, isPrintable } from '../../functions/kernel/printable.ts';

const createPaper = (names: readonly string[]): PrintableDocument => ({
  title: 'Memorandum of sale',
  about: '14 Oak Road, Leeds',
  stamp: 'Subject to contract',
  issued: 'Version 1',
  sections: [{ heading: 'Buyer', rows: names.map((name) => ['Name', name]) }],
  footnotes: [],
});
async function readPaper(names: readonly string[]): Promise<string> {
  const file = await renderPdf(createPaper(names), new Date('2026-11-21T12:00:00.000Z'));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.normalize('NFC').replaceAll(/\s+/g, ' ');
}

/** Names in scripts whose glyphs stand in the order of their letters. */
const names = {
  Chinese: '欧阳若曦',
  'traditional Chinese': '陳嘉慧',
  Japanese: '佐々木 さくら サトウ',
  Korean: '박지훈',
  Arabic: 'فاطمة الزهراء حسين',
  Urdu: 'عائشہ بی بی',
  Hebrew: 'נועה לוי',
  Greek: 'Ελένη Παπαδάκη',
  Cyrillic: 'Оксана Щербак',
  Armenian: 'Արամ Խաչատրյան',
  Georgian: 'თამარ გელაშვილი',
  Ethiopic: 'ሰላማዊት ተስፋዬ',
  Vietnamese: 'Trần Thị Hường',
  Yoruba: 'Ọlájídé Ọmọ́tọ́lá Ṣadé',
  Akan: 'Akɔsua Ɛfua',
  Azerbaijani: 'Gülnarə Əhmədova',
  Turkish: 'Gülşah Yıldırım',
  'two scripts': 'Wei 伟 O’Neill',
} as const;

test.each(Object.entries(names))('prints a name in %s that programs read back', async (_, name) => {
  expect(await readPaper([name])).toContain(name.normalize('NFC'));
});

test('prints names in many scripts on one paper, as on papers of their own', async () => {
  const text = await readPaper(Object.values(names));
  for (const name of Object.values(names)) expect(text).toContain(name.normalize('NFC'));
});

/** Names whose glyphs stand in another order than their letters, so that the text of a file has them mixed. */
const reordered = {
  Hindi: 'अनिल विक्रम श्रीवास्तव',
  Bengali: 'তৌহিদ মিয়া',
  Gujarati: 'મિતેશ શ્રીમાળી',
  Tamil: 'கோபால் மெய்யப்பன்',
  Lao: 'ແກ້ວ ພອນທິບ',
  Khmer: 'ស្រីមុំ ព្រហ្ម',
} as const;

test.each(Object.entries(reordered))('prints every letter of a name in %s', async (_, name) => {
  const file = await renderPdf(createPaper([name]), new Date('2026-11-21T12:00:00.000Z'));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  for (const letter of new Set(name.normalize('NFD').replaceAll(/\s/g, '')))
    expect(text.normalize('NFD')).toContain(letter);
});

/** The lines of a text, with a letter as wide as a point. */
const layOut = (text: string, width = 1_000) =>
  setLines(text, {
    width,
    selectFont: createFontSelection()(text, 'regular'),
    measure: (_font, part) => Array.from(part).length,
  });
/** The runs of a line from left to right. */
const readPlaces = (text: string) =>
  layOut(text).map((line) => line.toSorted((first, second) => first.x - second.x).map((run) => run.text));

describe('the words of a line', () => {
  test.each([
    ['from right to left', 'שרה לוי כהן', ['שרה לוי כהן']],
    ['with a number, which stays as it is', 'דירה 12 לוי', ['לוי', ' ', '12', 'דירה ']],
    ['with brackets that face their words', 'לוי (שרה)', ['(', 'שרה', ')', 'לוי ']],
    ['within an English text', 'Owner: שרה לוי, Leeds', ['Owner: ', 'שרה לוי', ', Leeds']],
  ])('stand %s', (_, text, places) => {
    expect(readPlaces(text)).toEqual([places]);
  });

  test('come in the order in which they are read', () => {
    const [line = []] = layOut('שרה לוי 12 רחוב');
    expect(line.map((run) => run.text)).toEqual(['שרה לוי ', '12', ' ', 'רחוב']);
  });

  test('break where the script allows it, and anywhere in a word that is too long', () => {
    const linesOf = (text: string, width: number) =>
      layOut(text, width).map((line) => line.map((run) => run.text).join(''));
    expect(linesOf('我们喜欢这个花园。', 4)).toEqual(['我们喜欢', '这个花', '园。']);
    expect(linesOf('王 wants a home', 8)).toEqual(['王 wants ', 'a home']);
    expect(linesOf('王abcdefgh', 3)).toEqual(['王ab', 'cde', 'fgh']);
    expect(linesOf('王\n明\r\nLee', 9)).toEqual(['王', '明', 'Lee']);
  });
});

const parseRanges = (ranges: string): readonly number[] =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

describe.each(coverage)('the font of %s', (name, ranges) => {
  const isSite = name === 'figtree' || name === 'noto';
  const openFont = openScriptFonts();
  const font = isSite ? fonts[name === 'noto' ? 'noto' : 'regular'] : openFont(name);

  test('has a glyph of each character that papers show with it', () => {
    const missing = parseRanges(ranges).filter((codePoint) => !font.hasGlyphForCodePoint(codePoint));
    expect(missing).toEqual([]);
  });

  test('draws its letters in any order without a box for a missing one', () => {
    const letters = parseRanges(ranges)
      .map((codePoint) => String.fromCodePoint(codePoint).normalize('NFC'))
      // Never drawn.
      .filter((letter) => !/\p{Default_Ignorable_Code_Point}/u.test(letter));
    const step = Math.max(1, Math.floor(letters.length / 150));
    const odd: string[] = [];
    for (let index = 0; index < letters.length; index += step) {
      const word = [
        letters[index],
        letters[(index * 7) % letters.length],
        letters[(index * 31) % letters.length],
      ].join('');
      if (!isPrintable(word) || findPaperFont(word) !== name) continue;
      if (font.layout(word).glyphs.some(({ id }) => id === 0)) odd.push(word);
    }
    expect(odd).toEqual([]);
  });
});

test('draws the semi-bold letters that the regular font has', () => {
  expect(fonts.semiBold.characterSet).toEqual(expect.arrayContaining([...fonts.regular.characterSet]));
});

test('keeps one character per glyph of Chinese, whose radicals look like characters', () => {
  const font = openScriptFonts()('sc');
  const letters = Array.from(
    '山一人八力口土大女子心手日月木水火白目石竹米糸羊耳肉自至舌色虫行衣見言谷貝赤走足身車金長門雨青音頁風飛食首香馬骨高鬼魚鳥鹿麥麻黃黑鼠龍',
  );
  const characters = letters.flatMap((letter) =>
    font.layout(letter).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
  );
  expect(characters).toEqual(letters);
});

test.each([
  ['ਹਰਪ੍ਰੀਤ ਸਿੰਘ', '[letters we can’t print] [letters we can’t print]'],
  ['Garden 🌻 and ಮನೆ', 'Garden [emoji] and [letters we can’t print]'],
  ['𠮷野 Ken', '[letters we can’t print]野 Ken'],
])('prints a note where it can’t print letters of %s', async (text, printed) => {
  expect(await readPaper([text])).toContain(printed);
});
