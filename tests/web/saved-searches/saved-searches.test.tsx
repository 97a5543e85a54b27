import { describe, expect, test, vi } from 'vitest';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createSearchAnswer } from '../search/search-answer.ts';

const id = 'sch_01K9ZX3Q6T4C8V0R2M5N7P9B1J';
const search = {
  id,
  name: 'Leeds, 3+ beds',
  summary: 'Leeds, 3+ beds',
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
const results = createSearchAnswer();
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
  test('asks a visitor for an address, and confirms that a link is on its way', async () => {
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
    startLogin();
    const sent = vi.fn();
    const { screen } = await openSite('/saved-searches', {
      'GET /api/user': createUserAnswer(),
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
    startLogin();
    const { screen } = await openSite('/saved-searches', {
      'GET /api/user': createUserAnswer(),
      'GET /api/saved-searches': listOf([{ ...search, status: 'suggested', name: 'Like Oak Road' }], false),
    });
    await expect.element(screen.getByText('Emails about new homes are off')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Turn on alerts' })).toBeVisible();
  });
});

describe('the filters of a saved search', () => {
  const open = async (name: string, path = '/saved-searches') => {
    const sent = vi.fn();
    const saved = { ...search, name, unseen: 0 };
    const opened = await openSite(path, {
      'GET /api/user': createUserAnswer(),
      'GET /api/saved-searches': listOf([saved]),
      'GET /api/search-properties': results,
      [`PUT /api/saved-searches/${id}`]: (body) => {
        sent(body);
        return { body: saved };
      },
    });
    return { ...opened, sent };
  };
  type Opened = Awaited<ReturnType<typeof open>>;
  const editAmongResults = async ({ screen, place }: Opened, name: string) => {
    await screen.getByRole('button', { name, exact: true }).click();
    await screen.getByRole('button', { name: 'Edit filters' }).click();
    await expect.poll(place).toBe(`/listing?min_beds=3&q=Leeds&edit=${id}`);
    const bar = screen.getByRole('region', { name: 'Saved search' });
    await expect.element(bar.getByText(name)).toBeVisible();
    await screen.getByRole('button', { name: /Remove From 3 beds/ }).click();
  };

  test('are changed among the results, which keep to the search that is edited', async () => {
    startLogin();
    const opened = await open('Our next home');
    const { screen, place, sent } = opened;
    await editAmongResults(opened, 'Our next home');
    await expect.poll(place).toBe(`/listing?q=Leeds&edit=${id}`);
    expect(screen.getByRole('button', { name: 'Save this search' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ query: 'q=Leeds' }));
    await expect.poll(place).toBe('/saved-searches');
  });

  test('give the search another name where it was named after them', async () => {
    startLogin();
    const opened = await open('Leeds, From 3 beds');
    await editAmongResults(opened, 'Leeds, From 3 beds');
    await opened.screen.getByRole('button', { name: 'Save changes' }).click();
    await vi.waitFor(() => expect(opened.sent).toHaveBeenCalledWith({ query: 'q=Leeds', name: 'Leeds' }));
  });

  test('are changed without an account, by the link of a mail that the address does not show', async () => {
    const opened = await open('Our next home', '/saved-searches#key=secret');
    const { screen, router } = opened;
    await editAmongResults(opened, 'Our next home');
    expect(JSON.stringify(router.state.location)).not.toContain('secret');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => router.state.location.hash).toBe('#key=secret');
    const written = vi.mocked(window.fetch).mock.calls.find(([, init]) => init?.method === 'PUT');
    expect(written?.[0]).toEqual(expect.stringContaining(`/api/saved-searches/${id}?key=secret`));
  });

  test('are not saved without any, and become a search of their own', async () => {
    startLogin();
    const { screen, place } = await open('Our next home', `/listing?q=Leeds&edit=${id}`);
    await screen.getByRole('button', { name: 'Save as new' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('link', { name: 'See all homes for sale' }).click();
    await expect.poll(place).toBe(`/listing?edit=${id}`);
    await expect.element(screen.getByText('Choose a place or a filter to save.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  test('belong to a search that is there', async () => {
    startLogin();
    const { screen } = await openSite(`/listing?q=Leeds&edit=${id}`, {
      'GET /api/user': createUserAnswer(),
      'GET /api/saved-searches': listOf([]),
      'GET /api/search-properties': results,
    });
    await expect.element(screen.getByText('That saved search is no longer there.')).toBeVisible();
  });
});

describe('the page of an alert', () => {
  const seenTo = 'mch_01K9ZX3Q6T4C8V0R2M5N7P9B1V';
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
      searches: [{ id, name: 'Leeds, 3+ beds', query: search.query, status: 'active', seenTo }],
      total: 2,
      page: 1,
      per_page: 24,
    },
  };

  test('shows its homes to a visitor, with what happened and why each fits', async () => {
    const { screen } = await openSite('/newhome?alert=x', { 'GET /api/new-homes': answer });
    await expect.element(screen.getByRole('heading', { name: /Oak Road, Leeds/ })).toBeVisible();
    await expect.element(screen.getByText(/^Reduced from £310,000/)).toBeVisible();
    await expect.element(screen.getByText('In Leeds, LS6 · 3 bedrooms')).toBeVisible();
    await expect
      .element(screen.getByText('Leeds, 3+ beds · 2 homes · 1 no longer on the market'))
      .toBeVisible();
  });

  test('keeps its other pages where all homes of one have left the market', async () => {
    const body = { ...answer.body, homes: [], gone: 24, total: 60, page: 2 };
    const { screen } = await openSite('/newhome?alert=x&page=2', { 'GET /api/new-homes': { body } });
    await expect.element(screen.getByText('These homes have left the market')).toBeVisible();
    await expect.element(screen.getByText(/ · 60 homes · 24 on this page no longer/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Page 3' })).toBeVisible();
  });

  test('explains to a visitor without an alert what alerts do', async () => {
    const { screen } = await openSite('/newhome');
    await expect.element(screen.getByRole('link', { name: 'Start a search' })).toBeVisible();
  });

  test.each(['search', 'alert'])('marks the homes of a member’s %s as seen', async (list) => {
    startLogin();
    const sent = vi.fn();
    await openSite(`/newhome?${list}=${id}`, {
      'GET /api/user': createUserAnswer(),
      'GET /api/new-homes': answer,
      [`PUT /api/saved-searches/${id}`]: (body) => {
        sent(body);
        return { body: search };
      },
    });
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ seenTo }));
  });
});

describe('the homes of a search without an account', () => {
  test('are opened by the link of its mail', async () => {
    const { screen, router } = await openSite('/saved-searches#key=secret', {
      'GET /api/saved-searches': listOf([search]),
      'GET /api/new-homes': { body: { homes: [], gone: 0, searches: [], total: 0, page: 1, per_page: 24 } },
    });
    await screen.getByRole('link', { name: 'See 2 new homes' }).click();
    await expect.element(screen.getByText('Nothing new yet')).toBeVisible();
    expect(router.state.location).toMatchObject({ search: `?search=${id}`, hash: '#key=secret' });
    await expect
      .element(screen.getByRole('link', { name: 'Your saved searches' }))
      .toHaveAttribute('href', '/saved-searches#key=secret');
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
