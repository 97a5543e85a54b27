import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const counts = [
  { kind: 'ticket', waiting: 4, overdue: 0 },
  { kind: 'refund', waiting: 1, overdue: 0 },
  { kind: 'comment', waiting: 2, overdue: 0 },
];
const open = (path: string) => {
  startLogin();
  return openSite(path, {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/tasks': { body: { tasks: [], counts, oldestAt: null, total: 0, page: 1, per_page: 50 } },
    'GET /api/staff/newest-payments': { body: { payments: [], next: null } },
    // One of them is a task of payments.
    'GET /api/staff/tickets': { body: { tickets: [], total: 5, page: 1, per_page: 20 } },
  });
};

describe('the menu of the desk', () => {
  test('is behind a button on phones that says where one is, and closes on the way', async () => {
    const { screen, place } = await open('/staff/tickets');
    await screen.getByRole('button', { name: 'Staff desk: Tickets 5 waiting' }).click();
    const menu = screen.getByRole('navigation', { name: 'Staff desk' });
    await expect
      .element(menu.getByRole('link', { name: 'Tickets 5 waiting' }))
      .toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'Payments 1 waiting' }).click();
    await expect.poll(place).toBe('/staff/payments');
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('stands at the side of wide screens', async () => {
    await page.viewport(1280, 900);
    const { screen } = await open('/staff/tickets');
    await expect.element(screen.getByRole('navigation', { name: 'Staff desk' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Staff desk/ })).not.toBeInTheDocument();
  });
});

test('payments lead to the refunds that the menu counts', async () => {
  const { screen } = await open('/staff/payments');
  await expect
    .element(screen.getByRole('link', { name: '1 refund to decide' }))
    .toHaveAttribute('href', '/staff?kind=refund');
});
