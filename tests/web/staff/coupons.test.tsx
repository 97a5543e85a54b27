import { beforeEach, expect, test, vi } from 'vitest';
import { describeLimits } from '../../../web/features/staff/coupons/labels.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';

beforeEach(startLogin);

test.each([
  [[], 0, ''],
  [['plus'], 0, 'for Plus'],
  [['premium', 'plus'], 99_00, 'for Plus or Premium from £99'],
  [[], 99_00, 'from £99'],
] as const)('a coupon for %j from %i pence is described as “%s”', (packages, minSpendPence, words) =>
  expect(describeLimits({ packages: [...packages], minSpendPence })).toBe(words),
);

test('a new coupon is limited to the packages that staff choose', async () => {
  const coupon = {
    id: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1A',
    code: 'SPRING20',
    type: 'percent',
    value: 20,
    minSpendPence: 0,
    packages: ['plus', 'premium'],
    mostPerUser: 1,
    uses: 1,
    version: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
  };
  const made = vi.fn((_body: unknown) => ({ status: 201, body: coupon }));
  const { screen } = await openSite('/staff/coupons', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/tasks': { body: { tasks: [], counts: [], total: 0, page: 1, per_page: 50 } },
    'GET /api/staff/coupons': { body: { coupons: [coupon], total: 1, page: 1, per_page: 50 } },
    'POST /api/staff/coupons': made,
  });
  await expect.element(screen.getByText('Used 1 time · for Plus or Premium')).toBeVisible();
  await screen.getByRole('button', { name: 'New coupon' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Code').fill('spring20');
  await dialog.getByLabelText('Worth').fill('20');
  await dialog.getByRole('checkbox', { name: 'Premium' }).click();
  await dialog.getByRole('checkbox', { name: 'Plus' }).click();
  await dialog.getByLabelText(/^Lowest package price/).fill('99');
  await dialog.getByRole('button', { name: 'Make the coupon' }).click();
  await expect
    .poll(() => made.mock.calls)
    .toMatchObject([
      [{ code: 'SPRING20', type: 'percent', value: 20, packages: ['premium', 'plus'], minSpendPence: 99_00 }],
    ]);
});
