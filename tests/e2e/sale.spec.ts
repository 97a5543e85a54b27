import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import * as z from 'zod';
import { agreeSale } from '../support/clients/site-deals.ts';
import { expect, liveTimeout as timeout, logInAs, phone, test } from './test.ts';

// Three users on three screens, with many steps.
test.slow();

async function nameSolicitor(page: Page, firm: string, email: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Firm').fill(firm);
  await field('Who handles it').fill('Nia Hart');
  await field('Email').fill(email);
  await field('Phone').fill('0113 496 0000');
  await field('Address').fill('1 Park Row, Leeds LS1 5AB');
  await page.getByRole('button', { name: 'Name my solicitor' }).click();
  await expect(page.getByRole('heading', { name: 'Yours' })).toBeVisible();
}

async function giveName(page: Page, name: string, titleNumber?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add your details' }).click();
  await page.getByRole('textbox', { name: 'Full legal names' }).fill(name);
  if (titleNumber !== undefined) await page.getByRole('textbox', { name: 'Title number' }).fill(titleNumber);
  await page.getByRole('button', { name: 'Save your details' }).click();
  await expect(page.getByRole('button', { name: 'Change your details' })).toBeVisible();
}

async function tick(
  page: Page,
  step: string,
  word: 'Mark as done' | 'Confirm' = 'Mark as done',
  fill?: string,
): Promise<void> {
  await page.getByRole('button', { name: `${word} ${step}` }).click();
  const dialog = page.getByRole('dialog', { name: step });
  if (step === 'Completed' && word === 'Mark as done') await dialog.getByLabel(/^It came early/).check();
  if (fill !== undefined) await dialog.getByLabel('For which day').fill(fill);
  await dialog.getByRole('button', { name: word, exact: true }).click();
  await expect(dialog).toBeHidden();
}
const stepOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test(
  'both sides name solicitors, read the memorandum and complete the sale after the exchange',
  { tag: '@everyday' },
  async ({ page, people, visitor }) => {
    const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
    const home = await agreeSale(people, seller, buyer);
    const own = await visitor();
    await logInAs(own, seller);
    await own.goto(`/accepted-offer/${home}/${buyer.id}`);
    await expect(own.getByRole('heading', { name: 'You both have something to do' })).toBeVisible();
    await page.setViewportSize(phone);
    await logInAs(page, buyer);
    await page.goto(`/accepted-offer/${home}/${seller.id}`);
    await expect(page.getByText(/^Subject to contract\. Not legally binding/)).toBeVisible();

    const firmsMail = `firm-${buyer.id.slice(-8).toLowerCase()}@example.com`;
    await nameSolicitor(page, 'Marsh Conveyancing', firmsMail);
    await expect(own.getByText('Marsh Conveyancing')).toBeVisible({ timeout });
    await nameSolicitor(own, 'Hart & Lake LLP', 'hart@example.com');
    await expect(page.getByText('Hart & Lake LLP')).toBeVisible({ timeout });
    await expect(page.getByText('This is a draft')).toBeVisible({ timeout });
    await giveName(own, 'Sarah Jane Seller', 'WYK123456');
    await giveName(page, 'Benjamin Buyer');
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Read or print' }).click(),
    ]);
    await expect(paper.getByRole('heading', { level: 1, name: 'Memorandum of sale' })).toBeVisible();
    await expect(paper.getByText('£320,000, subject to contract')).toBeVisible();
    await paper.close();
    const file = page.getByRole('link', { name: 'PDF' });
    await expect(file).toBeVisible({ timeout });
    const made = await fetch(z.string().parse(await file.getAttribute('href')));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await made.arrayBuffer())), {
      mergePages: true,
    });
    expect(text).toContain('Marsh Conveyancing');

    await tick(own, 'ID checks done');
    await expect(page.getByRole('button', { name: 'Confirm ID checks done' })).toBeVisible({ timeout });
    await tick(page, 'ID checks done', 'Confirm');
    for (const step of ['Searches ordered', 'Search results received', 'Enquiries raised'])
      await tick(page, step);
    await expect(own.getByRole('button', { name: 'Mark as done Enquiries answered' })).toBeVisible({
      timeout,
    });
    await tick(own, 'Enquiries answered');
    await expect(
      page.getByRole('button', { name: 'Mark as done Deposit with the buyer’s solicitor' }),
    ).toBeVisible({
      timeout,
    });
    await tick(page, 'Deposit with the buyer’s solicitor');
    await tick(page, 'Ready to exchange');
    await expect(own.getByRole('button', { name: 'Confirm Ready to exchange' })).toBeVisible({ timeout });
    await tick(own, 'Ready to exchange', 'Confirm');
    const keysOn = new Intl.DateTimeFormat('en-CA').format(Date.now() + 14 * 86_400_000);
    await tick(own, 'Completion date agreed', 'Mark as done', keysOn);
    await expect(page.getByRole('button', { name: 'Confirm Completion date agreed' })).toBeVisible({
      timeout,
    });
    await tick(page, 'Completion date agreed', 'Confirm');

    await page.getByRole('button', { name: 'Email them a link' }).click();
    await expect(page.getByText(`${firmsMail} got a link to this sale`)).toBeVisible();
    const solicitor = await visitor();
    await solicitor.goto(await people.getMailedLink(firmsMail));
    await expect(solicitor.getByText('You act for the buyer')).toBeVisible();
    await tick(solicitor, 'Contracts exchanged');
    await expect(own.getByRole('heading', { name: 'Contracts are exchanged' })).toBeVisible({ timeout });
    await expect(own.getByText('If something has changed')).toBeHidden();

    await tick(own, 'Completed');
    await expect(page.getByRole('button', { name: 'Confirm Completed' })).toBeVisible({ timeout });
    await tick(page, 'Completed', 'Confirm');
    await expect(page.getByRole('heading', { name: 'The home is yours' })).toBeVisible();
    await expect(own.getByRole('heading', { name: 'Your home is sold' })).toBeVisible({ timeout });
    await own.getByText(/^Done: \d+ steps$/).click();
    await expect(stepOf(own, 'Completed').last()).toContainText('Done');
  },
);

test('a buyer withdraws from a sale with a reason, and both screens show the next step', async ({
  page,
  people,
  visitor,
}) => {
  const [seller, buyer] = await Promise.all([people.createMember(), people.createMember()]);
  const home = await agreeSale(people, seller, buyer);
  const own = await visitor();
  await logInAs(own, seller);
  await own.goto(`/accepted-offer/${home}/${buyer.id}`);
  await logInAs(page, buyer);
  await page.goto(`/accepted-offer/${home}/${seller.id}`);
  await page.getByText('If something has changed').click();
  await page.getByRole('button', { name: 'Call the sale off' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'The mortgage was refused' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('You called it off')).toBeVisible();
  await expect(own.getByText('The reason given was the mortgage or the valuation.')).toBeVisible({ timeout });
  await own.getByRole('link', { name: 'Put back on sale' }).click();
  await expect(own).toHaveURL(new RegExp(`/my-listing/${home}`));
});
