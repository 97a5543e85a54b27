export const heatingWords: Readonly<Record<string, string>> = {
  gas_central: 'gas central heating',
  electric: 'electric heating',
  night_storage: 'night storage heaters',
  oil: 'oil-fired central heating',
  lpg: 'LPG heating',
  ground_source_heat_pump: 'a ground-source heat pump',
  air_source_heat_pump: 'an air-source heat pump',
  district: 'heat from the communal network',
  underfloor: 'underfloor heating',
  wood_burner: 'a wood burner',
  open_fire: 'an open fire',
};
