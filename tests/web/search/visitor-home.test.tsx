import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

const picture = { url: '/media/wide.webp', width: 1_920, height: 1_280, placeholder: '' };
const card = { ...toPropertyCard(createProperty(), noon), picture, town: 'Leeds' };
const hiddenCard = { ...card, id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B7A' };
const newest = { body: { properties: [card], featured: [], front: card, total: 1, page: 1, per_page: 9 } };
const answers = { 'GET /api/all-properties': newest, 'GET /api/package': { body: { packages: [] } } };

/** Lets the second that the newest homes wait for the last search end in `ms` instead. */
function setWait(ms: number): void {
  const start = window.setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, delay?: number, ...given: unknown[]) =>
    start(act, delay === 1_000 ? ms : delay, ...given),
  );
}
afterEach(() => void vi.unstubAllGlobals());

describe('the home page of a visitor', () => {
  test('has the search over the photo of a home, with the way to that home', async () => {
    const { screen } = await openSite('/', answers);
    await expect
      .element(screen.getByRole('link', { name: `For sale: ${card.title}` }))
      .toHaveAttribute('href', `/property-details/${card.slug ?? card.id}`);
    await expect.element(screen.getByRole('combobox', { name: 'Where do you want to live?' })).toBeVisible();
  });

  test('leads to the towns of the newest homes, and to the last searches once there are some', async () => {
    const first = await openSite('/', answers);
    const links = first.screen.getByRole('navigation', { name: 'More homes' });
    await expect
      .element(links.getByRole('link', { name: 'Leeds' }))
      .toHaveAttribute('href', '/listing?q=Leeds');
    await expect
      .element(links.getByRole('link', { name: 'Near me' }))
      .toHaveAttribute('href', '/listing?q=near+me');
    await first.screen.unmount();
    localStorage.setItem(
      'recent_searches',
      '[{"query":"q=York&min_beds=2","name":"York, 2+ beds"},{"name":1}]',
    );
    const { screen } = await openSite('/', answers);
    const later = screen.getByRole('navigation', { name: 'More homes' });
    await expect
      .element(later.getByRole('link', { name: 'York, 2+ beds' }))
      .toHaveAttribute('href', '/listing?q=York&min_beds=2');
    expect(later.getByRole('link').elements()).toHaveLength(2);
  });

  test.each([
    [
      'begins with the homes that the last search finds',
      [card, hiddenCard],
      ['Your last search: York', 'Newest homes'],
    ],
    ['keeps to the newest homes where it finds none', [], ['Newest homes']],
    ['keeps to the newest homes where its reader hid all that it finds', [hiddenCard], ['Newest homes']],
  ])('%s', async (_, properties, titles) => {
    setWait(60_000);
    localStorage.setItem('hidden_homes', JSON.stringify([hiddenCard.id]));
    localStorage.setItem(
      'recent_searches',
      '[{"query":"q=York","name":"York"},{"query":"q=Hove","name":"Hove"}]',
    );
    const { screen } = await openSite('/', {
      ...answers,
      'GET /api/search-properties': createSearchAnswer({ properties, total: properties.length }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Newest homes' })).toBeVisible();
    const readTitles = () =>
      screen
        .getByRole('heading', { level: 2, name: /search|Newest/ })
        .elements()
        .map(({ textContent }) => textContent);
    expect(readTitles()).toEqual(titles);
    expect(document.querySelectorAll('[aria-labelledby="last-search"] > ul > li')).toHaveLength(
      titles.length - 1,
    );
  });

  test('shows the newest homes while the last search takes long, and leaves them first when it answers', async () => {
    setWait(50);
    localStorage.setItem('recent_searches', '[{"query":"q=York","name":"York"}]');
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof createSearchAnswer>>();
    const { screen } = await openSite('/', { ...answers, 'GET /api/search-properties': () => promise });
    const newestTitle = screen.getByRole('heading', { name: 'Newest homes' });
    await expect.element(newestTitle).toBeVisible();
    const top = newestTitle.element().getBoundingClientRect().top;
    resolve(createSearchAnswer({ properties: [card], total: 1 }));
    await promise;
    await new Promise((settle) => {
      setTimeout(settle, 200);
    });
    expect(screen.getByRole('heading', { name: /^Your last search/ }).elements()).toEqual([]);
    expect(newestTitle.element().getBoundingClientRect().top).toBe(top);
  });

  test('takes an owner from a postcode to the prices near it, or asks for all of it', async () => {
    const { screen, place } = await openSite('/', answers);
    const box = screen.getByRole('region', { name: 'What’s your home worth?' });
    const address = box.getByRole('textbox', { name: 'Your postcode' });
    await address.fill('LS6');
    await box.getByRole('button', { name: 'See prices' }).click();
    await expect.element(box.getByText('Enter a full postcode, like LS6 3HN.')).toBeVisible();
    await address.fill('ls63hn');
    await box.getByRole('button', { name: 'See prices' }).click();
    await expect.poll(place).toBe('/sell?postcode=LS6+3HN');
  });

  test('has the words of its buttons in one line on a phone', async () => {
    await page.viewport(390, 844);
    const { screen } = await openSite('/', answers);
    const button = screen.getByRole('button', { name: 'See prices' });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().height).toBeLessThan(50);
  });
});
