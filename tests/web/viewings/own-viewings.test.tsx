import { beforeEach, expect, it } from 'vitest';
import { freshVisitor, logInFirst, openSite, userAnswer } from '../app.tsx';

beforeEach(() => {
  freshVisitor();
  logInFirst();
});

it('shows once that a buyer’s viewings could not be loaded, and reloads them', async () => {
  let isDown = true;
  const { screen } = await openSite('/my-buying?tab=viewings', {
    'GET /api/user': userAnswer(),
    'GET /api/my-viewing': () =>
      isDown
        ? { status: 422, body: { status: 422, detail: 'Out of order' } }
        : { body: { viewings: [], total: 0, page: 1, per_page: 50 } },
  });
  await expect.element(screen.getByText('Out of order')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(1);
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No upcoming viewings' })).toBeVisible();
  await expect.element(screen.getByText('None yet.')).toBeVisible();
});
