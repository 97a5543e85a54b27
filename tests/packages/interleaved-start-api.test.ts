import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { PropertyId } from '../../events/vocabulary.ts';
import type { database } from '../../functions/kernel/data/database.ts';
import type { loadPropertyPackages } from '../../functions/money/packages/adapters/package-repository.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { cloud } from '../support/cloud.ts';
import { interceptCalls } from '../support/table-calls.ts';

const { createUnpaidPackage, startPayment, payByCard } = createCardPaymentClient(cloud);

let client: typeof database;
let load: typeof loadPropertyPackages;
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ database: client } = await import('../../functions/kernel/data/database.ts'));
  ({ loadPropertyPackages: load } =
    await import('../../functions/money/packages/adapters/package-repository.ts'));
});
afterAll(() => vi.unstubAllEnvs());

/** Sends one read at a time and does `act` between this one and the next; returns the count of reads. */
function actAfterRead(nth: number, act: () => Promise<void>): () => number {
  let reads = 0;
  let earlier: Promise<unknown> = Promise.resolve();
  const end = interceptCalls(client, ({ operation }, send) => {
    if (operation !== 'GetItem' && operation !== 'BatchGetItem') return send();
    const answer = earlier.then(async () => {
      const row = await send();
      reads += 1;
      if (reads === nth) await act();
      return row;
    });
    earlier = answer;
    return answer;
  });
  onTestFinished(end);
  return () => reads;
}

test.each([1, 2])('a package that starts after read %i is either unpaid or running', async (nth) => {
  const { seller, home, packageId } = await createUnpaidPackage();
  const { url } = await startPayment(seller, packageId);
  const countReads = actAfterRead(nth, async () => {
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
  });
  const { current, pending } = await load(PropertyId.parse(home));
  expect(countReads()).toBeGreaterThanOrEqual(nth);
  expect([current, pending].filter((found) => found?.id === packageId)).toHaveLength(1);
});

test('a package that starts between the rows of the first read runs', async () => {
  const { seller, home, packageId } = await createUnpaidPackage();
  const { url } = await startPayment(seller, packageId);
  let isFirst = true;
  const end = interceptCalls(client, async ({ operation }, send) => {
    const answer = await send();
    if (!isFirst || operation !== 'BatchGetItem') return answer;
    isFirst = false;
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    // The place of what runs was read before the start, that of what waits after it.
    return { Responses: {}, UnprocessedKeys: {} };
  });
  onTestFinished(end);
  expect(await load(PropertyId.parse(home))).toMatchObject({
    current: { id: packageId },
    pending: undefined,
  });
});
