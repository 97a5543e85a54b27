import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, publishProperty, setPublished, call, callAs } = createSellerClient(cloud);

const Versioned = z.object({ version: z.int() });
const Found = z.object({ url: z.string() });
const getBrochure = (id: string, from?: string) =>
  call('GET', `/api/brochures/${id}`, from === undefined ? {} : { from });
const findBrochure = async (id: string) =>
  new URL(Found.parse((await getBrochure(id)).body).url, cloud.origin).href;
/** The CDN answers 403 for a file that is not there. */
const getStatus = async (url: string) => (await fetch(url)).status;

describe('GET /api/brochures/{propertyId}', () => {
  test('gives visitors a PDF that stays until the home changes, and goes with it', async () => {
    const seller = await createMember('Brosha Seller');
    const id = await publishProperty(seller);
    const first = await findBrochure(id);
    const response = await fetch(first);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await findBrochure(id)).toBe(first);

    const { version } = Versioned.parse((await callAs(seller, 'GET', `/api/properties/${id}`)).body);
    await callAs(seller, 'PUT', `/api/properties/${id}`, { price: 299_000, version });
    await cloud.idle();
    const second = await findBrochure(id);
    expect(second).not.toBe(first);
    expect(await Promise.all([first, second].map(getStatus))).toEqual([403, 200]);

    await setPublished(seller, id, false);
    await cloud.idle();
    expect(await getStatus(second)).toBe(403);
    expect((await getBrochure(id)).status).toBe(404);
  });

  test('answers 404 for a home that nobody has', async () => {
    expect((await getBrochure('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1Z')).status).toBe(404);
  });

  test('gives a network sixty in an hour', async () => {
    const from = createAddress();
    const unknown = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1Z';
    const answers = await Promise.all(Array.from({ length: 61 }, () => getBrochure(unknown, from)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
