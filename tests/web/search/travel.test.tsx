import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { readLastDestination } from '../../../web/entities/travel/last-destination.ts';
import { splitArea } from '../../../web/features/search/map/geometry.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { type Answers, openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';
import { createSearchAnswer } from './search-answer.ts';

const card = toPropertyCard(createProperty(), noon);
const leeds = {
  id: 'leeds',
  kind: 'town',
  name: 'Leeds',
  label: 'Leeds, West Yorkshire',
  latitude: 53.7965,
  longitude: -1.5478,
  miles: 5,
};
const yorkshire = { ...leeds, id: 'yorkshire', kind: 'county', label: 'North Yorkshire' };
const source = { name: 'TravelTime', checkedOn: '2026-11-23', isDemo: false };
const area = '-1.6,53.7,-1.4,53.7,-1.5,53.9';
const journey = 'travel_to=Leeds&travel_lat=53.7965&travel_lng=-1.5478&travel_mode=driving&travel_minutes=30';
const withJourney = `/listing?travel_area=${area}&${journey}`;

const answers = (more: Answers = {}): Answers => ({
  'GET /api/search-properties': createSearchAnswer({ properties: [card], total: 1 }),
  'GET /api/places': {
    body: { places: [leeds, yorkshire], streets: [], understood: { words: '', filters: {} } },
  },
  'GET /api/travel-area': { body: { area, source } },
  'GET /api/travel-times': {
    body: { times: [{ propertyId: card.id, mode: 'driving', minutes: 64 }], source },
  },
  ...more,
});

beforeEach(() => page.viewport(1280, 900));

async function openFilters(path: string, more: Answers = {}) {
  const site = await openSite(path, answers(more));
  await site.screen.getByRole('button', { name: /filters/i }).click();
  const sheet = site.screen.getByRole('dialog', { name: 'Filters' });
  const box = sheet.getByRole('combobox', { name: 'Travel to' });
  await expect.element(box).toBeVisible();
  return { ...site, sheet, box };
}

async function chooseLeeds({ box, sheet }: Awaited<ReturnType<typeof openFilters>>) {
  await box.fill('Lee');
  await sheet.getByRole('option', { name: 'Leeds, West Yorkshire' }).click();
}

describe('the travel time of a search', () => {
  test('is chosen in the filters and comes into the address with its area', async () => {
    const site = await openFilters('/listing?min_beds=2');
    const { sheet, place } = site;
    await chooseLeeds(site);
    await expect.element(sheet.getByText(/Times from TravelTime. Journeys arrive by 9am/)).toBeVisible();
    await sheet.getByRole('combobox', { name: 'How' }).selectOptions('Walk');
    await expect.element(sheet.getByText(/Times from TravelTime/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Show 1 home' }).click();
    const params = () => new URL(place(), 'http://site').searchParams;
    await expect.poll(() => params().get('travel_area')).toBe(area);
    expect(Object.fromEntries(params())).toMatchObject({
      travel_to: 'Leeds',
      travel_mode: 'walking',
      travel_minutes: '30',
      min_beds: '2',
    });
    expect(readLastDestination()?.label).toBe('Leeds');
  });

  test('offers no county', async () => {
    const { box, sheet } = await openFilters('/listing');
    await box.fill('York');
    await expect.element(sheet.getByRole('option', { name: 'Leeds, West Yorkshire' })).toBeVisible();
    expect(sheet.getByRole('option', { name: 'North Yorkshire' }).query()).toBeNull();
  });

  test('shows when it cannot be worked out, and works after another try', async () => {
    let isAway = true;
    const site = await openFilters('/listing', {
      'GET /api/travel-area': () =>
        isAway ? { status: 503, body: { code: 'unavailable' } } : { body: { area, source } },
    });
    await chooseLeeds(site);
    await expect
      .element(site.sheet.getByRole('alert').getByText(/^We can’t work out travel times at the moment/))
      .toBeVisible();
    isAway = false;
    await site.sheet.getByRole('button', { name: 'Try again' }).click();
    await expect.element(site.sheet.getByText(/Times from TravelTime/)).toBeVisible();
    await expect.element(site.sheet.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is on each card, in the heading, and as a chip that takes all of it off', async () => {
    const { screen, place } = await openSite(withJourney, answers());
    await expect.element(screen.getByText('1 hr 4 min to Leeds by car')).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: /Homes for sale within 30 min of Leeds by car/ }))
      .toBeVisible();
    await screen.getByRole('button', { name: /Remove Within 30 min of Leeds by car/ }).click();
    await expect.poll(place).toBe('/listing');
    await expect.element(screen.getByText(/to Leeds/)).not.toBeInTheDocument();
  });

  test('is on the featured homes, asked for with the others', async () => {
    const featured = { ...card, id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B2F', title: 'The Old Mill' };
    const times = [
      { propertyId: card.id, mode: 'driving', minutes: 64 },
      { propertyId: featured.id, mode: 'driving', minutes: 25 },
    ];
    const { screen } = await openSite(
      withJourney,
      answers({
        'GET /api/search-properties': createSearchAnswer({
          properties: [card],
          featured: [featured],
          total: 1,
        }),
        'GET /api/travel-times': { body: { times, source } },
      }),
    );
    const row = screen.getByRole('region', { name: 'Featured' });
    await expect.element(row.getByText('25 min to Leeds by car')).toBeVisible();
    const asked = vi
      .mocked(window.fetch)
      .mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : input, 'http://site'))
      .filter(({ pathname }) => pathname === '/api/travel-times')
      .map(({ searchParams }) => searchParams.get('property_ids'));
    expect(asked).toEqual([`${card.id},${featured.id}`]);
  });

  test.each([
    ['that the list has', [card]],
    ['that the list has not', []],
  ])('is on the card of a pin %s', async (_, properties) => {
    const { latitude, longitude } = card;
    const clusters = [{ latitude, longitude, count: 1, minPrice: 265_000, id: card.id }];
    const { screen } = await openSite(
      withJourney,
      answers({
        'GET /api/search-properties': createSearchAnswer({ properties, total: 1, clusters }),
        [calls.home]: createAnswers('live')[calls.home],
      }),
    );
    await screen.getByRole('button', { name: 'Home for £265k' }).click();
    const map = screen.getByRole('region', { name: 'Map of the homes' });
    await expect.element(map.getByText('1 hr 4 min to Leeds by car')).toBeVisible();
  });

  test('leaves the results on screen while minutes are not available', async () => {
    const { screen } = await openSite(withJourney, answers({ 'GET /api/travel-times': { status: 503 } }));
    await expect.element(screen.getByText('Travel time isn’t available')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /1 home/ })).toBeVisible();
  });
});

describe('splitArea', () => {
  test('gives one part of a plain line', () => {
    expect(splitArea([1, 50, 2, 50, 2, 51])).toEqual([
      [
        [50, 1],
        [50, 2],
        [51, 2],
      ],
    ]);
  });

  test('gives the parts that are joined to the first corner', () => {
    const first = [1, 50, 2, 50, 2, 51];
    const second = [5, 55, 6, 55, 6, 56];
    const third = [3, 57, 4, 57, 4, 58];
    const joined = [...first, 1, 50, ...second, 5, 55, 1, 50, ...third, 3, 57, 1, 50];
    expect(splitArea(joined).map((part) => part.length)).toEqual([3, 3, 3]);
  });
});
