import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';

cloud.wake('notifications', 'consents');

const { advanceAndLogIn, callAs, createMember, listMails, publishProperty } = createSellerClient(cloud);

const Saved = z.object({ savedSearch: z.object({ id: z.string(), name: z.string(), query: z.string() }) });
const Homes = z.object({
  homes: z.array(z.object({ card: z.object({ id: z.string() }), why: z.array(z.string()) })),
});

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
beforeAll(async () => {
  seller = await createMember('Sally Seller');
});

const save = async (person: Member, query: string, frequency = 'daily') => {
  const { status, body } = await callAs(person, 'POST', '/api/saved-searches', { query, frequency });
  expect(status).toBe(201);
  return Saved.parse(body).savedSearch;
};
const release = async () => {
  await cloud.idle();
  await cloud.schedules.run('saved-searches-every-five-minutes');
  await cloud.idle();
};

/** Around the homes that tests publish, in Headingley. */
const drawn = '-1.6,53.8,-1.55,53.8,-1.55,53.84,-1.6,53.84';

test('a search of a drawn area, a floor area and exclusions finds the homes that fit, with a reason for each', async () => {
  const person = await createMember('Dora Drawer');
  const search = await save(person, `exclude=new_build,auction&max_price=401000&min_sqm=80&polygon=${drawn}`);
  expect(search).toMatchObject({
    name: 'The area you drew, up to £401,000',
    query: `exclude=new_build%2Cauction&max_price=401000&min_sqm=80&polygon=${encodeURIComponent(drawn)}`,
  });
  const fitting = { price: 400_000, floorAreaSqm: 84.6 };
  const home = await publishProperty(seller, fitting);
  const { address } = await loadAddress(home);
  for (const other of [
    { floorAreaSqm: undefined },
    { floorAreaSqm: 79 },
    { newBuild: true },
    { auction: true },
    { address: { ...address, latitude: 53.85 } },
  ])
    await publishProperty(seller, { ...fitting, ...other });
  await cloud.idle();
  const { homes } = Homes.parse((await callAs(person, 'GET', `/api/new-homes?search=${search.id}`)).body);
  expect(homes).toMatchObject([{ card: { id: home } }]);
  expect(homes[0]?.why).toEqual([
    'In the area you drew',
    '£400,000 is in your budget',
    '911 sq ft (85 m²)',
    'Not a new build',
    'Not an auction',
  ]);
});

const loadAddress = async (home: string) =>
  z
    .object({ address: z.looseObject({ latitude: z.number() }) })
    .parse((await callAs(seller, 'GET', `/api/properties/${home}`)).body);

test('a weekly search is mailed once, on the weekday on which it was saved', async () => {
  // From noon on, so that the morning of its weekday is a week away.
  const noon = new Date(cloud.clock.now());
  noon.setUTCHours(36, 0, 0, 0);
  seller = await advanceAndLogIn(noon.getTime() - cloud.clock.now(), seller);
  const person = await createMember('Wanda Weekly');
  await save(person, 'q=Leeds&max_price=121000', 'weekly');
  const first = await publishProperty(seller, { price: 120_000 });
  const alerts = () => listMails(person.email).filter(({ subject }) => subject.startsWith('2 homes for'));
  for (let day = 1; day <= 6; day += 1) {
    seller = await advanceAndLogIn(dayMs, seller);
    await release();
  }
  expect(alerts()).toEqual([]);
  const second = await publishProperty(seller, { price: 119_000 });
  await cloud.idle();
  seller = await advanceAndLogIn(dayMs, seller);
  await release();
  expect(alerts()).toHaveLength(1);
  for (const home of [first, second])
    expect(alerts()[0]?.text).toContain(await readHomePath(cloud.origin, home));
  seller = await advanceAndLogIn(dayMs, seller);
  await release();
  expect(alerts()).toHaveLength(1);
});
