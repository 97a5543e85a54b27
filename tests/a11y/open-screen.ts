import type { Page } from '@playwright/test';
import * as z from 'zod';
import { storeToken } from '../e2e/test.ts';

/** A light page between two screens: it unmounts the one before, so that the next has a state of its own. */
const between = '/error-404';
const phoneSize = { width: 390, height: 900 };

/** Has the router go to an address, as the browser's own buttons do. */
const goTo = (address: string) =>
  `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'));`;
const isApp = `document.querySelector('#main[tabindex]') !== null`;
const hasOneHeading = `[...document.querySelectorAll('h1')].filter((it) => it.checkVisibility()).length === 1`;
const isSomethingOpen = `document.querySelector('dialog[open], [role=dialog], :popover-open') !== null`;

/** Waits for a condition in the page, whose policy forbids the `eval` of Playwright's own wait. */
const waitIn = (page: Page, condition: string) =>
  page.evaluate(`(async () => {
    for (const end = Date.now() + 15_000; !(${condition}); await new Promise((next) => setTimeout(next, 20)))
      if (Date.now() > end) throw new Error(location.href + ' is not shown');
  })()`);

/** In one go: a call that the open page makes in between would find nobody logged in, and end the login. */
async function enterStorage(page: Page, token: string | undefined): Promise<void> {
  const logIn = token === undefined ? '' : `(${String(storeToken)})(${JSON.stringify(token)})`;
  await page.evaluate(`localStorage.clear(); sessionStorage.clear(); ${logIn}`);
}

/** Loads a screen on a phone, with empty storage but the login. */
export async function loadScreen(page: Page, address: string, token: string | undefined): Promise<void> {
  // A page of the same origin without scripts.
  await page.goto('/config.json');
  await page.setViewportSize(phoneSize);
  await enterStorage(page, token);
  await page.goto(address);
  // The document has content of its own until the app takes its place.
  await waitIn(page, `${isApp} && ${hasOneHeading}`);
}

/** Goes to an address, and waits until the page there has replaced the one before. */
async function replacePage(page: Page, address: string): Promise<void> {
  await page.evaluate(
    `for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''; ${goTo(address)}`,
  );
  await waitIn(page, `document.querySelector('[data-left]') === null && ${hasOneHeading}`);
}

/** Opens a screen in the document of the same account's screen before it; returns false where only a load helps. */
export async function openInPlace(page: Page, address: string, token: string | undefined): Promise<boolean> {
  if ([address, new URL(page.url()).pathname].includes(between)) return false;
  await replacePage(page, between);
  if (z.boolean().parse(await page.evaluate(isSomethingOpen))) return false;
  await page.setViewportSize(phoneSize);
  await enterStorage(page, token);
  await replacePage(page, address);
  return true;
}
