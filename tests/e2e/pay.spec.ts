import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import * as z from 'zod';
import { type SiteClient, type SiteUser, createUniqueWord } from '../support/clients/site.ts';
import { expect, logInAs, phone, test } from './test.ts';

/** Test card numbers that the provider publishes. */
const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
} as const;

// A user on two sites, with webhooks between them.
test.slow();

/** A submitted property of a new user, with the checkout of a package open. */
async function atCheckout(page: Page, people: SiteClient, name = 'Standard') {
  const seller = await people.createMember();
  const home = await people.submitProperty(seller);
  await logInAs(page, seller);
  await page.goto(`/my-listing/${home}/package`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a package' })).toBeVisible();
  await page.getByRole('link', { name: `Choose ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { seller, home };
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Start now/ }).check();
  await page.getByRole('checkbox', { name: /^I accept the/ }).check();
}

/** Enters a card on the provider's page and pays. */
async function payBy(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/_local\/providers\/stripe\//);
  await page.locator('#card-name').fill('Ann Smith');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay £/ }).click();
}
/** After the payment, each subscriber may have a cold start. */
const isOnSale = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Your home is on sale' })).toBeVisible({
    timeout: 30_000,
  });

/** A coupon code for all users, created by staff. */
async function couponOf(people: SiteClient, percent: number): Promise<string> {
  const code = `E2E-${createUniqueWord().toUpperCase()}`;
  const token = await people.getToken('staff@gable.test');
  const body = { code, type: 'percent', value: percent };
  await people.request(z.object({ code: z.string() }), 'POST', '/api/staff/coupons', { token, body });
  return code;
}

const Payments = z.object({ payments: z.array(z.object({ id: z.string() })) });
const paymentOf = async (people: SiteClient, { token }: SiteUser) =>
  (await people.request(Payments, 'GET', '/api/payments', { token })).payments[0]?.id ?? '';

test(
  'a card pays for Standard with a coupon and a donation, and the receipt can be downloaded',
  { tag: '@everyday' },
  async ({ page, people, visitor }) => {
    const code = await couponOf(people, 20);
    const { seller } = await atCheckout(page, people);
    await page.getByRole('textbox', { name: 'Coupon' }).fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText('takes £19.80 off')).toBeVisible();
    await page.getByRole('radio', { name: '£5', exact: true }).check();
    await expect(page.getByText(/^£5 plants \d+ trees/)).toBeVisible();
    const pay = page.getByRole('button', { name: 'Pay £84.20' });
    await expect(pay).toBeHidden();
    await page.getByRole('radio', { name: /^Start now/ }).check();
    await pay.click();
    await expect(page.getByText('Please accept the terms.')).toBeVisible();
    // From here to the provider's page by keyboard only: the unticked box has the focus.
    await expect(page.getByRole('checkbox', { name: /^I accept the/ })).toBeFocused();
    await page.keyboard.press('Space');
    await pay.press('Enter');
    await payBy(page, cards.declined);
    await expect(page.getByRole('alert')).toBeVisible();
    await payBy(page, cards.challenged);
    await page.getByRole('button', { name: 'Complete' }).click();
    await isOnSale(page);
    await expect(
      page.getByText('£84.20 paid for Standard, including £13.20 VAT and £5 for trees.'),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Receipt GBL-\d{6}$/ }).click();
    await page.waitForURL(/\/receipt\/GBL-/);
    const number = /GBL-\d{6}/.exec(page.url())?.[0] ?? '';
    await expect(page.getByRole('heading', { level: 1, name: `Receipt ${number}` })).toBeVisible();
    const paper = page.frameLocator('iframe');
    for (const words of ['£13.20', code]) await expect(paper.getByText(words).first()).toBeVisible();
    await expect(paper.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
    const text = await test.step('the PDF has the same text', async () => {
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith(`/receipt/${number}/file`)),
        page.getByRole('button', { name: `Receipt ${number} as PDF` }).click(),
      ]);
      const { url } = z.object({ url: z.string() }).parse(await answer.json());
      const bytes = new Uint8Array(await (await page.request.get(url)).body());
      return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
    });
    for (const words of [number, code, '£84.20', '£13.20']) expect(text).toContain(words);

    await test.step('the payment is no one else’s', async () => {
      const other = await visitor(phone);
      await logInAs(other, await people.createMember());
      await other.goto(`/payment/${await paymentOf(people, seller)}`);
      await expect(other.getByRole('heading', { name: 'We can’t find that payment' })).toBeVisible();
      await other.goto(`/receipt/${number}`);
      await expect(other.getByRole('heading', { name: 'We can’t find that receipt' })).toBeVisible();
    });
  },
);

test('a seller resumes an abandoned payment, and sees the refund before cancelling', async ({
  page,
  people,
}) => {
  const { home } = await atCheckout(page, people, 'Plus');
  await agree(page);
  await page.getByRole('button', { name: 'Pay £249' }).click();
  await page.waitForURL(/\/_local\/providers\/stripe\//);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back to your choice' }).click();
  await expect(page.getByRole('radio', { name: /^Start now/ })).toBeChecked();
  await page.goto('/my-listing');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay £249' }).click();
  await payBy(page, cards.good);
  await isOnSale(page);

  await page.goto(`/my-listing/${home}/package`);
  await page.getByRole('button', { name: 'Cancel Plus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Plus?' });
  await expect(dialog.getByText('£249', { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel and get £249 back' }).click();
  await expect(page.getByText(/^£249 is on its way back to you/)).toBeVisible();
  await page.getByRole('link', { name: 'your payments' }).click();
  await expect(page.getByRole('link', { name: /^Credit note GBL-\d{6}$/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await page.goto('/my-listing');
  await expect(page.getByRole('article').getByText('For sale', { exact: true })).toBeHidden();
});

/** Pays on the wallet's page. */
async function payByWallet(page: Page): Promise<void> {
  await page.waitForURL(/\/_local\/providers\/paypal\//);
  await page.getByRole('button', { name: /^Pay/ }).first().click();
}

test('PayPal pays on a phone after a declined attempt', async ({ page, people }) => {
  await page.setViewportSize(phone);
  await atCheckout(page, people);
  await agree(page);
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  await page.waitForURL(/\/_local\/providers\/paypal\//);
  await page.getByRole('button', { name: /declined/i }).click();
  await expect(page.getByRole('heading', { name: 'PayPal couldn’t make the payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  await payByWallet(page);
  await isOnSale(page);
  await expect(page.getByRole('link', { name: /^Receipt GBL-/ })).toBeVisible();
});
