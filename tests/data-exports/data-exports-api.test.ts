import { strFromU8, unzipSync } from 'fflate';
import * as z from 'zod';
import { describe, expect, test, vi } from 'vitest';
import { chattingAt } from '../messages/chatting.ts';
import { photo } from '../properties/photos.ts';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { appsAt } from '../two-step/app.ts';
import { fillingAt, marks, otherMarks } from './filling.ts';

cloud.wakeAll();

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = chattingAt(cloud);
const { member, own, call, upload, later, kept, mailsTo } = at;

const request = (person: { token: string; id: string }) => own(person, 'GET', '/api/user/export');
const latest = async (person: { token: string; id: string }) =>
  (await own(person, 'GET', '/api/data-exports')).body['latest'];

/** The path of the link in the newest mail to an address. */
function linkTo(email: string): string {
  const [mail] = mailsTo(email);
  const href = z.string().parse(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1]);
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
  return `${pathname}${search}`;
}
async function download(path: string) {
  const { status, headers } = await call('GET', path);
  expect(status).toBe(302);
  const response = await fetch(z.string().parse(headers.get('location')));
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}
const textOf = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());

describe('a copy of the own data', () => {
  test('has what the person gave, with pictures, and nothing that the other side wrote', async () => {
    let seller = await member('Exa Porter');
    const buyer = await member('Otto Buyer');
    const front = z
      .object({ id: z.string() })
      .parse(await upload(seller, await photo({ width: 900, colour: '#335577' })));
    const home = await at.onSale(seller, { images: [{ id: front.id, alt: 'The front' }] });
    await own(seller, 'PUT', '/api/buyer-seller/update-profile', { bio: 'Lives by the sea' });
    await at.sent(buyer, seller, home, 'A question that is mine alone');
    await at.sent(seller, buyer, home, 'The loft is boarded');
    await own(buyer, 'POST', '/api/favourites', { propertyId: home, note: 'Ask about the roof' });

    seller = { ...seller, token: (await appsAt(cloud).turnOn(seller.token)).token };
    const { status, body } = await request(seller);
    expect({ status, body }).toMatchObject({ status: 202, body: { status: 'requested' } });
    await cloud.idle();
    expect(await latest(seller)).toMatchObject({ status: 'ready', bytes: expect.any(Number) });

    const files = await download(linkTo(seller.email));
    const all = Object.entries(files)
      .filter(([name]) => /\.(json|html)$/.test(name))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    for (const given of [seller.email, 'Exa Porter', 'Lives by the sea', 'The loft is boarded', home])
      expect(all).toContain(given);
    for (const foreign of [buyer.email, 'Otto Buyer', 'A question that is mine alone', 'Ask about the roof'])
      expect(all).not.toContain(foreign);
    expect(files[`files/${front.id}.webp`]?.length).toBeGreaterThan(1_000);
    expect(textOf(files, 'index.html')).toContain(`<img src="files/${front.id}.webp"`);
    expect(JSON.parse(textOf(files, 'data/account.json'))).toMatchObject({
      twoStep: expect.stringMatching(/^on since 20\d\d-/),
    });
    expect(JSON.parse(textOf(files, 'data/messages.json'))).toMatchObject([
      { toId: buyer.id, body: 'The loft is boarded' },
    ]);
  });

  test('has all that the person wrote and nothing of the other sides of their deals', async () => {
    const { person, answers, home } = await fillingAt(cloud).fill(await member(marks.name));
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    const files = await download(linkTo(person.email));
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    const { staffNote, reason: _, takenBack: __, ...given } = marks;
    const texts = Object.values(given).map((text) => text.slice(0, 20).trim());
    expect(texts.filter((text) => !all.includes(text))).toEqual([]);
    expect(all).not.toContain(staffNote);
    expect(Object.values(otherMarks).filter((text) => all.includes(text))).toEqual([]);
    const told = z
      .array(z.looseObject({ topic: z.string(), title: z.string(), text: z.string().optional() }))
      .parse(JSON.parse(textOf(files, 'data/notifications.json')));
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter(({ topic, text }) => topic === 'offers' && text !== undefined)).toEqual([]);
    expect(JSON.parse(textOf(files, 'data/applications.json'))).toMatchObject([{ name: marks.applicant }]);
    expect(JSON.parse(textOf(files, 'data/reviews.json'))).toMatchObject({
      proofs: [{ propertyId: home, documents: [{ name: marks.proof }] }],
    });
  });

  test('can be asked for once a day', async () => {
    let person = await member();
    expect((await request(person)).status).toBe(202);
    const second = await request(person);
    expect({ status: second.status, code: second.body['code'] }).toEqual({ status: 429, code: 'too_many' });
    person = await later(days, person);
    expect((await request(person)).status).toBe(202);
  });

  test('is only for who has the link, and for seven days', async () => {
    const person = await member();
    await request(person);
    await cloud.idle();
    const link = linkTo(person.email);
    expect((await call('GET', link.replace(/key=.*/, 'key=guess'))).status).toBe(404);
    expect((await call('GET', link)).status).toBe(302);
    await later(8 * days, person);
    expect((await call('GET', link)).status).toBe(410);
    const opened = (path: string) =>
      fetch(new URL(path, cloud.origin), { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect((await opened(link)).headers.get('location')).toBe('/data-link?reason=ended');
    expect((await opened(link.replace(/key=.*/, 'key=guess'))).headers.get('location')).toBe('/data-link');
  });

  test('goes with the account', async () => {
    const person = await member();
    const { body } = await request(person);
    await cloud.idle();
    const key = `exports/${z.string().parse(body['id'])}.zip`;
    expect(await kept(key)).toEqual([key]);
    const link = linkTo(person.email);
    expect((await own(person, 'DELETE', '/api/delete-account')).status).toBe(202);
    await cloud.idle();
    cloud.clock.advance(15 * days);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    expect(await kept(key)).toEqual([]);
    expect((await call('GET', link)).status).toBe(404);
  });
});
