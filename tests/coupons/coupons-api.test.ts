import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { PropertyId, UserId } from '../../events/vocabulary.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { runOpsCommand } from '../../infra/ops/command.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createTwoStepClient } from '../support/clients/two-step.ts';
import { password, toWrongCode } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { interceptCalls } from '../support/table-calls.ts';

const {
  createMember,
  call,
  callAs,
  submitProperty,
  listEvents,
  startPayment,
  payByCard,
  getPayment,
  controlProvider,
} = createCardPaymentClient(cloud);
type Member = Awaited<ReturnType<typeof createMember>>;

let staff: Member;
let seller: Member;
beforeAll(async () => {
  staff = await createStaffMember(cloud);
  seller = await createMember('Connie Coupon');
});

let codes = 0;
const create = async (terms: Record<string, unknown> = {}) => {
  codes += 1;
  const said = { code: `CODE-${codes}-${cloud.clock.now()}`, type: 'percent', value: 20, ...terms };
  const { status, body } = await callAs(staff, 'POST', '/api/staff/coupons', said);
  expect({ status, body }).toMatchObject({ status: 201 });
  return z.object({ id: z.string(), code: z.string() }).parse(body);
};
const look = (code: string, packageId?: string, person = seller) =>
  callAs(person, 'POST', '/api/coupons/get-by-code', { code, ...(packageId && { packageId }) });
const choose = (person: Member, propertyId: string, packageId: string, couponCode: string) =>
  callAs(person, 'POST', '/api/property-package', {
    propertyId,
    packageId,
    couponCode,
    startNow: true,
    terms: true,
  });
const Listed = z.object({ coupons: z.array(z.looseObject({ code: z.string() })), total: z.int() });
/** A coupon in the staff list, searched on all pages because other tests add coupons. */
async function listed(code: string, page = 1): Promise<object | undefined> {
  const { body } = await callAs(staff, 'GET', `/api/staff/coupons?per_page=200&page=${page}`);
  const { coupons, total } = Listed.parse(body);
  const found = coupons.find((coupon) => coupon.code === code);
  return found ?? (page * 200 < total ? listed(code, page + 1) : undefined);
}
const everything = { type: 'percent', value: 100 };

describe('coupon code', () => {
  test('shows its value and its effect on a price, in any case', async () => {
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

  test('answers 404 if unknown, 410 if ended and 429 on the eleventh try in an hour', async () => {
    const guesser = await createMember('Gus Guess');
    const { code } = await create();
    const ended = await callAs(staff, 'DELETE', `/api/staff/coupons/${code.toLowerCase()}`);
    expect(ended).toMatchObject({ status: 200, body: { code } });
    expect((await look(code, undefined, guesser)).status).toBe(410);
    const tries = await Promise.all(
      Array.from({ length: 9 }, (_, n) => look(`GUESS${n}`, undefined, guesser)),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404]));
    const refused = await look('GUESS10', undefined, guesser);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const home = await submitProperty(seller);
    expect((await choose(guesser, home, 'plus', 'GUESS11')).status).toBe(404);
  });

  test('is created, listed and ended by staff', async () => {
    const { code } = await create();
    const again = { code: code.toLowerCase(), ...everything };
    expect((await callAs(staff, 'POST', '/api/staff/coupons', again)).status).toBe(409);
    expect(
      (await callAs(staff, 'POST', '/api/staff/coupons', { ...again, code: 'OVER', value: 101 })).status,
    ).toBe(422);
    expect(await listed(code)).toMatchObject({ uses: 0 });
    const { body } = await callAs(staff, 'GET', '/api/staff/coupons?per_page=1&page=2');
    expect(body).toMatchObject({ coupons: [{ code: expect.any(String) }], page: 2, per_page: 1 });
  });
});

