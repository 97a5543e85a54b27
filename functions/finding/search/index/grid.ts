import { findFirst } from './binary-search.ts';

/** Bands of latitude, a hundredth of a degree or 1.1 km high. */
const bandsPerDegree = 100;

export function bandOf(lat: number): number {
  return Math.floor(lat * bandsPerDegree);
}
export function southOf(band: number): number {
  return band / bandsPerDegree;
}

/** Fills the first row of each band, and the end, from rows in the order of bands. */
export function fillBandStart(bandStart: Uint32Array, firstBand: number, lat: Float64Array): void {
  let band = 0;
  for (let row = 0; row < lat.length; row++) {
    const of = bandOf(lat[row] ?? 0) - firstBand;
    while (band <= of) bandStart[band++] = row;
  }
  bandStart.fill(lat.length, band);
}

/** The first row in [from, to) whose longitude is at least `lng`; rows of one band only. */
export function findFirstAtOrEast(lngs: Float64Array, from: number, to: number, lng: number): number {
  return findFirst(from, to, (at) => (lngs[at] ?? 0) < lng);
}

/** The first row in [from, to) whose longitude is above `lng`. */
export function findFirstEastOf(lngs: Float64Array, from: number, to: number, lng: number): number {
  return findFirst(from, to, (at) => (lngs[at] ?? 0) <= lng);
}
