import type { keyFactOptions } from '../../../functions/listings/properties/domain/key-facts.ts';
import type { BuyerKind } from '../../../functions/listings/properties/domain/purchase-tax.ts';
import type { TaxName } from '../../../functions/listings/properties/domain/purchase-tax.ts';

type Options = typeof keyFactOptions;
type Words = { readonly [List in keyof Options]: Readonly<Record<Options[List][number], string>> };

/** The text of every code of the key facts; the compiler requires each. */
export const factWords: Words = {
  electricity: {
    mains: 'Mains',
    private_supply: 'Private supply',
    wind_turbine: 'Wind turbine',
    solar_pv: 'Solar panels',
    none: 'None',
  },
  water: {
    mains: 'Mains',
    private_borehole: 'Private borehole',
    private_spring: 'Private spring',
    none: 'None',
  },
  sewerage: {
    mains: 'Mains',
    septic_tank: 'Septic tank',
    cesspit: 'Cesspit',
    treatment_plant: 'Private treatment plant',
    none: 'None',
  },
  heating: {
    gas_central: 'Gas central heating',
    electric: 'Electric heating',
    night_storage: 'Night storage heaters',
    oil: 'Oil',
    lpg: 'Bottled gas (LPG)',
    biomass: 'Biomass boiler',
    ground_source_heat_pump: 'Ground source heat pump',
    air_source_heat_pump: 'Air source heat pump',
    district: 'District heating',
    solar_thermal: 'Solar water heating',
    underfloor: 'Underfloor heating',
    wood_burner: 'Wood burner',
    open_fire: 'Open fire',
    none: 'None',
  },
  broadband: {
    adsl: 'Copper line (ADSL)',
    fttc: 'Fibre to the cabinet (FTTC)',
    fttp: 'Full fibre (FTTP)',
    cable: 'Cable',
    satellite: 'Satellite',
    mobile: 'Mobile (4G or 5G)',
    none: 'None',
    unknown: 'Not known',
  },
  mobile: { good: 'Good', variable: 'Depends on room and network', poor: 'Poor', unknown: 'Not known' },
  parking: {
    none: 'None',
    on_street: 'On the street',
    permit: 'On the street with a permit',
    off_street: 'Off the street',
    driveway: 'Driveway',
    allocated: 'Allocated space',
    carport: 'Carport',
    single_garage: 'Single garage',
    double_garage: 'Double garage',
    triple_garage: 'Triple garage',
    ev_charger: 'Electric car charger',
    fee: 'For a fee',
  },
  outside: {
    none: 'None',
    front_garden: 'Front garden',
    back_garden: 'Back garden',
    communal_garden: 'Shared garden',
    patio: 'Patio',
    terrace: 'Terrace',
    balcony: 'Balcony',
    roof_terrace: 'Roof terrace',
    land: 'Land',
  },
  restrictions: {
    conservation_area: 'In a conservation area',
    listed: 'Listed building',
    lease: 'Limits in the lease',
    covenants: 'Covenants: promises that come with the title',
    tree_preservation: 'Protected trees (tree preservation order)',
    sublet: 'Limits on subletting',
    holiday_let: 'No holiday lets',
    business_use: 'No business use',
    development: 'Limits on building or extending',
    real_burden: 'Real burdens: duties that come with the title',
  },
  rights: {
    public_way: 'Public right of way over the land',
    private_way: 'Private right of way',
    shared_drive: 'Shared drive',
    servitude: 'Servitude: a right of another owner over the land',
    registered_easement: 'Registered easement: a right of another owner over the land',
    loft_access: 'Access to the loft for others',
    drain_access: 'Access to drains for others',
  },
  floodSources: {
    river: 'river',
    sea: 'sea',
    groundwater: 'groundwater',
    lake: 'lake',
    reservoir: 'reservoir',
    surface: 'surface water',
  },
  accessibility: {
    step_free: 'Step-free entrance',
    level_access: 'Level access',
    lift: 'Lift',
    wet_room: 'Wet room',
    level_shower: 'Level shower',
    ramp: 'Ramp',
    wide_doors: 'Wide doors',
    lateral_living: 'Everything on one floor',
  },
  construction: {
    standard: 'Standard: brick or stone walls under slate or tile',
    timber_frame: 'Timber frame',
    steel_frame: 'Steel frame',
    concrete: 'Concrete',
    cob: 'Cob',
    thatch: 'Thatch',
    modular: 'Modular',
    other: 'Other than standard',
  },
};

/** `Mains, solar panels` for codes; undefined without an answer, `ifEmpty` for an empty list. */
export function formatList<Code extends string>(
  codes: readonly Code[] | undefined,
  say: Readonly<Record<Code, string>>,
  ifEmpty?: string,
): string | undefined {
  if (codes === undefined) return undefined;
  if (codes.length === 0) return ifEmpty;
  const [first, ...rest] = codes.map((code) => say[code]);
  return [first, ...rest.map(lowerFirst)].join(', ');
}

/** Lower-cases the first letter for use within a sentence; abbreviations keep theirs. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const taxNames: Record<TaxName, string> = {
  SDLT: 'Stamp Duty Land Tax',
  LBTT: 'Land and Buildings Transaction Tax',
  LTT: 'Land Transaction Tax',
};

export const buyerKinds: readonly { readonly value: BuyerKind; readonly label: string }[] = [
  { value: 'mover', label: 'I’m moving home' },
  { value: 'first_time', label: 'My first home' },
  { value: 'additional', label: 'An additional home' },
];
