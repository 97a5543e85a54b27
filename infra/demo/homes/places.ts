import type { Place, PlaceRow } from './place.ts';
import { englandPlaces } from './places-england.ts';
import { nationPlaces } from './places-nations.ts';
import type { Nation } from './types.ts';

const toPlaces = (nation: Nation, rows: readonly PlaceRow[]): Place[] =>
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
  england: toPlaces('england', englandPlaces),
  scotland: toPlaces('scotland', nationPlaces.scotland),
  wales: toPlaces('wales', nationPlaces.wales),
  northern_ireland: toPlaces('northern_ireland', nationPlaces.northernIreland),
};

/** Pounds a square metre by outcode, for what has to agree with the demo's homes. */
export const priceLevels: ReadonlyMap<string, number> = new Map(
  Object.values(places)
    .flat()
    .map(({ outcode, level }) => [outcode, level]),
);

/** How far from the middle of its district a home may lie, in degrees of latitude; short where the sea is near. */
export function getSpread({ setting }: Place): number {
  return setting === 'coast' ? 0.003 : setting === 'rural' ? 0.008 : 0.006;
}
