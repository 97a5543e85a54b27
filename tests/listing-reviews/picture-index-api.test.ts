import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ImageId, PropertyId } from '../../events/vocabulary.ts';
import type * as imageStore from '../../functions/listings/properties/adapters/image-repository.ts';
import type * as pictureIndex from '../../functions/listings/properties/adapters/picture-index-repository.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createReviewClient } from '../support/clients/listing-reviews.ts';
import { dayMs, slowTestMs } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { createBlockPicture } from './block-picture.ts';

vi.setConfig({ testTimeout: slowTestMs, hookTimeout: slowTestMs });
const { createMember, publishProperty, changeProperty, createUpload, advanceAndLogIn, runDailySchedule } =
  createReviewClient(cloud);

let listSimilarPictures: (typeof pictureIndex)['listSimilarPictures'];
let listUnindexed: (typeof pictureIndex)['listUnindexed'];
let loadImages: (typeof imageStore)['loadImages'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ listSimilarPictures, listUnindexed } =
    await import('../../functions/listings/properties/adapters/picture-index-repository.ts'));
  ({ loadImages } = await import('../../functions/listings/properties/adapters/image-repository.ts'));
});
afterAll(() => vi.unstubAllEnvs());

test('compares a photo for a property until it is on sale with it', async () => {
  const seller = await createMember('Sally Seller');
  const imageId = ImageId.parse(await createUpload(seller, await createBlockPicture(43)));
  const propertyId = PropertyId.parse(await publishProperty(seller, { images: [{ id: imageId }] }));
  await cloud.idle();
  const fingerprint = (await loadImages([imageId])).get(imageId)?.fingerprint ?? '';
  const other = PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D');
  const [own, elsewhere] = [
    { propertyId, imageId, fingerprint },
    { propertyId: other, imageId, fingerprint },
  ];
  expect(await listUnindexed([own, elsewhere])).toEqual([elsewhere]);
});

test('removes a deleted photo from the index', async () => {
  const seller = await createMember('Sally Seller');
  const gone = ImageId.parse(await createUpload(seller, await createBlockPicture(41)));
  const stays = await createUpload(seller, await createBlockPicture(42));
  const id = await publishProperty(seller, { images: [{ id: gone }, { id: stays }] });
  const fingerprint = (await loadImages([gone])).get(gone)?.fingerprint ?? '';
  const found = async () => (await listSimilarPictures(fingerprint)).map(({ imageId }) => imageId);
  expect(await found()).toContain(gone);
  expect((await changeProperty(id, { images: [{ id: stays }] }, seller)).status).toBe(200);
  await advanceAndLogIn(8 * dayMs, seller);
  await runDailySchedule('properties');
  expect(await found()).not.toContain(gone);
});
