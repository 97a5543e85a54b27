import { beforeEach, describe, expect, test, vi } from 'vitest';

const { callPublicApi } = vi.hoisted(() => ({
  callPublicApi: vi.fn<(address: string) => Promise<{ status: number; text: string }>>(),
}));
vi.mock('../../functions/reach/site-pages/adapters/public-api.ts', () => ({ callPublicApi }));
const { findTownPage } = await import('../../functions/reach/site-pages/queries/load-town-page.ts');

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
const neighbour = {
  id: 'york_north-yorkshire',
  name: 'York',
  label: 'York, North Yorkshire',
  count: 3,
  miles: 1,
};
const createOverview = (place: object) => ({
  place,
  nation: 'england',
  total: 0,
  recent: 0,
  kinds: [],
  bedrooms: [],
  neighbours: [neighbour],
});
const facts = {
  nation: 'england',
  sold: { status: 'none' },
  schools: { status: 'none' },
  stations: { status: 'none' },
};

/** Opens the page of a place with the bodies of its parts, and lists what it asked for. */
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
  const found = await findTownPage(place.id, 'https://gable.test');
  if (found?.status !== 200) throw new Error('The place has no page');
  const answered = [...(found.answers?.keys() ?? [])].map((address) => address.split('?')[0]);
  return { asked, answered, content: found.content?.text ?? '' };
}

beforeEach(() => {
  callPublicApi.mockReset();
});

describe('the page of a place', () => {
  test.each([{ overview: { total: 3 } }, { overview: '<html>' }, { facts: { nation: 'england' } }])(
    'does without a part that it cannot read: %j',
    async (parts) => {
      const { answered, content } = await openPage(leeds, parts);
      expect(content).toContain('Homes for sale in and around Leeds');
      expect(answered.includes('/api/place-overview')).toBe(!('overview' in parts));
      expect(answered.includes('/api/place-facts')).toBe(!('facts' in parts));
    },
  );

  test('has the places near a town with their miles', async () => {
    const { asked, content } = await openPage(leeds, {});
    expect(asked).toContain('/api/place-facts');
    expect(content).toContain('Places near Leeds');
    expect(content).toContain('1.0 mile, 3 for sale');
  });

  test('has the towns of a county, and asks for no schools and stations there', async () => {
    const { asked, content } = await openPage(kent, {});
    expect(asked).not.toContain('/api/place-facts');
    expect(content).toContain('Towns in Kent');
    expect(content).not.toContain('mile');
  });
});
