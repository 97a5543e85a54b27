import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { PackagePaid } from '../../events/package.ts';
import { newId } from '../../functions/shared/ids.ts';
import { tellingAt } from '../notifications/telling.ts';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { call, member, own, happens, told, submitted, choose } = tellingAt(cloud);

let seller: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member();
});

const Ecologi = z.object({
  purchases: z.array(
    z.object({ key: z.string().nullable(), trees: z.number(), tonnes: z.number(), test: z.boolean() }),
  ),
});
const ecologi = async (path = '', body?: unknown) =>
  (
    await call(body === undefined ? 'GET' : 'POST', `/_local/providers/ecologi${path}`, {
      ...(body !== undefined && { body }),
    })
  ).body;
const boughtFor = async (paymentId: string) =>
  Ecologi.parse(await ecologi()).purchases.filter(({ key }) => key?.startsWith(paymentId));
const fails = () => ecologi('/control/fail', { status: 503 });
const recovers = () => ecologi('/control/recover', {});
afterEach(recovers);

const Impact = z.object({ trees: z.int(), kg: z.int(), url: z.null() });
const impact = async () => Impact.parse((await call('GET', '/api/carbon/impact')).body);

const paid = (donationPence = 0) =>
  PackagePaid.of(
    PackagePaid.detail.parse({
      propertyPackageId: newId('pkg'),
      propertyId: newId('prp'),
      ownerId: seller.id,
      packageId: 'standard',
      paymentId: newId('pay'),
      payBy: 'card',
      totalPence: 99_00,
      donationPence,
    }),
  );
const paymentOf = ({ detail }: ReturnType<typeof paid>) => z.string().parse(detail['paymentId']);

describe('a paid package', () => {
  test('plants a tree, and what was given on top, once however often it is told', async () => {
    const before = await impact();
    const event = paid(113);
    await Promise.all([happens(event), happens(event)]);
    await happens(event);
    const paymentId = paymentOf(event);
    expect(await boughtFor(paymentId)).toMatchObject([
      { key: `${paymentId}-trees`, trees: 5, test: true },
      { key: `${paymentId}-kg`, tonnes: 0.013, test: true },
    ]);
    expect(told('carbon.offset.v1', paymentId)).toMatchObject([{ trees: 5, kg: 13, donationPence: 113 }]);
    expect(await impact()).toEqual({ trees: before.trees + 5, kg: before.kg + 13, url: null });
  });

  test('gets its tree when the provider is back, by itself or the next day', async () => {
    const event = paid();
    const paymentId = paymentOf(event);
    await fails();
    const before = await impact();
    await happens(event);
    expect(await boughtFor(paymentId)).toEqual([]);
    expect(await impact()).toEqual(before);
    await recovers();
    await cloud.schedules.run('carbon-every-day');
    await cloud.idle();
    expect(await boughtFor(paymentId)).toHaveLength(1);
    expect(told('carbon.offset.v1', paymentId)).toHaveLength(1);
    await happens(event);
    expect(await boughtFor(paymentId)).toHaveLength(1);
    expect((await impact()).trees).toBe(before.trees + 1);
  });
});

describe('asking for it', () => {
  const ask = (propertyPackageId: string, more: Record<string, unknown> = {}, person = seller) =>
    own(person, 'POST', '/api/ecologi', { propertyPackageId, ...more });

  test('is refused for a package that nobody paid for, and for somebody else’s', async () => {
    const home = await submitted(seller);
    const { body } = await choose(seller, home);
    const { id } = z.object({ id: z.string() }).parse(body);
    expect(await ask(id)).toMatchObject({ status: 409, body: { state: 'active' } });
    expect((await ask(id, {}, await member())).status).toBe(404);
    expect((await ask(newId('pkg'))).status).toBe(404);
  });

  test.each([{ trees: 1, kg: 1 }, { trees: 0 }, { kg: -1 }, { trees: 1.5 }])(
    'takes trees or kilograms, as whole numbers: %o',
    async (wish) => expect((await ask(newId('pkg'), wish)).status).toBe(422),
  );
});
