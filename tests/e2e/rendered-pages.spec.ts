import type { Page } from '@playwright/test';
import { expect, phone, test } from './test.ts';

/** Pages that the server renders with the components of the site. */
const rendered = [
  '/terms-of-use',
  '/privacy-policy',
  '/data-deletion-policy',
  '/voucher-and-offers-terms',
  '/help',
  '/how-it-works',
  '/sell',
  '/transparency',
  '/referral',
  '/become-an-affiliate',
  '/contact-us',
  '/complaints',
  '/developers',
  '/get-started',
  '/register',
];

interface Shown {
  readonly words: string;
  readonly links: readonly string[];
}

/** The words and links of the page in the browser, between header and footer. */
async function readMain(page: Page): Promise<Shown> {
  const main = page.locator('#main');
  const html = await main.innerHTML();
  const links = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, to = '']) => to);
  return { words: (await main.textContent()) ?? '', links };
}

const markMain = `addEventListener('DOMContentLoaded', () => document.getElementById('main')?.setAttribute('data-of-server', ''))`;
/** Whether React knows the element that the server rendered. */
const isTakenOver = `Object.keys(document.getElementById('main')).some((name) => name.startsWith('__reactFiber'))`;

test('the browser takes over what the server rendered, with the same words and links', async ({
  page,
  faults,
}) => {
  await page.addInitScript({ content: markMain });
  for (const path of rendered) {
    const script = await holdSite(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-content', 'rendered');
    const ofServer = await readMain(page);
    expect(ofServer.words.length, path).toBeGreaterThan(200);
    script.release();
    await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
    await expect(page.locator('#main')).toHaveAttribute('data-of-server');
    // What is asked for afterwards adds to it: the address of the support, and the trees planted so far.
    const { words, links } = await readMain(page);
    if (!['/help', '/how-it-works'].includes(path)) expect(words, path).toBe(ofServer.words);
    expect(links, path).toEqual(expect.arrayContaining([...ofServer.links]));
  }
  expect(faults).toEqual([]);
});

test('what a reader types, chooses and presses before the site runs is done once it does', async ({
  page,
}) => {
  const help = await holdSite(page);
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('refund');
  help.release();
  await expect(page.getByText(/^\d+ answers?$/)).toBeAttached();
  const contact = await holdSite(page);
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Topic').selectOption('press');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  contact.release();
  await expect(page.getByText('Please check these details')).toBeVisible();
  for (const [field, count] of [
    ['Name', 0],
    ['Topic', 0],
    ['Consent', 0],
    ['Email', 1],
  ] as const)
    await expect(page.getByRole('button', { name: new RegExp(`^${field}:`) })).toHaveCount(count);
});

test('what was rendered for another query or fragment is drawn again', async ({ page }) => {
  await page.goto('/contact-us?topic=complaint');
  await expect(page.getByLabel('Topic')).toHaveValue('complaint');
  await page.goto('/help#codes');
  await expect(page.locator('html')).toHaveAttribute('data-content', '');
});

/** Holds back the code of the site in the next document until it is released. */
async function holdSite(page: Page): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return { release: resolve };
}

test('readers without scripts see menus and answers, and are told of forms', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: phone,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/help');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a home' }),
  ).toBeVisible();
  await expect(page.getByText('We hold no deposits')).toBeVisible();
  await page.goto('/register');
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await context.close();
});
