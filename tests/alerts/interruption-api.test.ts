import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { PropertyId, SavedSearchId } from '../../events/vocabulary.ts';
import type * as table from '../../functions/kernel/data/table.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

/** Ends the run at a transaction: before it is written, or after. */
const kill = vi.hoisted(() => ({ transactionsLeft: Infinity, isWritten: false }));
class Killed extends Error {}
vi.mock('../../functions/kernel/data/table.ts', async (original) => {
  const real = await original<typeof table>();
  const commit: typeof real.commit = async (...rows) => {
    kill.transactionsLeft -= 1;
    if (kill.transactionsLeft < 0 && !kill.isWritten) throw new Killed();
    await real.commit(...rows);
    if (kill.transactionsLeft < 0) throw new Killed();
  };
  return { ...real, commit };
});
stubFunctionEnvironment(cloud);
const { matchHome } = await import('../../functions/finding/saved-searches/commands/match-home.ts');
const { listMatchesOfAlert, listMatchesOfSearch } =
  await import('../../functions/finding/saved-searches/adapters/alert-repository.ts');
const { createMember, publishProperty, callAs } = createSellerClient(cloud);

const Saved = z.object({ savedSearch: z.object({ id: SavedSearchId }) });
let seller: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  // A home is matched with everybody's searches, and the alerts of an earlier file may have gone out by a clock ahead.
  await cloud.reset();
  seller = await createMember('Sally Interrupted');
});
afterAll(() => vi.unstubAllEnvs());

const save = async (person: typeof seller, query: string) => {
  const { body } = await callAs(person, 'POST', '/api/saved-searches', { query, frequency: 'daily' });
  return Saved.parse(body).savedSearch.id;
};

test.each([
  ['before', false],
  ['after', true],
])('records each match once when the run is killed %s each of its writes', async (_, isWritten) => {
  const [one, two] = [await createMember('Ann Interrupted'), await createMember('Bob Interrupted')];
  const searches = [
    await save(one, 'min_beds=1'),
    await save(one, 'max_price=900000'),
    await save(two, 'min_beds=1&max_price=900000'),
  ];
  // By calls: a copy can be older than the searches by a moment, and is no news to them then.
  const home = PropertyId.parse(await publishProperty(seller, { noOfBedrooms: 2 }));
  const now = new Date(cloud.clock.now());
  kill.isWritten = isWritten;
  let kills = 0;
  for (; ; kills += 1) {
    kill.transactionsLeft = kills;
    try {
      await matchHome(home, now);
      break;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }
  kill.transactionsLeft = Infinity;
  // At least the matches of each person and the state of the home.
  expect(kills).toBeGreaterThanOrEqual(isWritten ? 2 : 3);
  const found = await Promise.all(searches.map((id) => listMatchesOfSearch(id)));
  expect(found.map((matches) => matches.map(({ propertyId }) => propertyId))).toEqual([
    [home],
    [home],
    [home],
  ]);
  const alerts = new Set(found.flat().map(({ alertId }) => alertId));
  expect(alerts.size).toBe(2);
  const mailed = await Promise.all([...alerts].map(listMatchesOfAlert));
  expect(mailed.flat()).toHaveLength(searches.length);
});
