import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

beforeEach(() => page.viewport(390, 844));

test('keeps the number of homes of a wider search on one line of a phone', async () => {
  const query = { parking: null, garden: null, chain_free: null };
  const { screen } = await openSite('/listing?q=Leeds&parking=true&garden=true&chain_free=true', {
    'GET /api/search-properties': createSearchAnswer({ relaxations: [{ query, total: 2 }] }),
  });
  const count = screen.getByText('2 homes', { exact: true });
  await expect.element(count).toBeVisible();
  const link = count.element().closest('a');
  expect(link?.textContent).toMatch(/^Also without parking/);
  // The text next to it take several lines; a text of one line has one box.
  const range = document.createRange();
  range.selectNodeContents(count.element());
  expect(range.getClientRects()).toHaveLength(1);
  expect(link?.getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test.each([
  ['q=Leeds', 'Homes for sale matching “Leeds”'],
  ['place=leeds_west-yorkshire', 'Homes for sale in Leeds, West Yorkshire'],
])('names a search that has failed, and has no number to wait for: %s', async (query, name) => {
  const { screen } = await openSite(`/listing?${query}`, {
    'GET /api/search-properties': { status: 500, body: { status: 500, code: 'internal' } },
  });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(name);
  expect(heading.element().querySelector('.pulse')).toBeNull();
});
