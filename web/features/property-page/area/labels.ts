import type { AreaFactKey, AreaFacts } from './api.ts';

export const factTitles: Readonly<Record<AreaFactKey, string>> = {
  sold: 'Sold prices',
  schools: 'Schools',
  stations: 'Stations',
  broadband: 'Broadband',
  flood: 'Flood risk',
  crime: 'Crime',
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
