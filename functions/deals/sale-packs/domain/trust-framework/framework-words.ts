/** Our words, by key fact, in those of the framework. */
export type Words = Readonly<Record<string, string>>;

export const parking: Words = {
  driveway: 'Driveway',
  single_garage: 'Garage',
  double_garage: 'Garage',
  triple_garage: 'Garage',
  carport: 'Covered',
  off_street: 'Off Street',
  allocated: 'Allocated',
  on_street: 'On Street',
  permit: 'On Street',
};
export const outside: Words = {
  front_garden: 'Front garden',
  back_garden: 'Rear garden',
  communal_garden: 'Communal garden',
  balcony: 'Balcony',
};
export const accessibility: Words = {
  level_access: 'Level access',
  ramp: 'Ramped access',
  lift: 'Lift access',
  wide_doors: 'Wide doorways',
  level_shower: 'Level access shower',
  lateral_living: 'Lateral living',
};
export const broadband: Words = {
  fttp: 'FTTP (Fibre to the Premises)',
  fttc: 'FTTC (Fibre to the Cabinet)',
  cable: 'Cable',
  adsl: 'ADSL copper wire',
};
export const fuels: Words = { gas_central: 'Mains gas', oil: 'Oil', lpg: 'LPG', biomass: 'Biomass' };
export const otherHeating: Words = {
  night_storage: 'Night storage',
  ground_source_heat_pump: 'Ground source heat pump',
  air_source_heat_pump: 'Air source heat pump',
  solar_thermal: 'Solar thermal',
  underfloor: 'Underfloor heating',
  wood_burner: 'Wood burner',
  open_fire: 'Open fire',
};
export const offMains: Words = {
  septic_tank: 'Septic tank',
  cesspit: 'Cesspit',
  treatment_plant: 'Sewerage treatment plant',
};
export const floods: Words = {
  river: 'River flooding',
  sea: 'Coastal flooding',
  surface: 'Surface water',
  groundwater: 'Ground water',
};
/** What supplies a home that is not on the mains, in our words: the framework asks for it in the owner’s own. */
export const supplies: Words = {
  wind_turbine: 'Wind turbine',
  private_supply: 'Private supply',
  private_borehole: 'Private borehole',
  private_spring: 'Private spring',
};

/** A word of the framework in ours: the first, as a permit says more than a street; undefined where all of ours say more. */
export function readWord(word: string, words: Words): string | undefined {
  return wider.has(word) ? undefined : Object.keys(words).find((ours) => words[ours] === word);
}

/** A garage has no size there, and a covered space may be no carport. */
const wider: ReadonlySet<string> = new Set(['Garage', 'Covered']);
