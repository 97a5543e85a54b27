import * as z from 'zod';
import { textUpTo } from '../../../../events/vocabulary.ts';

/** The pad that people draw on; strokes are in its units. */
export const padSize = { width: 600, height: 200 } as const;
/** A longer drawing is cut off by the pad, and refused by the call. */
export const drawingLimits = { strokes: 40, points: 2_000 } as const;
/** A dot or a short line is no signature. */
const leastExtent = 60;

/** X and y by turns, whole numbers from the top left of the pad. */
const Stroke = z
  .array(z.int().min(0).max(padSize.width))
  .min(2)
  .max(2 * drawingLimits.points)
  .refine((stroke) => stroke.length % 2 === 0, 'A point has an x and a y')
  .refine(
    (stroke) => stroke.every((value, index) => index % 2 === 0 || value <= padSize.height),
    'The drawing leaves the pad',
  );
export type Stroke = z.output<typeof Stroke>;

/** Characters of a name that the paper can have. */
export const longestName = 150;
const TypedMark = z.strictObject({ kind: z.literal('typed'), text: textUpTo(longestName) });
const DrawnMark = z.strictObject({
  kind: z.literal('drawn'),
  strokes: z
    .array(Stroke)
    .min(1, 'Draw your signature')
    .max(drawingLimits.strokes)
    .refine((strokes) => countPoints(strokes) <= drawingLimits.points, 'Draw it with fewer lines')
    .refine(isLegible, 'Draw your signature larger'),
});

/** How a person signs: their name as they type it, or what they draw. */
export const Mark = z.discriminatedUnion('kind', [TypedMark, DrawnMark]);
export type Mark = z.output<typeof Mark>;

export function countPoints(strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0);
}

/** Whether a drawing is as large as a signature: wide or high enough to be read. */
export function isLegible(strokes: readonly Stroke[]): boolean {
  const xs = strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === 0));
  const ys = strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === 1));
  return measureExtent(xs) >= leastExtent || measureExtent(ys) >= leastExtent;
}

const measureExtent = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** Whether a typed signature is the name, whatever its capitals and spaces. */
export function isTypedName(text: string, name: string): boolean {
  return toComparable(text) === toComparable(name);
}
const toComparable = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-GB');
