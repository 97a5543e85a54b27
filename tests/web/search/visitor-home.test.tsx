import { beforeEach, describe, expect, test } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { openSite, resetVisitor } from '../app.tsx';

const picture = { url: '/media/wide.webp', width: 1_920, height: 1_280, placeholder: '' };
const card = { ...toPropertyCard(createProperty(), noon), picture, town: 'Leeds' };
const newest = { body: { properties: [card], featured: [], total: 1, page: 1, per_page: 9 } };
const answers = { 'GET /api/all-properties': newest, 'GET /api/package': { body: { packages: [] } } };

beforeEach(resetVisitor);

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
});
