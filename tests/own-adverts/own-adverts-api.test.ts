import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { daySeconds, hourSeconds } from '../../functions/kernel/time.ts';
import { advertText, createOwnAdvertClient } from '../support/clients/own-adverts.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('consents', 'own-adverts');
const { callAs, confirmAdvert, createMember, getAdvertUrl, noteUses, postAdvert, readAdvert } =
  createOwnAdvertClient(cloud);

const home = '/homes/14-oak-road';
const readRefusal = async (path: string) => {
  const { status, body } = await postAdvert(await createMember(), { url: await getAdvertUrl(path) });
  return { status, why: z.object({ url: z.array(z.string()) }).parse(body['errors']).url[0] };
};
const Image = z.object({ id: z.string(), status: z.string() });

describe('an own advert at an address', () => {
  test('is read with where each fact was', async () => {
    const url = await getAdvertUrl(home);
    const { status, body } = await postAdvert(await createMember(), { url });
    expect({ status, body }).toMatchObject({ status: 201, body: { url, site: new URL(url).host } });
    expect(body['cells']).toContainEqual({ fact: 'price', text: '425000', foundIn: 'json_ld' });
  });

  test('is read where a redirect leads to', async () => {
    const { body } = await postAdvert(await createMember(), { url: await getAdvertUrl('/moved') });
    expect(body['url']).toBe(await getAdvertUrl(home));
  });

  test.each([
    ['forbids it in robots.txt', '/private/vendor-area', /robots\.txt/],
    ['asks for a login', '/login', /refuses/],
    ['redirects into a private network', '/inside', /public internet/],
    ['redirects to the cloud’s own service', '/metadata', /public internet/],
    ['redirects to a portal', '/to-portal', /Rightmove’s terms/],
    ['redirects to itself', '/loop', /without an end/],
    ['is 30 MB large', '/large', /larger than 3 MB/],
    ['is no page', '/brochure.pdf', /isn’t a web page/],
    ['is not there', '/nowhere', /no page at this address/],
    ['is a list of homes', '/homes', /lists several homes/],
    ['is about something else', '/about', /nothing about a home/],
  ])('is refused in words where the address %s', async (_, path, why) => {
    expect(await readRefusal(path)).toEqual({ status: 422, why: expect.stringMatching(why) });
  });

  test('is refused in words where the site takes too long', async () => {
    expect(await readRefusal('/slow')).toEqual({ status: 422, why: expect.stringMatching(/took too long/) });
  });

  test('gives no picture before its person’s word, and none to others', async () => {
    const [seller, other] = [await createMember(), await createMember()];
    const { id, pictures } = await readAdvert(seller, { url: await getAdvertUrl(home) });
    const path = `/api/own-adverts/${id}/pictures/0`;
    expect(pictures).toHaveLength(6);
    expect((await callAs(seller, 'POST', path)).body).toMatchObject({ state: 'not_confirmed' });
    expect((await confirmAdvert(other, id)).status).toBe(404);
    expect((await confirmAdvert(seller, id)).status).toBe(200);
    expect((await callAs(other, 'POST', path)).status).toBe(404);
    expect((await callAs(seller, 'POST', `/api/own-adverts/${id}/pictures/49`)).status).toBe(404);
  });

  test('brings its pictures in as uploads, and says which the site doesn’t give out', async () => {
    const seller = await createMember();
    const { id } = await readAdvert(seller, { url: await getAdvertUrl(home) });
    await confirmAdvert(seller, id);
    const sent = await callAs(seller, 'POST', `/api/own-adverts/${id}/pictures/1`);
    expect(sent).toMatchObject({ status: 201, body: { kind: 'photo', status: 'uploading' } });
    await cloud.idle();
    const image = Image.parse(
      (await callAs(seller, 'GET', `/api/uploads/${Image.parse(sent.body).id}`)).body,
    );
    expect(image.status).toBe('ready');
    const gone = await callAs(seller, 'POST', `/api/own-adverts/${id}/pictures/4`);
    expect(gone).toMatchObject({
      status: 422,
      body: { errors: { url: [expect.stringMatching(/doesn’t give/)] } },
    });
    const source = { advertId: id, fields: ['price', 'images'] };
    const draft = await callAs(seller, 'POST', '/api/property-draft', {
      data: { price: 425_000, images: [{ id: image.id }] },
      source,
    });
    const url = await getAdvertUrl(home);
    const { host } = new URL(url);
    expect(draft).toMatchObject({ status: 201, body: { source: { ...source, url, site: host } } });
  });

  test('gives out 250 pictures a day to one person', async () => {
    const seller = await createMember();
    const { id } = await readAdvert(seller, { url: await getAdvertUrl(home) });
    await confirmAdvert(seller, id);
    await noteUses(`advert-picture#${seller.id}`, daySeconds, 249);
    const fetchPicture = async () =>
      (await callAs(seller, 'POST', `/api/own-adverts/${id}/pictures/1`)).status;
    expect(await fetchPicture()).toBe(201);
    expect(await fetchPicture()).toBe(429);
  });

  test('gives out 1,200 pictures of its site in an hour, to whomever', async () => {
    const seller = await createMember();
    const url = await getAdvertUrl(home);
    const { id } = await readAdvert(seller, { url });
    await confirmAdvert(seller, id);
    const noteFetched = (uses: number) =>
      noteUses(`advert-site-pictures#${new URL(url).host}`, hourSeconds, uses);
    const fetchPicture = () => callAs(seller, 'POST', `/api/own-adverts/${id}/pictures/1`);
    await noteFetched(1_199);
    expect((await fetchPicture()).status).toBe(201);
    expect(await fetchPicture()).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/pictures from this site lately/) },
    });
    await noteFetched(0);
  });

  test('is read until its site was read sixty times in an hour, by whomever', async () => {
    const url = await getAdvertUrl('/', 'my-own-home');
    await noteUses(`advert-site#${new URL(url).host}`, hourSeconds, 59);
    expect((await postAdvert(await createMember(), { url })).status).toBe(201);
    const next = await createMember();
    expect(await postAdvert(next, { url })).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/from this site lately/) },
    });
    expect((await postAdvert(next, { url: await getAdvertUrl(home) })).status).toBe(201);
  });

  test('is the source of no draft before its person’s word, nor of another’s, nor by another name', async () => {
    const [seller, other] = [await createMember(), await createMember()];
    const { id: advertId } = await readAdvert(seller, { text: advertText });
    const begin = async (person: typeof seller, more: object = {}) => {
      const source = { advertId, fields: ['price'], ...more };
      return (await callAs(person, 'POST', '/api/property-draft', { data: { price: 425_000 }, source }))
        .status;
    };
    expect(await begin(seller)).toBe(422);
    await confirmAdvert(seller, advertId);
    expect(await begin(other)).toBe(422);
    expect(await begin(seller, { site: 'www.example.co.uk' })).toBe(422);
    expect(await begin(seller)).toBe(201);
    // The home of a file has no other word to wait for.
    const row = { format: 'csv', reference: 'OAK14' };
    const made = await callAs(seller, 'POST', '/api/property-draft', { data: {}, source: row });
    expect(made).toMatchObject({ status: 201, body: { source: row } });
  });
});

