import type { Locator, Page } from '@playwright/test';
import { expect, phone, test } from './test.ts';

const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const total = (page: Page) => page.getByRole('heading', { level: 1, name: /^\d+ homes? · Homes for sale/ });
const countHomes = async (page: Page) => Number.parseInt(await total(page).innerText(), 10);
const pins = (page: Page) => page.getByRole('button', { name: /^Home for £/ });

/** Presses the first one that no button of the map covers. */
async function pressUncovered(places: Locator): Promise<void> {
  await expect(async () => {
    for (const place of await places.all()) {
      const isPressed = await place.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (isPressed) return;
    }
    throw new Error('No pin can be pressed');
  }).toPass();
}

/** Presses groups of homes until a home has a pin of its own. Homes of one address stay a group, so each has its turn. */
async function zoomToPin(page: Page): Promise<void> {
  let turn = 0;
  await expect(async () => {
    if ((await pins(page).count()) === 0) {
      const groups = await page.getByRole('button', { name: /^\d+ homes from/ }).all();
      turn += 1;
      await groups.at(turn % groups.length)?.click({ timeout: 2_000 });
    }
    await expect(pins(page).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test(
  'a visitor asks in words, takes a filter off, opens a home from the map and comes back to it',
  { tag: '@everyday' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Where do you want to live?' }).fill('3 bed terraced Leeds');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/listing\?place=leeds_west-yorkshire.*min_beds=3&max_beds=3/);
    await expect(chip(page, 'Terraced')).toBeVisible();
    const few = await countHomes(page);
    expect(few).toBeGreaterThan(0);
    await chip(page, '3 beds').click();
    await expect(chip(page, '3 beds')).toHaveCount(0);
    await expect.poll(() => countHomes(page)).toBeGreaterThan(few);
    const list = page.url();

    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await zoomToPin(page);
    await pressUncovered(pins(page));
    const card = page.getByRole('region', { name: 'Map of the homes' }).getByRole('article');
    await expect(card).toBeVisible();
    const map = page.url();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/property-details\//);
    await expect(
      page.getByRole('button', { name: 'Book a viewing' }).filter({ visible: true }),
    ).toBeVisible();

    await page.goBack();
    await expect(pins(page).first()).toBeVisible();
    await expect(page).toHaveURL(map);
    // The first press of a group puts the frame of the map in the place of the place, and the others keep to it.
    if (map.includes('bbox=')) {
      await page.goBack();
      await expect(page).toHaveURL(`${list}&view=map`);
    }
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible();
    await expect(chip(page, 'Terraced')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Town, postcode or words' })).toHaveValue(
      'Leeds, West Yorkshire',
    );
    await expect.poll(() => countHomes(page)).toBeGreaterThan(few);
  },
);
