import { beforeEach, expect, test } from 'vitest';
import { toPackView } from '../../../functions/deals/sale-packs/domain/pack-view.ts';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers, createActivePackage, createState } from '../payments/samples.ts';

beforeEach(startLogin);

const own = `/my-listing/${ids.property}`;

const salePacks = {
  'below Plus': {},
  'with Plus': {
    [`GET /api/sale-packs/${ids.property}`]: {
      body: toPackView({ home: createProperty(), pack: undefined, acceptedAt: undefined, isOwner: true }),
    },
  },
};

test.for(Object.entries(salePacks))(
  'keeps the head of a home’s pages in place on every tab, with the home in the title, %s',
  async ([name, salePack]) => {
    const { screen, router } = await openSite(own, {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      ...createAnswers('live', {}, { hasPack: name === 'with Plus' }),
      [calls.standing]: createState({ current: createActivePackage() }),
      [`GET /api/property-messages/${ids.property}`]: {
        body: { threads: [], total: 0, page: 1, per_page: 20 },
      },
      'GET /api/my-viewing': { body: { viewings: [], total: 0, page: 1, per_page: 50 } },
      [`GET /api/property-offers/${ids.property}`]: {
        body: { offers: [], total: 0, page: 1, per_page: 100 },
      },
      ...salePack,
    });
    const places: unknown[] = [];
    for (const [path, page] of [
      ['', 'Overview'],
      ['/enquiries', 'Enquiries'],
      ['/viewings', 'Viewings'],
      ['/offers', 'Offers'],
      ['/sale-pack', 'Sale-ready pack'],
      ['/package', 'Package'],
    ] as const) {
      await router.navigate(`${own}${path}`);
      const heading = screen.getByRole('heading', { level: 1, name: `${page}: 14 Oak Road, Leeds` });
      await expect.element(heading).toBeVisible();
      await expect.poll(() => document.title).toBe(`${page}: 14 Oak Road, Leeds · Gable`);
      const { x, y } = screen
        .getByRole('navigation', { name: 'This home' })
        .element()
        .getBoundingClientRect();
      places.push({ x, y: y + window.scrollY });
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  },
);
