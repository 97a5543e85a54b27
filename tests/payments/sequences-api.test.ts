import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { listFailedDeliveries, listEventIds } from '../contract/market/repeated-events.ts';
import { isNightly, countRuns } from '../support/nightly.ts';
import { createPaymentWorld, performPaymentAction, settleAll, verbs } from './sequences/actions.ts';
import { listBrokenPaymentRules } from './sequences/rules.ts';

/** One short run with every build, longer ones at night; MONEY_RUNS asks for more, MONEY_SEED for others. */
const numRuns = Number(process.env['MONEY_RUNS'] ?? countRuns(1, 4));
const length = process.env['MONEY_RUNS'] === undefined && !isNightly ? 12 : 25;
const seed = Number(process.env['MONEY_SEED'] ?? 20_261_121);
vi.setConfig({ testTimeout: 120_000 * Math.max(2, numRuns) });

const act = fc.record({ verb: fc.constantFrom(...Object.keys(verbs)), n: fc.nat(7) });
/** Acts that happen at the same time. */
const moment = fc.array(act, { minLength: 1, maxLength: 3 });

/** A fixed start, so that every run has payments to decide on. */
const opening = [
  { verb: 'chooseByCoupon', n: 0 },
  { verb: 'twoTabs', n: 1 },
  { verb: 'hold', n: 0 },
  { verb: 'payAll', n: 0 },
  { verb: 'begin', n: 0 },
  { verb: 'rivalUsesCoupon', n: 0 },
  { verb: 'release', n: 0 },
  { verb: 'rest', n: 0 },
  { verb: 'choose', n: 2 },
  { verb: 'begin', n: 1 },
  { verb: 'pay', n: 0 },
].map((one) => [one]);

test('accounts for every payment and pays every running package in any sequence', async () => {
  const before = listEventIds();
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: length, maxLength: length }), async (moments) => {
      const world = await createPaymentWorld();
      for (const acts of [...opening, ...moments])
        await Promise.all(acts.map((one) => performPaymentAction(world, one)));
      await settleAll(world);
      expect(await listBrokenPaymentRules(world)).toEqual([]);
      expect(world.answers.filter(({ status }) => status >= 500)).toEqual([]);
    }),
    // Shrinking a run takes longer than reading it.
    { numRuns, seed, unbiased: true, endOnFailure: true },
  );
  expect(listFailedDeliveries(before)).toEqual([]);
});
