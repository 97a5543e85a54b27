import { describe, expect, it, test } from 'vitest';
import { page } from 'vitest/browser';
import { userQuery } from '../../web/entities/account/user.ts';
import { favouritesQuery } from '../../web/entities/favourite/saved-homes.ts';
import { createQueryClient } from '../../web/lib/query-client.ts';
import { ids } from '../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from './app.tsx';
import { calls, createAnswers } from './payments/samples.ts';
import { createMemberHomeAnswers } from './search/member-home-answers.ts';

const saved = { favourites: [], total: 7, page: 1, per_page: 500, ownIds: [] };

it.each([
  ['an active account asks for its saved homes', {}, 7],
  ['an unverified account asks for nothing that it would be refused', { is_active: 0 }, 0],
  ['an account without a username asks for nothing that it would be refused', { user_name: null }, 0],
  ['a blocked account asks for nothing that it would be refused', { is_active: 2 }, 0],
])('%s', async (_, standing, total) => {
  startLogin();
  await openSite('/error-404', {
    'GET /api/user': createUserAnswer(standing),
    'GET /api/favourites': { body: saved },
  });
  const queries = createQueryClient();
  await queries.fetchQuery(userQuery);
  expect((await queries.fetchQuery(favouritesQuery)).total).toBe(total);
});

const cardOf = (id: string, title: string) => ({
  id,
  status: 'live',
  price: 325_000,
  priceQualifier: 'none',
  noOfBedrooms: 2,
  noOfBathrooms: 1,
  propertyType: 'flat',
  tenure: 'leasehold',
  title,
  town: 'Leeds',
  outcode: 'LS6',
  latitude: 53.8,
  longitude: -1.55,
  pictureCount: 0,
  featured: false,
});
const own = cardOf(ids.property, '14 Oak Road, Leeds');
const other = cardOf('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1Z', '2 Elm Road, Leeds');

describe('the heart on a card', () => {
  test('is missing on the person’s own home, which is marked as theirs', async () => {
    startLogin();
    const { screen } = await openSite('/', {
      'GET /api/all-properties': {
        body: { properties: [own, other], featured: [], total: 2, page: 1, per_page: 8 },
      },
      ...createMemberHomeAnswers(),
      'GET /api/favourites': { body: { ...saved, total: 0, ownIds: [own.id] } },
    });
    await expect.element(screen.getByText('Your home', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: `Save ${other.title}` })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: `Save ${own.title}` })).not.toBeInTheDocument();
  });
});

const favourite = {
  id: 'fav_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  propertyId: ids.property,
  savedPrice: 325_000,
  priceDelta: 0,
  savedAt: '2026-11-21T10:00:00.000Z',
};

describe('the save button of a home’s page', () => {
  test('has a name that begins with what it shows', async () => {
    startLogin();
    const { owner: _, ...body } = createAnswers('live')[calls.home].body;
    const { screen } = await openSite(`/property-details/${ids.property}`, {
      'GET /api/user': createUserAnswer({ id: ids.other }),
      [calls.home]: { body: { ...body, isOwner: false } },
      'GET /api/favourites': { body: { ...saved, favourites: [favourite], total: 1 } },
    });
    await page.viewport(1280, 900);
    const button = screen.getByRole('button', { name: /14 Oak Road, Leeds$/, pressed: true });
    await expect.element(button).toHaveAccessibleName('Saved 14 Oak Road, Leeds');
    expect(button.element().textContent).toMatch(/^Saved/);
  });
});

describe('the saved homes', () => {
  const dear = cardOf('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1A', '1 Dear Road, Leeds');
  const fallen = cardOf('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1B', '2 Fallen Road, Leeds');
  const favourites = [
    { ...favourite, id: 'fav_01K9ZX3Q6T4C8V0R2M5N7P9B1A', propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1C' },
    {
      ...favourite,
      id: 'fav_01K9ZX3Q6T4C8V0R2M5N7P9B1B',
      propertyId: dear.id,
      card: { ...dear, price: 400_000 },
      savedPrice: 400_000,
    },
    { ...favourite, propertyId: fallen.id, card: fallen, savedPrice: 350_000, priceDelta: -25_000 },
  ];
  const openSaved = (path: string) =>
    openSite(path, {
      'GET /api/user': createUserAnswer({ id: ids.other }),
      'GET /api/favourites': { body: { ...saved, favourites, total: 3 } },
    });

  test.each([
    ['/favourites', /Dear.*Fallen.*isn’t on the market/],
    ['/favourites?order=reduced', /Fallen.*Dear.*isn’t on the market/],
    ['/favourites?order=cheapest', /Fallen.*Dear.*isn’t on the market/],
    ['/favourites?order=dearest', /Dear.*Fallen.*isn’t on the market/],
  ])('come in the order of %s, those off the market last', async (path, inOrder) => {
    startLogin();
    const { screen } = await openSaved(path);
    await expect.element(screen.getByRole('heading', { name: 'Saved homes' })).toBeVisible();
    await expect.poll(() => screen.getByRole('main').element().textContent).toMatch(inOrder);
  });

  test('are on a map, where a pin shows its home and those off the market are counted', async () => {
    startLogin();
    const { screen } = await openSaved('/favourites');
    await screen.getByRole('button', { name: 'Map', exact: true }).click();
    await screen
      .getByRole('button', { name: /2 homes from £325,000|Home for £325k/ })
      .first()
      .click();
    await expect.element(screen.getByRole('link', { name: /Road, Leeds/ })).toBeVisible();
    await expect
      .element(screen.getByText('1 saved home isn’t on the market now, so not on the map.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'List', exact: true }).click();
    await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  });
});
