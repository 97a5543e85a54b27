import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ImageId, PropertyId } from '../../events/vocabulary.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import type * as imageStore from '../../functions/listings/properties/adapters/image-repository.ts';
import type * as pictureIndex from '../../functions/listings/properties/adapters/picture-index-repository.ts';
import type * as propertyStore from '../../functions/listings/properties/adapters/property-repository.ts';
import { Image } from '../../functions/listings/properties/domain/image.ts';
import type * as edits from '../../functions/trust/listing-reviews/commands/check-edit.ts';
import type * as laterCopy from '../../functions/trust/listing-reviews/commands/hold-later-copy.ts';
import type * as matches from '../../functions/trust/listing-reviews/queries/find-picture-matches.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createReviewClient } from '../support/clients/listing-reviews.ts';
import { cloud } from '../support/cloud.ts';
import { createBlockPicture } from './block-picture.ts';

const {
  createMember,
  publishProperty,
  changeProperty,
  createUpload,
  getStoredFile,
  putStoredFile,
  advanceAndLogIn,
  runDailySchedule,
  getOwnProperty,
  getReview,
  decideReview,
} = createReviewClient(cloud);

let listSimilarPictures: (typeof pictureIndex)['listSimilarPictures'];
let listUnindexed: (typeof pictureIndex)['listUnindexed'];
let savePictures: (typeof pictureIndex)['savePictures'];
let removePicture: (typeof pictureIndex)['removePicture'];
let loadImages: (typeof imageStore)['loadImages'];
let insertImage: (typeof imageStore)['insertImage'];
let findProperty: (typeof propertyStore)['findProperty'];
let listFingerprints: (typeof matches)['listFingerprints'];
let checkEdit: (typeof edits)['checkEdit'];
let holdLaterCopy: (typeof laterCopy)['holdLaterCopy'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ findProperty } = await import('../../functions/listings/properties/adapters/property-repository.ts'));
  ({ listFingerprints } =
    await import('../../functions/trust/listing-reviews/queries/find-picture-matches.ts'));
  ({ checkEdit } = await import('../../functions/trust/listing-reviews/commands/check-edit.ts'));
  ({ holdLaterCopy } = await import('../../functions/trust/listing-reviews/commands/hold-later-copy.ts'));
  ({ listSimilarPictures, listUnindexed, savePictures, removePicture } =
    await import('../../functions/listings/properties/adapters/picture-index-repository.ts'));
  ({ loadImages, insertImage } =
    await import('../../functions/listings/properties/adapters/image-repository.ts'));
});
afterAll(() => vi.unstubAllEnvs());

test('compares a photo for a property until it is on sale with it', async () => {
  const seller = await createMember('Sally Seller');
  const imageId = ImageId.parse(await createUpload(seller, await createBlockPicture(43)));
  const propertyId = PropertyId.parse(await publishProperty(seller, { images: [{ id: imageId }] }));
  await cloud.idle();
  const fingerprint = (await loadImages([imageId])).get(imageId)?.waveFingerprint ?? '';
  const other = PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D');
  const [own, elsewhere] = [
    { propertyId, imageId, fingerprint },
    { propertyId: other, imageId, fingerprint },
  ];
  expect(await listUnindexed([own, elsewhere])).toEqual([elsewhere]);
});

const readFingerprint = async (id: string) =>
  (await loadImages([ImageId.parse(id)])).get(ImageId.parse(id))?.waveFingerprint;

test('knows a photo from before its kind of fingerprint once it is sent again', async () => {
  const seller = await createMember('Sally Seller');
  const photo = await createBlockPicture(46);
  const first = await createUpload(seller, photo);
  const fingerprint = await readFingerprint(first);
  expect(fingerprint).toMatch(/^[\da-f]{16}$/);

  const file = `media/${createHash('sha256').update(photo).digest('hex')}/info.json`;
  const readInfo = async () =>
    z.record(z.string(), z.unknown()).parse(JSON.parse((await getStoredFile(file)).toString()));
  const { waveFingerprint, ...old } = await readInfo();
  expect(waveFingerprint).toBe(fingerprint);
  await putStoredFile(file, JSON.stringify({ ...old, fingerprint: 'ffffffffffffffff' }));
  expect(await readFingerprint(await createUpload(seller, photo))).toBe(fingerprint);
  expect(await readInfo()).toEqual({ ...old, waveFingerprint });
});

