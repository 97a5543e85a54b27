import { describe, expect, test } from 'vitest';
import type { Payout, PayoutMonth } from '../../../web/features/staff/payments/api.ts';
import { toPayoutRows, toXeroPayouts } from '../../../web/features/staff/payments/payout-files.ts';
import { type CsvRow, writeCsv } from '../../../web/lib/csv.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const at = '2026-11-21T12:00:00.000Z';
const paymentId = 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T';
const fees = { feePence: 0, bookedPence: 0, paymentNumber: null };
const matching: Payout = {
  id: 'po_1',
  status: 'paid',
  amountPence: 9_581,
  createdAt: at,
  arrivesOn: '2026-11-26',
  grossPence: 9_750,
  feePence: 169,
  faultyLines: 0,
  restPence: 0,
  differencePence: 0,
  comparedAt: at,
  comparison: 'matches',
  sentAgainWith: null,
  lines: [
    {
      reference: 'txn_1',
      source: 'ch_1',
      kind: 'payment',
      at,
      grossPence: 9_900,
      feePence: 169,
      netPence: 9_731,
      paymentId,
      bookedPence: 9_900,
      paymentNumber: 'P-1042',
    },
    { ...fees, reference: 'txn_2', kind: 'fee', at, grossPence: -150, netPence: -150, bookedPence: -150 },
  ],
};
const failed: Payout = {
  ...matching,
  id: 'po_2',
  status: 'failed',
  failure: 'account_closed',
  amountPence: 2_000,
  comparison: 'differs',
  differencePence: 2_000,
  faultyLines: 1,
  lines: [
    { ...fees, reference: 'txn_3', kind: 'other', at, grossPence: 2_000, netPence: 2_000, fault: 'unknown' },
  ],
};
const unlisted: Payout = {
  ...matching,
  id: 'po_3',
  status: 'in_transit',
  amountPence: 5_000,
  grossPence: 0,
  feePence: 0,
  comparison: 'not_yet',
  lines: [],
};
const byHand: Payout = { ...unlisted, id: 'po_4', status: 'paid', amountPence: 3_000, comparison: 'by_hand' };
/** Its lines are 5p less than it. */
const unexplained: Payout = {
  ...matching,
  amountPence: 9_586,
  restPence: 5,
  differencePence: 5,
  comparison: 'differs',
};
const missing: PayoutMonth['missing'] = {
  comparedFrom: '2026-10-02',
  comparedUntil: '2026-11-16',
  days: 14,
  lastDays: 90,
  hasMore: true,
  lines: [{ kind: 'refund', paymentId, paymentNumber: 'P-1042', day: '2026-11-03', totalPence: -1_200 }],
};

async function open(path: string, answers: Parameters<typeof openSite>[1]) {
  startLogin();
  return openSite(path, { 'GET /api/user': createUserAnswer({ roles: ['staff'] }), ...answers });
}
const openMonth = (month: Partial<PayoutMonth>, others: Parameters<typeof openSite>[1] = {}) =>
  open('/staff/payments/payouts?month=2026-11', {
    ...others,
    'GET /api/staff/payouts': { body: { month: '2026-11', payouts: [], missing: null, ...month } },
  });
const openPayout = (payout: Payout) =>
  open(`/staff/payments/payouts/${payout.id}`, { [`GET /api/staff/payouts/${payout.id}`]: { body: payout } });

