import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('referrals', 'search');

const { call, createMember, publishProperty, callAs, listEvents } = createSellerClient(cloud);
const path = '/api/common/configurations';

type Member = Awaited<ReturnType<typeof createMember>>;
let staff: Member;
let seller: Member;
beforeAll(async () => {
  staff = await createStaffMember(cloud);
  seller = await createMember('Sid Settings');
});

const post = (body: Record<string, unknown>) => call('POST', path, { token: staff.token, body });
const byKey = async (key: string) => {
  const { status, body } = await call('GET', `${path}/get-by-key/${key}`);
  return { status, value: body['value'] };
};
/** Every function reads the settings again. */
const minutePasses = () => cloud.clock.advance(60_001);

const StaffSettings = z.object({
  configurations: z.array(z.object({ key: z.string(), value: z.unknown() })),
});
/** Staff see the private settings, too. */
const findValue = async (key: string) => {
  const { body } = await call('GET', '/api/staff/configurations', { token: staff.token });
  return StaffSettings.parse(body).configurations.find((setting) => setting.key === key)?.value;
};

const changed = new Map<string, unknown>();
const choose = async (key: string, value: unknown) => {
  if (!changed.has(key)) changed.set(key, await findValue(key));
  expect(await post({ key, value })).toMatchObject({ status: 201, body: { id: key, key, value } });
  minutePasses();
};
afterEach(async () => {
  // Later files of the worker have the same cloud.
  for (const [key, value] of changed) {
    const { status } = await post({ key, value });
    if (status !== 201) throw new Error(`the setting ${key} could not be put back: ${status}`);
  }
  changed.clear();
  minutePasses();
});

describe('the public settings', () => {
  test('are a list that anyone may read and keep for a minute', async () => {
    const { status, body, headers } = await call('GET', path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(body['configurations']).toContainEqual({
      id: 'show_listing',
      key: 'show_listing',
      value: true,
      type: 'boolean',
    });
    expect(JSON.stringify(body)).not.toContain('max_open_drafts');
  });

  test.each([
    ['show_listing', 200],
    ['max_open_drafts', 404],
    ['no_such_key', 404],
    ['Not-A-Key', 422],
  ])('%s by its key answers %s', async (key, status) => {
    expect((await byKey(key)).status).toBe(status);
  });
});

describe('a change', () => {
  test.each([
    [{ key: 'no_such_key', value: 1 }, 'key', 'no_such_key'],
    [{ key: 'page_size', value: 'many' }, 'value', 'page_size'],
    [{ key: 'page_size', value: 1_000 }, 'value', 'page_size'],
    [{ key: 'show_listing', value: false, type: 'text' }, 'type', 'show_listing'],
  ])('of %o is refused by name', async (body, field, name) => {
    expect(await post(body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.stringContaining(name)] } },
    });
  });

  test('is kept with who made it, and raises an event', async () => {
    await choose('referral_points', 150);
    await choose('referral_points', 175);
    const history = await call('GET', '/api/staff/configurations/referral_points/history', {
      token: (await createStaffMember(cloud)).token,
    });
    expect(history.body).toMatchObject({
      changes: [
        { from: 150, to: 175, changedBy: staff.id, changedByName: staff.name },
        { from: 100, to: 150, changedBy: staff.id },
      ],
    });
    await cloud.idle();
    expect(
      listEvents('configuration.changed.v1').filter(({ key }) => key === 'referral_points'),
    ).toContainEqual(expect.objectContaining({ from: 150, to: 175 }));
  });

  test('on an old version is refused with 409', async () => {
    await choose('page_size', 24);
    expect(await post({ key: 'page_size', value: 36, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect((await byKey('page_size')).value).toBe(24);
  });

  test('of two at once loses nothing', async () => {
    const values = { page_size: 24, max_photos: 20, referral_points: 120, show_listing: false };
    for (const key of Object.keys(values)) changed.set(key, (await byKey(key)).value);
    const answers = await Promise.all(Object.entries(values).map(([key, value]) => post({ key, value })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    minutePasses();
    for (const [key, value] of Object.entries(values)) expect(await byKey(key)).toMatchObject({ value });
  });
});

describe('what the settings decide', () => {
  const search = async () => {
    const { body } = await call('GET', '/api/search-properties?q=LS6');
    return z.object({ total: z.int(), per_page: z.int(), comingSoon: z.boolean() }).parse(body);
  };

  test('show_listing keeps homes out of the search, and gives them back', async () => {
    await publishProperty(seller);
    await cloud.idle();
    expect(await search()).toMatchObject({ comingSoon: false, per_page: 12 });
    expect((await search()).total).toBeGreaterThan(0);
    await choose('show_listing', false);
    expect(await search()).toMatchObject({ total: 0, comingSoon: true });
    expect((await call('GET', '/api/all-properties')).body).toMatchObject({ total: 0, properties: [] });
    await choose('show_listing', true);
    expect((await search()).total).toBeGreaterThan(0);
  });

  test('page_size is the size of a page that names no size', async () => {
    await choose('page_size', 30);
    expect(await search()).toMatchObject({ per_page: 30 });
    expect((await call('GET', '/api/all-properties?per_page=5')).body).toMatchObject({ per_page: 5 });
  });

  test('max_open_drafts ends the drafts of one person', async () => {
    await choose('max_open_drafts', 1);
    const person = await createMember();
    expect((await callAs(person, 'POST', '/api/property-draft', { data: {} })).status).toBe(201);
    expect(await callAs(person, 'POST', '/api/property-draft', { data: {} })).toMatchObject({
      status: 409,
      body: { state: 'drafts_full', detail: expect.stringContaining('1 draft open') },
    });
  });

  test('max_photos ends the photos of a listing', async () => {
    await choose('max_photos', 4);
    const images = [1, 2, 3, 4, 5].map((nth) => ({ id: `img_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}D` }));
    expect(
      await callAs(await createMember(), 'POST', '/api/property-draft', { data: { images } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { 'data.images': ['Choose 4 photos at most.'] } },
    });
  });

  test('comments_enabled closes the comments', async () => {
    await choose('comments_enabled', false);
    const body = { blogId: 'pst_01K9ZX3Q6T4C8V0R2M5N7P9B1D', body: 'What a good guide' };
    expect(await callAs(await createMember(), 'POST', '/api/blogs/comment', body)).toMatchObject({
      status: 409,
      body: { state: 'closed' },
    });
  });

  test('the rates of referrals are what people read', async () => {
    await choose('referral_coupon_points', 300);
    await choose('referral_coupon_pence', 2_500);
    const { body } = await callAs(
      await createMember(),
      'GET',
      '/api/referral/user-referral/count-by-referrer',
    );
    expect(body).toMatchObject({ nextReward: { points: 300, pence: 2_500, missing: 300 } });
  });
});
