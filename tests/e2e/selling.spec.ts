import type { Page } from '@playwright/test';
import * as z from 'zod';
import { password } from '../support/clients/site.ts';
import { expect, logInAs, test } from './test.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const asksFor = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

test(
  'a visitor starts with a postcode, and the registers fill in price, council tax and energy',
  { tag: '@everyday' },
  async ({ page, people }) => {
    const { email } = await people.createMember();
    await page.goto('/sell');
    await page.getByLabel('Your postcode').fill('ls63hn');
    await page.getByRole('button', { name: 'See prices' }).click();
    const guide = page.getByRole('region', { name: 'What similar homes go for' });
    await expect(guide).toContainText('The typical range of');
    await page.getByRole('link', { name: 'Start your listing' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    // The page of the sign-up has such fields, too.
    await asksFor(page, 'Log in');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();

    await asksFor(page, 'Where is the home?');
    await expect(page.getByLabel('Postcode')).toHaveValue('LS6 3HN');
    await page.getByRole('button', { name: 'Find address' }).click();
    // Not every address of the stand-in has a certificate.
    await page.getByRole('button', { name: /^17 Birch Street/ }).click();
    await goOn(page);
    await asksFor(page, 'Price and size');
    // The register’s certificate says what kind of home it is; the seller knows better.
    await expect(page.getByLabel('Type of home')).not.toHaveValue('');
    await page.getByLabel('Type of home').selectOption('terraced');
    await page.getByLabel('Price', { exact: true }).fill('9000000');
    await expect(guide).toContainText(/terraced homes in LS6.+above/);
    await page.getByRole('textbox', { name: 'Bedrooms' }).fill('3');
    await page.getByRole('button', { name: 'More bathrooms' }).click();
    await page.getByRole('radio', { name: /^Freehold/ }).check();
    // A price far above what similar homes go for has to be meant.
    await page.getByLabel('The price once more').fill('9000000');
    await goOn(page);
    await asksFor(page, 'What is it like to live there?');
    const useBand = page.getByRole('button', { name: /^Use band/ });
    const band = (await useBand.innerText()).at(-1) ?? '';
    await useBand.click();
    await expect(page.getByLabel('Band')).toHaveValue(band);
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('Light rooms and a long garden. '.repeat(4));
    await goOn(page);
    await asksFor(page, 'Add photos');
    await page.goto(page.url().replace('step=4', 'step=6'));
    await asksFor(page, 'Energy certificate and publishing');
    await expect(page.getByLabel('Certificate number')).toHaveValue(/^\d{4}(-\d{4}){4}$/);
    await expect(page.getByLabel('Rating', { exact: true })).not.toHaveValue('');
  },
);

const Slots = z.object({ slots: z.tuple([z.object({ id: z.string(), start: z.string() })]) });

test('a seller finds a request among the tasks and in the calendar, and prints a poster', async ({
  page,
  people,
}) => {
  const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
  const home = await people.publishAndFindProperty(seller);
  // At noon three days ahead: viewings have hours.
  const start = new Date(Date.now() + 3 * 86_400_000);
  start.setUTCHours(12, 0, 0, 0);
  const end = new Date(start.getTime() + 30 * 60_000);
  const slot = { propertyId: home, start: start.toISOString(), end: end.toISOString() };
  const opened = { token: seller.token, body: slot };
  const { slots } = await people.request(Slots, 'POST', '/api/property-time-slot', opened);
  const asked = { propertyId: home, timeSlotId: slots[0].id, attendees: 1 };
  await people.request(z.unknown(), 'POST', '/api/viewing', { token: buyer.token, body: asked });

  await logInAs(page, seller);
  await page.goto('/my-listing');
  await page.getByRole('link', { name: 'Tasks and calendar' }).click();
  await expect(page.getByRole('region', { name: 'To do' })).toContainText(/Answer .* viewing request by/);
  const event = page
    .getByRole('link', { name: /Viewing request from/ })
    .filter({ visible: true })
    .last();
  await event.click();
  await expect(page).toHaveURL(new RegExp(`/my-listing/${home}/viewings`));
  await page.getByRole('button', { name: /^Confirm/ }).click();
  // A page that is left at once takes the answer with it.
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await page.goto('/my-listing/agenda');
  await expect(page.getByRole('region', { name: 'To do' })).not.toContainText(/Answer .* viewing request by/);

  await page.goto(`/my-listing/${home}`);
  await page.getByRole('link', { name: 'Print a poster' }).click();
  const poster = page.getByRole('article', { name: 'Poster' });
  await expect(poster).toContainText(await people.findHomePath(home));
  await expect(poster.getByRole('img', { name: 'Code that opens the listing' })).toBeVisible();
  await expect(poster.getByRole('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
