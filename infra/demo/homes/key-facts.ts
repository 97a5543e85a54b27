import type { Dice } from '../random.ts';
import type { Dwelling } from './dwelling.ts';
import { createLease, type DrawnDwelling } from './lease.ts';
import type { Broadband, Construction, Heating, KeyFacts, Parking, Restriction, Right } from './types.ts';

function drawHeating({ dice, place, style, newBuild, floor }: DrawnDwelling): Heating[] {
  if (style.name === 'houseboat') return ['wood_burner', 'electric'];
  if (style.name === 'parkhome') return ['lpg'];
  if (style.name === 'barn') return ['air_source_heat_pump', 'underfloor', 'wood_burner'];
  if (newBuild)
    return style.flat
      ? dice.pick([['district'], ['electric'], ['district', 'underfloor']])
      : ['air_source_heat_pump', 'underfloor'];
  if (style.name === 'apartment')
    return dice.weighted<Heating[]>([
      [['electric'], 4],
      [['gas_central'], 4],
      [['district'], 2],
    ]);
  const fire: Heating[] =
    style.period && floor <= 0 && dice.chance(0.4) ? [dice.pick(['wood_burner', 'open_fire'] as const)] : [];
  if (place.setting === 'rural')
    return dice.weighted<Heating[]>([
      [['oil', ...fire], 5],
      [['lpg', ...fire], 2],
      [['air_source_heat_pump', ...fire], 2],
      [['gas_central', ...fire], 2],
    ]);
  if (place.nation === 'northern_ireland' && dice.chance(0.45)) return ['oil', ...fire];
  return ['gas_central', ...fire];
}

function drawBroadband({ dice, place, newBuild }: DrawnDwelling): Broadband[] {
  if (newBuild) return ['fttp'];
  if (place.setting === 'rural')
    return dice.weighted<Broadband[]>([
      [['fttc'], 4],
      [['fttp'], 3],
      [['adsl', 'mobile'], 2],
      [['satellite', 'adsl'], 1],
    ]);
  if (place.setting === 'metro' || place.setting === 'city')
    return dice.weighted<Broadband[]>([
      [['fttp', 'cable'], 5],
      [['fttp'], 4],
      [['fttc', 'cable'], 2],
    ]);
  return dice.weighted<Broadband[]>([
    [['fttp'], 5],
    [['fttc'], 4],
    [['fttc', 'cable'], 2],
  ]);
}

function drawParking({ dice, place, style, newBuild }: DrawnDwelling): Parking[] {
  const charger: Parking[] = newBuild || dice.chance(0.16) ? ['ev_charger'] : [];
  switch (style.name) {
    case 'family':
      return ['driveway', dice.chance(0.3) ? 'double_garage' : 'single_garage', ...charger];
    case 'thirties':
      return dice.chance(0.6) ? ['driveway', 'single_garage', ...charger] : ['driveway', ...charger];
    case 'edwardian':
      return dice.pick<Parking[]>([['driveway', ...charger], ['on_street'], ['off_street']]);
    case 'georgian':
    case 'barn':
    case 'farmhouse':
      return [
        'driveway',
        ...(style.name === 'farmhouse' ? (['single_garage'] as const) : (['double_garage'] as const)),
        ...charger,
      ];
    case 'bungalow':
      return ['driveway', ...(dice.chance(0.5) ? (['single_garage'] as const) : []), ...charger];
    case 'cottage':
      return dice.pick<Parking[]>([['off_street'], ['on_street'], ['driveway']]);
    case 'townhouse':
      return ['allocated', ...charger];
    case 'parkhome':
      return ['driveway'];
    case 'houseboat':
      return ['permit'];
    case 'mews':
      return ['single_garage'];
    case 'apartment':
      return dice.weighted<Parking[]>([
        [['allocated', ...charger], 5],
        [['none'], 3],
        [['permit'], 2],
      ]);
    default:
      return place.setting === 'metro' || place.setting === 'city' ? ['permit'] : ['on_street'];
  }
}

function drawRules({ dice, place, style, tenure, newBuild }: DrawnDwelling): {
  restrictions: Restriction[];
  rights: Right[];
} {
  const restrictions: Restriction[] = [];
  const rights: Right[] = [];
  if (['georgian', 'stucco', 'newtown', 'mews'].includes(style.name) || (style.period && dice.chance(0.28)))
    restrictions.push('conservation_area');
  if (
    style.name === 'newtown' ||
    (style.name === 'georgian' && dice.chance(0.7)) ||
    (style.name === 'cottage' && dice.chance(0.22)) ||
    (style.name === 'barn' && dice.chance(0.25))
  )
    restrictions.push('listed');
  if (tenure === 'leasehold' && style.flat)
    restrictions.push('lease', ...(dice.chance(0.35) ? (['holiday_let'] as const) : []));
  if (newBuild && !style.flat) restrictions.push('covenants');
  if (place.nation === 'scotland') restrictions.push('real_burden');
  if (place.setting === 'rural' && dice.chance(0.22)) restrictions.push('tree_preservation');
  if (place.nation === 'scotland' && !style.flat && dice.chance(0.25)) rights.push('servitude');
  else if (place.nation !== 'scotland' && style.street === 'lane' && dice.chance(0.3))
    rights.push(dice.pick(['private_way', 'public_way', 'registered_easement'] as const));
  if (style.name === 'victorian' && dice.chance(0.16)) rights.push('drain_access');
  if (style.name === 'thirties' && dice.chance(0.14)) rights.push('shared_drive');
  return { restrictions, rights };
}

