import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toPropertyCard } from '../../functions/listings/properties/domain/card.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from './app.tsx';
import { createSearchAnswer } from './search/search-answer.ts';

beforeEach(() => page.viewport(1280, 900));

const broken = { status: 500, body: { status: 500, code: 'internal' } };
/** An answer that fails until `mend` is called. */
function createFault(body: object) {
  let isBroken = true;
  return {
    mend: () => {
      isBroken = false;
    },
    answer: () => (isBroken ? broken : { body }),
  };
}

describe('an address without a page', () => {
  test('shows a message and offers a search', async () => {
    const { screen, place } = await openSite('/no-such-page', {
      'GET /api/places': { body: { places: [], streets: [], understood: { words: 'Leeds', filters: {} } } },
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'No one lives here' })).toBeVisible();
    await screen.getByLabelText('Town or postcode').fill('Leeds');
    await screen.getByRole('button', { name: 'Find homes' }).click();
    await expect.poll(place).toMatch(/^\/listing\?.*Leeds/);
  });

  test('of a property that the visitor may not see shows no error', async () => {
    const { screen } = await openSite(`/property-details/${ids.property}`);
    const heading = screen.getByRole('heading', { level: 1, name: 'This home isn’t available' });
    await expect.element(heading).toBeVisible();
    await expect.element(screen.getByRole('searchbox', { name: 'Town or postcode' })).toBeVisible();
  });

  test('of a property that is gone shows the homes near where its address says that it was', async () => {
    const near = toPropertyCard(createProperty(), noon);
    const place = { id: 'leeds_west-yorkshire', kind: 'town', name: 'Leeds', label: 'Leeds' };
    const { screen } = await openSite('/property-details/21-zebra-street-leeds-4KQ7', {
      'GET /api/search-properties': createSearchAnswer({ properties: [near], total: 1, place }),
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Homes for sale in and around Leeds' }))
      .toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /^Oak Road, Leeds/ })).toBeVisible();
    const asked = vi.mocked(window.fetch).mock.calls.map(([input]) => new Request(input).url);
    expect(asked).toContainEqual(expect.stringContaining('q=zebra+street+leeds'));
  });
});

describe('a search that fails', () => {
  test('offers a retry that works', async () => {
    const fault = createFault(createSearchAnswer().body);
    const { screen } = await openSite('/listing?q=Leeds&min_beds=2', {
      'GET /api/search-properties': fault.answer,
    });
    const failure = screen.getByRole('alert').filter({ hasText: 'We couldn’t look for homes' });
    await expect.element(failure, { timeout: 8_000 }).toBeVisible();
    fault.mend();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: /homes/ })).toBeVisible();
  });
});

describe('a blocked account', () => {
  test('is shown its reason and the way to homes', async () => {
    startLogin();
    const { screen, place } = await openSite('/favourites', {
      'GET /api/user': createUserAnswer({ is_active: 2 }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible();
    await screen.getByRole('link', { name: 'Look at homes' }).click();
    await expect.poll(place).toMatch(/^\/listing/);
  });
});
