import type { Page } from '@playwright/test';
import { dayMs } from '../../functions/kernel/time.ts';
import { password } from '../support/clients/site.ts';
import { expect, logInAs, phone, test } from './test.ts';

const isoDay = (ahead: number): string => new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10);
const card = (page: Page) => page.getByRole('article', { name: /^Viewing/ }).first();
/** What a booked viewing seldom needs, behind a line of its card. */
const openMore = (page: Page) => card(page).locator('details:not([open]) > summary').click();
const book = (page: Page) => page.getByRole('button', { name: 'Book a viewing' }).filter({ visible: true });

test(
  'a seller opens slots, a buyer books one, both change it, and both screens update',
  { tag: '@everyday' },
  async ({ page, people, visitor }) => {
    test.setTimeout(120_000);
    const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
    const home = await people.publishAndFindProperty(seller);
    await logInAs(page, seller);
    await page.goto(`/my-listing/${home}/viewings`);
    await page.getByRole('button', { name: 'Add viewing times' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add viewing times' });
    await sheet.getByText('Every week').click();
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'])
      await sheet.getByText(name).click();
    await sheet.getByLabel('First day').fill(isoDay(3));
    await sheet.getByLabel('Last day').fill(isoDay(4));
    await sheet.getByLabel('To', { exact: true }).fill('11:00');
    await expect(sheet.getByText('This adds 4 times')).toBeVisible();
    await sheet.getByRole('button', { name: 'Add 4 times' }).click();
    await expect(page.getByRole('heading', { name: '4 viewing times' })).toBeVisible();

    const theirs = await visitor(phone);
    await logInAs(theirs, buyer);
    await theirs.goto(`/property-details/${home}`);
    await book(theirs).click();
    await theirs.getByText('10:00 to 10:30').click();
    await theirs.getByLabel('Who’s coming?').selectOption('2 people');
    await theirs.getByLabel(/Message to the seller/).fill('We are chain free');
    await theirs.getByRole('button', { name: 'Request this time' }).click();
    await expect(theirs.getByText('Request sent')).toBeVisible();
    await theirs.getByRole('link', { name: 'Your viewings' }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Viewings' })).toBeVisible();
    await expect(card(theirs)).toContainText('Waiting for an answer');

    await expect(card(page)).toContainText('We are chain free');
    await card(page)
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await expect(card(theirs)).toContainText('Confirmed');
    await expect(card(theirs)).toContainText('LS6 3HN');
    await openMore(theirs);
    await expect(card(theirs).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      /\.ics$/,
    );

    await card(theirs)
      .getByRole('button', { name: /^Propose another time/ })
      .click();
    await theirs.getByText('10:30 to 11:00').click();
    await theirs.getByRole('button', { name: 'Propose this time' }).click();
    await card(page)
      .getByRole('button', { name: /^Agree to the new time/ })
      .click();
    // The agreed time, which the proposal before it shows too, next to another state.
    await expect(card(theirs)).toContainText(/Confirmed\s*10:30 to 11:00/);

    await card(theirs)
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await theirs.getByRole('button', { name: 'Cancel the viewing' }).click();
    await expect(theirs.getByText('Choose a reason')).toBeVisible();
    await theirs.getByText('I’ve found another home').click();
    await theirs.getByRole('button', { name: 'Cancel the viewing' }).click();
    await expect(theirs.getByText('No upcoming viewings')).toBeVisible();
    await expect(page.getByText('No upcoming viewings')).toBeVisible();
  },
);

test('a visitor sees the days, logs in and books a viewing by keyboard alone', async ({ page, people }) => {
  const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
  const home = await people.publishAndFindProperty(seller);
  await people.call('POST', '/api/property-time-slot', {
    token: seller.token,
    body: { propertyId: home, start: `${isoDay(3)}T10:00:00Z`, end: `${isoDay(3)}T10:30:00Z` },
  });
  await page.goto(`/property-details/${home}`);
  await book(page).press('Enter');
  await expect(page.getByText('1 place')).toBeVisible();
  await page.getByRole('button', { name: 'Log in to choose a time' }).press('Enter');
  const login = page.getByRole('dialog', { name: 'Login Required' });
  await login.getByLabel('Email').fill(buyer.email);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();

  await book(page).press('Enter');
  const time = page.getByRole('radio', { name: '10:00 to 10:30' });
  await time.focus();
  await page.keyboard.press('Space');
  await expect(time).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Who’s coming?')).toBeFocused();
  // Past the words to the seller, and the position that a buyer gives once.
  const ask = page.getByRole('button', { name: 'Request this time' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(ask).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Request sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toContainText('Waiting for an answer');
});
