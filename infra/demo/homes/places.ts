import type { Place, PlaceRow } from './place.ts';
import type { Nation } from './types.ts';
import { englandPlaces } from './places-england.ts';
import { nationPlaces } from './places-nations.ts';

const from = (nation: Nation, rows: readonly PlaceRow[]): Place[] =>
  rows.map(([town, district, county, outcode, lat, lng, level, setting]) => ({
    nation,
    town,
    district,
    county,
    outcode,
    lat,
    lng,
    level,
    setting,
  }));

export const places: Readonly<Record<Nation, readonly Place[]>> = {
  england: from('england', englandPlaces),
  scotland: from('scotland', nationPlaces.scotland),
  wales: from('wales', nationPlaces.wales),
  northern_ireland: from('northern_ireland', nationPlaces.northernIreland),
};

/** How far from the middle of its district a home may lie, in degrees of latitude; short where the sea is near. */
export function spread({ setting }: Place): number {
  return setting === 'coast' ? 0.003 : setting === 'rural' ? 0.008 : 0.006;
}
