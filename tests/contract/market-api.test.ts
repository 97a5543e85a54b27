import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cloud } from '../support/cloud.ts';
import { isNightly, countRuns } from '../support/nightly.ts';
import { buyerVerbs, performMarketAction, sellerVerbs } from './market/actions.ts';
import { createMarketWorld, passTime } from './market/market-world.ts';
import { listFailedDeliveries, republishEvents, listEventIds } from './market/repeated-events.ts';
import { answerStaleCards, listBrokenRules } from './market/rules.ts';
import { loadMarketView } from './market/views.ts';

cloud.wakeAll();

vi.setConfig({ testTimeout: 90_000 * Math.max(4, Number(process.env['MARKET_RUNS'] ?? countRuns(1, 8))) });

const act = (verbs: readonly string[]) => fc.record({ verb: fc.constantFrom(...verbs), n: fc.nat(2) });
const [selling, buying] = [act(sellerVerbs), act(buyerVerbs)];
/** Concurrent actions of eight clients, the order of repeated events, and the hours that pass then. */
const moment = fc.record({
  acts: fc.tuple(selling, selling, buying, buying, buying, buying, buying, buying),
  order: fc.array(fc.nat(99), { minLength: 10, maxLength: 10 }),
  hours: fc.constantFrom(0, 0, 0, 1, 25, 74),
});

/** Creates offers, requests and messages first, so that the random steps have something to decide. */
const opening = {
  acts: (['read', 'openSlot', 'offer', 'ask', 'offer', 'ask', 'offer', 'write'] as const).map((verb) => ({
    verb,
    n: 0,
  })),
  order: [5, 3, 8, 1, 9, 2, 7, 4, 6, 0],
  hours: 0,
};
/** Accepts and confirms some of them, because a short random run may never do so. */
const deciding = {
  acts: (['accept', 'confirm', 'write', 'read', 'read', 'write', 'read', 'read'] as const).map((verb) => ({
    verb,
    n: 0,
  })),
  order: [2, 7, 1, 8, 0, 9, 4, 5, 3, 6],
  hours: 0,
};
/**
 * One short run with every build, long ones at night. MARKET_RUNS sets the number of runs, MARKET_SEED the
 * seed.
 */
const numRuns = Number(process.env['MARKET_RUNS'] ?? countRuns(1, 4));
const isShort = process.env['MARKET_RUNS'] === undefined && !isNightly;
const beginning = isShort ? [opening, deciding] : [opening];
const length = isShort ? 3 : 10;
const seed = Number(process.env['MARKET_SEED'] ?? 20_261_121);

test('loses, repeats and leaks nothing under concurrent steps of a seller and three buyers', async () => {
  const heard = listEventIds();
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: length, maxLength: length }), async (moments) => {
      const world = await createMarketWorld();
      let view = await loadMarketView(world);
      for (const { acts, order, hours } of [...beginning, ...moments]) {
        const before = view;
        await Promise.all(acts.map((one, client) => performMarketAction(world, before, client, one)));
        await republishEvents(world, order);
        if (hours > 0) await passTime(world, hours);
        view = await loadMarketView(world);
        expect(listBrokenRules(view, world)).toEqual([]);
        const stale = await answerStaleCards(view, world);
        expect(stale.filter((status) => status !== 409)).toEqual([]);
      }
      for (const { verb, status } of world.answers)
        if (status < 300) done.set(verb, (done.get(verb) ?? 0) + 1);
    }),
    // Few runs leave no room for edge cases first, and shrinking takes longer than reading a failure.
    { numRuns, seed, unbiased: true, endOnFailure: true },
  );
  expect(listFailedDeliveries(heard)).toEqual([]);
  // An action that hardly ever succeeds proves nothing.
  const wanted = ['seller accept', 'seller confirm', 'buyer offer', 'buyer ask', 'buyer write'];
  expect(wanted.filter((verb) => !done.has(verb))).toEqual([]);
});
