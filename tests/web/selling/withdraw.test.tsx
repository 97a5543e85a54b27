import { beforeEach, expect, it } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { resetVisitor, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(() => {
  resetVisitor();
  startLogin();
});

it.each([
  ['live', /leaves the market at once/],
  ['pending_payment', /is no longer for sale\. You can still choose a package/],
])('explains what withdrawing a property means when it is %s', async (status, words) => {
  const { screen } = await openSite(`/my-listing/${ids.property}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers(status),
  });
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(screen.getByRole('dialog').getByText(words)).toBeVisible();
});
