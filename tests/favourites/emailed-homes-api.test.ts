import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';

cloud.wake('notifications');

const {
  call,
  callAs,
  createMember,
  getPropertyPage,
  getVerificationCode,
  listMails,
  publishProperty,
  register,
  setPublished,
} = createNotificationClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
beforeAll(async () => {
  seller = await createMember('Vera Vendor');
});

let visitors = 0;
const createEmail = () => `visitor-of-homes-${(visitors += 1)}@example.com`;
const save = (propertyId: string, email: string, more = {}) =>
  call('POST', '/api/saved-homes', { from: createAddress(), body: { propertyId, email, ...more } });
const findKey = async (email: string) => {
  await cloud.idle();
  const mail = listMails(email).find(({ subject }) => subject === 'Confirm your saved home');
  return /\/saved-homes\/confirm#key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const confirm = (key: string) => call('POST', '/api/saved-homes/confirm', { body: { key } });
const saveAndConfirm = async (home: string, email: string) => {
  await save(home, email);
  expect((await confirm(await findKey(email))).status).toBe(200);
};
const subjects = (email: string) => listMails(email).map(({ subject }) => subject.split(':')[0]);
const Versioned = z.object({ version: z.int() });
async function reprice(home: string, price: number) {
  const { version } = Versioned.parse((await getPropertyPage(home, seller)).body);
  expect((await callAs(seller, 'PUT', `/api/properties/${home}`, { price, version })).status).toBe(200);
  await cloud.idle();
}
const listSaved = async (token: string) =>
  z
    .object({ favourites: z.array(z.object({ propertyId: z.string(), savedPrice: z.int() })) })
    .parse((await call('GET', '/api/favourites', { token })).body).favourites;

describe('a home saved by email', () => {
  test('has no news for an address until its owner confirms it', async () => {
    const [home, email] = [await publishProperty(seller, { price: 300_000 }), createEmail()];
    expect(await save(home, email)).toMatchObject({ status: 202, body: { confirm: true } });
    await reprice(home, 295_000);
    expect(subjects(email)).toEqual(['Confirm your saved home']);
    const key = await findKey(email);
    expect(await confirm(key)).toMatchObject({
      status: 200,
      body: { isInAccount: false, home: { id: home } },
    });
    expect((await confirm(key)).status).toBe(200);
    await reprice(home, 290_000);
    expect(subjects(email)).toEqual(['Price reduced', 'Confirm your saved home']);
    const [mail] = listMails(email);
    expect(mail?.text).toContain('£290,000');
    expect(mail?.text).toContain('£295,000');
    expect(mail?.text).toContain(await readHomePath(cloud.origin, home));
    expect(mail?.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
    await reprice(home, 310_000);
    expect(subjects(email)[0]).toBe('Price changed');
  });

  test('has mails that end by one press, which forgets the address', async () => {
    const [home, email] = [await publishProperty(seller, { price: 300_000 }), createEmail()];
    await saveAndConfirm(home, email);
    await reprice(home, 290_000);
    const stop = new URL(/<(.+)>/.exec(String(listMails(email)[0]?.headers['list-unsubscribe']))?.[1] ?? '');
    expect(await call('POST', `${stop.pathname}${stop.search}`)).toMatchObject({
      status: 200,
      body: { home: { id: home } },
    });
    await reprice(home, 280_000);
    expect(subjects(email)).toHaveLength(2);
    const again = { from: createAddress() };
    expect((await call('POST', `${stop.pathname}${stop.search}`, again)).status).toBe(404);
  });

  test('is asked for again with the link of the first mail, and once confirmed not at all', async () => {
    const [home, email] = [await publishProperty(seller), createEmail()];
    await save(home, email);
    const key = await findKey(email);
    await save(home, email);
    await cloud.idle();
    expect(subjects(email)).toHaveLength(2);
    expect((await confirm(key)).status).toBe(200);
    expect((await save(home, email)).status).toBe(202);
    await cloud.idle();
    expect(subjects(email)).toHaveLength(2);
  });

  test('is dropped for programs, and refused off the market, without an address and after five requests, three of them mailed', async () => {
    const [home, email] = [await publishProperty(seller), createEmail()];
    expect((await save(home, email, { website: 'https://spam.example' })).status).toBe(202);
    expect((await save(home, 'nobody')).status).toBe(422);
    await setPublished(seller, home, false);
    expect((await save(home, email)).status).toBe(404);
    await setPublished(seller, home, true);
    for (let requests = 1; requests <= 5; requests += 1) expect((await save(home, email)).status).toBe(202);
    expect((await save(home, email)).status).toBe(429);
    await cloud.idle();
    expect(subjects(email)).toHaveLength(3);
  });
});

describe('the homes of an address', () => {
  test('are the member’s when it registers, at the price of then', async () => {
    const email = createEmail();
    const [home, waiting] = [
      await publishProperty(seller, { price: 300_000 }),
      await publishProperty(seller),
    ];
    await saveAndConfirm(home, email);
    await save(waiting, email);
    await reprice(home, 290_000);
    const opened = await register(email, { user_name: 'Vic Visitor' });
    const token = z.string().parse(opened.body['accessToken']);
    await call('POST', '/api/verify-code', { token, body: { code: getVerificationCode(email) } });
    await cloud.idle();
    // No one has agreed to the one that was never confirmed.
    expect(await listSaved(token)).toEqual([{ propertyId: home, savedPrice: 300_000 }]);
    const before = subjects(email).filter((subject) => subject === 'Price reduced');
    await reprice(home, 280_000);
    const after = subjects(email).filter((subject) => subject === 'Price reduced');
    expect(after.length - before.length).toBe(1);
  });

  test('stay saved by email where they can’t be the member’s', async () => {
    const home = await publishProperty(seller);
    await save(home, seller.email);
    expect((await confirm(await findKey(seller.email))).body).toMatchObject({ isInAccount: false });
  });

  test('are a member’s at once where the address has an account', async () => {
    const [home, person] = [await publishProperty(seller), await createMember('Mo Member')];
    await save(home, person.email);
    expect((await confirm(await findKey(person.email))).body).toMatchObject({ isInAccount: true });
    expect((await listSaved(person.token)).map(({ propertyId }) => propertyId)).toEqual([home]);
  });
});
