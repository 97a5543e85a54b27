import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite, resetVisitor } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

const town = {
  id: 'leeds_west-yorkshire',
  kind: 'town',
  name: 'Leeds',
  label: 'Leeds, West Yorkshire, between the moors',
  latitude: 53.8,
  longitude: -1.55,
  miles: 3,
};

test('the heading of results keeps to one line beside their order, in any font', async () => {
  resetVisitor();
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
