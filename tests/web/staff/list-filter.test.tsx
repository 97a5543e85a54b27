import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const person = {
  id: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B2E',
  user_name: 'bea blocked',
  email: 'b…@example.com',
  is_active: 2,
  deleted: false,
  memberSince: '2026-11-20T10:00:00.000Z',
};

test('a list of the desk keeps its filters in the address, and says how many there are', async () => {
  startLogin();
  const { screen, place } = await openSite('/staff/people?before=usr_01K9ZX3Q6T4C8V0R2M5N7P9B2F', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/people': { body: { people: [person], next: null, count: 200, isCountCut: true } },
  });
  const asked = () =>
    vi
      .mocked(window.fetch)
      .mock.calls.flatMap(([address]) => (typeof address === 'string' ? [address] : []))
      .findLast((address) => address.startsWith('/api/staff/people'));
  await expect.element(screen.getByText('More than 200 people')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Blocked');
  await expect.poll(place).toBe('/staff/people?state=blocked');
  await userEvent.selectOptions(screen.getByLabelText('Identity'), 'Not verified');
  await expect.poll(place).toBe('/staff/people?state=blocked&verified=no');
  await expect.poll(asked).toBe('/api/staff/people?state=blocked&verified=no');
  await userEvent.selectOptions(screen.getByLabelText('Member since'), 'A week ago');
  await expect.poll(place).toBe('/staff/people?state=blocked&verified=no&days=7');
  await expect
    .poll(asked)
    .toMatch(/^\/api\/staff\/people\?state=blocked&verified=no&from=\d{4}-\d{2}-\d{2}$/);
});
