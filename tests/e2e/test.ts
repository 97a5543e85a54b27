import { type BrowserContext, expect, type Locator, type Page, test as plain } from '@playwright/test';
import { type SiteClient, createSiteClient } from '../support/clients/site.ts';

interface Fixtures {
  /** Users of the site under test. */
  readonly people: SiteClient;
  /** Opens a browser of another user, without the page's login and cache. */
  readonly visitor: (viewport?: { width: number; height: number }) => Promise<Page>;
}
export const phone = { width: 390, height: 844 };

/**
 * The longest time in milliseconds until a page shows a change made elsewhere, on a machine that other tests load,
 * too; `npm run bench -- live` has the budget on a quiet one.
 */
export const liveTimeout = 20_000;

/** A test that fails if a page throws or violates its content security policy. */
export const test = plain.extend<Fixtures & { readonly faults: string[] }>({
  faults: async ({ browserName: _ }, give) => {
    const faults: string[] = [];
    await give(faults);
    expect(faults).toEqual([]);
  },
  context: async ({ context, faults }, give) => {
    watchFaults(context, faults);
    await give(context);
  },
  people: async ({ baseURL }, give) => give(createSiteClient(baseURL ?? '')),
  visitor: async ({ browser, faults }, give) => {
    const opened: BrowserContext[] = [];
    await give(async (viewport = { width: 1280, height: 900 }) => {
      const context = await browser.newContext({ viewport });
      watchFaults(context, faults);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** Records errors and violations of the content security policy in any page of a browser. */
export function watchFaults(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
}

/** Runs in a page: its next load is logged in. */
export function storeToken(token: string): void {
  return localStorage.setItem('buyer_access_token', token);
}

/** Logs the context in from its next page on. */
export async function logInAs(page: Page, { token }: { readonly token: string }): Promise<void> {
  await page.context().addInitScript(storeToken, token);
}

/** Sends a page as while the API fails: its document has no data, so that the page asks for them itself. */
export async function removePageData(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('data-call=', 'data-other=') });
  });
}

/** The save button of the open property: on its photo on phones, else next to it. Those of similar homes come later. */
export function findSaveButton(page: Page): Locator {
  return page
    .getByRole('button', { name: /^Saved? / })
    .filter({ visible: true })
    .first();
}

/** The property id in the page's URL. */
export function readHomeId(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  return searchParams.get('home') ?? pathname.split('/').at(-1) ?? '';
}

export { expect } from '@playwright/test';
