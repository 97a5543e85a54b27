import { selectFont, type Weight } from '../../../kernel/pdf/fonts.ts';
import { type ShareCard, shareCardSize } from '../domain/share-card.ts';

const paper = '#faf7f1';
const ink = '#211e1a';
const muted = '#5e574c';
const action = '#1b5e43';

const { width } = shareCardSize;
const margin = 52;
/** Where the texts end and the name of the site begins. */
const brandLeft = 984;
const gap = 22;

interface Look {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}
const price: Look = { size: 58, weight: 'semiBold', color: ink };
const title: Look = { size: 44, weight: 'semiBold', color: ink };
const note: Look = { size: 28, weight: 'semiBold', color: muted };
const line: Look = { size: 29, weight: 'regular', color: ink };
const brand: Look = { size: 42, weight: 'semiBold', color: action };
/** Pixels between the baselines of two lines. */
const lineStep = 38;
const titleStep = 54;
/** A heading with more letters is a title, which may take two lines. */
const maxPriceLetters = 22;

interface PlacedText extends Look {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The part of a card below its photo, as SVG: text is drawn as outlines, so that no font has to be installed. */
export function drawShareCard(card: ShareCard): { readonly svg: Buffer; readonly height: number } {
  const isTitle = card.heading.length > maxPriceLetters;
  const headings = isTitle ? wrapText(card.heading, title) : [card.heading];
  const look = isTitle ? title : price;
  const first = isTitle ? 60 : 66;
  const placed: PlacedText[] = headings.map((text, nth) => ({
    ...look,
    text,
    x: margin,
    y: first + nth * titleStep,
  }));
  if (card.note !== undefined)
    placed.push({
      ...note,
      text: card.note,
      x: margin + measureTextWidth(card.heading, look) + gap,
      y: first,
    });
  const below = first + (headings.length - 1) * titleStep + 8;
  placed.push(
    ...card.lines.map((text, nth) => ({
      ...line,
      text: cutText(text, line),
      x: margin,
      y: below + (nth + 1) * lineStep,
    })),
  );
  const panel = below + card.lines.length * lineStep + 26;
  const middle = Math.round(panel / 2);
  placed.push({ ...brand, text: 'Gable', x: brandLeft + 54, y: middle + 14 });
  const mark = `<path d="M3 18 16 6l13 12M8 17v9h16v-9" transform="translate(${brandLeft} ${middle - 24}) scale(1.5)" fill="none" stroke="${action}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${panel}"><rect width="${width}" height="${panel}" fill="${paper}"/>${mark}${placed.map(drawText).join('')}</svg>`;
  return { svg: Buffer.from(svg), height: panel };
}

function layoutText(text: string, { size, weight }: Look) {
  const font = selectFont(text, weight);
  const { glyphs, positions } = font.layout(text);
  return { glyphs, positions, scale: size / font.unitsPerEm };
}

function measureTextWidth(text: string, look: Look): number {
  const { positions, scale } = layoutText(text, look);
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0);
}

function drawText({ text, x, y, ...look }: PlacedText): string {
  const { glyphs, positions, scale } = layoutText(text, look);
  let left = 0;
  const outlines = glyphs.map((glyph, nth) => {
    const at = left;
    left += positions[nth]?.xAdvance ?? 0;
    // The first glyph of a font is the box for letters that it lacks, such as an emoji.
    return glyph.id === 0 ? '' : `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${look.color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

const room = brandLeft - margin - gap;
const fits = (text: string, look: Look): boolean => measureTextWidth(text, look) <= room;

/** The beginning of a text, up to the last word that fits into a line. */
function cutText(text: string, look: Look): string {
  if (fits(text, look)) return text;
  const words = text.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')}…`, look)) words.pop();
  return `${words.join(' ')}…`;
}

/** A text in two lines at most. */
function wrapText(text: string, look: Look): readonly string[] {
  const words = text.split(' ');
  let taken = words.length;
  while (taken > 1 && !fits(words.slice(0, taken).join(' '), look)) taken -= 1;
  const rest = words.slice(taken).join(' ');
  return [words.slice(0, taken).join(' '), ...(rest === '' ? [] : [cutText(rest, look)])];
}
