import { expect, test } from './test.ts';

test('an app without a connection says so, and opens the page once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  // As text: the types of these tests have no browser.
  await page.evaluate(
    `navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => undefined)`,
  );
  await context.setOffline(true);
  await page.goto('/how-it-works');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/how-it-works$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
});
