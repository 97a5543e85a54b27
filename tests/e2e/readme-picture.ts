import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod';
import { launchOptions } from '../support/chromium.ts';

/**
 * Takes the README's picture and docs/screens from a running site with its demo: `npm run docs:screens --
 * http://localhost:3000`.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const docs = resolve(import.meta.dirname, '../../docs');
const mostBytes = 120_000;
const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

const answerOf = async <S extends z.ZodType>(schema: S, path: string, init?: RequestInit) =>
  schema.parse(await (await fetch(new URL(path, origin), init)).json());

/** Saves a screenshot in the best quality within the limit of bytes. */
async function keep(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  const file = resolve(docs, name);
  for (const quality of [88, 80, 70, 60]) {
    await sharp(picture).webp({ quality, effort: 6 }).toFile(file);
    if (statSync(file).size < mostBytes) break;
  }
  console.log(`${file}: ${statSync(file).size} bytes`);
}

/** Waits until the visible photos have replaced their placeholders. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    `[...document.images].every((image) => image.getBoundingClientRect().top > innerHeight || image.getBoundingClientRect().left > innerWidth || !image.checkVisibility() || (image.complete && image.naturalWidth > 64)) && ![...document.querySelectorAll('main .pulse')].some((one) => one.getBoundingClientRect().top < innerHeight)`,
  );
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

const Homes = z.object({ properties: z.array(z.object({ id: z.string() })).min(1) });
const Granted = z.object({ access_token: z.string() });
const [home] = (await answerOf(Homes, '/api/all-properties?per_page=1')).properties;
const { access_token } = await answerOf(Granted, '/oauth/token', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    grant_type: 'password',
    client_id: 2,
    username: 'seller@gable.test',
    password: 'Gable-demo-1',
  }),
});
const screens = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/listing' },
  { name: 'property-details', path: `/property-details/${home?.id}` },
  { name: 'add-property', path: '/add-property?draft=new&step=1', isOwn: true },
] as const;

mkdirSync(resolve(docs, 'screens'), { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const [kind, viewport] of Object.entries(widths)) {
  for (const screen of screens) {
    const page = await browser.newPage({
      viewport,
      // The waiting evaluates a script in the page, which its content security policy would block.
      bypassCSP: true,
      colorScheme: 'light',
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    if ('isOwn' in screen)
      await page.addInitScript((token) => localStorage.setItem('buyer_access_token', token), access_token);
    await open(page, screen.path);
    await keep(page, `screens/${screen.name}-${kind}.webp`);
    if (kind === 'desk' && screen.name === 'home') await keep(page, 'home.webp');
    await page.close();
  }
}
await browser.close();
