import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshVisitor, logInFirst, openSite, userAnswer } from '../app.tsx';

beforeEach(freshVisitor);
afterEach(() => vi.restoreAllMocks());

const id = 'sch_01K9ZX3Q6T4C8V0R2M5N7P9B1J';
const search = {
  id,
  name: 'Leeds, 3+ beds',
  query: 'min_beds=3&q=Leeds',
  frequency: 'daily',
  status: 'active',
  unseen: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const listOf = (savedSearches: readonly object[], mailed = true) => ({
  body: { savedSearches, mailed, total: savedSearches.length, page: 1, per_page: 30 },
});
const results = {
  body: {
    properties: [],
    featured: [],
    otherPlaces: [],
    relaxations: [],
    total: 0,
    page: 1,
    per_page: 12,
    comingSoon: false,
  },
};
const card = {
  id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  status: 'live',
  price: 290_000,
  noOfBedrooms: 3,
  noOfBathrooms: 1,
  propertyType: 'terraced',
  tenure: 'freehold',
  title: 'Oak Road, Leeds',
  town: 'Leeds',
  outcode: 'LS6',
  latitude: 53.8,
  longitude: -1.5,
  pictureCount: 0,
  featured: false,
};

describe('saving a search', () => {
  test('asks a visitor for an address, and says that a link is on its way', async () => {
    const sent = vi.fn();
    const { screen } = await openSite('/listing?q=Leeds&page=2', {
      'GET /api/search-properties': results,
      'POST /api/saved-searches': (body) => {
        sent(body);
        return { status: 201, body: { confirm: true } };
      },
    });
    await screen.getByRole('button', { name: 'Save this search' }).click();
    await screen.getByRole('button', { name: 'Save and start alerts' }).click();
    await expect.element(screen.getByText('Enter your email, or log in').first()).toBeVisible();
    await screen.getByLabelText('Your email').fill('visitor@example.com');
    await screen.getByRole('button', { name: 'Save and start alerts' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ query: 'q=Leeds', frequency: 'instant', email: 'visitor@example.com' }),
    );
  });

  test('offers nothing for a search without a filter', async () => {
    const { screen } = await openSite('/listing', { 'GET /api/search-properties': results });
    await expect.element(screen.getByText('No homes match')).toBeVisible();
    expect(screen.getByRole('button', { name: /Save/ }).elements()).toEqual([]);
  });
});

describe('the saved searches', () => {
  test('show what is new in each, and pause one', async () => {
    logInFirst();
    const sent = vi.fn();
    const { screen } = await openSite('/saved-searches', {
      'GET /api/user': userAnswer(),
      'GET /api/saved-searches': listOf([search]),
      [`PUT /api/saved-searches/${id}`]: (body) => {
        sent(body);
        return { body: { ...search, status: 'paused' } };
      },
    });
    await expect.element(screen.getByText('2 new', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'See 2 new homes' }))
      .toHaveAttribute('href', `/newhome?search=${id}`);
    await screen.getByRole('button', { name: /Leeds, 3\+ beds/ }).click();
    await screen.getByRole('button', { name: 'Pause emails' }).click();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ paused: true }));
  });

  test('say that mails are off, and offer a suggested search', async () => {
    logInFirst();
    const { screen } = await openSite('/saved-searches', {
      'GET /api/user': userAnswer(),
      'GET /api/saved-searches': listOf([{ ...search, status: 'suggested', name: 'Like Oak Road' }], false),
    });
    await expect.element(screen.getByText('Emails about new homes are off')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Turn on alerts' })).toBeVisible();
  });
});

describe('the page of an alert', () => {
  const answer = {
    body: {
      homes: [
        {
          card,
          cause: 'reduced',
          from: 310_000,
          news: 'Reduced from £310,000',
          why: ['In Leeds, LS6', '3 bedrooms'],
          names: ['Leeds, 3+ beds'],
          searchIds: [id],
          at: '2026-11-23T09:00:00.000Z',
        },
      ],
      gone: 1,
      searches: [{ id, name: 'Leeds, 3+ beds', query: search.query, status: 'active' }],
      total: 1,
      page: 1,
      per_page: 24,
    },
  };

  test('shows its homes to a visitor, with what happened and why each fits', async () => {
    const { screen } = await openSite('/newhome?alert=x', { 'GET /api/new-homes': answer });
    await expect.element(screen.getByRole('heading', { name: /Oak Road, Leeds/ })).toBeVisible();
    await expect.element(screen.getByText(/^Reduced from £310,000/)).toBeVisible();
    await expect.element(screen.getByText('In Leeds, LS6 · 3 bedrooms')).toBeVisible();
    await expect.element(screen.getByText(/1 home no longer on the market/)).toBeVisible();
  });

  test('tells a visitor without an alert what alerts do', async () => {
    const { screen } = await openSite('/newhome');
    await expect.element(screen.getByRole('link', { name: 'Start a search' })).toBeVisible();
  });

  test('marks what a member’s search found as seen', async () => {
    logInFirst();
    const sent = vi.fn();
    await openSite(`/newhome?search=${id}`, {
      'GET /api/user': userAnswer(),
      'GET /api/new-homes': answer,
      [`PUT /api/saved-searches/${id}`]: (body) => {
        sent(body);
        return { body: search };
      },
    });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ seen: true }));
  });
});

describe('the links of mails', () => {
  test('confirm a search after a press', async () => {
    const { screen } = await openSite(`/saved-searches/confirm#search=${id}&key=x`, {
      'POST /api/saved-searches/confirm': { body: search },
    });
    await screen.getByRole('button', { name: 'Yes, email me' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Your alerts have started' })).toBeVisible();
  });

  test('stop an alert after a press, and start it again', async () => {
    const { screen } = await openSite('/stop-alerts?key=x', {
      'POST /api/stop-alert': { body: { names: ['Leeds'] } },
      'POST /api/stop-alert/undo': { body: { names: ['Leeds'] } },
    });
    await screen.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.element(screen.getByText('You won’t get any more emails for “Leeds”.')).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('You get emails for “Leeds” again.')).toBeVisible();
  });
});
