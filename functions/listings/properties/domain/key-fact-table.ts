import { keysOf } from '../../../kernel/keys.ts';
import type { KeyFactEntry, KeyFactGroup } from './key-fact.ts';

/**
 * The key facts that stand alone, in the order in which sellers are asked: the material information that a buyer
 * must receive (parts A to C of the former trading-standards checklist, still the best list of fields). The wizard's
 * questions, the lines of the home's page, its comparison, the reviews of staff and the notes of the OpenAPI document
 * are made from it. Council tax, the lease and shared ownership have forms of their own.
 *
 * The site imports this file too, so it imports no schema.
 */
export const keyFactTable = {
  heating: {
    answer: 'several',
    group: 'supplies',
    label: 'Heating',
    note: 'Kinds of heating.',
    ifEmpty: 'None',
    options: {
      gas_central: 'Gas central heating',
      electric: 'Electric heating',
      night_storage: 'Night storage heaters',
      oil: 'Oil',
      lpg: 'Bottled gas (LPG)',
      biomass: 'Biomass boiler',
      ground_source_heat_pump: 'Ground source heat pump',
      air_source_heat_pump: 'Air source heat pump',
      district: 'District or communal heating',
      solar_thermal: 'Solar water heating',
      underfloor: 'Underfloor heating',
      wood_burner: 'Wood burner',
      open_fire: 'Open fire',
      none: 'None',
    },
  },
  electricity: {
    answer: 'several',
    group: 'supplies',
    label: 'Electricity',
    note: 'Where the electricity comes from.',
    ifEmpty: 'None',
    options: {
      mains: 'Mains',
      solar_pv: 'Solar panels',
      wind_turbine: 'Wind turbine',
      private_supply: 'Private supply',
      none: 'None',
    },
  },
  water: {
    answer: 'several',
    group: 'supplies',
    label: 'Water',
    note: 'Where the water comes from.',
    ifEmpty: 'None',
    options: {
      mains: 'Mains',
      private_borehole: 'Private borehole',
      private_spring: 'Private spring',
      none: 'None',
    },
  },
  sewerage: {
    answer: 'several',
    group: 'supplies',
    label: 'Sewerage',
    note: 'Where waste water goes.',
    ifEmpty: 'None',
    options: {
      mains: 'Mains',
      septic_tank: 'Septic tank',
      cesspit: 'Cesspit',
      treatment_plant: 'Private treatment plant',
      none: 'None',
    },
  },
  broadband: {
    answer: 'several',
    group: 'connection',
    label: 'Broadband',
    question: 'Broadband at the home',
    note: 'Kinds of broadband.',
    ifEmpty: 'None',
    options: {
      fttp: 'Full fibre (FTTP)',
      fttc: 'Fibre to the cabinet (FTTC)',
      cable: 'Cable',
      adsl: 'Copper line (ADSL)',
      satellite: 'Satellite',
      mobile: 'Mobile (4G or 5G)',
      none: 'None',
      unknown: 'The seller doesn’t know',
    },
  },
  mobile: {
    answer: 'one',
    group: 'connection',
    label: 'Mobile signal',
    question: 'Mobile signal indoors',
    note: 'Mobile reception indoors.',
    options: {
      good: 'Good',
      variable: 'Depends on room and network',
      poor: 'Poor',
      none: 'No signal',
      unknown: 'The seller doesn’t know',
    },
  },
  parking: {
    answer: 'several',
    group: 'outside',
    label: 'Parking',
    note: 'Kinds of parking.',
    ifEmpty: 'None',
    options: {
      driveway: 'Driveway',
      single_garage: 'Single garage',
      double_garage: 'Double garage',
      triple_garage: 'Triple garage',
      carport: 'Carport',
      off_street: 'Off the street',
      allocated: 'Allocated space',
      ev_charger: 'Electric car charger',
      on_street: 'On the street',
      permit: 'On the street with a permit',
      fee: 'For a fee',
      none: 'None',
    },
  },
  outside: {
    answer: 'several',
    group: 'outside',
    label: 'Outside space',
    note: 'Space outside.',
    ifEmpty: 'None',
    options: {
      front_garden: 'Front garden',
      back_garden: 'Back garden',
      communal_garden: 'Shared garden',
      patio: 'Patio',
      terrace: 'Terrace',
      balcony: 'Balcony',
      roof_terrace: 'Roof terrace',
      land: 'Land',
      none: 'None',
    },
  },
  accessibility: {
    answer: 'several',
    group: 'access',
    label: 'Accessibility',
    question: 'What makes it easier to get about',
    note: 'Features for people with reduced mobility.',
    ifEmpty: 'No special features',
    options: {
      step_free: 'Step-free entrance',
      level_access: 'Level access',
      ramp: 'Ramp',
      lift: 'Lift',
      wide_doors: 'Wide doors',
      wet_room: 'Wet room',
      level_shower: 'Level shower',
      lateral_living: 'Everything on one floor',
    },
  },
  restrictions: {
    answer: 'several',
    group: 'rights',
    label: 'Restrictions',
    question: 'Restrictions on the home',
    hint: 'You’ll find them in the title register or the lease.',
    note: 'Restrictions on its use.',
    ifEmpty: 'None that the seller knows of',
    options: {
      conservation_area: 'In a conservation area',
      listed: 'Listed building',
      tree_preservation: 'Protected trees (tree preservation order)',
      covenants: 'Covenants (promises that come with the title)',
      lease: 'Limits in the lease',
      sublet: 'Limits on subletting',
      holiday_let: 'No holiday lets',
      business_use: 'No business use',
      development: 'Limits on building or extending',
      real_burden: 'Real burdens (duties that come with the title)',
    },
  },
  rights: {
    answer: 'several',
    group: 'rights',
    label: 'Rights of others',
    question: 'Rights of others, or over others’ land',
    note: 'Rights of others over it, such as a footpath.',
    ifEmpty: 'None that the seller knows of',
    options: {
      public_way: 'Public right of way over the land',
      private_way: 'Private right of way',
      shared_drive: 'Shared drive',
      registered_easement: 'Registered easement (a right of another owner over the land)',
      servitude: 'Servitude (a right of another owner over the land)',
      loft_access: 'Access to the loft for others',
      drain_access: 'Access to drains for others',
    },
  },
  planning: {
    answer: 'text',
    group: 'rights',
    label: 'Planning',
    hint: 'Permissions for this home, and any plans you know of nearby',
    note: 'Planning permissions that affect it.',
    example: 'Loft conversion approved in 2023.',
    none: 'None that I know of.',
    max: 500,
  },
  floodedInFiveYears: {
    answer: 'yes_no',
    group: 'risks',
    label: 'Flooding in the last five years',
    question: 'Has it flooded in the last five years?',
    note: 'Whether it was flooded in the last five years.',
    yes: 'Yes',
    no: 'No',
    summary: { yes: 'Flooded lately', no: 'Not flooded' },
  },
  floodSources: {
    answer: 'several',
    group: 'risks',
    label: 'Where the water came from',
    onlyIf: 'floodedInFiveYears',
    note: 'Where past floods came from.',
    ifEmpty: 'Not known',
    options: {
      river: 'River',
      sea: 'Sea',
      surface: 'Surface water',
      groundwater: 'Groundwater',
      lake: 'Lake',
      reservoir: 'Reservoir',
    },
  },
  floodDefences: {
    answer: 'yes_no',
    group: 'risks',
    label: 'Flood defences',
    question: 'Are there flood defences?',
    note: 'Whether there are flood defences.',
    yes: 'Yes',
    no: 'No',
  },
  coastalErosion: {
    answer: 'yes_no',
    group: 'risks',
    label: 'Coastal erosion',
    question: 'Is there a risk of coastal erosion?',
    note: 'Whether the coast is eroding nearby.',
    yes: 'In an area at risk',
    no: 'Not in an area at risk',
    summary: { yes: 'Coastal erosion' },
  },
  miningArea: {
    answer: 'yes_no',
    group: 'risks',
    label: 'Mining',
    question: 'Is it in a mining area?',
    hint: 'Coal, tin, salt or other',
    note: 'Whether it is in a former mining area.',
    yes: 'In a mining area',
    no: 'Not in a mining area',
    summary: { yes: 'Mining area' },
  },
  construction: {
    answer: 'one',
    group: 'building',
    label: 'Construction',
    question: 'How it’s built',
    note: 'How the building is built.',
    options: {
      standard: 'Standard (brick, block or stone walls under slate or tile)',
      timber_frame: 'Timber frame',
      steel_frame: 'Steel frame',
      concrete: 'Concrete',
      cob: 'Cob',
      thatch: 'Thatch',
      modular: 'Modular',
      other: 'Non-standard',
    },
  },
  buildingSafety: {
    answer: 'text',
    group: 'building',
    label: 'Building safety',
    hint: 'Cladding, asbestos, or works planned or required',
    note: 'Known safety problems of the building, such as cladding.',
    example: 'Cladding was replaced in 2024.',
    none: 'None that I know of.',
    max: 500,
  },
} as const satisfies Readonly<Record<string, KeyFactEntry>>;

