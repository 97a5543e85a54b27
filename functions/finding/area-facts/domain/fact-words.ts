import type { Nation } from '../../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import type { SoldType } from '../../home-records/domain/price-guide.ts';
import type { RecordStatus } from '../../home-records/domain/record-status.ts';
import type { AreaSource, AreaSourceKey } from './sources.ts';
import type { StationKind } from './stations.ts';

// Read by the site and by its server as well, whose pages load without zod.

/** The text where a source has nothing. */
const nothingFound: Readonly<Record<AreaSourceKey, string>> = {
  sold: 'Too few homes were sold here in the last two years to say.',
  schools: 'There’s no school nearby.',
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

const coverage: Readonly<Record<AreaSourceKey, Coverage>> = {
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
export function describeMissingFact(key: AreaSourceKey, status: RecordStatus, nation: Nation): string {
  if (status === 'unavailable') return 'Not available at the moment.';
  if (status === 'none') return nothingFound[key];
  const { covers, elsewhere } = coverage[key];
  return [covers, elsewhere[nation]].filter(Boolean).join(' ');
}

export function describeFactSource({ name, checkedOn, isDemo }: AreaSource): string {
  return `${isDemo ? 'Demo data, not from' : 'Source:'} ${name}. Checked on ${formatLondonDate(checkedOn)}.`;
}

export const soldTypeNames: Readonly<Record<SoldType, string>> = {
  detached: 'Detached',
  semi_detached: 'Semi-detached',
  terraced: 'Terraced',
  flat: 'Flats',
  other: 'Other',
};

export const stationKindNames: Readonly<Record<StationKind, string>> = {
  rail: 'Railway',
  underground: 'Underground',
  dlr: 'DLR',
  tram: 'Tram',
  metro: 'Metro',
};
