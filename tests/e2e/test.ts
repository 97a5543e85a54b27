import { type BrowserContext, expect, type Locator, type Page, test as plain } from '@playwright/test';
import { type People, peopleAt } from './people.ts';

interface Fixtures {
  /** People of the site that the browser looks at. */
  readonly people: People;
  /** Opens a browser of somebody else's: nothing of the page's own login or cache is in it. */
  readonly visitor: (viewport?: { width: number; height: number }) => Promise<Page>;
}
export const phone = { width: 390, height: 844 };

/** A test in which no page may throw, and none may break its content security policy. */
export const test = plain.extend<Fixtures & { readonly faults: string[] }>({
  faults: async ({ browserName: _ }, give) => {
    const faults: string[] = [];
    await give(faults);
    expect(faults).toEqual([]);
  },
  context: async ({ context, faults }, give) => {
    watch(context, faults);
    await give(context);
  },
  people: async ({ baseURL }, give) => give(peopleAt(baseURL ?? '')),
  visitor: async ({ browser, faults }, give) => {
    const opened: BrowserContext[] = [];
    await give(async (viewport = { width: 1280, height: 900 }) => {
      const context = await browser.newContext({ viewport });
      watch(context, faults);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** Notes what throws in any page of a browser, and what breaks its content security policy. */
export function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
}

/** Run in a page: its next load finds somebody logged in. */
export const keepToken = (token: string): void => localStorage.setItem('buyer_access_token', token);

/** From its next page on, somebody is logged in here. */
export async function logInAs(page: Page, { token }: { readonly token: string }): Promise<void> {
  await page.context().addInitScript(keepToken, token);
}

/** The button that saves the home whose page is open; the hearts of similar homes have no words. */
export const heartOn = (page: Page): Locator =>
  page.getByRole('button', { name: /^Save / }).filter({ hasText: 'Save', visible: true });

/** The home that an address is about. */
export const homeOf = (page: Page): string => {
  const { pathname, searchParams } = new URL(page.url());
  return searchParams.get('home') ?? pathname.split('/').at(-1) ?? '';
};

export { expect } from '@playwright/test';
