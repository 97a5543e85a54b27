import type { KeyFacts } from '../../../../listings/properties/domain/key-facts.ts';
import {
  accessibility,
  broadband,
  floods,
  fuels,
  offMains,
  otherHeating,
  outside,
  parking,
  supplies,
  type Words,
} from './framework-words.ts';
import type { ClaimValue } from './verified-claims.ts';

type Claims = Record<string, ClaimValue>;
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
    ...(electricity?.some((supply) => supply in supplies) && {
      '/propertyPack/electricity/otherSources': { yesNo: 'Yes', ...describeSupplies(electricity) },
    }),
    ...(water?.length && {
      '/propertyPack/waterAndDrainage/water/mainsWater': water.includes('mains')
        ? { yesNo: 'Yes' }
        : { yesNo: 'No', ...describeSupplies(water) },
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

/** The supplies that the framework has no words for, in ours. */
function describeSupplies(answers: readonly string[]): { details?: string } {
  const names = answers.flatMap((answer) => supplies[answer] ?? []);
  return names.length > 0 ? { details: names.join(', ') } : {};
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
