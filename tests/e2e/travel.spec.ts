import { expect, test } from './test.ts';

test('a visitor looks for homes by the time to a place, and takes that off again', async ({ page }) => {
  const total = page.getByRole('heading', { name: /^\d+ homes? · Homes for sale/ });
  const countHomes = async () => Number.parseInt(await total.innerText(), 10);
  await page.goto('/listing');
  await expect(total).toBeVisible();
  const all = await countHomes();
  await page.getByRole('button', { name: /^All filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Travel to' }).fill('Leeds');
  await filters.getByRole('option', { name: 'Leeds, West Yorkshire' }).click();
  await filters.getByRole('combobox', { name: 'How' }).selectOption('Walk');
  await filters.getByRole('combobox', { name: 'At most' }).selectOption('20 min');
  // The button waits for the area of the last choice.
  await expect(filters.getByText(/Checked on/)).toBeVisible();
  await filters.getByRole('button', { name: /^Show \d+ homes?$/ }).click();
  const chip = page.getByRole('button', {
    name: /Remove Within 20 min of Leeds on foot/,
  });
  await expect(chip).toBeVisible();
  await expect.poll(countHomes).toBeLessThan(all);
  const near = await countHomes();
  await expect(page.getByText(/^\d+ min to Leeds on foot$/).first()).toBeVisible();
  await chip.click();
  // Other journeys publish homes and take some off sale meanwhile.
  await expect.poll(countHomes).toBeGreaterThan(near);
});
