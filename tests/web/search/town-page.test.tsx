import { describe, expect, test } from 'vitest';
import { type Answers, openSite } from '../app.tsx';
import { createSearchAnswer, leeds } from './search-answer.ts';

const place = { ...leeds, area: 'West Yorkshire', miles: 5 };
const overview = {
  place,
  nation: 'england',
  total: 42,
  recent: 0,
  kinds: [
    { type: 'flat', count: 40 },
    { type: 'terraced', count: 2 },
  ],
  bedrooms: [],
  neighbours: [],
};
const school = {
  name: 'St <b>Bold</b> School',
  type: 'Community school',
  miles: 0.4,
  latitude: 53.8,
  longitude: -1.55,
};
const york = { id: 'york_north-yorkshire', name: 'York', label: 'York, North Yorkshire', count: 3, miles: 1 };

const openTown = (different: object = {}, answers: Answers = {}) =>
  openSite('/homes-for-sale/leeds_west-yorkshire', {
    'GET /api/search-properties': createSearchAnswer({ place }),
    'GET /api/place-overview': { body: { ...overview, ...different } },
    'GET /api/place-facts': {
      body: {
        nation: 'england',
        sold: { status: 'none', outcodes: [] },
        schools: { status: 'found', schools: [school] },
        stations: { status: 'none', stations: [] },
      },
    },
    'GET /api/blogs': { body: { blogs: [], total: 0 } },
    ...answers,
  });

describe('the page of a place', () => {
  test('leads to nearby places where there are some', async () => {
    const { screen } = await openTown({ neighbours: [york] });
    await expect.element(screen.getByRole('link', { name: 'Nearby places' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Places near Leeds' })).toBeVisible();
  });

  test('tells few homes from homes without a median price', async () => {
    const { screen } = await openTown();
    await expect.element(screen.getByText('No median price')).toBeVisible();
    await expect.element(screen.getByText('Too few to tell')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nearby places' }).elements()).toEqual([]);
  });

  test('asks again for asking prices that did not come', async () => {
    let asked = 0;
    const answer = () => ((asked += 1) === 1 ? { status: 503 } : { body: overview });
    const { screen } = await openTown({}, { 'GET /api/place-overview': answer });
    await expect.element(screen.getByText('No median price')).toBeVisible();
    expect(asked).toBe(2);
  });

  test('has its guides, and says where they can’t be read', async () => {
    const { screen } = await openTown({}, { 'GET /api/blogs': { status: 503 } });
    await expect.element(screen.getByText(/load the guides/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Asking prices now' })).toBeVisible();
  });

  test('names a school on the map as it is written', async () => {
    const { screen } = await openTown();
    const heading = screen.getByRole('heading', { name: 'Around Leeds' });
    await expect.element(heading).toBeInTheDocument();
    heading.element().scrollIntoView();
    await expect.poll(() => document.querySelector('.town-spot')).not.toBeNull();
    document.querySelector('.town-spot')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await expect
      .poll(() => document.querySelector('.leaflet-tooltip')?.textContent)
      .toBe('St <b>Bold</b> School');
  });
});
