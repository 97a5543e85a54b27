import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageToRender } from '../../functions/reach/site-pages/adapters/page-renderer.ts';
import type { RenderedContent } from '../../functions/reach/site-pages/domain/site-page.ts';

const { callPublicApi, renderSitePage } = vi.hoisted(() => ({
  callPublicApi: vi.fn<(address: string) => Promise<{ status: number; text: string }>>(),
  renderSitePage: vi.fn<(page: PageToRender) => Promise<RenderedContent>>(),
}));
vi.mock('../../functions/reach/site-pages/adapters/public-api.ts', () => ({ callPublicApi }));
vi.mock('../../functions/reach/site-pages/adapters/page-renderer.ts', () => ({ renderSitePage }));
const { loadTownPage } = await import('../../functions/reach/site-pages/queries/load-town-page.ts');

const leeds = {
  id: 'leeds_west-yorkshire',
  kind: 'town',
  name: 'Leeds',
  label: 'Leeds, West Yorkshire',
  latitude: 53.8,
  longitude: -1.55,
  miles: 5,
};
const kent = { ...leeds, id: 'kent', kind: 'county', name: 'Kent', label: 'Kent' };
const createOverview = (place: object) => ({
  place,
  nation: 'england',
  total: 0,
  recent: 0,
  kinds: [],
  bedrooms: [],
  neighbours: [],
});
const facts = {
  nation: 'england',
  sold: { status: 'none' },
  schools: { status: 'none' },
  stations: { status: 'none' },
};

/** Opens the page of a place with the bodies of its parts, and lists what was asked for and what came of it. */
async function openPage(place: typeof leeds, parts: { overview?: unknown; facts?: unknown }) {
  const bodies = new Map<string, unknown>([
    ['/api/search-properties', { total: 0, properties: [], place }],
    ['/api/place-overview', parts.overview ?? createOverview(place)],
    ['/api/place-facts', parts.facts ?? facts],
    ['/api/blogs', { blogs: [] }],
  ]);
  const asked = new Set<string>();
  callPublicApi.mockImplementation(async (address) => {
    const [path = ''] = address.split('?');
    asked.add(path);
    const body = bodies.get(path);
    return { status: 200, text: typeof body === 'string' ? body : JSON.stringify(body) };
  });
  const found = await loadTownPage(place.id, 'https://gable.test');
  if (found?.status !== 200) throw new Error('The place has no page');
  const answers = new Map([...(found.answers ?? [])].map(([address, text]) => [address.split('?')[0], text]));
  return { ...found, asked, answers };
}

beforeEach(() => {
  callPublicApi.mockReset();
  renderSitePage.mockImplementation(async () => ({ query: '', html: '', styles: [], firstScript: '' }));
});

describe('the page of a place', () => {
  test.each([{ overview: { total: 3 } }, { overview: '<html>' }, { facts: { nation: 'england' } }])(
    'has an empty answer for a part that it cannot read: %j',
    async (parts) => {
      const { answers, head } = await openPage(leeds, parts);
      expect(head.title).toBe('Homes for sale in and around Leeds, West Yorkshire');
      expect(answers.get('/api/place-overview')?.status === 504).toBe('overview' in parts);
      expect(answers.get('/api/place-facts')?.status === 504).toBe('facts' in parts);
    },
  );

  test('is rendered with the answers that the document has', async () => {
    const { answers } = await openPage(leeds, {});
    const [page] = renderSitePage.mock.lastCall ?? [];
    expect(page).toMatchObject({ path: '/homes-for-sale/leeds_west-yorkshire' });
    expect(page?.answers?.size).toBe(answers.size + 2);
  });

  test.each([
    [leeds, true],
    [kent, false],
  ])('asks for schools and stations of a town alone: %j', async (place, isTown) => {
    const { asked, answers } = await openPage(place, {});
    expect([asked.has('/api/place-facts'), answers.has('/api/place-facts')]).toEqual([isTown, isTown]);
  });
});
