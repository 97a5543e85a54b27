import { beforeEach, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

const openListing = (status: string, answers = {}) =>
  openSite(`/my-listing/${ids.property}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers(status),
    ...answers,
  });

test('changes the price from the page of the listing, with its effect beside the field', async () => {
  const sent: unknown[] = [];
  const { body: home } = createAnswers('live')[calls.home];
  const { screen } = await openListing('live', {
    [`PUT /api/properties/${ids.property}`]: (body: unknown) => {
      sent.push(body);
      return { body: { ...home, price: 300_000, version: 2 } };
    },
  });
  await screen.getByRole('button', { name: 'Change price' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change the price' });
  const save = dialog.getByRole('button', { name: 'Save the new price' });
  await expect.element(save).toBeDisabled();
  await dialog.getByLabelText('Price', { exact: true }).fill('300000');
  await expect.element(dialog.getByText(/marked as reduced, with the old price/)).toBeVisible();
  await save.click();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ price: 300_000 })]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('£300,000').first()).toBeVisible();
});

const farGuide = {
  asking: { outcode: 'LS6', range: { count: 5, low: 24_000, median: 25_500, high: 27_000 }, homes: [] },
  sold: { status: 'not_covered' },
};

test('asks for a doubted price once more where it is missing, and not for the present one', async () => {
  const sent: unknown[] = [];
  const { body: home } = createAnswers('live')[calls.home];
  const { screen } = await openListing('live', {
    'GET /api/price-guide': { body: farGuide },
    [`PUT /api/properties/${ids.property}`]: (body: unknown) => {
      sent.push(body);
      return { body: { ...home, priceQualifier: 'guide_price', version: 2 } };
    },
  });
  await screen.getByRole('button', { name: 'Change price' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change the price' });
  const save = dialog.getByRole('button', { name: 'Save the new price' });
  const price = dialog.getByLabelText('Price', { exact: true });
  await price.fill('300000');
  await save.click();
  await expect.element(dialog.getByText('Type the price once more, or change it.')).toBeVisible();
  await expect.element(dialog.getByLabelText('The price once more')).toHaveFocus();
  await price.fill(String(home.price));
  await dialog.getByLabelText('Price type').selectOptions('guide_price');
  await save.click();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ priceQualifier: 'guide_price' })]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('promises buyers nothing of a home that is not on sale', async () => {
  const { body: home } = createAnswers('paused')[calls.home];
  const { screen } = await openListing('paused', {
    [`PUT /api/properties/${ids.property}`]: { body: { ...home, price: 300_000, version: 2 } },
  });
  await screen.getByRole('button', { name: 'Change price' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change the price' });
  await dialog.getByLabelText('Price', { exact: true }).fill('300000');
  await expect.element(dialog.getByText('Buyers see it once the home is on sale.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the new price' }).click();
  await expect.element(screen.getByText('Saved. Buyers see it once the home is on sale.')).toBeVisible();
});

test('says at an accepted offer that its price stays', async () => {
  const { screen } = await openListing('under_offer');
  await screen.getByRole('button', { name: 'Change price' }).click();
  await expect.element(screen.getByText(/the price you agreed\s+stays/)).toBeVisible();
});

test('leaves the price of a sold home alone', async () => {
  const { screen } = await openListing('completed');
  await expect.element(screen.getByRole('heading', { name: /^Overview/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change price' }).query()).toBeNull();
});
