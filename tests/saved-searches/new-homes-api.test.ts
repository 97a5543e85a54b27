import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { PropertyId, SavedSearchId, UserId } from '../../events/vocabulary.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

stubFunctionEnvironment(cloud);
afterAll(() => vi.unstubAllEnvs());
const { buildMatchInsert, ensureAlert, toAlertId } =
  await import('../../functions/finding/saved-searches/adapters/alert-repository.ts');
const { commit } = await import('../../functions/kernel/data/table.ts');
const { newId } = await import('../../functions/kernel/data/ids.ts');
const { createMember, publishProperty, callAs } = createSellerClient(cloud);

const Saved = z.object({ savedSearch: z.object({ id: SavedSearchId }) });
const Homes = z.object({
  total: z.int(),
  gone: z.int(),
  homes: z.array(z.object({ card: z.object({ id: PropertyId }), why: z.array(z.string()) })),
  searches: z.array(z.object({ seenTo: z.string().optional() })),
});
const List = z.object({ savedSearches: z.array(z.object({ unseen: z.int() })) });

type Member = Awaited<ReturnType<typeof createMember>>;
let person: Member;
let searchId: SavedSearchId;
let home: PropertyId;
/** Homes that were found after the one on the market, and have left it since. */
const gone = 230;

beforeAll(async () => {
  person = await createMember('Penny Pages');
  const body = { query: 'q=Leeds&min_beds=1', frequency: 'daily' };
  searchId = Saved.parse((await callAs(person, 'POST', '/api/saved-searches', body)).body).savedSearch.id;
  home = PropertyId.parse(await publishProperty(await createMember('Sam Seller')));
  await cloud.idle();
  const { id } = z.object({ id: UserId }).parse((await callAs(person, 'GET', '/api/user')).body);
  const now = new Date(cloud.clock.now());
  const alertId = toAlertId(id, 'daily', now);
  await ensureAlert({ id: alertId, ownerId: id, frequency: 'daily', dueAt: now.toISOString() }, now);
  for (let start = 0; start < gone; start += 50)
    await commit(
      Array.from({ length: Math.min(50, gone - start) }, () => {
        const propertyId = PropertyId.parse(newId('prp'));
        const match = { id: newId('mch'), searchId, ownerId: id, propertyId, alertId, at: now.toISOString() };
        return buildMatchInsert({ ...match, cause: 'new', subject: `${propertyId}.new` });
      }),
    );
});

const readPage = async (page: number, query = `search=${searchId}&`) =>
  Homes.parse((await callAs(person, 'GET', `/api/new-homes?${query}page=${page}`)).body);

test('lists every home that a search found, page by page', async () => {
  expect(await readPage(1)).toMatchObject({ total: gone + 1, gone: 24, homes: [] });
  const last = await readPage(10);
  expect(last).toMatchObject({ total: gone + 1, gone: 14 });
  expect(last.homes).toMatchObject([{ card: { id: home }, why: ['In Leeds, LS6', '3 bedrooms'] }]);
  expect(await readPage(10, '')).toEqual(last);
});

test('marks a search as seen on the last page of what is new only', async () => {
  const unseen = async () => List.parse((await callAs(person, 'GET', '/api/saved-searches')).body);
  expect(await unseen()).toEqual({ savedSearches: [{ unseen: 99 }] });
  expect((await readPage(9)).searches).toEqual([{}]);
  const { seenTo } = (await readPage(10)).searches[0] ?? {};
  await callAs(person, 'PUT', `/api/saved-searches/${searchId}`, { seenTo });
  expect(await unseen()).toEqual({ savedSearches: [{ unseen: 0 }] });
});
