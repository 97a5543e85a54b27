import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

const placeOf = (id: string, name: string, label: string) => ({
  id,
  kind: 'town',
  name,
  label,
  latitude: 51.58774,
  longitude: -2.99835,
  miles: 3,
});
const gwent = placeOf('newport_gwent', 'Newport', 'Newport, Gwent');
const wight = placeOf('newport_isle-of-wight', 'Newport', 'Newport, Isle of Wight');
const position = 'lat=51.58774&lng=-2.99835';

const found = (more: object = {}): Answers => ({
  'GET /api/search-properties': createSearchAnswer(more),
});
const suggested = (places: readonly object[], filters = {}, streets: readonly object[] = []): Answers => ({
  'GET /api/places': { body: { places, streets, understood: { words: '', filters } } },
});
const boxName = 'Town, postcode or words';

beforeEach(() => page.viewport(1280, 900));

describe('the place of a search', () => {
  test('is in the address once it is chosen, with its position and what else was asked', async () => {
    const answers = { ...found({ place: wight }), ...suggested([gwent, wight], { min_beds: '3' }) };
    const { screen, place } = await openSite('/listing?q=Leeds&bbox=-2,53,-1,54', answers);
    const box = screen.getByRole('combobox', { name: boxName });
    await box.fill('3 bed Newport');
    await screen.getByRole('option', { name: 'Newport, Isle of Wight' }).click();
    await expect.poll(place).toBe(`/listing?place=newport_isle-of-wight&${position}&min_beds=3`);
    await expect.element(box).toHaveValue('Newport, Isle of Wight');
    await expect.element(screen.getByRole('button', { name: /Remove From 3 beds/ })).toBeVisible();
  });

  test('is a street with homes for sale once that is chosen, with what else was asked', async () => {
    const streets = [
      { street: 'Birch Street, Leeds', count: 2 },
      { street: 'Birch Street, York', count: 1 },
    ];
    const answers = { ...found(), ...suggested([], { min_beds: '3' }, streets) };
    const { screen, place } = await openSite('/listing?place=newport_gwent&q=garden', answers);
    const box = screen.getByRole('combobox', { name: boxName });
    await box.fill('3 bed birch st');
    await expect
      .element(screen.getByRole('option', { name: 'Birch Street, York Street, 1 home for sale' }))
      .toBeVisible();
    await screen.getByRole('option', { name: /^Birch Street, Leeds/ }).click();
    await expect.poll(place).toBe('/listing?street=Birch+Street%2C+Leeds&min_beds=3');
    await expect.element(box).toHaveValue('Birch Street, Leeds');
    await expect.element(screen.getByText(/Homes for sale in Birch Street, Leeds/)).toBeInTheDocument();
  });

  test('closes its suggestions once the typed words are searched', async () => {
    const answers = { ...found({ place: gwent }), ...suggested([gwent, wight]) };
    const { screen, place } = await openSite('/listing', answers);
    const box = screen.getByRole('combobox', { name: boxName });
    await box.fill('Newport');
    await expect.element(screen.getByRole('option').first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(place).toMatch(/Newport|newport/);
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps no words of a suggested place for a street beside it', async () => {
    const streets = [{ street: 'Newport Road, Leeds', count: 1 }];
    const answers = { ...found(), ...suggested([gwent], { min_beds: '3' }, streets) };
    const { screen, place } = await openSite('/listing', answers);
    await screen.getByRole('combobox', { name: boxName }).fill('newport');
    await screen.getByRole('option', { name: /^Newport Road, Leeds/ }).click();
    await expect.poll(place).toBe('/listing?street=Newport+Road%2C+Leeds');
  });

  test('is read from words, which leave filters that can be taken off', async () => {
    const understood = { words: 'garden', filters: { type: 'flat', max_price: '200000' } };
    const answers = found({ place: gwent, understood });
    const { screen, place } = await openSite(
      '/listing?q=garden+flat+under+200k+Newport&sort=price%7Casc',
      answers,
    );
    await expect
      .poll(place)
      .toBe(`/listing?place=newport_gwent&${position}&q=garden&max_price=200000&type=flat&sort=price%7Casc`);
    await expect.element(screen.getByRole('combobox', { name: boxName })).toHaveValue('Newport, Gwent');
    await screen.getByRole('button', { name: /Remove “garden”/ }).click();
    await expect.poll(place).not.toContain('q=');
    expect(place()).toContain('place=newport_gwent');
  });

  test('is the position of a postcode', async () => {
    const answers = {
      ...found(),
      ...suggested([]),
      'GET /api/postcodes': { body: { postcode: 'LS6 3HN', latitude: 53.8192, longitude: -1.5765 } },
    };
    const { screen, place } = await openSite('/listing', answers);
    const box = screen.getByRole('combobox', { name: boxName });
    await box.fill('ls63hn');
    await screen.getByRole('option', { name: /^LS6 3HN/ }).click();
    await expect.poll(place).toBe('/listing?place=ls6-3hn&lat=53.8192&lng=-1.5765');
    await expect.element(box).toHaveValue('LS6 3HN');
  });

  test('is read by the search for a postcode whose position is unknown', async () => {
    const { screen, place } = await openSite('/listing', { ...found(), ...suggested([]) });
    await screen.getByRole('combobox', { name: boxName }).fill('ls6 3zz');
    await screen.getByRole('option', { name: /^LS6 3ZZ/ }).click();
    await expect.poll(place).toBe('/listing?q=LS6+3ZZ');
  });

  test('can be another one of the same name', async () => {
    const { screen, place } = await openSite(
      '/listing?place=newport_gwent&min_beds=2',
      found({ place: gwent, otherPlaces: [wight] }),
    );
    await screen.getByRole('link', { name: 'Newport, Isle of Wight' }).click();
    await expect.poll(place).toBe(`/listing?place=newport_isle-of-wight&${position}&min_beds=2`);
  });

  test('is guessed where nothing is found', async () => {
    const { screen } = await openSite('/listing?q=Newprot', found({ otherPlaces: [gwent] }));
    await expect.element(screen.getByText('Did you mean Newport, Gwent?')).toBeVisible();
  });

  test('has its name in the title before the search answers', async () => {
    await openSite('/listing?place=stoke-on-trent_staffordshire', {});
    await expect.poll(() => document.title).toContain('Stoke on Trent, Staffordshire: homes for sale');
  });
});
