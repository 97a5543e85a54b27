import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

beforeEach(() => page.viewport(390, 844));

test('a second change goes on from the first, before the page is drawn again', async () => {
  const { screen, place } = await openSite('/listing?q=garden&minBeds=2', {
    'GET /api/search-properties': createSearchAnswer({ total: 7 }),
  });
  const order = screen.getByRole('combobox', { name: 'Order of the homes' });
  await expect.element(order).toBeVisible();
  const [select, map] = [order.element(), screen.getByRole('button', { name: 'Map', exact: true }).element()];
  if (!(select instanceof HTMLSelectElement && map instanceof HTMLElement)) throw new Error('no toolbar');
  select.value = 'price|asc';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  map.click();
  await expect.poll(place).toContain('view=map');
  expect(place()).toContain('sort=');
});
