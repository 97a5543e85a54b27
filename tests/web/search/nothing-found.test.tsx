import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resetVisitor, openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

beforeEach(async () => {
  resetVisitor();
  await page.viewport(390, 844);
});

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

test('has no number to wait for once a search has failed', async () => {
  const { screen } = await openSite('/listing?q=Leeds', {
    'GET /api/search-properties': { status: 500, body: { status: 500, code: 'internal' } },
  });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Homes for sale matching “Leeds”');
  expect(heading.element().querySelector('.pulse')).toBeNull();
});
