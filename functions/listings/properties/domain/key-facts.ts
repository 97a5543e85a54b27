import * as z from 'zod';
import { lineUpTo, textUpTo } from '../../../../events/vocabulary.ts';
import { penceWithin } from '../../../kernel/sums.ts';
import { mostYearlyPence } from './yearly-sum.ts';

/**
 * Key facts: the material information that a buyer must receive (parts A to C of the former trading-standards
 * checklist, still the best list of fields). Option lists are UK usage.
 */
export const keyFactOptions = {
  electricity: ['mains', 'private_supply', 'wind_turbine', 'solar_pv', 'none'],
  water: ['mains', 'private_borehole', 'private_spring', 'none'],
  sewerage: ['mains', 'septic_tank', 'cesspit', 'treatment_plant', 'none'],
  heating: [
    'gas_central',
    'electric',
    'night_storage',
    'oil',
    'lpg',
    'biomass',
    'ground_source_heat_pump',
    'air_source_heat_pump',
    'district',
    'solar_thermal',
    'underfloor',
    'wood_burner',
    'open_fire',
    'none',
  ],
  broadband: ['adsl', 'fttc', 'fttp', 'cable', 'satellite', 'mobile', 'none', 'unknown'],
  mobile: ['good', 'variable', 'poor', 'unknown'],
  parking: [
    'none',
    'on_street',
    'permit',
    'off_street',
    'driveway',
    'allocated',
    'carport',
    'single_garage',
    'double_garage',
    'triple_garage',
    'ev_charger',
    'fee',
  ],
  outside: [
    'none',
    'front_garden',
    'back_garden',
    'communal_garden',
    'patio',
    'terrace',
    'balcony',
    'roof_terrace',
    'land',
  ],
  restrictions: [
    'conservation_area',
    'listed',
    'lease',
    'covenants',
    'tree_preservation',
    'sublet',
    'holiday_let',
    'business_use',
    'development',
    'real_burden',
  ],
  rights: [
    'public_way',
    'private_way',
    'shared_drive',
    'servitude',
    'registered_easement',
    'loft_access',
    'drain_access',
  ],
  floodSources: ['river', 'sea', 'groundwater', 'lake', 'reservoir', 'surface'],
  accessibility: [
    'step_free',
    'level_access',
    'lift',
    'wet_room',
    'level_shower',
    'ramp',
    'wide_doors',
    'lateral_living',
  ],
  construction: ['standard', 'timber_frame', 'steel_frame', 'concrete', 'cob', 'thatch', 'modular', 'other'],
} as const;

const createSelection = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).max(values.length);
const createText = (max: number) => textUpTo(max);

const yearlyPence = penceWithin(0, mostYearlyPence);

export const Leasehold = z.object({
  yearsLeft: z.int().min(0).max(9_999),
  groundRentPence: yearlyPence,
  groundRentReview: lineUpTo(300).optional(),
  serviceChargePence: yearlyPence,
  serviceChargeReview: lineUpTo(300).optional(),
});
export type Leasehold = z.output<typeof Leasehold>;

export const KeyFacts = z.object({
  councilTaxBand: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'unknown']).optional(),
  /** Why the band is unknown; required with `unknown`. Northern Ireland has domestic rates instead. */
  councilTaxReason: lineUpTo(200).optional(),
  councilTaxPence: yearlyPence.optional(),
  domesticRatesPence: yearlyPence.optional(),
  leasehold: Leasehold.optional(),
  sharedOwnershipPercent: z.int().min(1).max(99).optional(),
  electricity: createSelection(keyFactOptions.electricity).optional(),
  water: createSelection(keyFactOptions.water).optional(),
  sewerage: createSelection(keyFactOptions.sewerage).optional(),
  heating: createSelection(keyFactOptions.heating).optional(),
  broadband: createSelection(keyFactOptions.broadband).optional(),
  mobile: z.enum(keyFactOptions.mobile).optional(),
  parking: createSelection(keyFactOptions.parking).optional(),
  outside: createSelection(keyFactOptions.outside).optional(),
  restrictions: createSelection(keyFactOptions.restrictions).optional(),
  rights: createSelection(keyFactOptions.rights).optional(),
  floodedInFiveYears: z.boolean().optional(),
  floodSources: createSelection(keyFactOptions.floodSources).optional(),
  floodDefences: z.boolean().optional(),
  accessibility: createSelection(keyFactOptions.accessibility).optional(),
  construction: z.enum(keyFactOptions.construction).optional(),
  buildingSafety: createText(500).optional(),
  coastalErosion: z.boolean().optional(),
  miningArea: z.boolean().optional(),
  planning: createText(500).optional(),
});
export type KeyFacts = z.output<typeof KeyFacts>;
