import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { createPhoto } from './photos.ts';
import { completeDraft } from './property-examples.ts';

const {
  call,
  createMember,
  callAs,
  createUpload,
  listEvents,
  advanceAndLogIn,
  createPropertyData,
  getFunction,
} = createSellerClient(cloud);
// A fixed id: generated ids of one moment are consecutive, so one derived from theirs might be mine.
const nobodys = 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const drafts = '/api/property-draft';

let seller: Awaited<ReturnType<typeof createMember>>;
let stranger: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember();
  stranger = await createMember();
});

const Draft = z.object({ id: z.string(), version: z.number(), updatedAt: z.string(), data: z.unknown() });
const begun = async (data: unknown = {}, person = seller) =>
  Draft.parse((await callAs(person, 'POST', drafts, { data })).body);
const listed = async (person = seller) =>
  z.object({ drafts: z.array(Draft) }).parse((await callAs(person, 'GET', drafts)).body).drafts;
const thrownAway = async (person = seller) => {
  for (const { id } of await listed(person)) await callAs(person, 'DELETE', `${drafts}/${id}`);
};
const count = (statuses: readonly { status: number }[], status: number) =>
  statuses.filter((reply) => reply.status === status).length;

describe('a draft', () => {
  test('is created, changed field by field with its step and obstacles, and deleted', async () => {
    const { id } = await begun({ houseNo: '14' });
    const grown = await callAs(seller, 'PUT', `${drafts}/${id}`, {
      version: 1,
      data: { price: 250_000, noOfBedrooms: 2, noOfBathrooms: 1, propertyType: 'flat', tenure: 'leasehold' },
    });
    expect(grown).toMatchObject({
      status: 200,
      body: { version: 2, step: 2, data: { houseNo: '14', price: 250_000 } },
    });
    expect(grown.body).not.toHaveProperty('ownerId');
    const taken = await callAs(seller, 'PUT', `${drafts}/${id}`, { version: 2, data: { tenure: null } });
    expect(taken.body).toMatchObject({ version: 3, step: 1, data: { price: 250_000 } });
    expect(taken.body['data']).not.toHaveProperty('tenure');
    expect(taken.body['obstacles']).toContainEqual(expect.objectContaining({ code: 'tenure', step: 2 }));
    expect((await callAs(seller, 'DELETE', `${drafts}/${id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    await cloud.idle();
    for (const name of ['draft.created.v1', 'draft.updated.v1', 'draft.deleted.v1'])
      expect(listEvents(name, id).length).toBeGreaterThan(0);
  });

  test('is not written when nothing changes', async () => {
    const { id, updatedAt } = await begun({ price: 250_000 });
    const same = await callAs(seller, 'PUT', `${drafts}/${id}`, { version: 1, data: { price: 250_000 } });
    expect(same.body).toMatchObject({ version: 1, updatedAt });
    await thrownAway();
  });

  test('rejects malformed fields and keeps its data', async () => {
    const { id } = await begun({ price: 250_000 });
    const reply = await callAs(seller, 'PUT', `${drafts}/${id}`, {
      version: 1,
      data: { price: -5, postcode: 'X' },
    });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        errors: { 'data.price': [expect.any(String)], 'data.postcode': [expect.any(String)] },
      },
    });
    expect(await listed()).toMatchObject([{ id, version: 1 }]);
    await thrownAway();
  });

  test('is hidden from other accounts', async () => {
    const { id } = await begun();
    expect((await callAs(stranger, 'PUT', `${drafts}/${id}`, { version: 1, data: {} })).status).toBe(404);
    expect((await callAs(stranger, 'DELETE', `${drafts}/${id}`)).status).toBe(404);
    expect((await callAs(stranger, 'POST', '/api/properties', { draftId: id })).status).toBe(404);
    expect(await listed(stranger)).toEqual([]);
    await thrownAway();
  });

  test('accepts only its owner’s images, each in a field of its kind', async () => {
    const mine = await createUpload(seller, await createPhoto());
    const theirs = await createUpload(stranger, await createPhoto());
    const shown = await callAs(seller, 'POST', drafts, { data: { images: [{ id: mine, alt: 'Front' }] } });
    expect(shown.body['pictures']).toMatchObject([
      { id: mine, alt: 'Front', url: expect.stringContaining('/media/') },
    ]);
    for (const data of [
      { images: [{ id: theirs }] },
      { floorPlan: { id: mine } },
      { images: [{ id: nobodys }] },
      { images: [{ id: mine }], floorPlan: { id: mine } },
    ])
      expect(await callAs(seller, 'POST', drafts, { data })).toMatchObject({
        status: 422,
        body: { code: 'invalid' },
      });
    // A photo of the draft cannot become a floor plan, neither directly nor by leaving the photos first.
    const draft = shown.body;
    for (const data of [{ floorPlan: { id: mine } }, { images: [], floorPlan: { id: mine } }])
      expect(
        await callAs(seller, 'PUT', `${drafts}/${String(draft['id'])}`, { data, version: draft['version'] }),
      ).toMatchObject({ status: 422, body: { errors: { floorPlan: [expect.any(String)] } } });
    expect(await listed()).toHaveLength(1);
    await thrownAway();
  });

  test('keeps a video in the short form of its address, from known sites alone', async () => {
    const { id } = await begun();
    const put = (version: number, videoUrl: string) =>
      callAs(seller, 'PUT', `${drafts}/${id}`, { version, data: { videoUrl } });
    expect(await put(1, 'https://example.com/video')).toMatchObject({
      status: 422,
      body: { errors: { 'data.videoUrl': ['Paste the link to a video on YouTube or Vimeo.'] } },
    });
    expect(await put(1, 'https://youtu.be/dQw4w9WgXcQ?si=tracking')).toMatchObject({
      status: 200,
      body: { data: { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
    });
    await thrownAway();
  });
});

describe('concurrent calls', () => {
  test('create five of six drafts', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => callAs(seller, 'POST', drafts, { data: {} })),
    );
    expect([count(replies, 201), count(replies, 409)]).toEqual([5, 1]);
    expect(await listed()).toHaveLength(5);
    await thrownAway();
    expect((await callAs(seller, 'POST', drafts, { data: {} })).status).toBe(201);
    await thrownAway();
  });

  test('save one of several changes of a version and reject the others as stale', async () => {
    const { id } = await begun();
    const prices = [210_000, 220_000, 230_000, 240_000];
    const replies = await Promise.all(
      prices.map((price) => callAs(seller, 'PUT', `${drafts}/${id}`, { version: 1, data: { price } })),
    );
    expect([count(replies, 200), count(replies, 409)]).toEqual([1, 3]);
    const [winner] = replies.filter(({ status }) => status === 200);
    expect(await listed()).toMatchObject([{ version: 2, data: winner?.body['data'] }]);
    expect(replies.find(({ status }) => status === 409)?.body['code']).toBe('stale');
    await thrownAway();
  });

  test('turn a draft into one property when it is submitted twice', async () => {
    const { id } = await begun(await createPropertyData(seller));
    const replies = await Promise.all(
      [1, 2].map(() => callAs(seller, 'POST', '/api/properties', { draftId: id })),
    );
    expect(count(replies, 201)).toBe(1);
    expect(await listed()).toEqual([]);
    const homes = await callAs(seller, 'GET', '/api/properties');
    expect(homes.body).toMatchObject({ total: 1, properties: [{ status: 'pending_payment' }] });
  });
});

test('takes the nation of a draft from its postcode', async () => {
  const data = { postcode: 'EH3 9LA', address: { ...completeDraft.address, nation: 'wales' } };
  expect((await callAs(stranger, 'POST', drafts, { data })).body).toMatchObject({
    data: { address: { nation: 'scotland' } },
    obstacles: expect.arrayContaining([expect.objectContaining({ code: 'location_position', step: 1 })]),
  });
});

test('rejects an unfinished draft with everything that is missing', async () => {
  const { id } = await begun({ houseNo: '14', ownerDeclaration: false });
  const reply = await callAs(seller, 'POST', '/api/properties', { draftId: id });
  expect(reply).toMatchObject({
    status: 422,
    body: { errors: { price: [expect.any(String)], ownerDeclaration: [expect.any(String)] } },
  });
  expect(reply.body['obstacles']).toContainEqual(expect.objectContaining({ code: 'photos', step: 4 }));
  expect(await listed()).toHaveLength(1);
});

test('a hundred visitors of one address find the position of a postcode, and forty postcodes', async () => {
  const at = (postcode: string) => call('GET', `/api/postcodes?postcode=${postcode.replaceAll(' ', '+')}`);
  expect(await at('ls63hn')).toMatchObject({
    status: 200,
    body: {
      postcode: 'LS6 3HN',
      latitude: expect.closeTo(53.82, 1),
      longitude: expect.closeTo(-1.58, 1),
    },
  });
  expect(await at('LS6 3ZZ')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await at('nonsense')).status).toBe(422);
  for (let visitor = 0; visitor < 100; visitor += 1)
    expect((await at(`LS6 3HN&visitor=${visitor}`)).status).toBe(200);
  for (let visitor = 0; visitor < 40; visitor += 1)
    expect((await at(`LS${7 + (visitor % 9)} ${visitor % 10}ZY`)).status).not.toBe(429);
});

describe('the address lookup', () => {
  const at = (postcode: string, person = seller) =>
    callAs(person, 'GET', `/api/addresses?postcode=${encodeURIComponent(postcode)}`);

  test('finds the addresses of a postcode in any spelling, ready for the wizard', async () => {
    const reply = await at('ls63hn');
    const [first] = z
      .object({ addresses: z.array(z.record(z.string(), z.unknown())) })
      .parse(reply.body).addresses;
    expect(first).toMatchObject({
      nation: 'england',
      town: 'Leeds',
      houseNo: expect.stringMatching(/./),
      line1: expect.stringMatching(/./),
    });
    expect((await at('LS6 3HN')).body).toEqual(reply.body);
    expect(await at('LS6 3ZZ')).toMatchObject({ status: 200, body: { addresses: [] } });
    expect(await at('nonsense')).toMatchObject({
      status: 422,
      body: { errors: { postcode: [expect.any(String)] } },
    });
  });

  test('is limited to thirty calls a day', async () => {
    const asker = await createMember();
    for (let time = 0; time < 30; time += 1) expect((await at('CF10 1EP', asker)).status).toBe(200);
    const refused = await at('CF10 1EP', asker);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('fails without a key, except for postcodes cached within a day', async () => {
    await at('EH3 9LA');
    const secrets = new SecretsManagerClient(cloud.aws);
    const { environment } = getFunction('functions/delivery/api/properties.ts');
    const SecretId = environment['ADDRESS_LOOKUP_SECRET_ARN'];
    await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: '{"apiKey":"unset"}' }));
    const today = await advanceAndLogIn(600_000, seller);
    expect((await at('EH3 9LA', today)).status).toBe(200);
    expect(await at('EH3 9LB', today)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const tomorrow = await advanceAndLogIn(1 * dayMs, seller);
    expect((await at('EH3 9LA', tomorrow)).status).toBe(503);
  });
});
