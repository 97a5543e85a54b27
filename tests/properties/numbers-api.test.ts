import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { completeDraft } from './property-examples.ts';

cloud.wake('property-pages');
const { createMember, submitProperty, publishProperty, setPublished, grantPackage, getPropertyPage, call } =
  createSellerClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Nell Numbers');
  buyer = await createMember('Nick Numbers');
});
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

describe('visits', () => {
  const visit = (propertyId: string, userAgent: string, token?: string) =>
    call('POST', '/api/property-view', {
      body: { propertyId },
      headers: { 'user-agent': userAgent },
      ...(token !== undefined && { token }),
    });
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

  test('count each visitor once a day, and neither owner nor bots', async () => {
    const id = await publishProperty(seller);
    const replies = await Promise.all([visit(id, phone), visit(id, phone), visit(id, phone, buyer.token)]);
    expect(statuses(replies)).toEqual([204, 204, 204]);
    await visit(id, `${phone} Safari`);
    await visit(id, 'Googlebot/2.1');
    await visit(id, `${phone} Owner`, seller.token);
    const today = new Date(cloud.clock.now()).toISOString().slice(0, 10);
    const counts = { views: 2 };
    const owner = async () => (await getPropertyPage(id, seller)).body['owner'];
    expect(await owner()).toMatchObject({ counts, statistics: false, views: [] });
    await grantPackage(seller, id, 'standard');
    expect(await owner()).toMatchObject({ counts, statistics: true, views: [{ day: today, views: 2 }] });
    expect((await visit(await submitProperty(seller), phone)).status).toBe(404);
  });
});

/** A call from another address of this machine, with a forged client IP. */
const visitFrom = (localAddress: string, propertyId: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
      'true-client-ip': String(Math.random()),
    };
    const url = new URL('/api/property-view', cloud.origin);
    request(url, { method: 'POST', localAddress, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify({ propertyId }));
  });

test('identifies a visitor by the address that the CDN sees, not by a forged one', async () => {
  const id = await publishProperty(seller);
  for (const address of ['127.0.0.1', '127.0.0.2', '127.0.0.2'])
    expect(await visitFrom(address, id)).toBe(204);
  expect((await getPropertyPage(id, seller)).body['owner']).toMatchObject({ counts: { views: 2 } });
});

// On islands where no other file has properties.
test('shows nearby properties as similar to each other', async () => {
  const address = { ...completeDraft.address, uprn: undefined, latitude: 49.92, longitude: -6.29 };
  const [id, near] = [
    await publishProperty(seller, { address, postcode: 'TR21 0HH' }),
    await publishProperty(seller, { address, postcode: 'TR21 0HJ' }),
  ];
  const far = await publishProperty(seller, { address, postcode: 'TR22 0PL' });
  await cloud.idle();
  const listSimilar = async () =>
    z
      .object({ similar: z.array(z.object({ id: z.string(), news: z.string().optional() })) })
      .parse((await getPropertyPage(id)).body)
      .similar.toSorted((a, b) => a.id.localeCompare(b.id));
  expect(await listSimilar()).toEqual([near, far].toSorted().map((one) => ({ id: one, news: 'new' })));
  await setPublished(seller, far, false);
  await cloud.idle();
  // A page keeps what is near for a second.
  await expect.poll(listSimilar).toEqual([{ id: near, news: 'new' }]);
});
