import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod';
import { createLaunchOptions } from '../support/chromium.ts';
import { type NamedPath, type ScreenPicture, screenPictures } from './screen-table.ts';

/**
 * Takes the README's picture and docs/screens from a running site with its demo: `npm run docs:screens --
 * http://localhost:3000`. Names after the address take these alone.
 */
const [origin = 'http://localhost:3000', ...names] = process.argv.slice(2);
const docs = resolve(import.meta.dirname, '../../docs');
const phone = { width: 390, height: 844 };
const looks = {
  phone: { viewport: phone, colorScheme: 'light', mostBytes: 60_000 },
  dark: { viewport: phone, colorScheme: 'dark', mostBytes: 60_000 },
  desk: { viewport: { width: 1280, height: 900 }, colorScheme: 'light', mostBytes: 120_000 },
  /** A4 at 96 dots per inch. */
  paper: { viewport: { width: 794, height: 1123 }, colorScheme: 'light', mostBytes: 120_000 },
} as const;
type Look = keyof typeof looks;

/** Saves a screenshot in the best quality within the limit of bytes. */
async function saveScreenshot(page: Page, name: string, mostBytes: number): Promise<void> {
  const picture = await page.screenshot();
  const file = resolve(docs, name);
  for (const quality of [88, 80, 70, 60]) {
    await sharp(picture).webp({ quality, effort: 6 }).toFile(file);
    if (statSync(file).size < mostBytes) break;
  }
  console.log(`${file}: ${statSync(file).size} bytes`);
}

/** Waits until the site has taken the place of the document and the visible photos that of their placeholders. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    `[...document.images].every((image) => image.getBoundingClientRect().top > innerHeight || image.getBoundingClientRect().left > innerWidth || !image.checkVisibility() || (image.complete && image.naturalWidth > 40)) && ![...document.querySelectorAll('main .pulse')].some((one) => one.getBoundingClientRect().top < innerHeight)`,
  );
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** The path that the first matching link on a page leads to. */
async function findPath(page: Page, { on, link, named = '', to }: NamedPath): Promise<string> {
  await openPage(page, on);
  const links = page.locator('main a[href]');
  await links.first().waitFor();
  for (const one of await links.all()) {
    const href = await one.getAttribute('href');
    if (!href || !link.test(href) || !(await one.innerText()).startsWith(named)) continue;
    return to?.(href) ?? href;
  }
  throw new Error(`${on} has no link ${named} that matches ${link}`);
}

/** Runs in the page: a print that fails leaves its sheet. */
const keepSheet = `globalThis.print = () => {
  document.documentElement.dataset.printed = '';
  throw new Error('Nothing prints here.');
}`;

/** Has the print of the page be shown in place of the page, with the margins of paper. */
async function showPrint(page: Page): Promise<void> {
  await page.locator('[data-printed]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const sheet = '[data-print-sheet] { margin: 16mm; max-height: calc(100vh - 32mm) !important; }';
  await page.addStyleTag({ content: sheet });
  await page.evaluate('scrollTo(0, 0)');
}

async function requestToken(username: string): Promise<string> {
  const answer = await fetch(new URL('/oauth/token', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', client_id: 2, username, password: 'Gable-demo-1' }),
  });
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
}

async function takePicture(browser: Browser, screen: ScreenPicture, look: Look): Promise<void> {
  const { viewport, colorScheme, mostBytes } = looks[look];
  const page = await browser.newPage({
    viewport,
    colorScheme,
    // The waiting evaluates a script in the page, which its content security policy would block.
    bypassCSP: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const token = screen.as && tokens.get(screen.as);
  if (token) await page.addInitScript((key) => localStorage.setItem('buyer_access_token', key), token);
  if (screen.isPrint) await page.addInitScript(keepSheet);
  const path = typeof screen.path === 'string' ? screen.path : await findPath(page, screen.path);
  const { failing } = screen;
  if (failing)
    await page.route(failing.calls, (route) =>
      failing.as === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: 500 }),
    );
  await openPage(page, path);
  if (screen.press) await page.getByRole('button', { name: screen.press }).first().click();
  if (screen.scrolled) {
    await page.locator(screen.scrolled).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
  }
  if (screen.shows) await page.locator(screen.shows).first().waitFor();
  if (screen.isPrint) await showPrint(page);
  await saveScreenshot(page, `screens/${screen.name}-${look}.webp`, mostBytes);
  if (look === 'desk' && screen.name === 'home') await saveScreenshot(page, 'home.webp', mostBytes);
  await page.close();
}

const people = new Set(screenPictures.flatMap(({ as }) => as ?? []));
const tokens = new Map(
  await Promise.all([...people].map(async (email) => [email, await requestToken(email)] as const)),
);
mkdirSync(resolve(docs, 'screens'), { recursive: true });
const browser = await chromium.launch(createLaunchOptions());
const wanted = screenPictures.filter(({ name }) => names.length === 0 || names.includes(name));
for (const screen of wanted) {
  const wantedLooks = screen.isPrint ? (['paper'] as const) : (['phone', ...(screen.also ?? [])] as const);
  for (const look of wantedLooks) await takePicture(browser, screen, look);
}
await browser.close();
