/** Points of an A4 page: 595 by 842. */
export const margins = { top: 36, bottom: 44, left: 42, right: 42 } as const;
export const pageHeight = 842;
export const pageWidth = 511;
export const gap = 12;

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The large photo, the three below it, and the two of the second page, in points. */
export const heroSize: Size = { width: pageWidth, height: 262 };
export const smallSize: Size = { width: (pageWidth - 2 * gap) / 3, height: 108 };
export const columnSize: Size = { width: (pageWidth - gap) / 2, height: 168 };

/** The photos of the first page: one large and a row of three, or the large one alone. */
export function countFrontPhotos(count: number): number {
  return count >= 4 ? 4 : Math.min(count, 1);
}

/** Where each photo that has room is printed, in points. A floor plan takes the place of the second page's two. */
export function listPhotoSizes(count: number, hasPlan: boolean): readonly Size[] {
  const front = count >= 4 ? [heroSize, smallSize, smallSize, smallSize] : [heroSize];
  return [...front, ...(hasPlan ? [] : [columnSize, columnSize])].slice(0, count);
}

/** Pixels in a point at 180 to the inch. */
const density = 2.5;

/** The pixels of a printed picture of this size. */
export function toPixels({ width, height }: Size): Size {
  return { width: Math.round(width * density), height: Math.round(height * density) };
}
/** A plan is one column wide, and printed at twice the density, as its writing is small. */
export const planBox: Size = { width: columnSize.width, height: 250 };
export const planSize = toPixels({ width: planBox.width * 2, height: planBox.height * 2 });

const segmenters = (['sentence', 'word'] as const).map(
  (granularity) => new Intl.Segmenter('en-GB', { granularity }),
);

/**
 * Whole sentences of a text, as many as fit, or words where the first sentence is too long.
 * @param fits whether a text has room
 */
export function cutToFit(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  for (const segmenter of segmenters) {
    const ends = [...segmenter.segment(text)].map(({ index }) => index);
    const end = ends.findLast((at) => at > 0 && fits(text.slice(0, at).trimEnd()));
    if (end !== undefined) return text.slice(0, end).trimEnd();
  }
  return '';
}