test('compares no photo by a fingerprint of the old kind', async () => {
  const seller = await createMember('Sally Seller');
  const sent = ImageId.parse(await createUpload(seller, await createBlockPicture(47)));
  const home = await loadHome(await publishProperty(seller, { images: [{ id: sent }] }));
  expect(await listFingerprints(home)).toHaveLength(1);
  const id = ImageId.parse('img_01K9ZX3Q6T4C8V0R2M5N7P9B1F');
  const { waveFingerprint: fingerprint, ...image } = (await loadImages([sent])).get(sent) ?? {};
  const row = { ...Image.parse({ ...image, id }), fingerprint };
  await insertImage(row, new Date(cloud.clock.now()));
  const pictures = home.pictures.map((picture) => ({ ...picture, id }));
  expect(await listFingerprints({ ...home, pictures })).toEqual([]);
});

test('removes a deleted photo from the index', async () => {
  const seller = await createMember('Sally Seller');
  const gone = ImageId.parse(await createUpload(seller, await createBlockPicture(41)));
  const stays = await createUpload(seller, await createBlockPicture(42));
  const id = await publishProperty(seller, { images: [{ id: gone }, { id: stays }] });
  const fingerprint = (await loadImages([gone])).get(gone)?.waveFingerprint ?? '';
  const found = async () => (await listSimilarPictures(fingerprint)).map(({ imageId }) => imageId);
  expect(await found()).toContain(gone);
  expect((await changeProperty(id, { images: [{ id: stays }] }, seller)).status).toBe(200);
  await advanceAndLogIn(8 * dayMs, seller);
  await runDailySchedule('properties');
  expect(await found()).not.toContain(gone);
});

const loadHome = async (id: string) => {
  const home = await findProperty(PropertyId.parse(id));
  if (!home) throw new Error(`No home ${id}`);
  return home;
};

test('tells who edits a home with an agreed sale what its photos look like and what to do, and accuses nobody', async () => {
  const [seller, rival] = [await createMember('Sally Seller'), await createMember('Rita Rival')];
  const send = (person: typeof seller, seeds: readonly number[], quality: number) =>
    Promise.all(
      seeds.map(async (seed) => ({
        id: await createUpload(person, await createBlockPicture(seed, { quality })),
      })),
    );
  await publishProperty(seller, { images: await send(seller, [48, 49], 85) });
  await cloud.idle();
  const own = await loadHome(await publishProperty(rival, { images: await send(rival, [50], 85) }));
  const sold = { ...own, status: 'sold_stc' as const };
  const copies = await send(rival, [48, 49], 60);
  const pictures = copies.flatMap(({ id }) =>
    own.pictures.map((picture) => ({ ...picture, id: ImageId.parse(id) })),
  );
  const edit = checkEdit(
    sold,
    { property: { ...sold, pictures }, events: [], entries: [] },
    new Date(cloud.clock.now()),
  );
  await expect(edit).rejects.toMatchObject({
    code: 'invalid',
    extras: {
      errors: {
        images: [expect.stringMatching(/look like those of another home.*If these are yours.*Contact us/)],
      },
    },
  });
});

test('holds the later of two homes that went on sale in one moment with the same photos', async () => {
  const [seller, rival] = [await createMember('Sally Seller'), await createMember('Rita Rival')];
  const send = async (person: typeof seller, quality: number) => [
    { id: await createUpload(person, await createBlockPicture(44, { quality })) },
    { id: await createUpload(person, await createBlockPicture(45, { quality })) },
  ];
  const first = await publishProperty(seller, { images: await send(seller, 85) });
  await cloud.idle();
  const pictures = await listFingerprints(await loadHome(first));
  // As if the first home’s photos were not in the index yet when the second one was compared.
  for (const { imageId, fingerprint } of pictures) await removePicture(imageId, fingerprint);
  const second = await publishProperty(rival, { images: await send(rival, 60) });
  await cloud.idle();
  expect(await getOwnProperty(second, rival)).toMatchObject({ status: 'live' });
  expect(await savePictures(pictures)).toHaveLength(2);

  const now = new Date(cloud.clock.now());
  await holdLaterCopy(await loadHome(first), now);
  await holdLaterCopy(await loadHome(first), now);
  expect(await getOwnProperty(first, seller)).toMatchObject({ status: 'live' });
  expect(await getOwnProperty(second, rival)).toMatchObject({ status: 'under_review' });
  expect(await getReview(second)).toMatchObject({
    body: {
      status: 'waiting',
      version: 1,
      findings: { pictures: [{ otherPropertyId: first }, { otherPropertyId: first }] },
    },
  });

  expect(await decideReview(second, { outcome: 'approved' })).toMatchObject({
    status: 409,
    body: { state: 'photos_found' },
  });
  expect(await decideReview(second, { outcome: 'approved', photos: 'allowed' })).toMatchObject({
    status: 200,
    body: { status: 'approved', photos: 'allowed' },
  });
  await holdLaterCopy(await loadHome(second), now);
  await holdLaterCopy(await loadHome(first), now);
  expect(await getOwnProperty(first, seller)).toMatchObject({ status: 'live' });
  expect(await getOwnProperty(second, rival)).toMatchObject({ status: 'live' });
});
