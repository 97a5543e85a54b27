import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { fingerprintSide, toFingerprint } from '../../functions/listings/properties/domain/fingerprint.ts';
import { compareFingerprints } from '../../functions/trust/listing-reviews/domain/picture-match.ts';
import { createPlainPhoto } from '../properties/photos.ts';
import { type PhotoCopy, photoCopies } from './photo-copies.ts';
import { createRoomPicture } from './room-picture.ts';

const of = async (photo: Buffer): Promise<string | undefined> =>
  toFingerprint(
    await sharp(photo).greyscale().resize(fingerprintSide, fingerprintSide, { fit: 'fill' }).raw().toBuffer(),
  );

/** How many photos are found again from a copy of each. */
async function countFound(photos: readonly Buffer[], copy: PhotoCopy): Promise<number> {
  const found = await Promise.all(
    photos.map(async (photo) => {
      const [original, changed] = [await of(photo), await of(await photoCopies[copy](photo))];
      return original !== undefined && changed !== undefined && compareFingerprints(original, changed);
    }),
  );
  return found.filter(Boolean).length;
}

/** The pairs of different photos that look like copies. */
async function listNearPairs(photos: readonly Buffer[]): Promise<string[]> {
  const all = await Promise.all(photos.map(of));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .flatMap((other, after) =>
        one !== undefined && other !== undefined && compareFingerprints(one, other)
          ? [`${index} ${index + 1 + after}`]
          : [],
      ),
  );
}

describe('drawn rooms', () => {
  let rooms: readonly Buffer[];
  beforeAll(async () => {
    rooms = await Promise.all(Array.from({ length: 20 }, (_, seed) => createRoomPicture(seed)));
  });

  test.each<[copy: PhotoCopy, least: number]>([
    ['resized', 20],
    ['encoded again', 20],
    ['as WebP', 20],
    ['cropped by 2 %', 20],
    ['cropped by 2 % at one edge', 20],
    ['a fifth brighter', 18],
    ['a fifth darker', 20],
    ['mirrored', 20],
    ['with a caption', 18],
    ['resized, cropped by 2 % and brighter', 17],
  ])('are found when they are %s', async (copy, least) => {
    expect(await countFound(rooms, copy)).toBeGreaterThanOrEqual(least);
  });

  test('are not taken for each other', async () => expect(await listNearPairs(rooms)).toEqual([]));
});

test('the photo of most test homes has no fingerprint, so that it is not compared at each change', async () =>
  expect(await of(await createPlainPhoto())).toBeUndefined());

const folder = join(import.meta.dirname, '../../infra/demo/media');
const readDemo = (isWanted: (name: string) => boolean): Buffer[] =>
  readdirSync(folder)
    .filter((name) => isWanted(name) && existsSync(join(folder, name, '640.webp')))
    .map((name) => readFileSync(join(folder, name, '640.webp')));
const isPaper = (name: string): boolean => /^(plan|epc)-/.test(name);

describe('the pictures of the demo', () => {
  const photos = readDemo((name) => !isPaper(name) && !name.startsWith('cover-'));

  // The figures of decision 131.
  test.each<[copy: PhotoCopy, found: number]>([
    ['resized', 55],
    ['encoded again', 55],
    ['cropped by 2 %', 55],
    ['cropped by 5 %', 37],
    ['cropped by 10 %', 7],
    ['a fifth brighter', 48],
    ['mirrored', 55],
    ['with a caption', 53],
    ['resized, cropped by 2 % and brighter', 48],
  ])('are found when they are %s: %i of 55', async (copy, found) => {
    expect(await countFound(photos, copy)).toBeGreaterThanOrEqual(found);
  });

  test('are not taken for each other', async () => {
    expect(photos).toHaveLength(55);
    expect(await listNearPairs(photos)).toEqual([]);
  });

  test('have no fingerprint when they are plans or certificates', async () => {
    const papers = readDemo(isPaper);
    expect(papers).toHaveLength(9);
    expect(await Promise.all(papers.map(of))).toEqual(papers.map(() => undefined));
  });
});
