import type { KeyFacts } from '../../../../listings/properties/domain/key-facts.ts';
import type { ClaimValue } from './verified-claims.ts';

type Claims = Record<string, ClaimValue>;
type Words = Readonly<Record<string, string>>;

const parking: Words = {
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
const outside: Words = {
  front_garden: 'Front garden',
  back_garden: 'Rear garden',
  communal_garden: 'Communal garden',
  balcony: 'Balcony',
};
const accessibility: Words = {
  level_access: 'Level access',
  ramp: 'Ramped access',
  lift: 'Lift access',
  wide_doors: 'Wide doorways',
  level_shower: 'Level access shower',
  lateral_living: 'Lateral living',
};
const broadband: Words = {
  fttp: 'FTTP (Fibre to the Premises)',
  fttc: 'FTTC (Fibre to the Cabinet)',
  cable: 'Cable',
  adsl: 'ADSL copper wire',
};
const fuels: Words = { gas_central: 'Mains gas', oil: 'Oil', lpg: 'LPG', biomass: 'Biomass' };
const otherHeating: Words = {
  night_storage: 'Night storage',
  ground_source_heat_pump: 'Ground source heat pump',
  air_source_heat_pump: 'Air source heat pump',
  solar_thermal: 'Solar thermal',
  underfloor: 'Underfloor heating',
  wood_burner: 'Wood burner',
  open_fire: 'Open fire',
};
const offMains: Words = {
  septic_tank: 'Septic tank',
  cesspit: 'Cesspit',
  treatment_plant: 'Sewerage treatment plant',
};
const floods: Words = {
  river: 'River flooding',
  sea: 'Coastal flooding',
  surface: 'Surface water',
  groundwater: 'Ground water',
};

const toYesNo = (isSo: boolean) => ({ yesNo: isSo ? 'Yes' : 'No' });

/** All of an answer in the framework's words; undefined where one has none, as a part would read as the whole. */
function translate(answers: readonly string[] | undefined, words: Words): string[] | undefined {
  const known = answers?.filter((answer) => answer !== 'ev_charger').map((answer) => words[answer]);
  if (!known || known.length === 0) return undefined;
  const all = known.filter((word) => word !== undefined);
  return all.length === known.length ? [...new Set(all)] : undefined;
}

const addClaim = (pointer: string, value: ClaimValue | undefined): Claims =>
  value === undefined ? {} : { [pointer]: value };

/** The listing's key facts that the framework has a field for, with the meaning that the field has. */
export function listKeyFactClaims(keyFacts: KeyFacts): Claims {
  return {
    ...listSupplyClaims(keyFacts),
    ...listPlaceClaims(keyFacts),
    ...listRiskClaims(keyFacts),
    ...listTaxClaims(keyFacts),
  };
}

function listSupplyClaims({ heating, electricity, water, sewerage, broadband: lines }: KeyFacts): Claims {
  const [drain] = sewerage ?? [];
  const offMainsType = drain && offMains[drain];
  const connection = lines?.length === 1 ? broadband[lines[0] ?? ''] : undefined;
  return {
    ...(electricity?.length && {
      '/propertyPack/electricity/mainsElectricity': toYesNo(electricity.includes('mains')),
    }),
    ...(electricity?.includes('solar_pv') && { '/propertyPack/electricity/solarPanels': { yesNo: 'Yes' } }),
    ...(water?.length && {
      '/propertyPack/waterAndDrainage/water/mainsWater': toYesNo(water.includes('mains')),
    }),
    ...(sewerage?.length === 1 &&
      (drain === 'mains' || offMainsType) && {
        '/propertyPack/waterAndDrainage/drainage/mainsFoulDrainage': offMainsType
          ? { yesNo: 'No', offMainsDrainageSystem: { offMainsDrainageSystemType: offMainsType } }
          : { yesNo: 'Yes' },
      }),
    ...addClaim('/propertyPack/connectivity/broadband/typeOfConnection', connection),
    ...listHeatingClaims(heating ?? []),
  };
}

function listHeatingClaims(heating: readonly string[]): Claims {
  const [fuel, ...more] = heating.filter((kind) => kind in fuels);
  const others = heating.flatMap((kind) => otherHeating[kind] ?? []);
  const system =
    fuel !== undefined && more.length === 0
      ? {
          heatingType: 'Central heating',
          centralHeatingDetails: { centralHeatingFuel: { centralHeatingFuelType: fuels[fuel] } },
        }
      : heating.length === 1 && heating[0] === 'district'
        ? { heatingType: 'Communal heating system' }
        : undefined;
  return {
    ...addClaim('/propertyPack/heating/heatingSystem', system),
    ...addClaim('/propertyPack/heating/otherHeatingFeatures', others.length > 0 ? others : undefined),
  };
}

function listPlaceClaims(keyFacts: KeyFacts): Claims {
  const has = new Set<string>([...(keyFacts.restrictions ?? []), ...(keyFacts.rights ?? [])]);
  const yes = { yesNo: 'Yes' };
  return {
    ...addClaim('/propertyPack/parking/parkingArrangements', translate(keyFacts.parking, parking)),
    ...(keyFacts.parking?.includes('ev_charger') && {
      '/propertyPack/parking/electricVehicleChargingPoint': yes,
    }),
    ...addClaim(
      '/propertyPack/residentialPropertyFeatures/outsideAreas',
      translate(keyFacts.outside, outside),
    ),
    ...addClaim(
      '/propertyPack/typeOfConstruction/accessibilityAndAdaptations',
      translate(keyFacts.accessibility, accessibility),
    ),
    ...(has.has('listed') && { '/propertyPack/listingAndConservation/isListed': yes }),
    ...(has.has('conservation_area') && {
      '/propertyPack/listingAndConservation/isConservationArea': yes,
    }),
    ...(has.has('tree_preservation') && {
      '/propertyPack/listingAndConservation/hasTreePreservationOrder': yes,
    }),
    ...(has.has('public_way') && {
      '/propertyPack/rightsAndInformalArrangements/rightsOrArrangements/publicRightOfWay': yes,
    }),
  };
}

function listRiskClaims({ floodedInFiveYears, floodSources, floodDefences, construction }: KeyFacts): Claims {
  const typeOfFlooding = translate(floodSources, floods);
  return {
    // Five dry years are not “never”, which the field asks for.
    ...(floodedInFiveYears && {
      '/propertyPack/environmentalIssues/flooding/historicalFlooding': {
        hasBeenFlooded: 'Yes',
        ...(typeOfFlooding && { typeOfFlooding }),
      },
    }),
    ...(floodDefences !== undefined && {
      '/propertyPack/environmentalIssues/flooding/floodDefences': {
        hasFloodDefences: floodDefences ? 'Yes' : 'No',
      },
    }),
    ...(construction === 'standard' && {
      '/propertyPack/typeOfConstruction/isStandardForm': { yesNo: 'Yes' },
    }),
  };
}

function listTaxClaims({ councilTaxBand, councilTaxPence }: KeyFacts): Claims {
  return {
    ...(councilTaxBand !== undefined &&
      councilTaxBand !== 'unknown' && { '/propertyPack/councilTax/councilTaxBand': councilTaxBand }),
    ...(councilTaxPence !== undefined && {
      '/propertyPack/councilTax/councilTaxAnnualCharge': councilTaxPence / 100,
    }),
  };
}
