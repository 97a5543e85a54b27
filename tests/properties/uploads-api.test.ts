import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { findWebpUrl, listVariantUrls } from '../../functions/listings/properties/domain/picture-variants.ts';
import { ImageView } from '../../functions/listings/properties/domain/views.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { pdf, createPhoto } from './photos.ts';

const sellerClient = createSellerClient(cloud);
const { createMember, callAs, uploadFile, startUpload, postUploadForm, getUpload, listStoredKeys } =
  sellerClient;

let seller = await createMember();

const Ready = ImageView.extend({ status: z.literal('ready'), url: z.string() });
const Id = z.object({ id: z.string() });
const fetched = (path: string) => fetch(new URL(path, cloud.origin));
const folderOf = (url: string) => url.slice(1, url.lastIndexOf('/') + 1);

describe('a photo', () => {
  test('becomes public pictures without its location', async () => {
    const sent = await createPhoto({ width: 1_120, height: 800, orientation: 8 });
    const ready = Ready.parse(await uploadFile(seller, sent));
    expect(ready).toMatchObject({
      width: 800,
      height: 1_120,
      placeholder: expect.stringContaining('data:image/webp'),
      variants: { widths: [320, 640, 800], formats: ['avif', 'webp'], jpegWidth: 640 },
    });
    for (const url of listVariantUrls(ready.variants)) {
      const [width = 0, format] = url.slice(url.lastIndexOf('/') + 1).split('.');
      const response = await fetched(url);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({
        width: Number(width),
        height: Number(width) * 1.4,
      });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  test('is encoded once when it is uploaded twice, and a repeated event changes nothing', async () => {
    const sent = await createPhoto({ width: 900, colour: '#335577' });
    const [one, two] = [
      Ready.parse(await uploadFile(seller, sent)),
      Ready.parse(await uploadFile(seller, sent)),
    ];
    expect(two.url).toBe(one.url);
    expect(two.id).not.toBe(one.id);
    const { id } = sellerClient.getFunction('functions/listings/properties/subscribers/on-upload.ts');
    await cloud.invoke(id, { detail: { object: { key: `uploads/${one.id}` } } });
    expect(Ready.parse(await getUpload(seller, one.id))).toEqual(one);
  });

  test('is hidden from other accounts while it is processed', async () => {
    const { id } = Ready.parse(await uploadFile(seller, await createPhoto()));
    const stranger = await createMember();
    expect(await callAs(stranger, 'GET', `/api/uploads/${id}`)).toMatchObject({ status: 404 });
  });
});

test('shows a profile picture that was uploaded here, and rejects any other URL', async () => {
  const person = await createMember();
  const home = await sellerClient.publishProperty(person);
  const avatar = findWebpUrl(
    Ready.parse(await uploadFile(person, await createPhoto({ width: 900 }), 'avatar')),
    0,
  );
  const change = (to: unknown) => callAs(person, 'PUT', '/api/buyer-seller/update-profile', { avatar: to });
  expect(await change(avatar)).toMatchObject({ status: 200, body: { avatar } });
  expect((await callAs(person, 'GET', '/api/user')).body).toMatchObject({ avatar });
  expect((await sellerClient.getPropertyPage(home)).body).toMatchObject({
    seller: { id: person.id, avatar },
  });
  expect((await fetched(avatar ?? '')).headers.get('content-type')).toBe('image/webp');
  expect(await change('https://example.com/me.webp')).toMatchObject({ status: 422 });
  expect((await change('')).body).not.toHaveProperty('avatar');
  const { body } = await sellerClient.getPropertyPage(home);
  expect(body['seller']).not.toHaveProperty('avatar');
});

describe('the upload form', () => {
  test('accepts one file of the announced size and type', async () => {
    const bytes = await createPhoto();
    const form = async (size = bytes.length) => (await startUpload(seller, 'photo', 'image/jpeg', size)).body;
    expect((await postUploadForm(await form(bytes.length - 1), bytes)).status).toBe(400);
    expect((await postUploadForm(await form(bytes.length + 1), bytes)).status).toBe(400);
    expect((await postUploadForm(await form(), bytes, { 'Content-Type': 'text/html' })).status).toBe(403);
    expect((await postUploadForm(await form(), bytes, { key: 'media/mine.jpg' })).status).toBe(403);
    expect((await postUploadForm(await form(), bytes)).ok).toBe(true);
    const old = await form();
    seller = await sellerClient.advanceAndLogIn(601_000, seller);
    expect((await postUploadForm(old, bytes)).status).toBe(403);
  });

  test('is refused for a file that cannot be used', async () => {
    expect(await startUpload(seller, 'photo', 'image/jpeg', 25_000_001)).toMatchObject({ status: 413 });
    expect(await startUpload(seller, 'photo', 'application/pdf', 1_000)).toMatchObject({ status: 422 });
    expect(await startUpload(seller, 'photo', 'image/svg+xml', 1_000)).toMatchObject({ status: 422 });
    expect(await startUpload(seller, 'photo', 'image/jpeg', 0)).toMatchObject({ status: 422 });
  });
});

describe('a file that cannot be shown', () => {
  const files: [string, string, () => Promise<Buffer> | Buffer, string?][] = [
    [
      'wrong_type',
      'a page that calls itself a photo',
      () => Buffer.from(`<script>${'x'.repeat(2_000)}</script>`),
    ],
    [
      'wrong_type',
      'HEIC, which nothing here can read',
      () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(4_000)]),
    ],
    ['too_small', 'a thumbnail', () => createPhoto({ width: 640, height: 480 })],
    ['truncated', 'half a PDF', () => pdf.subarray(0, 900), 'floor_plan'],
  ];
  test.each(files)('is refused as %s: %s', async (refusal, _, make, kind = 'photo') => {
    const before = await listStoredKeys('media/');
    const refused = await uploadFile(seller, await make(), kind);
    expect(refused).toMatchObject({
      status: 'refused',
      refusal,
      reason: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(await listStoredKeys(`uploads/${Id.parse(refused).id}`)).toEqual([]);
    expect(await listStoredKeys('media/')).toEqual(before);
    const data = { images: [{ id: refused['id'] }] };
    expect((await callAs(seller, 'POST', '/api/property-draft', { data })).status).toBe(422);
  });
});

test('refuses a file whose processing fails at every attempt, and accepts it once the cause is gone', async () => {
  const bytes = await createPhoto({ width: 830, colour: '#665577' });
  const folder = `media/${createHash('sha256').update(bytes).digest('hex')}/`;
  await sellerClient.putStoredFile(`${folder}info.json`, 'damaged');
  const refused = await uploadFile(seller, bytes);
  expect(refused).toMatchObject({
    status: 'refused',
    refusal: 'not_prepared',
    reason: expect.stringContaining('couldn’t be prepared'),
  });
  expect(await listStoredKeys(`uploads/${Id.parse(refused).id}`)).toEqual([]);
  expect(await listStoredKeys(folder)).toEqual([]);
  const waiting = cloud.queues.list.filter((queue) => cloud.queues.store.peek(queue).length > 0);
  expect(waiting.map(({ name }) => name)).toEqual([]);
  expect(await uploadFile(seller, bytes)).toMatchObject({ status: 'ready' });
});

describe('the location in a file’s metadata', () => {
  const kinds = ['photo', 'floor_plan', 'epc', 'avatar', 'document'];
  test('is in no stored object after processing', async () => {
    const before = new Set(await listStoredKeys(''));
    const shots = await Promise.all(
      kinds.map((_, index) => createPhoto({ width: 840 + index, colour: '#445566', orientation: 6 })),
    );
    for (const [index, kind] of kinds.entries())
      Ready.partial({ url: true }).parse(await uploadFile(seller, shots[index] ?? pdf, kind));
    const uri = `data:image/jpeg;base64,${(await createPhoto({ width: 850 })).toString('base64')}`;
    const inJson = await callAs(seller, 'POST', '/api/base64', { image: uri, kind: 'photo' });
    expect(inJson.status).toBe(201);
    await cloud.idle();

    const made = (await listStoredKeys('')).filter((key) => !before.has(key));
    expect(made.length).toBeGreaterThan(kinds.length);
    expect(made.filter((key) => key?.startsWith('uploads/'))).toEqual([]);
    const isLocated = async (key = '') => {
      const bytes = await sellerClient.getStoredFile(key);
      if (bytes.includes('GPSPosition')) return true;
      return !key.endsWith('.json') && (await sharp(bytes).metadata()).exif !== undefined;
    };
    const located = await Promise.all(made.map(async (key) => ((await isLocated(key)) ? [key] : [])));
    expect(located.flat()).toEqual([]);
  });

  test('goes with a file that its form sends again', async () => {
    const bytes = await createPhoto({ width: 860 });
    const { body } = await startUpload(seller, 'photo', 'image/jpeg', bytes.length);
    for (const attempt of [1, 2]) {
      expect((await postUploadForm(body, bytes)).ok, `attempt ${attempt}`).toBe(true);
      await cloud.idle();
      expect(await listStoredKeys(`uploads/${Id.parse(body).id}`)).toEqual([]);
    }
    expect(await getUpload(seller, Id.parse(body).id)).toMatchObject({ status: 'ready' });
  });
});

describe('a PDF', () => {
  test('is a plan that browsers show', async () => {
    const plan = Ready.parse(await uploadFile(seller, pdf, 'floor_plan', 'application/pdf'));
    const response = await fetched(plan.url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition') ?? 'inline').toBe('inline');
  });

  test('is checked and never public as a private document', async () => {
    const secret = Buffer.concat([pdf, Buffer.from('%%EOF proof of funds %%EOF')]);
    const before = await listStoredKeys('media/');
    const document = await uploadFile(seller, secret, 'document', 'application/pdf');
    expect(document).toMatchObject({ status: 'ready' });
    expect(document).not.toHaveProperty('url');
    expect(await listStoredKeys('media/')).toEqual(before);
  });
});

describe('an image in JSON', () => {
  const send = (uri: string, kind = 'photo') => callAs(seller, 'POST', '/api/base64', { image: uri, kind });

  test('is ready in the response, with its URL, size and variants', async () => {
    const bytes = await createPhoto({ width: 880, colour: '#227744' });
    const reply = await send(`data:image/jpeg;base64,${bytes.toString('base64')}`);
    expect(reply).toMatchObject({ status: 201, body: { status: 'ready', width: 880 } });
    const { id, url } = Ready.parse(reply.body);
    expect((await fetched(url)).ok).toBe(true);
    await cloud.idle();
    expect(await getUpload(seller, id)).toEqual(reply.body);
    expect(await listStoredKeys(`uploads/${id}`)).toEqual([]);
  });

  test('is checked and never public as a private document', async () => {
    const reply = await send(`data:application/pdf;base64,${pdf.toString('base64')}`, 'document');
    expect(reply).toMatchObject({ status: 201, body: { status: 'ready', contentType: 'application/pdf' } });
    expect(reply.body).not.toHaveProperty('url');
    await cloud.idle();
    expect(await listStoredKeys(`uploads/${Id.parse(reply.body).id}`)).toEqual([]);
    expect(await listStoredKeys(`documents/${Id.parse(reply.body).id}`)).toHaveLength(1);
  });

  test('is rejected with 422 and the reason when it cannot be encoded', async () => {
    const small = await createPhoto({ width: 300 });
    const whole = await createPhoto({ width: 900 });
    for (const bytes of [small, whole.subarray(0, whole.length / 2)])
      expect(await send(`data:image/jpeg;base64,${bytes.toString('base64')}`)).toMatchObject({
        status: 422,
        body: { errors: { image: [expect.any(String)] } },
      });
  });

  test('is rejected when it is too large, no file or of the wrong type', async () => {
    const large = Buffer.concat([await createPhoto(), Buffer.alloc(4_000_001)]);
    expect(await send(`data:image/jpeg;base64,${large.toString('base64')}`)).toMatchObject({ status: 413 });
    for (const uri of [
      '',
      'x',
      'data:image/jpeg;base64,',
      'data:image/jpeg;base64,@@@@',
      'data:image/png;base64,aGVsbG8gd29ybGQ=',
    ])
      expect(await send(uri)).toMatchObject({
        status: 422,
        body: { errors: { image: [expect.any(String)] } },
      });
  });
});

describe('the nightly run', () => {
  test('deletes images after a week without use, and no others', async () => {
    const [loose, used, shared] = await Promise.all(
      ['#111111', '#222222', '#333333'].map((colour) => createPhoto({ width: 820, colour })),
    );
    const forgotten = Ready.parse(await uploadFile(seller, loose ?? pdf));
    const wanted = Ready.parse(await uploadFile(seller, used ?? pdf));
    const twin = Ready.parse(await uploadFile(seller, shared ?? pdf));
    const other = Ready.parse(await uploadFile(seller, shared ?? pdf));
    const images = [{ id: wanted.id }, { id: other.id }];
    const draft = await callAs(seller, 'POST', '/api/property-draft', { data: { images } });
    expect(draft.status).toBe(201);

    seller = await sellerClient.advanceAndLogIn(2 * dayMs, seller);
    await sellerClient.runDailySchedule('properties');
    expect(await getUpload(seller, forgotten.id)).toMatchObject({ status: 'ready' });

    seller = await sellerClient.advanceAndLogIn(6 * dayMs, seller);
    await sellerClient.runDailySchedule('properties');
    for (const { id, url } of [forgotten, twin]) {
      expect(await getUpload(seller, id)).toMatchObject({ code: 'not_found' });
      expect(await listStoredKeys(`uploads/${id}`)).toEqual([]);
      expect((await fetched(url)).ok).toBe(url === twin.url);
    }
    expect(await listStoredKeys(folderOf(forgotten.url))).toEqual([]);
    for (const { id, url } of [wanted, other]) {
      expect(await getUpload(seller, id)).toMatchObject({ status: 'ready' });
      expect((await fetched(url)).ok).toBe(true);
    }

    await callAs(seller, 'DELETE', `/api/property-draft/${Id.parse(draft.body).id}`);
    seller = await sellerClient.advanceAndLogIn(6 * dayMs, seller);
    await sellerClient.runDailySchedule('properties');
    expect(await getUpload(seller, wanted.id)).toMatchObject({ status: 'ready' });
    seller = await sellerClient.advanceAndLogIn(2 * dayMs, seller);
    await sellerClient.runDailySchedule('properties');
    expect(await getUpload(seller, wanted.id)).toMatchObject({ code: 'not_found' });
    expect(await listStoredKeys(folderOf(other.url))).toEqual([]);
    Ready.parse(await uploadFile(seller, shared ?? pdf));
    expect((await fetched(other.url)).ok).toBe(true);
  });

  test('marks uploads that never arrived as refused', async () => {
    const { body } = await startUpload(seller, 'photo', 'image/jpeg', 1_000);
    seller = await sellerClient.advanceAndLogIn(1 * dayMs, seller);
    await sellerClient.runDailySchedule('properties');
    expect(await getUpload(seller, Id.parse(body).id)).toMatchObject({
      status: 'refused',
      refusal: 'never_arrived',
    });
  });
});
