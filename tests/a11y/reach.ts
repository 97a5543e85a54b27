import type { Page } from '@playwright/test';
import { addDevice, addPasskey, reachPasskeyLogin } from '../e2e/passkeys.ts';
import { expect } from '../e2e/test.ts';
import { advertText } from '../support/clients/own-adverts.ts';
import { getCurrentCode, createMemberWithApp } from '../support/clients/site-two-step.ts';
import { password, type SiteClient } from '../support/clients/site.ts';

/** Screens that have no address: what a person does on an open page to come to them. */

/** The area of a home, which is loaded when a reader comes near. */
export async function reachArea(page: Page): Promise<void> {
  const area = page.getByRole('region', { name: 'The area' });
  // What is above grows while it loads, so one scroll can miss.
  await expect(async () => {
    await area.scrollIntoViewIfNeeded();
    await expect(area.getByText(/Checked on/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Homes of a file: one that can become a draft with something that couldn’t be read, and one to let. */
export async function reachFoundHomes(page: Page): Promise<void> {
  const table =
    'Street,Town,Postcode,Price,Sale or let\n1 Elm Row,Leeds,LS6 3HN,ask,Sale\n2 Elm Row,Leeds,LS6 3HN,1,Let\n';
  const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await page.locator('input[name=homes]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Create 1 draft' })).toBeVisible();
}

/** What was read of an advert's text, with statements that are still to be ticked. */
export async function reachAdvert(page: Page): Promise<void> {
  await page.getByText('Paste the advert’s text instead').click();
  await page.getByLabel('Text of your advert').fill(advertText);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByText('Confirm this to go on, if it’s true.').first()).toBeVisible();
}

/** A checkout whose buttons can be pressed. */
export async function chooseStart(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Start now' }).check();
}

/** The profile's picture to scan with an authenticator app. */
export async function reachScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn it on' }).click();
  // The form for another email asks for the password as well.
  await page.getByLabel('Password', { exact: true }).last().fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
}

/** Turns on two-step sign-in and reaches the recovery codes. */
export async function reachRecoveryCodes(page: Page): Promise<void> {
  await reachScan(page);
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Code from your app').fill(getCurrentCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused();
}

/** The second step of a login. */
export async function reachSecondStep(page: Page, people: SiteClient): Promise<void> {
  const { email } = await createMemberWithApp(people);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code from your app' })).toBeVisible();
}

/** The list of passkeys in the profile, with one. */
export async function reachPasskeys(page: Page, people: SiteClient): Promise<void> {
  const removeDevice = await addDevice(page);
  await addPasskey(page, people);
  await removeDevice();
}

/** The step of a login that asks for the passkey. */
export async function reachPasskeyStep(page: Page, people: SiteClient): Promise<void> {
  const removeDevice = await addDevice(page);
  const { email } = await addPasskey(page, people);
  await reachPasskeyLogin(page, email);
  await removeDevice();
}

/** The question for another price, which a sale has at its end. */
export async function reachNewPrice(page: Page): Promise<void> {
  await page.getByText('If something has changed').click();
  await page.getByRole('button', { name: 'Ask to change the price' }).click();
  await expect(page.getByText('The price you’re asking for')).toBeVisible();
}
