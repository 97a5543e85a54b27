import type { Page } from '@playwright/test';
import * as z from 'zod';
import { pdf } from '../properties/photos.ts';
import { expect, liveTimeout as timeout, logInAs, phone, test } from './test.ts';

const offersOf = (home: string) => `/my-listing/${home}/offers`;
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

// Several users on several screens, with many steps.
test.slow();

/** Fills in the fields that an offer needs, reviews it and sends it. */
async function makeOffer(page: Page, home: string, sum: string): Promise<void> {
  await page.goto(`/property-details/${home}/offer`);
  await field(page, 'Your offer').fill(sum);
  await page.getByRole('radio', { name: /^Mortgage/ }).check();
  await page.getByRole('radio', { name: 'First-time buyer' }).check();
  await page.getByRole('button', { name: 'Check your offer' }).click();
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByRole('heading', { name: 'Your offer is sent' })).toBeVisible();
}

test(
  'an offer with a proof gets a counter-offer, and both screens follow to the sale',
  { tag: '@everyday' },
  async ({ page, people, visitor }) => {
    const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
    const home = await people.publishAndFindProperty(seller);
    const own = await visitor();
    await logInAs(own, seller);
    await own.goto(offersOf(home));
    await expect(own.getByText('No offers yet')).toBeVisible();

    await page.setViewportSize(phone);
    await logInAs(page, buyer);
    await page.goto(`/property-details/${home}`);
    await page.getByRole('link', { name: 'Make an offer' }).click();
    await page.getByRole('button', { name: 'Check your offer' }).click();
    await expect(page.getByRole('alert')).toContainText('Your offer: Enter your offer');
    await field(page, 'Your offer').fill('1000');
    await expect(
      page.getByText('This is under a third of the asking price. Is a digit missing?'),
    ).toBeVisible();
    await field(page, 'Your offer').fill('240000');
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await page.getByRole('radio', { name: 'Nothing to sell' }).check();
    await page.getByLabel('Choose a file for Proof of funds').setInputFiles({
      name: 'savings.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdf),
    });
    await expect(page.getByRole('button', { name: 'Remove savings.pdf' })).toBeVisible({ timeout: 30_000 });
    await field(page, 'Message to the seller').fill('We would love to live here.');
    await page.getByRole('button', { name: 'Check your offer' }).click();
    await expect(page.getByRole('heading', { name: 'Check your offer' })).toBeFocused();
    await page.goBack();
    await expect(field(page, 'Your offer')).toHaveValue('240,000');
    await page.goForward();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await page.getByRole('link', { name: 'Back to the home' }).click();
    const mine = page.getByRole('article', { name: 'Offer' });
    await expect(mine).toContainText('£240,000');

    const theirs = own.getByRole('article', { name: /offer$/ });
    await expect(theirs).toContainText('£240,000', { timeout });
    await expect(theirs).toContainText('Proof of funds attached');
    await theirs.getByText('Terms, documents and history').click();
    await expect(theirs).toContainText('We would love to live here.');
    const [linked] = await Promise.all([
      own.waitForResponse(/\/documents\/img_/),
      theirs.getByRole('button', { name: /^Proof of funds/ }).click(),
    ]);
    const { url } = z.object({ url: z.string() }).parse(await linked.json());
    expect(await (await fetch(url)).bytes()).toEqual(new Uint8Array(pdf));
    await theirs.getByRole('button', { name: /^Counter-offer/ }).click();
    await field(own, 'The price you’d accept').fill('245000');
    await dialog(own).getByRole('button', { name: 'Send the counter-offer' }).click();

    await expect(mine).toContainText('£245,000', { timeout });
    await mine.getByRole('button', { name: /^Agree to £/ }).click();
    await dialog(page).getByRole('button', { name: 'Agree' }).click();
    await expect(page).toHaveURL(new RegExp(`/accepted-offer/${home}/${seller.id}`));
    await expect(theirs).toContainText('Accepted', { timeout });
  },
);

test('a backup offer waits, is reopened by a fall-through and is confirmed again', async ({
  page,
  people,
  visitor,
}) => {
  const [seller, first, second] = await Promise.all([
    people.createMember(),
    people.createMember(),
    people.createMember(),
  ]);
  const home = await people.publishAndFindProperty(seller);
  const [buyer, backup] = [await visitor(phone), page];
  await Promise.all([logInAs(buyer, first), logInAs(backup, second)]);
  await makeOffer(buyer, home, '240000');
  await makeOffer(backup, home, '235000');
  const own = await visitor();
  await logInAs(own, seller);
  await own.goto(`${offersOf(home)}?sort=amount`);
  await expect(own.getByRole('heading', { name: '2 open offers' })).toBeVisible();
  await expect(own.getByRole('table')).toContainText('First-time buyer');
  await own
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await dialog(own).getByRole('button', { name: 'Accept the offer' }).click();

  await backup.goto('/my-buying?tab=offers');
  await expect(backup.getByText('Backup', { exact: true })).toBeVisible({ timeout });
  await buyer.goto('/my-buying?tab=offers');
  await buyer.getByRole('button', { name: /^Call the sale off/ }).click();
  await dialog(buyer).getByRole('button', { name: 'Call it off' }).click();
  await expect(dialog(buyer)).toContainText('Choose a reason.');
  await dialog(buyer).getByRole('radio', { name: 'What the survey found' }).check();
  await dialog(buyer).getByRole('button', { name: 'Call it off' }).click();
  await expect(buyer.getByText('Fallen through')).toBeVisible();

  await backup.getByRole('button', { name: /^Confirm my offer/ }).click({ timeout });
  await dialog(backup).getByRole('button', { name: 'Yes, keep my offer' }).click();
  await expect(backup.getByText('Waiting for an answer')).toBeVisible();
  await backup.getByRole('tab', { name: 'Homes' }).click();
  await backup.getByRole('button', { name: /^Put away/ }).click();
  await expect(backup.getByText('Offer made')).toHaveCount(0);
  await backup.getByRole('button', { name: 'Undo' }).click();
  await expect(backup.getByText('Offer made')).toBeVisible();
});
