import { maxDigit, maxPair, packDigits, readDigits } from '../../../kernel/printable-digits.ts';

/** Runs of a character as the character and the length of the run. */
export function packRuns(text: string): string {
  return text.replaceAll(/(.)\1*/gsu, (run, character: string) => {
    const lengths = Array.from({ length: Math.ceil(run.length / maxDigit) }, (_, part) =>
      Math.min(maxDigit, run.length - part * maxDigit),
    );
    return lengths.map((length) => character + packDigits(length, 1)).join('');
  });
}
/** The number of each character of packed runs. */
export function readRuns(runs: string): readonly number[] {
  const digits: number[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const digit = readDigits(runs, at, 1);
    for (let left = readDigits(runs, at + 1, 1); left > 0; left -= 1) digits.push(digit);
  }
  return digits;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
/** A part of the map, in degrees. */
interface Frame {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The United Kingdom; a step of four characters is 150 metres to the north and 80 to the east. */
const kingdom: Frame = { south: 49.5, west: -8.8, north: 61, east: 2 };
/** Steps of a side of a frame in three characters: 70 metres in a county of 40 miles. */
const stepsOfFrame = 896;

const toSteps = (value: number, start: number, end: number, steps: number): number =>
  Math.round(((value - start) / (end - start)) * steps);
const toDegrees = (steps: number, start: number, end: number, max: number): number =>
  Math.round((start + (steps / max) * (end - start)) * 10_000) / 10_000;

/** Four characters for a position. */
export function packDegrees({ latitude, longitude }: Position): string {
  const north = toSteps(latitude, kingdom.south, kingdom.north, maxPair);
  const east = toSteps(longitude, kingdom.west, kingdom.east, maxPair);
  return packDigits(north, 2) + packDigits(east, 2);
}
export function readDegrees(packed: string, at: number): Position {
  return {
    latitude: toDegrees(readDigits(packed, at, 2), kingdom.south, kingdom.north, maxPair),
    longitude: toDegrees(readDigits(packed, at + 2, 2), kingdom.west, kingdom.east, maxPair),
  };
}

/** Eight characters for the frame around positions. */
export function packFrame(positions: readonly Position[]): string {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const margin = 0.002;
  const low = { latitude: Math.min(...latitudes) - margin, longitude: Math.min(...longitudes) - margin };
  const high = { latitude: Math.max(...latitudes) + margin, longitude: Math.max(...longitudes) + margin };
  return packDegrees(low) + packDegrees(high);
}
export function readFrame(packed: string, at: number): Frame {
  const [low, high] = [readDegrees(packed, at), readDegrees(packed, at + 4)];
  return { south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude };
}

/** Three characters for a position in a frame. */
export function packWithin({ south, west, north, east }: Frame, { latitude, longitude }: Position): string {
  const toNorth = toSteps(latitude, south, north, stepsOfFrame - 1);
  return packDigits(toNorth * stepsOfFrame + toSteps(longitude, west, east, stepsOfFrame - 1), 3);
}
export function readWithin({ south, west, north, east }: Frame, packed: string, at: number): Position {
  const steps = readDigits(packed, at, 3);
  return {
    latitude: toDegrees(Math.floor(steps / stepsOfFrame), south, north, stepsOfFrame - 1),
    longitude: toDegrees(steps % stepsOfFrame, west, east, stepsOfFrame - 1),
  };
}
