import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { staffAt } from '../accounts/staff.ts';
import { days, patience, sellingAt } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { member, call, own, submitted, told } = sellingAt(cloud);
type Member = Awaited<ReturnType<typeof member>>;

let staff: Member;
let seller: Member;
beforeAll(async () => {
  staff = await staffAt(cloud);
  seller = await member('Connie Coupon');
});

let codes = 0;
const create = async (terms: Record<string, unknown> = {}) => {
  codes += 1;
  const said = { code: `CODE-${codes}-${cloud.clock.now()}`, type: 'percent', value: 20, ...terms };
  const { status, body } = await own(staff, 'POST', '/api/staff/coupons', said);
  expect({ status, body }).toMatchObject({ status: 201 });
  return z.object({ id: z.string(), code: z.string() }).parse(body);
};
const look = (code: string, packageId?: string, person = seller) =>
  own(person, 'POST', '/api/coupons/get-by-code', { code, ...(packageId && { packageId }) });
const choose = (person: Member, propertyId: string, packageId: string, couponCode: string) =>
  own(person, 'POST', '/api/property-package', {
    propertyId,
    packageId,
    couponCode,
    startNow: true,
    terms: true,
  });
const everything = { type: 'percent', value: 100 };

describe('a code', () => {
  test('says what it is worth, in any case, and what it does to a price', async () => {
    const { code } = await create({ note: 'For spring', packages: ['standard', 'plus'] });
    expect((await look(` ${code.toLowerCase()} `, 'standard')).body).toMatchObject({
      code,
      type: 'percent',
      value: 20,
      note: 'For spring',
      usesLeft: 1,
      expiresAt: null,
      discountPence: 1_980,
      totalPence: 7_920,
    });
    expect((await look(code)).body).toMatchObject({ discountPence: null, totalPence: null });
    expect(await look(code, 'premium')).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.stringContaining('another package')] } },
    });
  });

  test('that is unknown is 404, that has ended 410, and the eleventh try of an hour 429', async () => {
    const guesser = await member('Gus Guess');
    const { code } = await create();
    const ended = await own(staff, 'DELETE', `/api/staff/coupons/${code.toLowerCase()}`);
    expect(ended).toMatchObject({ status: 200, body: { code } });
    expect((await look(code, undefined, guesser)).status).toBe(410);
    const tries = await Promise.all(
      Array.from({ length: 9 }, (_, n) => look(`GUESS${n}`, undefined, guesser)),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404]));
    const refused = await look('GUESS10', undefined, guesser);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const home = await submitted(seller);
    expect((await choose(guesser, home, 'plus', 'GUESS11')).status).toBe(404);
  });

  test('is staff’s to make, list and end', async () => {
    for (const [method, path] of [
      ['POST', '/api/staff/coupons'],
      ['GET', '/api/staff/coupons'],
      ['DELETE', '/api/staff/coupons/SPRING20'],
    ] as const)
      expect((await own(seller, method, path, method === 'POST' ? {} : undefined)).status).toBe(403);
    const { code } = await create();
    const again = { code: code.toLowerCase(), ...everything };
    expect((await own(staff, 'POST', '/api/staff/coupons', again)).status).toBe(409);
    expect(
      (await own(staff, 'POST', '/api/staff/coupons', { ...again, code: 'OVER', value: 101 })).status,
    ).toBe(422);
    const { body } = await own(staff, 'GET', '/api/staff/coupons?per_page=1');
    expect(body).toMatchObject({ coupons: [{ code, uses: 0 }], page: 1, per_page: 1 });
  });
});

describe('a use', () => {
  test('at a price that is left lowers what waits to be paid, and is not counted yet', async () => {
    const { code } = await create({ type: 'fixed', value: 1_000 });
    const home = await submitted(seller);
    expect((await choose(seller, home, 'standard', code)).body).toMatchObject({
      status: 'pending_payment',
      discountPence: 1_000,
      totalPence: 8_900,
      vatPence: 1_483,
      coupon: { code },
    });
    expect((await look(code)).body).toMatchObject({ usesLeft: 1 });
  });

  test('that leaves nothing to pay makes the package run, and counts once', async () => {
    const { code, id } = await create({ ...everything, mostPerUser: 2 });
    const home = await submitted(seller);
    expect((await choose(seller, home, 'plus', code)).body).toMatchObject({
      status: 'active',
      totalPence: 0,
    });
    await cloud.idle();
    expect(told('coupon.used.v1', id)).toMatchObject([{ userId: seller.id, paymentId: null }]);
    expect((await own(seller, 'GET', '/api/coupon/coupons')).body).toMatchObject({
      coupons: [{ code, usesLeft: 1 }],
    });
  });

  test('of the last one, wanted twice at once, is one person’s', async () => {
    const { code, id } = await create({ ...everything, mostUses: 1 });
    const people = [seller, await member('Cleo Coupon'), await member('Carl Coupon')];
    const homes = await Promise.all(people.map((person) => submitted(person)));
    const replies = await Promise.all(
      people.map((person, nth) => choose(person, String(homes[nth]), 'standard', code)),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [201, 409, 410].includes(status))).toBe(true);
    await cloud.idle();
    expect(told('coupon.used.v1', id)).toHaveLength(1);
  });

  test('of a person’s last one, for two homes at once, is one home’s', async () => {
    const { code, id } = await create(everything);
    const homes = [await submitted(seller), await submitted(seller)];
    const replies = await Promise.all(homes.map((home) => choose(seller, home, 'standard', code)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    await cloud.idle();
    expect(told('coupon.used.v1', id)).toHaveLength(1);
    expect((await look(code)).status).toBe(410);
  });

  test('before it starts or after its end is refused at the field', async () => {
    const starts = new Date(cloud.clock.now() + 2 * days).toISOString();
    const { code } = await create({ startsAt: starts });
    const home = await submitted(seller);
    expect(await choose(seller, home, 'standard', code)).toMatchObject({
      status: 422,
      body: { errors: { couponCode: [expect.stringContaining('can be used from')] } },
    });
    const headers = { 'x-local-ahead-ms': String(3 * days) };
    const body = { code };
    const { token } = seller;
    expect((await call('POST', '/api/coupons/get-by-code', { token, headers, body })).status).not.toBe(422);
  });
});
