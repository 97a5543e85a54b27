import { describe, expect, test } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

const openResults = (kind: 'town' | 'outcode') =>
  openSite('/listing?place=leeds_west-yorkshire', {
    'GET /api/search-properties': createSearchAnswer({
      properties: [toPropertyCard(createProperty(), noon)],
      total: 1,
      place: {
        id: 'leeds_west-yorkshire',
        kind,
        name: 'Leeds',
        area: 'West Yorkshire',
        label: 'Leeds, West Yorkshire',
        latitude: 53.8,
        longitude: -1.55,
        miles: 5,
      },
    }),
  });

describe('the results for a place', () => {
  test('lead to the page of a town', async () => {
    const { screen } = await openResults('town');
    const link = screen.getByRole('link', { name: 'Prices and newest homes in Leeds, West Yorkshire' });
    await expect.element(link).toHaveAttribute('href', '/homes-for-sale/leeds_west-yorkshire');
  });

  test('lead to no page of a postcode', async () => {
    const { screen } = await openResults('outcode');
    await expect.element(screen.getByRole('heading', { name: /^1 home/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Prices and newest homes/ }).elements()).toEqual([]);
  });
});
