import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { listHiddenHomes } from '../../../web/entities/property/hidden-homes.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

const card = toPropertyCard(createProperty(), noon);
const other = { ...card, id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B7A', title: 'Elm Close, York' };

beforeEach(() => page.viewport(1280, 900));

const openResults = () =>
  openSite('/listing', {
    'GET /api/search-properties': createSearchAnswer({ properties: [card, other], total: 2 }),
  });

describe('hiding a home', () => {
  test('leaves it out with a note next to the total, and brings it back by Undo', async () => {
    const { screen } = await openResults();
    const link = screen.getByRole('link', { name: /Elm Close, York/ });
    await screen.getByRole('button', { name: 'Hide Elm Close, York' }).click();
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(screen.getByText('1 hidden by you on this page')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /2 homes/ })).toBeVisible();
    expect(listHiddenHomes()).toEqual([other.id]);
    await screen.getByRole('button', { name: 'Undo hiding Elm Close, York' }).click();
    await expect.element(link).toBeVisible();
    expect(listHiddenHomes()).toEqual([]);
  });

  test('is remembered by the browser, and ends for one home from the shown ones', async () => {
    localStorage.setItem('hidden_homes', JSON.stringify([other.id, 'nonsense']));
    const { screen } = await openResults();
    const link = screen.getByRole('link', { name: /Elm Close, York/ });
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show' }).click();
    await screen.getByRole('button', { name: 'Stop hiding Elm Close, York' }).click();
    await expect.element(link).toBeVisible();
    expect(listHiddenHomes()).toEqual([]);
    await expect.element(screen.getByText(/hidden by you/)).not.toBeInTheDocument();
  });
});
