/** Width and height in pixels of the picture that a fingerprint is made of. */
export const fingerprintSide = 32;
/**
 * The most bits in which copies of one photo count as the same. Drawings of rooms that differ in colours alone
 * are ten bits apart.
 */
export const maxFingerprintDistance = 8;
/** Up to this distance the bands find every copy; of those at eight bits they miss one in 21. */
export const surelyFoundDistance = 7;

/** The waves across the picture, and down it, whose strengths make the bits; wave 0 is its mean brightness. */
const waves = 8;
const bands = 4;
const digitsPerBand = 4;
const bitsPerBand = 16;

/** In levels of grey: below it a picture is a wall, a sky or thin lines on paper, and noise decides the bits. */
const minStructure = 2;
/** A certificate or a letter is mostly paper; of rooms only a few overexposed ones are as white. */
const paperGrey = 235;
const maxPaperShare = 0.65;

/**
 * The perceptual hash of a picture: for each of its 64 longest waves but the mean, whether it begins bright, as
 * 16 hexadecimal digits. `undefined` for a picture by which no home can be told.
 * @param grey brightness from 0 to 255 of 32 x 32 pixels, row by row
 */
export function toFingerprint(grey: Uint8Array): string | undefined {
  const paper = grey.reduce((count, level) => count + (level > paperGrey ? 1 : 0), 0);
  if (paper > grey.length * maxPaperShare) return undefined;
  const strengths = measureWaves(grey);
  const power = strengths.reduce((sum, strength) => sum + strength * strength, 0);
  if (Math.sqrt(power / strengths.length) < minStructure) return undefined;
  return strengths
    .reduce((value, strength) => (value << 1n) | (strength > 0 ? 1n : 0n), 0n)
    .toString(16)
    .padStart(16, '0');
}

/** The discrete cosine transform, as far as it is used: strengths in levels of grey, by row and column of waves. */
function measureWaves(grey: Uint8Array): number[] {
  const across = range(fingerprintSide).map((row) => {
    const line = grey.subarray(row * fingerprintSide, (row + 1) * fingerprintSide);
    return range(waves).map((wave) => measureWave(line, wave));
  });
  return range(waves).flatMap((down) =>
    range(waves).map((wave) =>
      measureWave(
        across.map((strengths) => strengths[wave] ?? 0),
        down,
      ),
    ),
  );
}

const measureWave = (line: ArrayLike<number>, wave: number): number =>
  range(fingerprintSide).reduce((sum, place) => sum + (line[place] ?? 0) * (cosines[wave]?.[place] ?? 0), 0) /
  (fingerprintSide / 2);

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Of waves 1 to 8, at the middle of each pixel. */
const cosines = range(waves).map((wave) =>
  range(fingerprintSide).map((place) =>
    Math.cos(((2 * place + 1) * (wave + 1) * Math.PI) / (2 * fingerprintSide)),
  ),
);

/** Waves 1, 3, 5 and 7 across, which a mirror turns over: every second bit, as each row begins with wave 1. */
const mirroredBits = 0xaaaa_aaaa_aaaa_aaaan;

/** The fingerprint of the same picture seen in a mirror. */
export function mirrorFingerprint(fingerprint: string): string {
  return (BigInt(`0x${fingerprint}`) ^ mirroredBits).toString(16).padStart(16, '0');
}

/** The number of bits in which two fingerprints differ. */
export function countDifferentBits(one: string, other: string): number {
  let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; left > 0n; left >>= 1n) count += Number(left & 1n);
  return count;
}

/** The index keys of a fingerprint: each of its bands with the band's position. */
export function toBands(fingerprint: string): string[] {
  return range(bands).map((band) => toBandKey(band, readBand(fingerprint, band)));
}

/**
 * The bands of all fingerprints near this one: two that differ in at most seven bits differ in at most one bit
 * of some band.
 */
export function listNearBands(fingerprint: string): string[] {
  return range(bands).flatMap((band) => {
    const value = readBand(fingerprint, band);
    return [value, ...range(bitsPerBand).map((bit) => value ^ (1 << bit))].map((near) =>
      toBandKey(band, near),
    );
  });
}

const readBand = (fingerprint: string, band: number): number =>
  Number.parseInt(fingerprint.slice(band * digitsPerBand, (band + 1) * digitsPerBand), 16);
const toBandKey = (band: number, value: number): string =>
  `${band}:${value.toString(16).padStart(digitsPerBand, '0')}`;
