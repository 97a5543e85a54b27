import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createPhoto } from '../properties/photos.ts';
import { createEmail, password, type SiteClient, createUniqueWord } from '../support/clients/site.ts';
import { expect, findSaveButton, readHomeId, phone, test } from './test.ts';

/** Registers on the open page, verifies the email by its code, and chooses a name. */
async function signUp(page: Page, people: SiteClient, name: string): Promise<void> {
  const email = createEmail();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  await page.getByLabel('Code').fill(await people.getVerificationCode(email));
  await page.getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const asksFor = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** Goes through the wizard's six steps; returns the house number of the chosen address. */
async function describeHome(page: Page, words: string): Promise<string> {
  await asksFor(page, 'Where is the home?');
  await page.getByLabel('Postcode').fill('ls63hn');
  await page.getByRole('button', { name: 'Find address' }).click();
  const address = page.getByRole('region', { name: 'Addresses' }).getByRole('button').first();
  const [houseNo = ''] = (await address.innerText()).split(' ');
  await address.click();
  await goOn(page);
  await asksFor(page, 'Price and size');
  await page.getByLabel('Price', { exact: true }).fill('325000');
  await page.getByRole('textbox', { name: 'Bedrooms' }).fill('3');
  await page.getByRole('button', { name: 'More bathrooms' }).click();
  await page.getByLabel('Type of home').selectOption('terraced');
  await page.getByRole('radio', { name: /^Freehold/ }).check();
  await goOn(page);
  await asksFor(page, 'What is it like to live there?');
  await page.getByRole('textbox', { name: 'Description' }).fill(words);
  await page.getByLabel('Band').selectOption('C');
  await goOn(page);
  await asksFor(page, 'Add photos');
  await page.getByRole('button', { name: 'Choose photos' }).setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await createPhoto({ width: 1400, height: 933 }) },
    // Chromium does not know this format: the site's own decoder reads it, under the site's own policy.
    { name: 'garden.heic', mimeType: 'image/heic', buffer: readFileSync('tests/web/selling/house.heic') },
  ]);
  // Photos keep the order of the selection, whichever is ready first.
  await page.getByLabel('What photo 1 shows').fill('The front', { timeout: 45_000 });
  await expect(page.getByLabel('What photo 2 shows')).toBeVisible({ timeout: 45_000 });
  await goOn(page);
  await page.getByRole('button', { name: 'Continue without a plan' }).click();
  await asksFor(page, 'Energy certificate and publishing');
  await page.getByRole('radio', { name: 'I know its number' }).check();
  await page.getByLabel('Certificate number').fill('12345678901234567890');
  await page.getByLabel('Rating', { exact: true }).selectOption('D');
  await page.getByRole('checkbox', { name: 'I own this home' }).check();
  const refused: number[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.status()));
  await page.getByRole('button', { name: 'Continue' }).click();
  await asksFor(page, 'Choose a package');
  await page.getByRole('button', { name: 'Start for free' }).click();
  await asksFor(page, 'Your home is on sale');
  expect(refused).toEqual([]);
  return houseNo;
}

test(
  'a seller publishes a property, a visitor finds and saves it and sees its price fall',
  { tag: '@everyday' },
  async ({ page: seller, people, visitor }) => {
    test.setTimeout(120_000);
    const word = createUniqueWord();
    await test.step('the seller registers and publishes', async () => {
      await seller.goto('/');
      await seller
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Sell your home' })
        .click();
      await seller.getByRole('link', { name: 'Start your listing' }).first().click();
      await signUp(seller, people, `Seller ${word}`);
    });
    const houseNo = await describeHome(seller, `The ${word} house has light from three sides. `.repeat(4));
    const home = readHomeId(seller);
    await people.waitForSearch(home);

    const buyer = await visitor(phone);
    await test.step('a visitor finds it and looks at it', async () => {
      await buyer.goto('/');
      await buyer.getByRole('combobox', { name: 'Where do you want to live?' }).fill(word);
      await buyer.getByRole('button', { name: 'Search' }).click();
      await expect(buyer.getByRole('heading', { level: 1 })).toContainText('1 home');
      await buyer.getByRole('article').getByRole('link').click();
      await expect(buyer).toHaveURL(await people.findHomePath(home));
      await expect(buyer.getByRole('main')).toContainText(`The ${word} house has light`);
      const title = buyer.getByRole('heading', { level: 1 });
      await expect(title).toContainText('Leeds');
      // By default, the site hides the house number.
      expect(await title.innerText()).not.toContain(houseNo);
      expect(await buyer.getByRole('main').innerText()).not.toContain('LS6 3HN');
    });
    await test.step('its photos are the site’s own copies, without the place where they were taken', async () => {
      const shown = buyer
        .getByRole('region', { name: 'Photos' })
        .getByRole('img', { name: 'The front' })
        .first();
      await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
      const src = (await shown.getAttribute('src')) ?? '';
      expect(src).toMatch(/^\/media\//);
      const file = await buyer.request.get(src);
      const { exif, xmp, iptc } = await sharp(await file.body()).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    });
    await test.step('she registers to keep it, and it is kept', async () => {
      const heart = findSaveButton(buyer);
      await heart.click();
      const modal = buyer.getByRole('dialog', { name: 'Save this home' });
      await modal.getByRole('link', { name: 'Sign up' }).click();
      await signUp(buyer, people, `Buyer ${word}`);
      await expect(buyer).toHaveURL(await people.findHomePath(home));
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await buyer.goto('/favourites');
      await expect(buyer.getByRole('main')).toContainText('same price since');
    });
    await test.step('the seller lowers the price', async () => {
      await seller.goto(`/edit-property/${home}?section=2`);
      await seller.getByLabel('Price', { exact: true }).fill('310000');
      await expect(seller.getByRole('region', { name: 'New price' })).toContainText('£15,000 less');
      await seller.getByRole('button', { name: 'Save' }).click();
      await expect(seller.getByRole('button', { name: 'Discard' })).toBeHidden();
    });
    await test.step('the buyer sees it among her favourites and in the search', async () => {
      await expect(async () => {
        await buyer.reload();
        await expect(buyer.getByText('£15,000 less than the £325,000')).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      await expect(async () => {
        await buyer.goto(`/listing?q=${word}`);
        const card = buyer.getByRole('article');
        await expect(card).toContainText('£310,000', { timeout: 2_000 });
        await expect(card.getByText('Reduced')).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
    });
  },
);
