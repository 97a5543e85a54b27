import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  countDifferentBits,
  fingerprintSize,
  maxFingerprintDistance,
  toFingerprint,
} from '../../functions/listings/properties/domain/fingerprint.ts';
import { createPlainPhoto } from '../properties/photos.ts';
import { createBlockPicture } from './block-picture.ts';

const { width, height } = fingerprintSize;
const of = async (picture: Sharp | Buffer) =>
  toFingerprint(
    await sharp(Buffer.isBuffer(picture) ? picture : await picture.toBuffer())
      .greyscale()
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer(),
  ) ?? '';

describe('the fingerprint of a picture', () => {
  test('stays near when a picture is scaled, encoded again or brightened', async () => {
    const picture = await createBlockPicture(1);
    const original = await of(picture);
    const copies = [
      sharp(picture).resize(400).jpeg({ quality: 40 }),
      sharp(picture).webp({ quality: 30 }),
      sharp(picture).modulate({ brightness: 1.15 }).jpeg(),
      sharp(picture).extract({ left: 6, top: 6, width: 806, height: 606 }).jpeg(),
    ];
    for (const copy of copies)
      expect(countDifferentBits(original, await of(copy))).toBeLessThanOrEqual(maxFingerprintDistance);
  });

  test('is none for the photo of most test homes, which would be compared at each change', async () => {
    expect(await of(await createPlainPhoto())).toBe('');
  });

  test('differs between pictures', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(async (seed) => of(await createBlockPicture(seed))));
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1))
        expect(countDifferentBits(one, other)).toBeGreaterThan(maxFingerprintDistance);
  });
});
