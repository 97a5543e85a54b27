import { beforeEach, expect, test, vi } from 'vitest';
import { createUserAnswer, openSite, resetVisitor, startLogin } from '../app.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
  resetVisitor();
});

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
