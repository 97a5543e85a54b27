import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'staff');

const { createMember, logIn } = createVisitorClient(cloud);

/** Logs in from an address whose third number selects the place; returns the status. */
const logInFrom = async (address: string, email: string) => (await logIn(email, password, address)).status;
const warnings = (email: string) =>
  cloud.mails.list(email).filter(({ subject }) => subject === 'New login to your Gable account');

test('leaves the address out of every event', async () => {
  const { email } = await createMember('Addy Address');
  expect(await logInFrom('127.0.1.77', email)).toBe(200);
  await cloud.idle();
  expect(cloud.events().filter(({ detailType }) => detailType === 'network.observed.v1')).not.toEqual([]);
  expect(JSON.stringify(cloud.events())).not.toContain('127.0.1.77');
});

describe('a login', () => {
  let person: Awaited<ReturnType<typeof createMember>>;
  beforeAll(async () => {
    person = await createMember('Tracy Traveller');
    await cloud.idle();
  });

  test('from the first known place sends no mail', async () => {
    expect(await logInFrom('127.0.1.1', person.email)).toBe(200);
    await cloud.idle();
    expect(warnings(person.email)).toEqual([]);
  });

  test('from another country sends the owner one mail with the place', async () => {
    for (let count = 0; count < 3; count += 1) expect(await logInFrom('127.0.2.1', person.email)).toBe(200);
    await cloud.idle();
    expect(warnings(person.email)).toHaveLength(1);
    expect(warnings(person.email)[0]?.text).toContain('Hesse, Germany');
  });

  test('from another network of a known place sends no mail', async () => {
    expect(await logInFrom('127.0.1.9', person.email)).toBe(200);
    await cloud.idle();
    expect(warnings(person.email)).toHaveLength(1);
  });

  test('from a place last seen over 30 days ago sends a mail again', async () => {
    cloud.clock.advance(20 * dayMs);
    expect(await logInFrom('127.0.4.1', person.email)).toBe(200);
    cloud.clock.advance(20 * dayMs);
    expect(await logInFrom('127.0.2.1', person.email)).toBe(200);
    await cloud.idle();
    expect(warnings(person.email)).toHaveLength(3);
  });
});

describe('a member of staff', () => {
  test('sees countries, risks and score of a person, and no address', async () => {
    const person = await createMember('Vic Vpn');
    expect(await logInFrom('127.0.3.1', person.email)).toBe(200);
    await cloud.idle();
    const { token } = await createStaffMember(cloud);
    const card = await cloud.api(`/api/staff/people/${person.id}`, { token });
    expect(card).toMatchObject({
      status: 200,
      body: {
        networks: {
          score: 40,
          reasons: ['Uses a VPN', 'Calls from a data centre'],
          traces: [{ occasion: 'login', country: 'NL', region: 'North Holland', risks: ['vpn', 'hosting'] }],
        },
      },
    });
    expect(card.text).not.toContain('127.0.3.1');
  });
});

test('observes a person at registration and at their first offer only', async () => {
  const offerClient = createOfferClient(cloud);
  const seller = await offerClient.createMember('Olive Owner');
  const buyer = await offerClient.createMember('Ben Buyer');
  for (const amount of [300_000, 310_000])
    await offerClient.makeOffer(buyer, await offerClient.publishProperty(seller), amount);
  await cloud.idle();
  const occasions = cloud
    .events()
    .filter(({ detailType }) => detailType === 'network.observed.v1')
    .map(({ detail }) => JSON.stringify(detail))
    .filter((detail) => detail.includes(buyer.id))
    .map((detail) => /"occasion":"(\w+)"/.exec(detail)?.[1]);
  expect(occasions.toSorted()).toEqual(['first_offer', 'registration']);
});
