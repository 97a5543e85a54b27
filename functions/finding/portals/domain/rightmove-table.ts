import type { Nation, PriceQualifier, PropertyType, Tenure } from '../../../../events/vocabulary.ts';
import type { MarketState, RemovalReason } from './advert-target.ts';
import type { FactOption, WordTable } from './home-words.ts';

/** Rightmove's codes for our words; OnTheMarket takes the same. A BLM file shares those of types and qualifiers. */
export const rightmoveTypes: Readonly<Record<PropertyType, number>> = {
  detached: 4,
  semi_detached: 3,
  terraced: 1,
  end_of_terrace: 2,
  link_detached: 21,
  mews: 5,
  town_house: 22,
  cottage: 23,
  detached_bungalow: 15,
  semi_detached_bungalow: 14,
  terraced_bungalow: 13,
  flat: 8,
  maisonette: 11,
  studio: 9,
  penthouse: 29,
  duplex: 56,
  triplex: 59,
  park_home: 50,
  houseboat: 141,
  land: 20,
  other: 0,
};

export const rightmoveTenures: Readonly<Record<Tenure, number>> = {
  freehold: 1,
  leasehold: 2,
  share_of_freehold: 5,
  commonhold: 4,
};

export const rightmoveQualifiers: Readonly<Record<PriceQualifier, number>> = {
  none: 0,
  poa: 1,
  guide_price: 2,
  fixed_price: 3,
  offers_in_excess_of: 4,
  offers_in_region_of: 5,
  from: 7,
  offers_over: 10,
};

/** Scotland concludes missives where the other nations exchange contracts. */
const salesInScotland = { available: 1, under_offer: 4, sold_stc: 3 } as const;
const salesElsewhere = { ...salesInScotland, sold_stc: 2 } as const;
export const rightmoveStates: Readonly<Record<Nation, Readonly<Record<MarketState, number>>>> = {
  england: salesElsewhere,
  wales: salesElsewhere,
  northern_ireland: salesElsewhere,
  scotland: salesInScotland,
};

export const rightmoveRemovals: Readonly<Record<RemovalReason, number>> = {
  sold: 7,
  withdrawn: 9,
  removed: 11,
};

export const rightmoveHeating: WordTable<FactOption<'heating'>, number> = {
  gas_central: 7,
  electric: 5,
  night_storage: 8,
  oil: 9,
  lpg: 6,
  biomass: 48,
  ground_source_heat_pump: 49,
  air_source_heat_pump: 50,
  district: null,
  solar_thermal: 53,
  underfloor: 12,
  wood_burner: 46,
  open_fire: 47,
  none: null,
};

export const rightmoveParking: WordTable<FactOption<'parking'>, number> = {
  driveway: 17,
  single_garage: 16,
  double_garage: 16,
  triple_garage: 16,
  carport: 15,
  off_street: 19,
  allocated: 13,
  ev_charger: 57,
  on_street: 20,
  permit: 22,
  fee: null,
  none: 56,
};

export const rightmoveOutside: WordTable<FactOption<'outside'>, number> = {
  front_garden: 32,
  back_garden: 29,
  communal_garden: 30,
  patio: 36,
  terrace: 35,
  balcony: null,
  roof_terrace: 35,
  land: null,
  none: null,
};

export const rightmoveAccess: WordTable<FactOption<'accessibility'>, number> = {
  step_free: 43,
  level_access: 37,
  ramp: 39,
  lift: 38,
  wide_doors: 41,
  wet_room: 40,
  level_shower: 44,
  lateral_living: 45,
};

export const rightmoveElectricity: WordTable<FactOption<'electricity'>, string> = {
  mains: 'mains_supply',
  solar_pv: 'solar_pv_panels',
  wind_turbine: 'wind_turbine',
  private_supply: 'private_supply',
  none: null,
};

export const rightmoveWater: WordTable<FactOption<'water'>, string> = {
  mains: 'mains_supply',
  private_borehole: 'private_supply',
  private_spring: 'private_supply',
  none: null,
};

export const rightmoveSewerage: WordTable<FactOption<'sewerage'>, string> = {
  mains: 'mains_supply',
  septic_tank: 'private_supply',
  cesspit: 'private_supply',
  treatment_plant: 'private_supply',
  none: null,
};

export const rightmoveBroadband: WordTable<FactOption<'broadband'>, string> = {
  fttp: 'fttp',
  fttc: 'fttc',
  cable: 'cable',
  adsl: 'adsl',
  satellite: null,
  mobile: null,
  none: 'none',
  unknown: null,
};

export const rightmoveFloods: Readonly<Record<FactOption<'floodSources'>, string>> = {
  river: 'river',
  sea: 'sea',
  surface: 'other',
  groundwater: 'groundwater',
  lake: 'lake',
  reservoir: 'reservoir',
};

/** What an option of the rights means for Rightmove’s two questions about access. */
export const rightmoveRights: Readonly<Record<FactOption<'rights'>, 'rights_of_way' | 'required_access'>> = {
  public_way: 'rights_of_way',
  private_way: 'rights_of_way',
  shared_drive: 'rights_of_way',
  registered_easement: 'required_access',
  servitude: 'required_access',
  loft_access: 'required_access',
  drain_access: 'required_access',
};

/** Of media. */
export const rightmoveMedia = { image: 1, floorPlan: 2, virtualTour: 4, epc: 6, epcGraph: 7 } as const;

export const squareMetres = 2;
export const salesChannel = 1;
