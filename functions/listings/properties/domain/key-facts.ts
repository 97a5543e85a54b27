import * as z from 'zod';
import { lineUpTo, textUpTo } from '../../../../events/vocabulary.ts';
import { keysOf } from '../../../kernel/keys.ts';
import { penceWithin } from '../../../kernel/sums.ts';
import { keyFactNames, keyFactTable } from './key-fact-table.ts';
import { mostYearlyPence } from './yearly-sum.ts';

const createSelection = <const Options extends Readonly<Record<string, string>>>(options: Options) =>
  z.array(createChoice(options)).max(Object.keys(options).length);
const createChoice = <const Options extends Readonly<Record<string, string>>>(options: Options) =>
  z.enum(keysOf(options));

const yearlyPence = penceWithin(0, mostYearlyPence);

export const Leasehold = z.object({
  yearsLeft: z.int().min(0).max(9_999),
  groundRentPence: yearlyPence,
  groundRentReview: lineUpTo(300).optional(),
  serviceChargePence: yearlyPence,
  serviceChargeReview: lineUpTo(300).optional(),
});
export type Leasehold = z.output<typeof Leasehold>;

/** Option lists are UK usage. How each is asked and shown is in `key-fact-table.ts`. */
export const KeyFacts = z.object({
  councilTaxBand: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'unknown']).optional(),
  /** Why the band is unknown; required with `unknown`. Northern Ireland has domestic rates instead. */
  councilTaxReason: lineUpTo(200).optional(),
  councilTaxPence: yearlyPence.optional(),
  domesticRatesPence: yearlyPence.optional(),
  leasehold: Leasehold.optional(),
  sharedOwnershipPercent: z.int().min(1).max(99).optional(),
  electricity: createSelection(keyFactTable.electricity.options).optional(),
  water: createSelection(keyFactTable.water.options).optional(),
  sewerage: createSelection(keyFactTable.sewerage.options).optional(),
  heating: createSelection(keyFactTable.heating.options).optional(),
  broadband: createSelection(keyFactTable.broadband.options).optional(),
  mobile: createChoice(keyFactTable.mobile.options).optional(),
  parking: createSelection(keyFactTable.parking.options).optional(),
  outside: createSelection(keyFactTable.outside.options).optional(),
  restrictions: createSelection(keyFactTable.restrictions.options).optional(),
  rights: createSelection(keyFactTable.rights.options).optional(),
  floodedInFiveYears: z.boolean().optional(),
  floodSources: createSelection(keyFactTable.floodSources.options).optional(),
  floodDefences: z.boolean().optional(),
  accessibility: createSelection(keyFactTable.accessibility.options).optional(),
  construction: createChoice(keyFactTable.construction.options).optional(),
  buildingSafety: textUpTo(keyFactTable.buildingSafety.max).optional(),
  coastalErosion: z.boolean().optional(),
  miningArea: z.boolean().optional(),
  planning: textUpTo(keyFactTable.planning.max).optional(),
  /** Which of these the seller does not know; an answer goes before it. */
  notKnown: z.array(z.enum(keyFactNames)).max(keyFactNames.length).optional(),
});
export type KeyFacts = z.output<typeof KeyFacts>;