describe('coupon use', () => {
  test('lowers the price of an unpaid package and is not counted yet', async () => {
    const { code } = await create({ type: 'fixed', value: 1_000 });
    const home = await submitProperty(seller);
    expect((await choose(seller, home, 'standard', code)).body).toMatchObject({
      status: 'pending_payment',
      discountGrossPence: 1_000,
      totalPence: 8_900,
      vatPence: 1_483,
      coupon: { code },
    });
    expect((await look(code)).body).toMatchObject({ usesLeft: 1 });
  });

  test('activates a package that costs nothing and is counted once', async () => {
    const { code, id } = await create({ ...everything, mostPerUser: 2 });
    const home = await submitProperty(seller);
    expect((await choose(seller, home, 'plus', code)).body).toMatchObject({
      status: 'active',
      totalPence: 0,
    });
    await cloud.idle();
    expect(listEvents('coupon.used.v1', id)).toMatchObject([{ userId: seller.id, paymentId: null }]);
    expect((await callAs(seller, 'GET', '/api/coupon/coupons')).body).toMatchObject({
      coupons: [{ code, usesLeft: 1 }],
    });
  });

  test('is given to one of several users who want the last use at once', async () => {
    const { code, id } = await create({ ...everything, mostUses: 1 });
    const people = [seller, await createMember('Cleo Coupon'), await createMember('Carl Coupon')];
    const homes = await Promise.all(people.map((person) => submitProperty(person)));
    const replies = await Promise.all(
      people.map((person, nth) => choose(person, String(homes[nth]), 'standard', code)),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [201, 409, 410].includes(status))).toBe(true);
    await cloud.idle();
    expect(listEvents('coupon.used.v1', id)).toHaveLength(1);
  });

  test('is given to one of two properties of a user with one use', async () => {
    const { code, id } = await create(everything);
    const homes = [await submitProperty(seller), await submitProperty(seller)];
    const replies = await Promise.all(homes.map((home) => choose(seller, home, 'standard', code)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    await cloud.idle();
    expect(listEvents('coupon.used.v1', id)).toHaveLength(1);
    expect((await look(code)).status).toBe(410);
  });

  test('of an unpaid payment does not block the user’s other choice', async () => {
    const buyer = await createMember('Kit Kept');
    const { code, id } = await create({ mostUses: 1 });
    const [home, other] = [await submitProperty(buyer), await submitProperty(buyer)];
    const first = z.object({ id: z.string() }).parse((await choose(buyer, home, 'standard', code)).body);
    const left = await startPayment(buyer, first.id);
    expect((await look(code)).status).toBe(410);
    expect(await look(code, 'plus', buyer)).toMatchObject({ status: 200, body: { usesLeft: 1 } });
    expect((await callAs(buyer, 'GET', '/api/coupon/coupons')).body).toMatchObject({ coupons: [{ code }] });
    // A choice for another property does not end the first payment, so its reservation stays.
    expect((await choose(buyer, other, 'plus', code)).status).toBe(410);

    const second = z.object({ id: z.string() }).parse((await choose(buyer, home, 'plus', code)).body);
    const { url, paymentId } = await startPayment(buyer, second.id);
    expect(await getPayment(buyer, left.paymentId)).toMatchObject({ status: 'failed' });
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    expect(listEvents('coupon.used.v1', id)).toMatchObject([{ paymentId }]);
    expect((await look(code, 'plus', buyer)).status).toBe(410);
  });

  test('of a payment that ends at the same time can be used by another choice', async () => {
    const buyer = await createMember('Race Kept');
    const { code } = await create({ type: 'fixed', value: 99_00, mostUses: 1 });
    const home = PropertyId.parse(await submitProperty(buyer));
    const first = z.object({ id: z.string() }).parse((await choose(buyer, home, 'plus', code)).body);
    const { url } = await startPayment(buyer, first.id);
    stubFunctionEnvironment(cloud);
    const { database } = await import('../../functions/kernel/data/database.ts');
    const { choosePackage } = await import('../../functions/money/package-orders/commands/choose-package.ts');
    let ended: Promise<unknown> | undefined;
    const end = async () => {
      await controlProvider('expire', { session: url.split('/').at(-1) });
      await cloud.idle();
    };
    onTestFinished(
      interceptCalls(database, async ({ operation }, send) => {
        if (operation === 'TransactWriteItems') await (ended ??= end());
        return send();
      }),
    );
    const asked = { propertyId: home, packageId: 'standard', couponCode: code, startNow: true } as const;
    expect(await choosePackage(asked, UserId.parse(buyer.id))).toMatchObject({
      status: 'active',
      totalPence: 0,
    });
    expect(ended).toBeDefined();
    expect((await look(code, 'standard', buyer)).status).toBe(410);
  });

  test('is refused at its field before the start and after the end', async () => {
    const time = cloud.clock.now();
    const [startsAt, expiresAt] = [2, 5].map((day) => new Date(time + day * dayMs).toISOString());
    const { code } = await create({ startsAt, expiresAt });
    const home = await submitProperty(seller);
    expect(await choose(seller, home, 'standard', code)).toMatchObject({
      status: 422,
      body: { errors: { couponCode: [expect.stringContaining('can use this coupon from')] } },
    });
    const lookIn = (ahead: number) =>
      call('POST', '/api/coupons/get-by-code', {
        token: seller.token,
        headers: { 'x-local-ahead-ms': String(ahead * dayMs) },
        body: { code },
      });
    expect(await lookIn(3)).toMatchObject({ status: 200, body: { code } });
    expect(await lookIn(6)).toMatchObject({ status: 410, body: { detail: 'This coupon has ended.' } });
  });
});

describe('npm run ops coupon', () => {
  const ops = (line: string, GABLE_EMAIL = staff.email) =>
    runOpsCommand(['--site', cloud.origin, ...line.split(' ')], { GABLE_EMAIL, GABLE_PASSWORD: password });

  test('creates, lists and ends a coupon as given', async () => {
    const code = `OPS-${cloud.clock.now()}`;
    const [day, next] = [1, 2].map((later) => cloud.clock.now() + later * dayMs).map(dayOf);
    const line = await ops(
      `coupon create ${code} --fixed 10.50 --package plus --min-spend 99 --uses 5 --per-user 2 --ends ${day} --note Fair`,
    );
    expect(line.split(/  +/)).toEqual([
      code,
      '£10.50',
      'used 0 of 5, 2 each',
      'for plus',
      'from £99.00',
      `ends ${next}T00:00:00.000Z`,
      'Fair',
    ]);
    expect(await ops('coupon list')).toContain(line);
    expect(await ops(`coupon end ${code}`)).toContain(code);
    expect((await look(code)).status).toBe(410);
  });

  test('accepts the code of an authenticator app as second step', async () => {
    const keeper = await createStaffMember(cloud);
    const { show } = await createTwoStepClient(cloud).enableTwoStep(keeper.token);
    expect(await ops(`coupon list --code ${show()}`, keeper.email)).toContain('used');
    await expect(ops(`coupon list --code ${toWrongCode(show())}`, keeper.email)).rejects.toThrow(
      'The code isn’t right.',
    );
  });

  test('reports errors and creates nothing', async () => {
    const create = (terms: string, by?: string) => ops(`coupon create OPS-WRONG${terms}`, by);
    await expect(create('')).rejects.toThrow('Say one of --percent, --fixed and --free-days.');
    await expect(create(' --percent 20 --fixed 10')).rejects.toThrow('Say one of');
    await expect(create(' --percent 20 --ends tomorrow')).rejects.toThrow('tomorrow is no day');
    await expect(create(' --percent 200')).rejects.toThrow('value:');
    await expect(create(' --cheap 20')).rejects.toThrow('--cheap');
    await expect(create(' --percent 20', seller.email)).rejects.toThrow('Only staff can do this.');
    await expect(ops('coupon forget OPS-WRONG')).rejects.toThrow('npm run ops -- coupon create');
    expect((await look('OPS-WRONG')).status).toBe(404);
  });
});

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
