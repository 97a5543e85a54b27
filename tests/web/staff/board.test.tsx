import { describe, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { BoardView } from '../../../functions/reach/staff/board-contract.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const none = { count: 0, medianDays: null };
const quiet = {
  days: [],
  answered: none,
  waiting: 0,
  oldestDays: null,
  medianDays: null,
  ages: [2, 7, 28, null].map((upToDays) => ({ upToDays, count: 0 })),
};
const empty: BoardView = {
  from: '2026-11-01',
  to: '2026-11-03',
  fewest: 5,
  homes: { onSaleBefore: 0, days: [] },
  sales: [],
  revenue: [],
  funnel: {
    started: 0,
    steps: [1, 2, 3, 4, 5, 6].map((step) => ({ step, count: 0 })),
    submitted: 0,
    chosen: 0,
    paid: 0,
    published: 0,
  },
  times: { offer: none, exchange: none, months: [{ month: '2026-11', offer: none, exchange: none }] },
  complaints: [
    { kind: 'complaint', ...quiet },
    { kind: 'report', ...quiet },
  ],
};
const open = (different: Partial<BoardView> = {}) => {
  startLogin();
  return openSite('/staff/board?from=2026-11-01&to=2026-11-03', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/board': { body: { ...empty, ...different } },
  });
};

const readRows = (table: Locator) =>
  table
    .getByRole('row')
    .all()
    .map((row) => row.element().textContent);

describe('the board', () => {
  test('says what there was none of, and offers no file of nothing', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('Nothing was paid.')).toBeVisible();
    await expect.element(screen.getByText('No home was on sale.')).toBeVisible();
    expect(screen.getByRole('button', { name: /CSV/ }).all()).toEqual([]);
  });

  test('carries homes on sale over days without a change, the latest day first', async () => {
    const { screen } = await open({
      homes: { onSaleBefore: 4, days: [{ day: '2026-11-02', onSale: 6, listed: 2 }] },
    });
    const table = screen.getByRole('region', { name: 'Homes on sale, as a table' });
    await expect.element(table).toBeVisible();
    const rows = table
      .getByRole('row')
      .all()
      .map((row) => row.element().textContent);
    expect(rows).toEqual(['DayOn saleNew', '3 Nov60', '2 Nov62', '1 Nov40']);
  });

  test('folds days on which nothing changes into one row', async () => {
    const { screen } = await open({
      to: '2026-11-30',
      homes: { onSaleBefore: 0, days: [{ day: '2026-11-30', onSale: 301, listed: 301 }] },
    });
    const table = screen.getByRole('region', { name: 'Homes on sale, as a table' });
    await expect.element(table).toBeVisible();
    expect(readRows(table)).toEqual(['DayOn saleNew', '30 Nov301301', '1 Nov to 29 Nov00']);
  });

  test('begins with the sums of the time beside those of the time before', async () => {
    const bodyOf = (different: Partial<BoardView>) => ({ body: { ...empty, ...different } });
    const sale = { fellThrough: 0, exchanged: 0, completed: 0 };
    const answers = [
      bodyOf({ sales: [{ day: '2026-11-02', agreed: 5, ...sale }] }),
      bodyOf({
        from: '2026-10-29',
        to: '2026-10-31',
        sales: [{ day: '2026-10-30', agreed: 2, ...sale }],
      }),
    ];
    startLogin();
    const { screen } = await openSite('/staff/board?from=2026-11-01&to=2026-11-03', {
      'GET /api/user': createUserAnswer({ roles: ['staff'] }),
      'GET /api/staff/board': () => answers.shift() ?? { status: 500 },
    });
    const title = 'These 3 days and the 3 days before';
    const summary = screen.getByRole('region', { name: title });
    await expect.element(summary.getByText('5', { exact: true })).toBeVisible();
    await expect.element(summary.getByText('2 before')).toBeVisible();
    await expect.element(summary.getByText('£0 before')).toBeVisible();
  });

  test('has a median where there are enough, and else says how few there are', async () => {
    const offer = { count: 12, medianDays: 21.5 };
    const exchange = { count: 4, medianDays: null };
    const { screen } = await open({
      times: { offer, exchange, months: [{ month: '2026-11', offer, exchange }] },
    });
    await expect.element(screen.getByText('21.5 days, median of 12 homes')).toBeVisible();
    await expect.element(screen.getByText('Too few to tell: 4 of 5')).toBeVisible();
  });

  test('draws no bars where there are too few to tell', async () => {
    const few = { count: 1, medianDays: null };
    const { screen } = await open({
      times: { offer: few, exchange: few, months: [{ month: '2026-11', offer: few, exchange: few }] },
    });
    await expect.element(screen.getByRole('region', { name: 'How long it takes, as a table' })).toBeVisible();
    expect(screen.getByText(/^Up to/).all()).toEqual([]);
  });

  test('takes refunds off net and VAT, and says what was refunded', async () => {
    const line = { day: '2026-11-02', packageId: 'standard', packageName: 'Standard' };
    const { screen } = await open({
      revenue: [
        { ...line, sold: 1, netPence: 8_250, vatPence: 1_650, refundedPence: 0 },
        { ...line, day: '2026-11-03', sold: 0, netPence: -1_000, vatPence: -200, refundedPence: 1_200 },
      ],
    });
    for (const sum of ['£72.50', '£14.50', '£87.00', '£12.00'])
      await expect.element(screen.getByText(sum, { exact: true }).last()).toBeVisible();
    const table = screen.getByRole('region', { name: 'Revenue by package, as a table' });
    expect(readRows(table).slice(0, 2)).toEqual(['DayStandardNetVATRefunded', '3 Nov-£10-£10-£2£12']);
  });

  test('tells how old what waits is', async () => {
    const { screen } = await open({
      complaints: [
        {
          kind: 'complaint',
          ...quiet,
          waiting: 3,
          oldestDays: 40,
          medianDays: 5,
          ages: [
            { upToDays: 2, count: 0 },
            { upToDays: 7, count: 2 },
            { upToDays: 28, count: 0 },
            { upToDays: null, count: 1 },
          ],
        },
        { kind: 'report', ...quiet },
      ],
    });
    await expect
      .element(screen.getByText('3, the oldest for 40 days, half of them for 5 days or longer'))
      .toBeVisible();
    await expect.element(screen.getByText('2 for 3 to 7 days, 1 for over 28 days')).toBeVisible();
  });
});
