import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { SavedSearchId } from '../../events/vocabulary.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';

cloud.wake('notifications', 'consents');
stubFunctionEnvironment(cloud);
afterAll(() => vi.unstubAllEnvs());
const { listMatchesOfSearch } =
  await import('../../functions/finding/saved-searches/adapters/alert-repository.ts');
const { createMember, publishProperty, callAs, listMails } = createSellerClient(cloud);

const Saved = z.object({ savedSearch: z.object({ id: SavedSearchId }) });
type Member = Awaited<ReturnType<typeof createMember>>;

const matching = cloud.model.functions.find(({ id }) => id.startsWith('SavedSearchesOnPropertyChanged'))?.id;
/** More than are written at a time, so that a run is killed between them. */
const peopleCount = 24;

/** Later people look up to a higher price, and matches are recorded in the order of these. */
async function saveSearch(person: Member, nth: number): Promise<SavedSearchId> {
  const body = { query: `max_price=${900_000 + nth * 1_000}`, frequency: 'daily' };
  return Saved.parse((await callAs(person, 'POST', '/api/saved-searches', body)).body).savedSearch.id;
}

const countMatches = async (id: SavedSearchId) => (await listMatchesOfSearch(id)).length;

test('each search gets each home once while the function that matches is killed', async () => {
  const seller = await createMember('Sally Seller');
  const people = await Promise.all(Array.from({ length: peopleCount }, () => createMember('Ann Searcher')));
  const searches = await Promise.all(people.map(saveSearch));
  await cloud.idle();
  const homes: string[] = [];
  // Killed after the first match of a home, and after a later one.
  for (const nth of [0, 10]) {
    const watched = searches[nth] ?? expect.fail('a search is missing');
    const publishing = publishProperty(seller);
    await expect.poll(() => countMatches(watched), { interval: 2, timeout: 20_000 }).toBe(homes.length + 1);
    await cloud.kill(matching ?? expect.fail('the function has another name'));
    homes.push(await publishing);
    await cloud.idle();
  }
  const retried = cloud
    .events()
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ attempts, rule }) => attempts > 1 && /saved-?searches/i.test(rule));
  expect(retried.length).toBeGreaterThan(0);
  for (const id of searches) {
    const matches = await listMatchesOfSearch(id);
    expect(matches.map(({ propertyId }) => propertyId).toSorted()).toEqual(homes.toSorted());
  }
  cloud.clock.advance(dayMs);
  await cloud.schedules.run('saved-searches-every-five-minutes');
  await cloud.idle();
  const paths = await Promise.all(homes.map((home) => readHomePath(cloud.origin, home)));
  for (const { email } of people) {
    const alerts = listMails(email).filter(({ text = '' }) => paths.some((path) => text.includes(path)));
    expect(alerts).toHaveLength(1);
    for (const path of paths) expect(alerts[0]?.text).toContain(path);
  }
});
