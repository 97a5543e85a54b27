import { beforeEach, expect, it } from 'vitest';
import { ids, noon } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';
import { createReservedSale } from '../sales/reserved-sale.ts';

beforeEach(startLogin);

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

it('says that a home is withdrawn, which is no success', async () => {
  const { screen } = await openSite(`/my-listing/${ids.property}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('live'),
    [`DELETE /api/properties/${ids.property}`]: { body: { id: ids.property, status: 'withdrawn' } },
  });
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  await screen.getByRole('dialog').getByRole('radio').first().click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  // The title of the toast, in place of “Success”.
  await expect.element(screen.getByText('Home withdrawn', { exact: true })).toBeVisible();
});

it('says what it means under the reservation agreement of a sale', async () => {
  const sale = createReservedSale(
    { status: 'in_force', inForceAt: noon.toISOString(), can: [] },
    {},
    { side: 'seller' },
  );
  const { screen } = await openSite(`/my-listing/${ids.property}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('under_offer', {}, { saleWith: ids.other }),
    [`GET /api/sale/${ids.property}/${ids.other}`]: { body: sale },
  });
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Your reservation agreement is in force')).toBeVisible();
  await expect
    .element(dialog.getByText(/^Pulling out costs you what the other side has spent.* up to £500\./))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'call the sale off' }))
    .toHaveAttribute('href', `/accepted-offer/${ids.property}/${ids.other}`);
});

it('asks at a pause what becomes of the viewings', async () => {
  const sent: unknown[] = [];
  const { screen } = await openSite(`/my-listing/${ids.property}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('live'),
    [`PUT /api/property-published/${ids.property}`]: (body) => {
      sent.push(body);
      return { status: 503, body: { status: 503, detail: 'Off' } };
    },
  });
  await screen.getByRole('button', { name: 'Pause', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Pause this home?' });
  await expect.element(dialog.getByRole('radio', { name: /^They stay as they are/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Pause it' }).click();
  await dialog.getByRole('radio', { name: /^Cancel them/ }).click();
  await dialog.getByRole('textbox').fill('The roof is being repaired');
  await dialog.getByRole('button', { name: 'Pause it' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { published: false, viewings: 'keep' },
      { published: false, viewings: 'cancel', reason: 'The roof is being repaired' },
    ]);
});
