import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { messageRoutes } from '../../functions/deals/messages/contract.ts';
import { NewOffer } from '../../functions/deals/offers/contract.ts';
import { SolicitorDetails } from '../../functions/deals/sales/domain/solicitor.ts';
import { viewingRoutes } from '../../functions/deals/viewings/contract.ts';
import { SlotOpening } from '../../functions/deals/viewings/domain/slot.ts';
import { savedSearchRoutes } from '../../functions/finding/saved-searches/contract.ts';
import { findWarnings } from '../../functions/people/content-rules/domain/warnings.ts';
import { confirmViewing, type StoryIds } from '../../infra/demo/deals/actions.ts';
import { createAgreedSales } from '../../infra/demo/deals/agreed-sales.ts';
import { favourites } from '../../infra/demo/deals/favourites.ts';
import { stories } from '../../infra/demo/deals/index.ts';
import { leicester } from '../../infra/demo/deals/leicester.ts';
import { savedSearches } from '../../infra/demo/deals/saved-searches.ts';
import { getBuyerEmail, storyHomes as sellersHomes } from '../../infra/demo/deals/story.ts';
import { createVisits } from '../../infra/demo/deals/visits.ts';
import { createDemoHomes } from '../../infra/demo/homes/homes.ts';
import { assignSellers } from '../../infra/demo/people/sellers.ts';

const ulid = '01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const now = new Date('2026-11-21T19:00:00Z');
/** What any call is answered with here: each part is an id of some kind. */
const answer = {
  id: `msg_${ulid}`,
  messageId: `msg_${ulid}`,
  user_name: 'Daniel Okafor',
  viewing: { id: `vwg_${ulid}` },
  slots: Array.from({ length: 9 }, (_, nth) => ({
    id: `slt_${ulid}`,
    start: `2026-12-0${nth + 1}T10:00:00Z`,
    kind: 'private',
    full: false,
  })),
};
const bodies: Readonly<Record<string, z.ZodType>> = {
  '/api/messages': messageRoutes.sendMessage.body,
  '/api/offers': NewOffer,
  '/api/viewing': viewingRoutes.requestViewing.body,
  '/api/solicitor': SolicitorDetails,
  '/api/property-time-slot': SlotOpening,
};
const homes = createDemoHomes();
const all = [...stories, ...createAgreedSales(homes).values()];

/** Everything that a story asks of the site, in its order. */
async function told(steps: (typeof all)[number]['steps']) {
  const calls: { path: string; body: unknown }[] = [];
  let kept: StoryIds = {};
  for (const [when, act] of steps) {
    const more = await act({
      propertyId: `prp_${ulid}`,
      ids: { seller: `usr_${ulid}`, buyer: `usr_${ulid.slice(0, -1)}F` },
      now: when(now),
      kept,
      call: async (_by, path, shape, ask) => {
        calls.push({ path, body: ask?.body });
        return shape.parseAsync(answer);
      },
    });
    kept = { ...kept, ...more };
  }
  return calls;
}

const shown = new Set<string>(Object.values(sellersHomes));
type Story = (typeof all)[number];
const momentsOf = ({ steps }: Story): number[] => steps.map(([when]) => when(now).getTime());
/** The names of the stories that break a rule. */
const without = (holds: (story: Story) => boolean): string[] =>
  all.filter((story) => !holds(story)).map(({ name }) => name);

describe('the stories of the demo', () => {
  test('are about homes of the demo, one name each, in the order of their days', () => {
    const keys = new Set(homes.map(({ key }) => key));
    expect(without(({ home }) => keys.has(home))).toEqual([]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(
      without((story) => {
        const moments = momentsOf(story);
        return moments.every((moment, nth) => moment < now.getTime() && moment >= (moments[nth - 1] ?? 0));
      }),
    ).toEqual([]);
  });

  test('have each buyer after one home, but the one to log in as', () => {
    const homesOf = Map.groupBy(all, ({ buyer }) => getBuyerEmail(buyer));
    homesOf.delete('buyer@gable.test');
    expect([...homesOf].filter(([, of]) => new Set(of.map(({ home }) => home)).size > 1)).toEqual([]);
    const own = assignSellers(homes.filter(({ key }) => !shown.has(key)));
    expect(without(({ home, buyer }) => own.get(home) !== getBuyerEmail(buyer))).toEqual([]);
  });

  test('begin after the home was on sale', () => {
    const listed = new Map(homes.map(({ key, listedDaysAgo }) => [key, Math.floor(listedDaysAgo * 0.7)]));
    const first = (story: Story) => momentsOf(story)[0] ?? 0;
    expect(
      without((story) => now.getTime() - first(story) < (listed.get(story.home) ?? 0) * 86_400_000),
    ).toEqual([]);
  });

  test('leave a buyer with homes that were saved while they were on sale, some of them cheaper since', () => {
    const saved = homes
      .flatMap((home) => ({ ...home, ...favourites.get(home.key) }))
      .filter(({ daysAgo }) => daysAgo);
    expect(saved).toHaveLength(favourites.size);
    for (const { key, daysAgo = 0, listedDaysAgo, reductions } of saved) {
      expect({ key, wasListed: Math.floor(listedDaysAgo * 0.7) > daysAgo }).toEqual({ key, wasListed: true });
      // It is saved at its first price, so every reduction has to come later.
      expect(reductions.filter((one) => Math.floor(one.daysAgo * 0.7) >= daysAgo)).toEqual([]);
    }
    expect(saved.some(({ reductions }) => reductions.length > 0)).toBe(true);
  });

  test('ask only for what the API takes, and no message of theirs earns a warning', async () => {
    const calls = (await Promise.all(all.map(({ steps }) => told(steps)))).flat();
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.filter(({ path }) => path.includes('undefined'))).toEqual([]);
    expect(calls.flatMap(({ path, body }) => bodies[path]?.safeParse(body ?? {}).error ?? [])).toEqual([]);
    const Message = z.object({ body: z.string() });
    expect(calls.flatMap(({ body }) => findWarnings(Message.safeParse(body).data?.body ?? ''))).toEqual([]);
  });
});

test.each(homes.filter(({ key }) => shown.has(key)))('$key has views, each visitor once a day', (home) => {
  const visits = createVisits(home);
  const days = visits.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(days[0]).toBeLessThanOrEqual(home.listedDaysAgo);
  expect(visits.length).toBeGreaterThan(5);
  expect(new Set(visits.map(({ daysAgo, visitor }) => `${daysAgo} ${visitor}`)).size).toBe(visits.length);
});

test('a home whose sale is agreed has no views after that day', () => {
  const home = homes.find(({ listedDaysAgo }) => listedDaysAgo > 60);
  const days = home ? createVisits(home, 45).map(({ daysAgo }) => daysAgo) : [];
  expect(days.length).toBeGreaterThan(5);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(45);
});

test('the offers to compare come of viewings', () => {
  expect(leicester.map(({ steps }) => steps.some(([, act]) => act === confirmViewing))).toEqual([
    true,
    true,
    true,
  ]);
});

describe('a search that the demo’s buyer saves', () => {
  test.each(savedSearches)('is as the call takes it: $query', ({ daysAgo, ...body }) => {
    expect(savedSearchRoutes.saveSearch.body.safeParse(body)).toMatchObject({ success: true });
    expect(daysAgo).toBeGreaterThan(0);
  });
});
