import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnListing } from '../../../web/entities/own-home/api.ts';
import { listWeeks, shiftMonth } from '../../../web/features/selling/agenda/agenda-events.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

beforeEach(async () => {
  startLogin();
  await page.viewport(1_280, 900);
});

const other = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B2D';
const home = (different: Record<string, unknown> = {}) => ({
  id: ids.property,
  status: 'live',
  price: 325_000,
  priceQualifier: 'none',
  title: '14 Oak Road, Leeds',
  outcode: 'LS6',
  waiting: [],
  obstacles: [],
  ...different,
});
const viewing = (different: Record<string, unknown> = {}) => ({
  id: 'vwg_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  propertyId: ids.property,
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1Y',
  start: '2031-03-12T14:30:00.000Z',
  end: '2031-03-12T15:00:00.000Z',
  status: 'confirmed',
  side: 'seller',
  counterpart: { user_name: 'ben buyer' },
  card: { title: '14 Oak Road, Leeds' },
  can: [],
  ...different,
});
const noTimes = { slots: [], days: [], stopped: false, total: 0, page: 1, per_page: 200 };
const answers = (homes: unknown[], viewings: unknown[] = [], drafts: unknown[] = []): Answers => ({
  'GET /api/user': createUserAnswer({ id: ids.owner }),
  'GET /api/properties': { body: { properties: homes, total: homes.length, page: 1, per_page: 48 } },
  'GET /api/my-viewing': { body: { viewings, total: viewings.length, page: 1, per_page: 200 } },
  [`GET /api/properties/time-slots/${ids.property}`]: { body: noTimes },
  [`GET /api/properties/time-slots/${other}`]: { body: noTimes },
  'GET /api/property-draft': { body: { drafts, total: drafts.length, page: 1, per_page: 5 } },
});

describe('the tasks of a seller', () => {
  test('are in one list over all homes: what ends first, then what is lost', async () => {
    const { screen } = await openSite(
      '/my-listing/agenda',
      answers([
        home({
          waiting: [
            { kind: 'messages', count: 2 },
            { kind: 'viewings', count: 2, since: '2026-11-20T10:00:00.000Z', by: '2026-12-04T19:00:00.000Z' },
          ],
        }),
        home({
          id: other,
          title: '2 Elm Close, York',
          waiting: [
            {
              kind: 'offers',
              count: 1,
              since: '2026-11-21T10:00:00.000Z',
              by: '2026-12-03T21:00:00.000Z',
              person: 'Sam',
            },
          ],
        }),
      ]),
    );
    const rows = screen.getByRole('region', { name: 'To do' }).getByRole('link');
    await expect
      .element(screen.getByText('Answer Sam’s offer by Thu 3 Dec, 21:00, or it expires'))
      .toBeVisible();
    await expect
      .element(screen.getByText('Answer 2 viewing requests, the first by Fri 4 Dec, 19:00, or it expires'))
      .toBeVisible();
    expect(rows.elements().map((row) => row.getAttribute('href'))).toEqual([
      `/my-listing/${other}/offers`,
      `/my-listing/${ids.property}/viewings`,
      `/my-listing/${ids.property}/enquiries`,
    ]);
  });

  test('name what an unfinished listing lacks', async () => {
    const obstacle = { code: 'epc', field: 'epcCertificate', step: 6, text: 'Add the energy certificate.' };
    const { screen } = await openSite('/my-listing/agenda', answers([home({ obstacles: [obstacle] })]));
    await expect
      .element(screen.getByRole('link', { name: /Add the energy certificate/ }))
      .toHaveAttribute('href', `/edit-property/${ids.property}?section=6`);
  });
});

