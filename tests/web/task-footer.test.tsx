import { beforeEach, expect, test } from 'vitest';
import { ids } from '../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from './app.tsx';
import { createAnswers } from './payments/samples.ts';

beforeEach(startLogin);

test.each([
  `/edit-property/${ids.property}`,
  `/my-listing/${ids.property}/package`,
  '/welcome?for=buying&step=1',
  '/profile?tab=device',
])('below %s there are only the terms', async (path) => {
  const { screen } = await openSite(path, {
    'GET /api/user': createUserAnswer({ id: ids.owner, welcomed: true }),
    ...createAnswers('live'),
  });
  const end = screen.getByRole('contentinfo');
  await expect.element(end.getByRole('link', { name: 'Privacy' })).toBeVisible();
  expect(end.getByRole('navigation', { name: 'Footer' }).elements()).toEqual([]);
});

test('other pages have the whole footer', async () => {
  const { screen } = await openSite('/how-it-works');
  await expect
    .element(screen.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' }))
    .toBeVisible();
});
