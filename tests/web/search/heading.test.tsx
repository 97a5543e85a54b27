import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../app.tsx';
import { createSearchAnswer, leeds } from './search-answer.ts';

const town = { ...leeds, label: 'Leeds, West Yorkshire, between the moors' };

test('the heading of results keeps to one line beside their order, in any font', async () => {
  await page.viewport(660, 900);
  const { screen } = await openSite('/listing?place=leeds_west-yorkshire', {
    'GET /api/search-properties': createSearchAnswer({ total: 7, place: town }),
  });
  const heading = screen.getByRole('heading', { level: 1, name: /^7 homes · Homes for sale in Leeds/ });
  await expect.element(heading).toBeVisible();
  const order = screen.getByRole('combobox', { name: 'Order of the homes' }).element();
  expect(heading.element().getBoundingClientRect().height).toBeLessThan(32);
  expect(order.getBoundingClientRect().right).toBeLessThanOrEqual(660);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(660);
});
