import { beforeEach, describe, expect, test } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { createOwnListing } from '../selling/own-listing.ts';
import { createMemberHomeAnswers } from './member-home-answers.ts';

const card = toPropertyCard(createProperty(), noon);
const newest = { body: { properties: [card], featured: [], total: 1, page: 1, per_page: 8 } };
const waiting = ['Ann', 'Ben', 'Cat', 'Dan'].map((person, nth) =>
  createOwnListing({
    id: nth === 0 ? card.id : `prp_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`,
    waiting: [{ kind: 'offers', count: 1, by: `2031-03-1${nth}T21:00:00.000Z`, person }],
  }),
);

describe('the home page of a member', () => {
  beforeEach(startLogin);

  test('shows the three most urgent things with the way to each, and how many more wait', async () => {
    const { screen } = await openSite('/', {
      ...createMemberHomeAnswers({ homes: waiting }),
      'GET /api/all-properties': newest,
    });
    const next = screen.getByRole('region', { name: 'Next' });
    await expect
      .element(
        next
          .getByRole('listitem')
          .nth(0)
          .getByText(/^Answer Ann’s offer by/),
      )
      .toBeVisible();
    expect(next.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(next.getByText('And 1 more:')).toBeVisible();
    await expect
      .element(next.getByRole('link', { name: /Ann’s offer/ }))
      .toHaveAttribute('href', `/my-listing/${card.id}/offers`);
  });

  test('shows the homes that their searches found in place of the newest ones', async () => {
    const found = { card, cause: 'new', news: 'New', why: [], names: ['Leeds'], searchIds: [], at: noon };
    const { screen } = await openSite('/', {
      ...createMemberHomeAnswers({ found: [found] }),
      'GET /api/all-properties': newest,
    });
    const section = screen.getByRole('region', { name: 'New for your searches' });
    await expect.element(section.getByRole('link', { name: /^Oak Road, Leeds/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Newest homes' }).elements()).toHaveLength(0);
  });

  test('offers the first steps to an account with nothing under way', async () => {
    const { screen } = await openSite('/', {
      ...createMemberHomeAnswers(),
      'GET /api/all-properties': newest,
    });
    await expect.element(screen.getByRole('link', { name: /what you’re looking for/ })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Sell your home See/ })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Newest homes' })).toBeVisible();
  });

  test('shows what waits on one side while the other can’t be read', async () => {
    const { screen } = await openSite('/', {
      ...createMemberHomeAnswers({ homes: waiting }),
      'GET /api/my-buying': { status: 403, body: { status: 403, code: 'forbidden', detail: 'No' } },
      'GET /api/all-properties': newest,
    });
    await expect.element(screen.getByText('We couldn’t load what you’re buying.')).toBeVisible();
    await expect.element(screen.getByText(/^Answer Ann’s offer by/)).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Where do you want to live?' })).toBeVisible();
  });
});

test('an account that is not in order sees the page of visitors', async () => {
  startLogin();
  const { screen } = await openSite('/', {
    'GET /api/user': createUserAnswer({ is_active: 2 }),
    'GET /api/all-properties': newest,
    'GET /api/package': { body: { packages: [] } },
  });
  await expect
    .element(screen.getByRole('heading', { level: 1, name: /straight from their sellers/ }))
    .toBeVisible();
});