const miningCounties = new Set([
  'South Yorkshire',
  'West Yorkshire',
  'Tyne and Wear',
  'County Durham',
  'Derbyshire',
  'Nottinghamshire',
  'Cornwall',
  'Swansea',
  'Wrexham',
  'Glasgow City',
]);

function drawConstruction({ dice, style, newBuild }: DrawnDwelling): Construction {
  if (style.name === 'parkhome') return 'modular';
  if (style.name === 'houseboat') return 'other';
  if (style.name === 'barn') return 'timber_frame';
  if (style.name === 'apartment') return dice.pick(['concrete', 'steel_frame'] as const);
  return newBuild && dice.chance(0.5) ? 'timber_frame' : 'standard';
}

function drawRisks({
  dice,
  place,
  style,
}: DrawnDwelling): Pick<
  KeyFacts,
  'floodedInFiveYears' | 'floodSources' | 'floodDefences' | 'coastalErosion' | 'miningArea'
> {
  const floodSources: KeyFacts['floodSources'] =
    style.name === 'houseboat'
      ? ['river']
      : place.setting === 'coast' && dice.chance(0.25)
        ? ['sea']
        : dice.chance(0.1)
          ? [dice.pick(['river', 'surface'] as const)]
          : [];
  const flooded = floodSources.length > 0 && style.name !== 'houseboat' && dice.chance(0.14);
  return {
    floodedInFiveYears: flooded,
    floodSources,
    ...(floodSources.length > 0 && { floodDefences: flooded || dice.chance(0.5) }),
    coastalErosion: false,
    miningArea: miningCounties.has(place.county),
  };
}

function drawAccess({ dice, style, floor, retirement }: DrawnDwelling): KeyFacts['accessibility'] {
  const found: KeyFacts['accessibility'] = [];
  if (style.name === 'apartment') found.push('lift', 'step_free', 'lateral_living');
  else if (style.flat) found.push('lateral_living');
  if (style.name === 'bungalow' || style.name === 'parkhome')
    found.push('lateral_living', ...(dice.chance(0.5) ? (['step_free'] as const) : []));
  if (retirement) found.push('level_shower', 'wide_doors');
  return floor > 0 && style.name !== 'apartment' ? found.filter((f) => f !== 'step_free') : found;
}

const drawOutside = (of: DrawnDwelling): KeyFacts['outside'] => {
  if (of.rooms.outside === 'view-city') return ['balcony'];
  if (of.rooms.outside === 'garden-courtyard') return ['patio'];
  if (of.style.flat) return of.rooms.outside ? ['communal_garden'] : ['none'];
  if (of.style.name === 'houseboat') return ['terrace'];
  if (of.style.street === 'lane' && of.style.name !== 'cottage')
    return ['front_garden', 'back_garden', 'patio', 'land'];
  return ['front_garden', 'back_garden', 'patio'];
};

/** The material information of a listing, in agreement with the property's kind, place, age and tenure. */
export function createKeyFacts(
  dice: Dice,
  dwelling: Dwelling,
): Omit<KeyFacts, 'councilTaxBand' | 'councilTaxPence' | 'domesticRatesPence'> {
  const of: DrawnDwelling = { ...dwelling, dice };
  const { place, style, newBuild } = of;
  const remote = style.street === 'lane' && place.setting === 'rural';
  const solar = newBuild || (!style.flat && dice.chance(0.12));
  return {
    ...(of.tenure === 'leasehold' && { leasehold: createLease(of) }),
    ...(of.sharedOwnership && { sharedOwnershipPercent: dice.pick([40, 50, 60, 75]) }),
    electricity: solar && style.name !== 'houseboat' ? ['mains', 'solar_pv'] : ['mains'],
    water: [
      remote && dice.chance(0.22) ? dice.pick(['private_borehole', 'private_spring'] as const) : 'mains',
    ],
    sewerage: [remote ? dice.pick(['septic_tank', 'treatment_plant', 'septic_tank'] as const) : 'mains'],
    heating: drawHeating(of),
    broadband: drawBroadband(of),
    mobile:
      place.setting === 'rural'
        ? dice.pick(['variable', 'poor', 'good'] as const)
        : dice.weighted([
            ['good', 5],
            ['variable', 1],
          ]),
    parking: drawParking(of),
    outside: drawOutside(of),
    ...drawRules(of),
    ...drawRisks(of),
    accessibility: drawAccess(of),
    construction: drawConstruction(of),
    ...(style.name === 'apartment' && {
      buildingSafety: newBuild
        ? 'Built to current fire regulations; completion certificate available.'
        : dice.pick([
            'EWS1 form in place, rating A1.',
            'Under 11 metres; no EWS1 form needed, the insurer’s survey is available.',
            'EWS1 form in place, rating B1; no works required.',
          ]),
    }),
    ...(!style.flat &&
      !newBuild &&
      dice.chance(0.16) && {
        planning: dice.pick([
          'Permission granted in 2024 for a single-storey rear extension, not yet begun.',
          'Loft conversion of 2019 has its completion certificate.',
          'Neighbour has permission for a rear dormer.',
        ]),
      }),
  };
}
