import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';

beforeEach(async () => {
  startLogin();
  await page.viewport(1_280, 900);
});

const home = (nth: number) => ({
  id: `prp_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`,
  status: 'live',
  price: 325_000,
  priceQualifier: 'none',
  title: `${nth} Oak Road, Leeds`,
  outcode: 'LS6',
  noOfBedrooms: 3,
  noOfBathrooms: 1,
  propertyType: 'terraced',
  counts: { views: 0, favourites: 0, enquiries: 0, viewings: 0, offers: 0, unread: 0 },
  waiting: [],
  obstacles: [],
});
const open = (count: number, path = '/my-listing') => {
  const properties = Array.from({ length: count }, (_, nth) => home(nth));
  return openSite(path, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/properties': { body: { properties, total: count, page: 1, per_page: 12 } },
    'GET /api/property-draft': { body: { drafts: [], total: 0, page: 1, per_page: 5 } },
  });
};

describe('the search among own homes', () => {
  test('keeps its words and the status in the address, and starts at the first page', async () => {
    const { screen, place } = await open(10, '/my-listing?status=live&page=2');
    const field = screen.getByRole('searchbox', { name: 'Street, town or postcode' });
    await field.fill(' oak ');
    await expect.poll(place).toBe('/my-listing?status=live&q=oak');
    await field.fill('');
    await expect.poll(place).toBe('/my-listing?status=live');
    await expect.element(field).toHaveFocus();
  });

  test('shows that nothing matches', async () => {
    const { screen } = await open(0, '/my-listing?q=elm');
    await expect
      .element(screen.getByRole('heading', { name: 'None of your homes matches “elm”' }))
      .toBeVisible();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('elm');
  });

  test('is left out of a short list', async () => {
    const { screen } = await open(9);
    await expect.element(screen.getByText('9 homes', { exact: true })).toBeVisible();
    expect(screen.getByRole('searchbox').elements()).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Status' }).elements()).toEqual([]);
  });
});

test('own homes begin with the one on which most can be lost first', async () => {
  const by = (day: string) => `2031-03-${day}T21:00:00.000Z`;
  const properties = [
    home(0),
    { ...home(1), waiting: [{ kind: 'messages', count: 3 }] },
    { ...home(2), waiting: [{ kind: 'viewings', count: 1, by: by('12'), person: 'Ann' }] },
    { ...home(3), waiting: [{ kind: 'offers', count: 3, by: by('11') }] },
  ];
  const { screen } = await openSite('/my-listing', {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/properties': { body: { properties, total: 4, page: 1, per_page: 48 } },
    'GET /api/property-draft': { body: { drafts: [], total: 0, page: 1, per_page: 5 } },
  });
  await expect
    .element(screen.getByText('Answer 3 offers, the first by Tue 11 Mar, 21:00, or it expires'))
    .toBeVisible();
  const rows = screen.getByRole('region', { name: 'Homes' }).getByRole('article');
  expect(rows.elements().map((row) => row.querySelector('h2')?.textContent)).toEqual([
    expect.stringContaining('3 Oak Road'),
    expect.stringContaining('2 Oak Road'),
    expect.stringContaining('1 Oak Road'),
    expect.stringContaining('0 Oak Road'),
  ]);
});

test.each([
  ['live', false],
  ['paused', false],
  ['under_offer', true],
  ['completed', true],
])('the price of an own home that is %s is called the asking price: %s', async (status, isNamed) => {
  const reduced = { ...home(0), status, previousPrice: 340_000 };
  const { screen } = await openSite('/my-listing', {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/properties': { body: { properties: [reduced], total: 1, page: 1, per_page: 48 } },
    'GET /api/property-draft': { body: { drafts: [], total: 0, page: 1, per_page: 5 } },
  });
  const row = screen.getByRole('article');
  await expect.element(row.getByText('£325,000')).toBeVisible();
  expect(row.getByText('Asking price').elements().length > 0).toBe(isNamed);
  // What it was reduced from no longer matters.
  expect(row.getByText(/£340,000/).elements().length > 0).toBe(!isNamed);
});
