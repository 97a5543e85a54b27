import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { PropertyPage } from '../../../functions/listings/properties/domain/views.ts';
import { listComparedHomes, saveComparedHomes } from '../../../web/entities/property/home-comparison.ts';
import { listViewedHomes, recordViewedHome } from '../../../web/entities/property/view-history.ts';
import { createCompareRows } from '../../../web/features/property-page/compare/compare-rows.ts';
import { formatPounds } from '../../../web/lib/format.ts';
import { createProperty as sampleHome, ids, noon } from '../../properties/property-examples.ts';
import { type Answers, openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const one = { ...body, isOwner: false, owner: undefined };
const otherId = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B7A';
const other = { ...one, id: otherId, title: 'Elm Close, York', price: one.price - 40_000, noOfBedrooms: 5 };
const toPage = (home: unknown) => PropertyPage.parse(home);
const nthId = (nth: number) => `prp_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}C` as const;
const card = toPropertyCard(sampleHome(), noon);
const answers: Answers = {
  [calls.home]: { body: one },
  [`GET /api/properties/${otherId}`]: { body: other },
  'GET /api/property-cards': { body: { properties: [{ ...card, id: otherId, title: 'Elm Close, York' }] } },
};

describe('the comparison', () => {
  test('begins on the page of a home and shows two homes side by side', async () => {
    saveComparedHomes([otherId]);
    const { screen, place } = await openSite(`/property-details/${ids.property}`, answers);
    await screen.getByRole('button', { name: /^Compare / }).click();
    await screen.getByRole('link', { name: 'Compare 2 homes' }).click();
    await expect.element(screen.getByRole('columnheader', { name: /Elm Close, York/ })).toBeVisible();
    expect(place()).toBe(`/compare?homes=${otherId},${ids.property}`);
    await expect.element(screen.getByRole('row', { name: /^Bedrooms 5 / })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: 'Tenure' })).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Only what differs' }).click();
    await expect.element(screen.getByRole('rowheader', { name: 'Tenure' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Take out Elm Close, York' }).click();
    await expect.element(screen.getByRole('columnheader', { name: /Elm/ })).not.toBeInTheDocument();
    expect(listComparedHomes()).toEqual([ids.property]);
  });

  test('takes four homes and explains why it takes no fifth', async () => {
    saveComparedHomes([1, 2, 3, 4].map(nthId));
    const { screen } = await openSite(`/property-details/${ids.property}`, answers);
    await screen.getByRole('button', { name: /^Compare / }).click();
    await expect.element(screen.getByText(/compare 4 homes at once/)).toBeVisible();
    expect(listComparedHomes()).toHaveLength(4);
  });

  test('leaves out a home that is off the market, with a note', async () => {
    const { screen } = await openSite(`/compare?homes=${ids.property},${nthId(1)}`, answers);
    await expect.element(screen.getByText('One of these homes is no longer on the market.')).toBeVisible();
  });

  test('keeps the names of the homes in sight on a phone, above their columns', async () => {
    await page.viewport(390, 500);
    const homes = [ids.property, otherId, nthId(1)];
    const third = { ...one, id: nthId(1), title: 'Ash Lane, Hull' };
    const { screen } = await openSite(`/compare?homes=${homes.join()}`, {
      ...answers,
      [`GET /api/properties/${nthId(1)}`]: { body: third },
    });
    const name = screen.getByRole('link', { name: /Ash Lane, Hull/ });
    const column = screen.getByRole('columnheader', { name: /Ash Lane, Hull/ });
    await expect.element(column).toBeVisible();
    screen.getByRole('region', { name: 'Comparison' }).element().scrollLeft = 80;
    screen.getByRole('rowheader', { name: 'Tenure' }).element().scrollIntoView();
    const boxOf = (part: typeof name) => part.element().getBoundingClientRect();
    await expect.poll(() => Math.abs(boxOf(name).left - boxOf(column).left - 16)).toBeLessThan(2);
    expect(boxOf(column).bottom).toBeLessThan(boxOf(name).top);
    expect(boxOf(name).top).toBeGreaterThan(0);
  });

  test('tells homes of one title apart by outcode and price to who hears the table', async () => {
    const twin = { ...other, title: one.title, outcode: 'YO1' };
    const { screen } = await openSite(`/compare?homes=${ids.property},${otherId}`, {
      ...answers,
      [`GET /api/properties/${otherId}`]: { body: twin },
    });
    const heads = screen.getByRole('table').getByRole('columnheader', { name: /^14 Oak Road/ });
    await expect.element(heads.nth(1)).toBeVisible();
    const said = heads.elements().map(({ textContent }) => textContent);
    expect(said).toEqual([
      expect.stringContaining(`${one.title} ${one.outcode} ${formatPounds(one.price)}`),
      expect.stringContaining(`${one.title} YO1 ${formatPounds(twin.price)}`),
    ]);
  });

  test('offers the way to homes while it is empty', async () => {
    const { screen } = await openSite('/compare', answers);
    await expect.element(screen.getByRole('heading', { name: 'No homes to compare yet' })).toBeVisible();
  });
});

test('rows name what differs, and never invent what a seller left out', () => {
  const rows = createCompareRows([one, other].map(toPage), '2026-11-23');
  const rowOf = (label: string) => rows.find((row) => row.label === label);
  expect(rowOf('Bedrooms')).toMatchObject({ differs: true });
  expect(rowOf('Tenure')).toMatchObject({ differs: false });
  const unsaid = { ...other, keyFacts: {}, floorAreaSqm: undefined, epcCertificate: undefined };
  const unknown = createCompareRows([toPage(unsaid)], '2026-11-23')
    .filter(({ values }) => values[0] === undefined)
    .map(({ label }) => label);
  expect(unknown).toEqual(
    expect.arrayContaining([
      'Price per sq ft',
      'Floor area',
      'Council tax or rates',
      'Energy rating',
      'Parking',
    ]),
  );
});

describe('recently viewed homes', () => {
  test('keep the latest twelve of 90 days, each once', () => {
    for (let nth = 0; nth < 10; nth += 1) recordViewedHome(nthId(nth), nth);
    recordViewedHome(nthId(3), 20);
    expect(listViewedHomes(20)).toEqual([3, 9, 8, 7, 6, 5, 4, 2, 1, 0].map(nthId));
    expect(listViewedHomes(91 * 86_400_000)).toEqual([]);
  });

  test('are on the page of the next home, without that home, until they are cleared', async () => {
    recordViewedHome(otherId);
    const { screen } = await openSite(`/property-details/${ids.property}`, answers);
    const part = screen.getByRole('region', { name: 'Recently viewed' });
    await expect.element(part.getByRole('link', { name: /Elm Close, York/ })).toBeInTheDocument();
    expect(listViewedHomes()).toEqual([ids.property, otherId]);
    await part.getByRole('button', { name: /^Clear/ }).click();
    await expect.element(part).not.toBeInTheDocument();
    expect(listViewedHomes()).toEqual([]);
  });
});
