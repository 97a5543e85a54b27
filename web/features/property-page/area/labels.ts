import type { Nation } from '../../../../events/vocabulary.ts';
import { formatDate } from '../../../lib/format.ts';
import type { AreaFact, AreaFactKey, AreaFacts } from './api.ts';

type AreaStatus = AreaFact['status'];

export const factTitles: Readonly<Record<AreaFactKey, string>> = {
  sold: 'Sold prices',
  schools: 'Schools',
  stations: 'Stations',
  broadband: 'Broadband',
  flood: 'Flood risk',
  crime: 'Crime',
};

/** The text where a source has nothing. */
const nothingFound: Readonly<Record<AreaFactKey, string>> = {
  sold: 'Too few homes were sold here in the last two years to say.',
  schools: 'There’s no school within three miles.',
  stations: 'There’s no station within ten miles.',
  broadband: 'Ofcom has no speeds for this postcode.',
  flood: 'The map has no risk for this place.',
  crime: 'The police have published no crimes for this place. Not every force publishes them.',
};

interface Coverage {
  readonly covers: string;
  /** Who has it in the nations that are not covered. */
  readonly elsewhere: Readonly<Partial<Record<Nation, string>>>;
}

const coverage: Readonly<Record<AreaFactKey, Coverage>> = {
  sold: {
    covers: 'HM Land Registry has sales in England and Wales only.',
    elsewhere: {
      scotland: 'Registers of Scotland keeps those in Scotland.',
      northern_ireland: 'Land & Property Services keeps those in Northern Ireland.',
    },
  },
  schools: {
    covers: 'This register has schools in England only.',
    elsewhere: {
      wales: 'The Welsh Government lists those in Wales.',
      scotland: 'Education Scotland lists those in Scotland.',
      northern_ireland: 'The Department of Education lists those in Northern Ireland.',
    },
  },
  stations: {
    covers: 'This list has stations in Great Britain only.',
    elsewhere: { northern_ireland: 'Translink runs the trains in Northern Ireland.' },
  },
  broadband: { covers: 'Ofcom has no speeds for this nation.', elsewhere: {} },
  flood: {
    covers: 'This map covers England only.',
    elsewhere: {
      wales: 'Natural Resources Wales has one for Wales.',
      scotland: 'The Scottish Environment Protection Agency has one for Scotland.',
      northern_ireland: 'The Department for Infrastructure has one for Northern Ireland.',
    },
  },
  crime: {
    covers: 'These figures cover England, Wales and Northern Ireland.',
    elsewhere: { scotland: 'Police Scotland publishes its own, by council area.' },
  },
};

/** Why a fact has no content. */
export function describeMissingFact(key: AreaFactKey, status: AreaStatus, nation: Nation): string {
  if (status === 'unavailable') return 'Not available at the moment.';
  if (status === 'none') return nothingFound[key];
  const { covers, elsewhere } = coverage[key];
  return [covers, elsewhere[nation]].filter(Boolean).join(' ');
}

export function describeFactSource({ name, checkedOn, isDemo }: NonNullable<AreaFact['source']>): string {
  return `${isDemo ? 'Demo data, not from' : 'Source:'} ${name}. Checked on ${formatDate(checkedOn)}.`;
}

export const soldTypeNames: Readonly<Record<AreaFacts['sold']['types'][number]['type'], string>> = {
  detached: 'Detached',
  semi_detached: 'Semi-detached',
  terraced: 'Terraced',
  flat: 'Flats',
  other: 'Other',
};

export const stationKindNames: Readonly<Record<AreaFacts['stations']['stations'][number]['kind'], string>> = {
  rail: 'Railway',
  underground: 'Underground',
  dlr: 'DLR',
  tram: 'Tram',
  metro: 'Metro',
};

interface FloodWords {
  readonly name: string;
  readonly chance: string;
}

export const floodWords: Readonly<Record<NonNullable<AreaFacts['flood']['band']>, FloodWords>> = {
  high: { name: 'High', chance: 'a chance of more than 1 in 30 each year' },
  medium: { name: 'Medium', chance: 'a chance between 1 in 100 and 1 in 30 each year' },
  low: { name: 'Low', chance: 'a chance between 1 in 1,000 and 1 in 100 each year' },
  very_low: { name: 'Very low', chance: 'a chance of less than 1 in 1,000 each year' },
};
