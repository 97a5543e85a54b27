import type { Page } from '@playwright/test';
import { holdSite, isTakenOver, markMain, readMain } from './rendered.ts';
import { expect, logInAs, phone, test } from './test.ts';

test('results show what was read from words before the site runs, and their address follows', async ({
  page,
  faults,
}) => {
  const script = await holdSite(page);
  await page.goto('/listing?q=3+bed+Leeds', { waitUntil: 'domcontentloaded' });
  const ofServer = await readMain(page);
  await expect(page.getByRole('button', { name: 'Remove 3 beds' })).toBeVisible();
  script.release();
  await expect(page).toHaveURL(/\?place=leeds_west-yorkshire.*min_beds=3&max_beds=3/);
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
  expect((await readMain(page)).words).toBe(ofServer.words);
  expect(faults).toEqual([]);
});

const early: readonly (readonly [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>])[] = [
  [
    'the order of results',
    async (page) =>
      void (await page.getByRole('combobox', { name: 'Order of the homes' }).selectOption('Lowest price')),
    (page) => expect(page).toHaveURL(/sort=price%7Casc/),
  ],
  [
    'a filter that is taken off',
    (page) => page.getByRole('button', { name: 'Remove From 2 beds' }).click(),
    async (page) => {
      await expect(page).not.toHaveURL(/min_beds/);
      await expect(page.getByRole('button', { name: 'Remove From 2 beds' })).toHaveCount(0);
    },
  ],
  [
    'all filters',
    (page) => page.getByRole('button', { name: 'All filters' }).click(),
    (page) => expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
  ],
  [
    'a filter of the toolbar',
    (page) => page.getByRole('button', { name: 'Price', exact: true }).click(),
    (page) => expect(page.getByLabel('Highest price')).toBeVisible(),
  ],
  [
    'saving a search',
    (page) => page.getByRole('button', { name: 'Save search' }).click(),
    (page) => expect(page.getByRole('dialog')).toBeVisible(),
  ],
  [
    'saving a home',
    (page) =>
      page
        .getByRole('button', { name: /^Save .*, / })
        .first()
        .click(),
    (page) => expect(page.getByRole('dialog')).toBeVisible(),
  ],
  [
    'hiding a home',
    (page) =>
      page
        .getByRole('button', { name: /^Hide / })
        .first()
        .click(),
    (page) => expect(page.getByText('1 hidden by you on this page')).toBeVisible(),
  ],
  [
    'a search for another place',
    async (page) => {
      const box = page.getByRole('combobox', { name: 'Town, postcode or words' });
      await box.fill('Bristol');
      await box.press('Enter');
    },
    (page) => expect(page).toHaveURL(/\/listing\?.*bristol.*min_beds=2/i),
  ],
];
for (const [name, press, expectDone] of early)
  test(`results answer a press before the site runs: ${name}`, async ({ page, faults }) => {
    const script = await holdSite(page);
    await page.goto('/listing?min_beds=2', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-content', 'rendered');
    await press(page);
    script.release();
    await expectDone(page);
    expect(faults).toEqual([]);
  });

test('chips of filters stand above a phone’s map from the beginning', async ({ page, faults }) => {
  await page.setViewportSize(phone);
  await page.addInitScript({ content: sumShifts });
  const script = await holdSite(page);
  await page.goto('/listing?min_beds=2&view=map', { waitUntil: 'domcontentloaded' });
  const map = page.getByRole('region', { name: 'Map of the homes' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const before = await map.boundingBox();
  await expect(page.getByRole('button', { name: 'Remove From 2 beds' })).toHaveCount(1);
  await page.evaluate('globalThis.shifts = 0');
  script.release();
  await expect(page.getByRole('button', { name: 'Draw an area' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove From 2 beds' })).toHaveCount(1);
  expect((await map.boundingBox())?.y).toBe(before?.y);
  expect(await page.evaluate('globalThis.shifts')).toBe(0);
  expect(faults).toEqual([]);
});

/** Adds up what moves in a page; a map that learns of its sources writes them into its own corner. */
const sumShifts = `globalThis.shifts = 0;
const isOfMap = ({ node }) => node?.parentElement?.closest('.leaflet-control-container');
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) if (!sources.every(isOfMap)) globalThis.shifts += value;
}).observe({ type: 'layout-shift', buffered: true });`;

test('a member’s results take the place of the visitor’s with what they chose, and no heart is seen before', async ({
  page,
  people,
  faults,
}) => {
  await logInAs(page, await people.createMember());
  await page.addInitScript({ content: markMain });
  const script = await holdSite(page);
  await page.goto('/listing?min_beds=2', { waitUntil: 'domcontentloaded' });
  const heart = page.locator('section[aria-label="Homes"] button[aria-pressed]').first();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(heart).toBeHidden();
  await page.getByRole('combobox', { name: 'Order of the homes' }).selectOption('Lowest price');
  await page.getByRole('button', { name: 'All filters' }).click();
  script.release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect(page).toHaveURL(/sort=price%7Casc/);
  await expect(page.locator('#main')).not.toHaveAttribute('data-of-server');
  await page.keyboard.press('Escape');
  await expect(heart).toBeVisible();
  expect(faults).toEqual([]);
});

test('a home that its reader has hidden isn’t seen before the site runs, and nothing moves', async ({
  page,
  faults,
}) => {
  for (const size of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto('/listing');
    const homes = page.locator('li[id^="home-"]');
    const pick = async (nth: number) => page.locator(`#${await homes.nth(nth).getAttribute('id')}`);
    const [home, other] = [await pick(0), await pick(3)];
    await home.getByRole('button', { name: /^Hide / }).click();
    await expect(home).toHaveCount(0);
    const script = await holdSite(page);
    await page.goto('/listing?sort=id%7Cdesc', { waitUntil: 'domcontentloaded' });
    await expect(home).toHaveCount(1);
    await expect(home).toBeHidden();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const before = await other.boundingBox();
    script.release();
    await expect(page.getByText(/hidden by you/)).toBeVisible();
    await expect(home).toHaveCount(0);
    const after = await other.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
    await page.evaluate('localStorage.clear()');
  }
  expect(faults).toEqual([]);
});