describe('the payouts of a month', () => {
  test('say what differs by how much, and what no payout has', async () => {
    const { screen } = await openMonth({ payouts: [matching, failed], missing });
    await expect.element(screen.getByText('Matches our books')).toBeVisible();
    await expect.element(screen.getByText('Sent back by our bank')).toBeVisible();
    await expect
      .element(screen.getByText('£20.00 more than our books: 1 line isn’t as we have it.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'P-1042' }))
      .toHaveAttribute('href', `/staff/payments?q=${paymentId}`);
    const text = 'after 90 days it’s no longer told here. These are the oldest 1.';
    await expect.element(screen.getByText(text, { exact: false })).toBeVisible();
    await expect.element(screen.getByText('PayPal’s aren’t covered', { exact: false })).toBeVisible();
  });

  test('are none, before anything was compared', async () => {
    const { screen } = await openMonth({});
    await expect.element(screen.getByText('No payouts in November 2026')).toBeVisible();
    await expect.element(screen.getByText('Nothing has been compared yet', { exact: false })).toBeVisible();
  });
});

describe('a payout', () => {
  test('has its lines with our payments', async () => {
    const { screen } = await openPayout(matching);
    await expect.element(screen.getByRole('link', { name: 'P-1042' })).toBeVisible();
    await expect.element(screen.getByText('£95.81')).toBeVisible();
    await expect
      .element(screen.getByRole('rowheader', { name: 'Stripe’s fee Sat 21 Nov 2026, 12:00' }))
      .toBeVisible();
  });

  test('that came back says why, and that it waits for the next one', async () => {
    const { screen } = await openPayout(failed);
    await expect
      .element(screen.getByText('The bank’s reason: account closed', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByText('Not a payment of ours')).toBeVisible();
  });

  test('that isn’t listed yet has no difference', async () => {
    const { screen } = await openPayout({ ...matching, comparison: 'not_yet', lines: [] });
    await expect.element(screen.getByText('Stripe doesn’t list what’s in it yet')).toBeVisible();
    await expect.element(screen.getByText('Difference from our books')).not.toBeInTheDocument();
  });
});

describe('files of payouts', () => {
  const sumPence = (rows: readonly CsvRow[], column: number) =>
    rows.slice(1).reduce((total, row) => total + toPence(row[column]), 0);
  const toPence = (cell: CsvRow[number] | undefined) =>
    typeof cell === 'object' && cell !== null && 'pence' in cell ? cell.pence : Number.NaN;

  test.each([
    ['matches', matching],
    ['has more than its lines', unexplained],
  ])('come to nothing for a payout that %s', (_, payout) => {
    const net = 10;
    expect(sumPence(toPayoutRows([payout]), net)).toBe(0);
    const [statement = []] = toXeroPayouts([payout]);
    const booked = payout.lines.reduce(
      (total, { kind, bookedPence }) => total + (kind === 'payment' ? bookedPence : 0),
      0,
    );
    const amount = 1;
    expect(sumPence(statement, amount) + booked).toBe(0);
  });

  test('wait for what Stripe doesn’t list yet, and have a payout made by hand without lines', () => {
    expect([toPayoutRows([unlisted]).length, toXeroPayouts([unlisted])]).toEqual([1, []]);
    expect(writeCsv(toPayoutRows([byHand]))).toContain(
      `po_4,2026-11-26,Sent to our bank,,Payout made by hand,${at},,,-30.00,0.00,-30.00,,`,
    );
    expect(toXeroPayouts([byHand]).map(writeCsv)).toEqual([
      'Date,Amount,Payee,Description,Reference\r\n26/11/2026,-30.00,Stripe,Payout made by hand,po_4\r\n',
    ]);
  });

  test('say which payouts aren’t whole in them, and why', async () => {
    const whole = [matching, unlisted, byHand];
    const asked: string[] = [];
    const { screen } = await openMonth(
      { payouts: whole.map(({ lines: _, ...summary }) => summary) },
      Object.fromEntries(
        whole.map((payout) => [
          `GET /api/staff/payouts/${payout.id}`,
          () => {
            asked.push(payout.id);
            return { body: payout };
          },
        ]),
      ),
    );
    await expect.element(screen.getByText('3 payouts')).toBeVisible();
    expect(asked).toEqual([]);
    await screen.getByRole('button', { name: 'Prepare the files' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'CSV of the payouts of November 2026' }))
      .toBeVisible();
    expect(asked).toEqual(['po_1', 'po_3', 'po_4']);
    await expect.element(screen.getByRole('region', { name: 'Files of November 2026' })).toHaveFocus();
    await expect
      .element(screen.getByText('Not in the files, as Stripe doesn’t list what’s in them yet:'))
      .toBeVisible();
    await expect
      .element(screen.getByText('In the files without payments and fees, as they were made by hand:'))
      .toBeVisible();
    expect(screen.getByRole('link', { name: '£50.00, Thu 26 Nov 2026' }).elements()).toHaveLength(2);
  });

  test('have every line and the payout, which come to nothing together', () => {
    expect(writeCsv(toPayoutRows([matching]))).toBe(
      [
        'Payout,Arrives,Status,Line,What,Booked at (UTC),Payment,About,Gross,Fee,Net,Our books,Why',
        `po_1,2026-11-26,Sent to our bank,txn_1,Payment,${at},P-1042,ch_1,99.00,1.69,97.31,99.00,`,
        `po_1,2026-11-26,Sent to our bank,txn_2,Stripe’s fee,${at},,,-1.50,0.00,-1.50,-1.50,`,
        `po_1,2026-11-26,Sent to our bank,,Payout,${at},,,-95.81,0.00,-95.81,,`,
        '',
      ].join('\r\n'),
    );
  });

  test('are Xero’s statement of what the books don’t have', () => {
    expect(toXeroPayouts([matching, failed]).map(writeCsv)).toEqual([
      [
        'Date,Amount,Payee,Description,Reference',
        '26/11/2026,-1.50,Stripe,Stripe’s fee,txn_2',
        '26/11/2026,-1.69,Stripe,Fees of payments,po_1',
        '26/11/2026,-95.81,Stripe,Payout to the bank,po_1',
        '26/11/2026,20.00,Stripe,Something else,txn_3',
        '26/11/2026,-1.69,Stripe,Fees of payments,po_2',
        '26/11/2026,-20.00,Stripe,Payout to the bank,po_2',
        '',
      ].join('\r\n'),
    ]);
  });
});
