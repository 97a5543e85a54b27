import type { Nation } from './types.ts';
import { englandPlaces } from './places-england.ts';
import { nationPlaces } from './places-nations.ts';

export type Setting = 'metro' | 'city' | 'town' | 'coast' | 'rural';

export interface Place {
  readonly nation: Nation;
  readonly town: string;
  readonly district: string;
  readonly county: string;
  readonly outcode: string;
  readonly lat: number;
  readonly lng: number;
  /** Pounds a square metre for an ordinary home there, 2026. */
  readonly level: number;
  readonly setting: Setting;
}

/** Town, district, county, outcode, latitude, longitude, pounds a square metre, setting. */
export type PlaceRow = readonly [string, string, string, string, number, number, number, Setting];

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
export const spread = ({ setting }: Place): number =>
  setting === 'coast' ? 0.003 : setting === 'rural' ? 0.008 : 0.006;