describe('the word of an advert’s owner', () => {
  test('is kept once, with its wording, and asked for whole', async () => {
    const seller = await createMember();
    const { id } = await readAdvert(seller, { text: advertText });
    const half = await callAs(seller, 'POST', `/api/own-adverts/${id}/confirmation`, { ownHome: true });
    expect(half.status).toBe(422);
    const first = await confirmAdvert(seller, id);
    expect((await confirmAdvert(seller, id)).body).toEqual(first.body);
    const { body } = await callAs(seller, 'GET', '/api/consents');
    const given = z.array(z.looseObject({ purpose: z.string() })).parse(body['consents']);
    expect(given.filter(({ purpose }) => purpose === 'own_advert')).toEqual([
      {
        purpose: 'own_advert',
        given: true,
        textVersion: '2026-11-30',
        at: first.body['confirmedAt'],
        subject: id,
      },
    ]);
  });
});

describe('an advert’s text', () => {
  test('is read without a site', async () => {
    const { body } = await postAdvert(await createMember(), { text: advertText });
    expect(body).not.toHaveProperty('site');
    expect(body['cells']).toContainEqual({ fact: 'price', text: '£425,000', foundIn: 'text' });
  });

  test('that says nothing of a home is refused', async () => {
    const answer = await postAdvert(await createMember(), { text: 'Hello, this is only a greeting.' });
    expect(answer).toMatchObject({ status: 422, body: { errors: { text: [expect.any(String)] } } });
  });

  test('is read thirty times a day', async () => {
    const seller = await createMember();
    for (let nth = 0; nth < 30; nth += 1) await readAdvert(seller, { text: advertText });
    expect((await postAdvert(seller, { text: advertText })).status).toBe(429);
  });
});
