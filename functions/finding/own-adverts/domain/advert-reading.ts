import * as z from 'zod';
import type { FileFact } from '../../portals/domain/incoming/file-home.ts';
import { advertParts } from './page-node.ts';

/** What an advert may say of a home: of the facts of a file those that pages and texts have. */
export const advertFacts = [
  'reference',
  'deal',
  'status',
  'line1',
  'line2',
  'town',
  'county',
  'postcode',
  'price',
  'priceQualifier',
  'noOfBedrooms',
  'noOfBathrooms',
  'noOfReceptions',
  'propertyType',
  'tenure',
  'squareMetres',
  'squareFeet',
  'councilTaxBand',
  'description',
  'tour',
] as const satisfies readonly FileFact[];
export type AdvertFact = (typeof advertFacts)[number];

/** One fact in the advert’s own words, and where it was said. */
export const AdvertCell = z.object({
  fact: z.enum(advertFacts),
  text: z.string(),
  foundIn: z.enum(advertParts),
});
export type AdvertCell = z.output<typeof AdvertCell>;

export const AdvertPicture = z.object({
  kind: z.enum(['photo', 'floor_plan']),
  url: z.string(),
  caption: z.string().optional(),
});
export type AdvertPicture = z.output<typeof AdvertPicture>;

/** What was read of an advert, before any of it is understood. */
export interface AdvertReading {
  /** At most one of each fact. */
  readonly cells: readonly AdvertCell[];
  /** Lines about the home that have no field of ours. */
  readonly features: readonly string[];
  readonly pictures: readonly AdvertPicture[];
}

/** Facts of several sources, the first of each; longer texts than any field takes are cut. */
export function collectCells(cells: Iterable<AdvertCell>): AdvertCell[] {
  const found = new Map<AdvertFact, AdvertCell>();
  for (const cell of cells) {
    const text = cell.text.trim().slice(0, cell.fact === 'description' ? 20_000 : 300);
    if (text !== '' && !found.has(cell.fact)) found.set(cell.fact, { ...cell, text });
  }
  return [...found.values()];
}

/** Whether an advert says enough of a home to be one: where it is, what it costs or what it is. */
export function saysHome({ cells }: AdvertReading): boolean {
  return cells.some(({ fact }) => tellingFacts.has(fact));
}
const tellingFacts: ReadonlySet<AdvertFact> = new Set([
  'line1',
  'postcode',
  'price',
  'noOfBedrooms',
  'propertyType',
]);
