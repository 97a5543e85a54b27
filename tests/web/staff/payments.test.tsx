import { expect, test } from 'vitest';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const last = 'pay_01J00000000000000000000009';

test('older payments are of the kind that was chosen, and so is the way back', async () => {
  startLogin();
  const { screen, place } = await openSite('/staff/payments?show=refunded', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/newest-payments': { body: { payments: [], next: last } },
  });
  await screen.getByRole('link', { name: 'Older' }).click();
  await expect.poll(place).toBe(`/staff/payments?show=refunded&before=${last}`);
  await expect.element(screen.getByRole('link', { name: 'Refunded' })).toHaveAttribute('aria-current');
  await screen.getByRole('link', { name: 'Back to the newest' }).click();
  await expect.poll(place).toBe('/staff/payments?show=refunded');
});

test('a payment says what the payer’s statement shows, and leads to the home and the payer', async () => {
  startLogin();
  const [propertyId, ownerId] = ['prp_01J00000000000000000000001', 'usr_01J00000000000000000000002'];
  const payment = {
    id: last,
    number: 'P-1002',
    propertyId,
    payBy: 'card',
    status: 'succeeded',
    totalPence: 99_00,
    donationPence: 5_00,
    refundedPence: 0,
    createdAt: new Date().toISOString(),
    packageName: 'Standard',
    home: '114 Thorn Close, Canterbury',
    refunds: [],
    ownerId,
    ownerName: 'nora fielding',
    version: 1,
    refundablePence: 99_00,
  };
  const { screen } = await openSite('/staff/payments', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/newest-payments': { body: { payments: [payment], next: null } },
  });
  await expect.element(screen.getByText('£104', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/P-1002, Card, today, .*£5 of it for trees/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: payment.home }))
    .toHaveAttribute('href', `/staff/homes/${propertyId}`);
  await expect
    .element(screen.getByRole('link', { name: 'Nora Fielding' }))
    .toHaveAttribute('href', `/staff/people/${ownerId}`);
});
