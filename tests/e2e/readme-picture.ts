import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../support/chromium.ts';

/** Draws the README's picture of a running site with its demo: `node tests/e2e/readme-picture.ts http://127.0.0.1:3000`. */
const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const file = resolve(import.meta.dirname, '../../docs/home.webp');
const mostBytes = 120_000;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
});
await page.goto(origin);
await page.getByRole('article').first().waitFor();
// The photos in sight, and not their placeholders.
await page.waitForFunction(
  `[...document.images].every((image) => image.getBoundingClientRect().top > innerHeight || (image.complete && image.naturalWidth > 64)) && !document.querySelector('main .pulse')`,
);
await page.evaluate('document.fonts.ready.then(() => undefined)');
const picture = await page.screenshot();
await browser.close();

for (const quality of [88, 80, 70, 60]) {
  await sharp(picture).webp({ quality, effort: 6 }).toFile(file);
  if (statSync(file).size < mostBytes) break;
}
console.log(`${file}: ${statSync(file).size} bytes`);