export type KeyFactName = keyof typeof keyFactTable;

export const keyFactNames: readonly KeyFactName[] = keysOf(keyFactTable);

/** Facts that the seller does not know, beside their answers to others. */
interface UnknownFacts {
  readonly notKnown?: readonly KeyFactName[] | undefined;
}

/** What buyers read where the seller said that they don’t know; a fact without a word was not answered. */
export const sellerDoesNotKnow = 'The seller doesn’t know';

export function isNotKnown(name: KeyFactName, { notKnown = [] }: UnknownFacts): boolean {
  return notKnown.includes(name);
}

/** Whether the seller has said something to a fact, be it that they don’t know. */
export function isAnswered(
  name: KeyFactName,
  facts: UnknownFacts & Readonly<Partial<Record<KeyFactName, unknown>>>,
): boolean {
  return facts[name] !== undefined || isNotKnown(name, facts);
}

/** The facts of a group that matter for a home with these answers. */
export function listAskedFacts(
  group: KeyFactGroup,
  answers: { readonly floodedInFiveYears?: boolean | undefined },
): readonly KeyFactName[] {
  return keyFactNames.filter((name) => {
    const fact: KeyFactEntry = keyFactTable[name];
    return fact.group === group && (!fact.onlyIf || answers[fact.onlyIf] === true);
  });
}
