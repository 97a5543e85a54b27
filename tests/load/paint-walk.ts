import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { storeToken } from '../e2e/test.ts';
import { createLaunchOptions } from '../support/chromium.ts';
import { createSiteClient } from '../support/clients/site.ts';
import { startProgram } from '../support/program.ts';
import type { BenchRow } from './bench-rows.ts';
import type { PaintPage } from './paint-pages.ts';

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
export type Width = keyof typeof widths;

/** A page that takes longer fails. */
export const longestWaitMs = 30_000;
/** Scripts in a page that hangs have no end of their own. */
const longestWalkMs = 120_000;
const waitForQuiet = `(async () => {
  for (let nth = 0; nth < 2; nth++)
    // Chromium may never report the idle time of a page that draws nothing more.
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 150));
})()`;

/** Waits until the page is idle, twice in a row. */
export function settle(page: Page): Promise<unknown> {
  return page.evaluate(waitForQuiet);
}

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settle(page);
}

export interface Walk {
  readonly origin: string;
  readonly tokens: ReadonlyMap<string, string>;
}

export interface Visit extends Walk {
  readonly browser: Browser;
}

/** A new context of the person who looks at the page. */
export async function enter(
  { browser, tokens }: Visit,
  one: PaintPage,
  width: Width,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: widths[width], bypassCSP: true, locale: 'en-GB' });
  context.setDefaultTimeout(longestWaitMs);
  const token = one.as === undefined ? undefined : tokens.get(one.as);
  if (token !== undefined) await context.addInitScript(storeToken, token);
  if (one.failing) await context.route(one.failing, (route) => route.fulfill({ status: 500 }));
  return context;
}

/** The path, or the first that the page with links to such pages gets. */
export async function findPath(visit: Visit, one: PaintPage): Promise<string> {
  const { path } = one;
  if (typeof path === 'string') return path;
  const context = await enter(visit, one, 'desk');
  try {
    const page = await context.newPage();
    await openPage(page, visit.origin + path.on);
    const hrefs = `[...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href'))`;
    const found = await page.waitForFunction(`${hrefs}.find((href) => ${String(path.link)}.test(href))`);
    const linked = z.string().parse(await found.jsonValue());
    return path.to?.(linked) ?? linked;
  } finally {
    await context.close();
  }
}

async function endIn<T>(walked: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The walk took longer than ${ms / 1000} seconds`)), ms);
  return Promise.race([walked, promise]).finally(() => clearTimeout(timer));
}

/** A browser for one look, so that one that crashes or hangs costs no other page. */
async function inOwnBrowser<T>(walk: Walk, visited: (visit: Visit) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(createLaunchOptions());
  try {
    return await endIn(visited({ ...walk, browser }), longestWalkMs);
  } finally {
    await endIn(browser.close(), longestWaitMs).catch(() => undefined);
  }
}

/** Undefined where the walk failed; the reason is printed, and the next one begins. */
export async function tryInOwnBrowser<T>(
  walk: Walk,
  name: string,
  visited: (visit: Visit) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await inOwnBrowser(walk, visited);
  } catch (error) {
    console.log(`${name}: ${String(error)}`);
    return undefined;
  }
}

export function notWalked(name: string): BenchRow {
  return {
    name: `${name}: not walked`,
    figure: 1,
    unit: '',
    budget: 0,
  };
}

/**
 * A site with a demo that runs already, instead of a new one: `PAINT_SITE=http://localhost:3000`.
 */
const running = process.env['PAINT_SITE'];

/** Walks a site with its demo, with the tokens of these accounts. */
export async function walkSite<T>(
  emails: readonly string[],
  walkPages: (walk: Walk) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-paint-'));
  const program = running
    ? undefined
    : startProgram('infra/local/main.ts', { GABLE_DATA: folder, PORT: '0' });
  try {
    const origin = running ?? (await program?.until(/site +(http:\S+)/))?.[1] ?? '';
    const people = createSiteClient(origin);
    const tokens = new Map<string, string>();
    for (const email of new Set(emails)) tokens.set(email, await people.getToken(email));
    return await walkPages({ origin, tokens });
  } finally {
    program?.child.kill('SIGTERM');
    await program?.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
