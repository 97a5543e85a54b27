import { strFromU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createPhoto } from '../properties/photos.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { createTwoStepClient } from '../support/clients/two-step.ts';
import { cloud } from '../support/cloud.ts';
import { createCopyReader, textOf } from './read-copy.ts';

cloud.wakeAll();

const messageClient = createMessageClient(cloud);
const { createMember, callAs, call, uploadFile, advanceAndLogIn, listStoredKeys } = messageClient;
const { linkTo, download } = createCopyReader(messageClient);

const request = (person: { token: string; id: string }) => callAs(person, 'GET', '/api/user/export');
const latest = async (person: { token: string; id: string }) =>
  (await callAs(person, 'GET', '/api/data-exports')).body['latest'];

describe('a copy of the own data', () => {
  test('has what the person gave, with pictures, and nothing that the other side wrote', async () => {
    let seller = await createMember('Exa Porter');
    const buyer = await createMember('Otto Buyer');
    const front = z
      .object({ id: z.string() })
      .parse(await uploadFile(seller, await createPhoto({ width: 900, colour: '#335577' })));
    const home = await messageClient.publishProperty(seller, {
      images: [{ id: front.id, alt: 'The front' }],
    });
    await callAs(seller, 'PUT', '/api/buyer-seller/update-profile', { bio: 'Lives by the sea' });
    await messageClient.sendMessage(buyer, seller, home, 'A question that is mine alone');
    await messageClient.sendMessage(seller, buyer, home, 'The loft is boarded');
    await callAs(buyer, 'POST', '/api/favourites', { propertyId: home, note: 'Ask about the roof' });

    seller = { ...seller, token: (await createTwoStepClient(cloud).enableTwoStep(seller.token)).token };
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

  test('can be asked for once a day', async () => {
    let person = await createMember();
    expect((await request(person)).status).toBe(202);
    const second = await request(person);
    expect({ status: second.status, code: second.body['code'] }).toEqual({ status: 429, code: 'too_many' });
    person = await advanceAndLogIn(dayMs, person);
    expect((await request(person)).status).toBe(202);
  });

  test('is only for who has the link, and for seven days', async () => {
    const person = await createMember();
    await request(person);
    await cloud.idle();
    const link = linkTo(person.email);
    expect((await call('GET', link.replace(/key=.*/, 'key=guess'))).status).toBe(404);
    expect((await call('GET', link)).status).toBe(302);
    await advanceAndLogIn(8 * dayMs, person);
    expect((await call('GET', link)).status).toBe(410);
    const opened = (path: string) =>
      fetch(new URL(path, cloud.origin), { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect((await opened(link)).headers.get('location')).toBe('/data-link?reason=ended');
    expect((await opened(link.replace(/key=.*/, 'key=guess'))).headers.get('location')).toBe('/data-link');
  });

  test('goes with the account', async () => {
    const person = await createMember();
    const { body } = await request(person);
    await cloud.idle();
    const key = `exports/${z.string().parse(body['id'])}.zip`;
    expect(await listStoredKeys(key)).toEqual([key]);
    const link = linkTo(person.email);
    expect((await callAs(person, 'DELETE', '/api/delete-account')).status).toBe(202);
    await cloud.idle();
    cloud.clock.advance(15 * dayMs);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    expect(await listStoredKeys(key)).toEqual([]);
    expect((await call('GET', link)).status).toBe(404);
  });
});