describe('the calendar of a seller', () => {
  test('has the viewings of a month on their days, with a link to each', async () => {
    const { screen, place } = await openSite(
      '/my-listing/agenda?month=2031-03',
      answers([home()], [viewing(), viewing({ id: 'vwg_01K9ZX3Q6T4C8V0R2M5N7P9B2D', status: 'cancelled' })]),
    );
    await expect
      .element(
        screen
          .getByRole('table', { name: 'March 2031' })
          .getByRole('link', { name: /14:30 Viewing with Ben Buyer/ }),
      )
      .toHaveAttribute('href', `/my-listing/${ids.property}/viewings#vwg_01K9ZX3Q6T4C8V0R2M5N7P9B1D`);
    await screen.getByRole('link', { name: 'Next month' }).click();
    await expect.element(screen.getByRole('heading', { name: 'April 2031' })).toBeVisible();
    expect(place()).toBe('/my-listing/agenda?month=2031-04');
    await expect.element(screen.getByText('Nothing is planned this month.')).toBeVisible();
  });

  test('begins with a line for each of the next seven days', async () => {
    const start = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const { screen } = await openSite('/my-listing/agenda', answers([home()], [viewing({ start })]));
    const lines = screen.getByRole('region', { name: 'Next seven days' });
    await expect.element(lines.getByRole('link', { name: /Viewing with Ben Buyer/ })).toBeVisible();
    expect(lines.getByText('Nothing planned').elements()).toHaveLength(6);
  });

  test('has open houses and the days of a sale', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const slot = { id: 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1D', propertyId: ids.property, start: tomorrow };
    const openHouse = { ...slot, kind: 'open_house', booked: 2, capacity: 6, full: false };
    const buyer = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1Y';
    const saleStep: OwnListing['saleStep'] = {
      kind: 'step',
      title: 'Completion',
      isOwn: false,
      by: tomorrow,
    };
    const sold = home({
      id: other,
      status: 'exchanged',
      title: '2 Elm Close, York',
      saleWith: buyer,
      saleStep,
    });
    const { screen } = await openSite('/my-listing/agenda', {
      ...answers([home(), sold]),
      [`GET /api/properties/time-slots/${ids.property}`]: {
        body: { ...noTimes, slots: [openHouse, { ...openHouse, id: `${slot.id}X`, kind: 'private' }] },
      },
    });
    const lines = screen.getByRole('region', { name: 'Next seven days' });
    await expect.element(lines.getByRole('link', { name: /Open house, 2 parties booked/ })).toBeVisible();
    await expect
      .element(lines.getByRole('link', { name: /^Completion/ }))
      .toHaveAttribute('href', `/accepted-offer/${other}/${buyer}`);
    expect(lines.getByRole('link').elements()).toHaveLength(2);
  });

  test('says that open houses can’t be read, and reads them again', async () => {
    let isAway = true;
    const { screen } = await openSite('/my-listing/agenda', {
      ...answers([home()]),
      [`GET /api/properties/time-slots/${ids.property}`]: () =>
        isAway ? { status: 400, body: {} } : { body: noTimes },
    });
    await expect.element(screen.getByText(/^Your open houses can’t be shown at the moment/)).toBeVisible();
    isAway = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(/^Your open houses can’t be shown/)).not.toBeInTheDocument();
  });

  test('is a list of days on a phone', async () => {
    await page.viewport(390, 800);
    const { screen } = await openSite('/my-listing/agenda?month=2031-03', answers([home()], [viewing()]));
    await expect.element(screen.getByRole('heading', { name: 'Wednesday 12 March' })).toBeVisible();
    expect(screen.getByRole('table').elements()).toEqual([]);
  });

  test('heads no month on a phone before one is chosen', async () => {
    await page.viewport(390, 800);
    const { screen } = await openSite('/my-listing/agenda', answers([home()]));
    await expect.element(screen.getByRole('heading', { name: 'By month' })).toBeVisible();
    await screen.getByRole('link', { name: 'Next month' }).click();
    await expect.element(screen.getByRole('heading', { name: 'By month' })).not.toBeInTheDocument();
  });

  test.each([390, 1280])('opens at the month of the next viewing, %i pixels wide', async (width) => {
    await page.viewport(width, 800);
    const { screen } = await openSite('/my-listing/agenda', answers([home()], [viewing()]));
    const calendar = screen.getByRole('heading', { name: 'March 2031', level: 2 });
    await expect.element(calendar).toBeVisible();
    await screen.getByRole('link', { name: 'Previous month' }).click();
    await expect.element(screen.getByRole('heading', { name: 'February 2031' })).toBeVisible();
  });
});

test('leads a seller without homes to the page for sellers', async () => {
  const { screen } = await openSite('/my-listing/agenda', answers([]));
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Sell your home' }))
    .toHaveAttribute('href', '/sell');
});

test.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
])('the weeks of %s are %i, from %s to %s', (month, count, first, last) => {
  const weeks = listWeeks(month);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('the month of %s and %i is %s', (month, by, shifted) => {
  expect(shiftMonth(month, by)).toBe(shifted);
});

test('a joint owner without a listing reads that there is a home, and who sees to it', async () => {
  const card = { id: other, status: 'live', price: 325_000, priceQualifier: 'none' };
  const { screen } = await openSite('/my-listing/agenda', {
    ...answers([]),
    'GET /api/joint-homes': {
      body: { homes: [{ card, title: '2 Elm Close, York', seller: 'Sally Seller' }] },
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'No listing of your own' })).toBeVisible();
  await expect.element(screen.getByText(/^The seller of a home you own with others/)).toBeVisible();
});
