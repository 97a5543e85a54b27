import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundleIntoOne } from '../../infra/local/build/shared-bundle-cache.ts';
import { loadSiteStacks } from '../../infra/local/build/site-assembly.ts';
import { createLaunchOptions } from '../support/chromium.ts';
import { createProviderSigningClient } from '../support/clients/provider-signing.ts';
import { openCloud, type TestCloud } from '../support/test-cloud.ts';
import { phone, watchFaults } from './test.ts';

// Starts its own cloud, because the setting is for every sale of a stage, and those of the other journeys are signed here.
vi.setConfig({ hookTimeout: 180_000, testTimeout: 120_000 });

let cloud: TestCloud;
let browser: Browser;
const opened: BrowserContext[] = [];
const faults: string[] = [];
beforeAll(async () => {
  const assembly = await loadSiteStacks('memory');
  cloud = await openCloud({ assembly: await bundleIntoOne(assembly), chooseThread: () => 'together' });
  browser = await chromium.launch(createLaunchOptions());
});
afterAll(async () => {
  await Promise.all(opened.map((context) => context.close()));
  await browser?.close();
  await cloud?.close();
});

async function openSale(token: string, path: string, viewport: { width: number; height: number }) {
  const entries = { buyer_access_token: token, gable_advertising: 'refused' };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: cloud.origin, localStorage }] };
  const context = await browser.newContext({ viewport, locale: 'en-GB', storageState });
  opened.push(context);
  watchFaults(context, faults);
  const page = await context.newPage();
  await page.goto(new URL(path, cloud.origin).href);
  return page;
}

/** Signs on the provider's page, which the sale's page opens in another tab. */
async function signAtDocumenso(page: Page): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Sign at Documenso/ }).click();
  const there = await popup;
  await there.getByRole('button', { name: 'Sign', exact: true }).click();
  await there.getByText('You have signed it.').waitFor();
  await there.close();
}

test('both sides sign at Documenso, one on a phone, and get the sealed PDF', async () => {
  const { agreeSaleWithSolicitors, createMember, switchProviderSigning } = createProviderSigningClient(cloud);
  await switchProviderSigning(true);
  const [seller, buyer] = [await createMember('Sally Seller'), await createMember('Ben Buyer')];
  const { propertyId } = await agreeSaleWithSolicitors(seller, buyer);
  await cloud.idle();

  const page = await openSale(buyer.token, `/accepted-offer/${propertyId}/${seller.id}`, phone);
  await page.getByRole('button', { name: 'Send it to Documenso' }).click();
  await signAtDocumenso(page);
  await page.getByText(/^You signed as Benjamin Buyer on/).waitFor();
  await page.getByText(/^It counts once the seller has signed at Documenso, too/).waitFor();

  const own = await openSale(seller.token, `/accepted-offer/${propertyId}/${buyer.id}`, {
    width: 1280,
    height: 900,
  });
  await own.getByText(/signed as Benjamin Buyer on/).waitFor();
  await signAtDocumenso(own);
  for (const screen of [own, page]) {
    await screen.getByText('One person of each side has signed', { exact: true }).waitFor();
    await screen.getByRole('link', { name: 'Signed PDF' }).waitFor();
  }
  const address = await own.getByRole('link', { name: 'Signed PDF' }).getAttribute('href');
  const sealed = await fetch(address ?? '');
  expect(sealed.headers.get('content-type')).toBe('application/pdf');
  expect(await sealed.text()).toContain('% Signed by Sarah Seller');
  expect(faults).toEqual([]);
});
