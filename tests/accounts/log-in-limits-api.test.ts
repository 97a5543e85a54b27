import { describe, expect, test } from 'vitest';
import { createNetworkClient, createNetworkAddress } from '../support/clients/network.ts';
import { createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { call, createMember, getMailedLink, listMailsOfCalls } = createVisitorClient(cloud);
const { callPastCdn } = createNetworkClient(cloud);

const logInFrom = async (ip: string, username: string, given = 'Wrong-pass-1') => {
  const body = { grant_type: 'password', client_id: 2, username, password: given };
  return callPastCdn('POST /oauth/token', { ip, body });
};
const statusesOf = async (tries: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status).toSorted((a, b) => a - b);
const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const minutes = (count: number) => cloud.clock.advance(count * 60_000);

describe('failed logins', () => {
  test('take as long for an account as where there is none', async () => {
    const { email } = await createMember();
    const ip = createNetworkAddress();
    for (const username of [email, 'no-account-at-all@example.com']) {
      const begun = performance.now();
      expect((await logInFrom(ip, username)).status).toBe(400);
      // A timer can be a millisecond early.
      expect(performance.now() - begun).toBeGreaterThan(298);
    }
  });

  test('of 40 accounts from one network are stopped at 30, also when they come at once', async () => {
    const ip = createNetworkAddress();
    const tries = repeat(40, (index) => logInFrom(ip, `sprayed-${index}@example.com`));
    expect(await statusesOf(tries)).toEqual([...repeat(30, () => 400), ...repeat(10, () => 429)]);
    const { email } = await createMember();
    expect((await logInFrom(ip, email, password)).status).toBe(429);
    expect((await logInFrom(createNetworkAddress(), email, password)).status).toBe(200);
  });

  test('of a stranger in a café leave the right passwords of its regulars', async () => {
    const ip = createNetworkAddress();
    const [regular, guest] = [await createMember(), await createMember()];
    expect((await logInFrom(ip, regular.email, password)).status).toBe(200);
    await Promise.all(repeat(35, (index) => logInFrom(ip, `guess-${index}@example.com`)));
    for (const _ of repeat(3, () => 0))
      expect((await logInFrom(ip, regular.email, password)).status).toBe(200);
    expect((await logInFrom(ip, guest.email, password)).status).toBe(429);
    expect(await statusesOf(repeat(6, () => logInFrom(ip, regular.email)))).toEqual([
      ...repeat(5, () => 400),
      429,
    ]);
  });

  test('of forty people of one address do not stop those who log in', async () => {
    const ip = createNetworkAddress();
    // More than may fail.
    const members = await Promise.all(repeat(8, () => createMember()));
    const tries = repeat(40, (index) => logInFrom(ip, members[index % 8]?.email ?? '', password));
    expect(await statusesOf(tries)).toEqual(repeat(40, () => 200));
  });

  test('of one account from many networks are stopped at 20, until the owner chooses a new password', async () => {
    const { email } = await createMember();
    const tries = repeat(25, () => logInFrom(createNetworkAddress(), email));
    expect(await statusesOf(tries)).toEqual([...repeat(20, () => 400), ...repeat(5, () => 429)]);
    // Cognito has a lock of its own, which ends after a quarter of an hour.
    minutes(16);
    const locked = await logInFrom(createNetworkAddress(), email, password);
    expect(locked).toMatchObject({ status: 429, body: { detail: expect.stringContaining('new password') } });
    // Other accounts are not concerned.
    expect((await logInFrom(createNetworkAddress(), (await createMember()).email, password)).status).toBe(
      200,
    );

    await call('POST', '/api/forgot-password', { body: { email } });
    const chosen = { password: 'Another-one-2', passwordConfirmation: 'Another-one-2' };
    const link = getMailedLink(email);
    expect((await call('POST', '/api/reset-password', { body: { ...link, ...chosen } })).status).toBe(200);
    expect((await logInFrom(createNetworkAddress(), email, chosen.password)).status).toBe(200);
  });

  test('past the limit of the account and of its network are refused for the longer time', async () => {
    const { email } = await createMember();
    const ip = createNetworkAddress();
    for (const _ of repeat(5, () => 0)) expect((await logInFrom(ip, email)).status).toBe(400);
    const atNetwork = await logInFrom(ip, email);
    expect(atNetwork.status).toBe(429);
    expect(Number(atNetwork.headers['retry-after'])).toBeLessThanOrEqual(16 * 60);
    await Promise.all(repeat(20, () => logInFrom(createNetworkAddress(), email)));
    const atBoth = await logInFrom(ip, email);
    expect(atBoth).toMatchObject({ status: 429, body: { detail: expect.stringContaining('new password') } });
    expect(Number(atBoth.headers['retry-after'])).toBeGreaterThan(50 * 60);
  });

  test('at the end of one quarter of an hour still count in the next', async () => {
    const { email } = await createMember();
    const ip = createNetworkAddress();
    const quarter = 15 * 60_000;
    cloud.clock.advance(quarter - (cloud.clock.now() % quarter) - 30_000);
    for (const _ of repeat(5, () => 0)) expect((await logInFrom(ip, email)).status).toBe(400);
    minutes(1);
    const refused = await logInFrom(ip, email, password);
    expect(refused.status).toBe(429);
    // A refused try does not prolong the wait.
    minutes(7);
    expect((await logInFrom(ip, email)).status).toBe(429);
    cloud.clock.advance(Number(refused.headers['retry-after']) * 1000 - 7 * 60_000);
    expect((await logInFrom(ip, email, password)).status).toBe(200);
  });

  test('are mailed to the owner once within a day, also past midnight, and to no one for an unknown address', async () => {
    const day = 24 * 3_600_000;
    cloud.clock.advance(day - (cloud.clock.now() % day) - 30 * 60_000);
    const { email } = await createMember();
    const warnings = (to: string) =>
      listMailsOfCalls(to).filter(({ subject }) => subject === 'Failed attempts to log in to your account');
    await Promise.all(repeat(9, () => logInFrom(createNetworkAddress(), email)));
    expect(warnings(email)).toHaveLength(0);
    await Promise.all(repeat(9, () => logInFrom(createNetworkAddress(), email)));
    expect(warnings(email)).toHaveLength(1);
    minutes(70);
    await Promise.all(repeat(12, () => logInFrom(createNetworkAddress(), email)));
    expect(warnings(email)).toHaveLength(1);
    expect(warnings(email)[0]?.html).toContain('/forgot-password');
    await Promise.all(repeat(12, () => logInFrom(createNetworkAddress(), 'unknown@example.com')));
    expect(warnings('unknown@example.com')).toHaveLength(0);
  });

  test('of a password that is asked for again count, too', async () => {
    const { email, token } = await createMember();
    const wrong = { email: `new-${email}`, password: 'Wrong-pass-1' };
    for (const _ of repeat(5, () => 0))
      expect((await call('PUT', '/api/buyer-seller/update-profile', { token, body: wrong })).status).toBe(
        422,
      );
    expect((await call('PUT', '/api/buyer-seller/update-profile', { token, body: wrong })).status).toBe(429);
    minutes(1);
    expect((await logInFrom(createNetworkAddress(), email, password)).status).toBe(200);
  });
});
