import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

const leeds = {
  id: 'leeds_west-yorkshire',
  kind: 'town',
  name: 'Leeds',
  label: 'Leeds, West Yorkshire',
  latitude: 53.79648,
  longitude: -1.54785,
  miles: 3.5,
};
const card = toPropertyCard(createProperty(), noon);
const answer = (more: object) => ({ 'GET /api/search-properties': createSearchAnswer(more) });

beforeEach(() => page.viewport(390, 800));

test('asks whether the place was meant that the words are a letter off', async () => {
  const { screen, place } = await openSite('/listing?q=Leads', answer({ didYouMean: leeds }));
  await screen.getByRole('link', { name: 'Leeds, West Yorkshire' }).click();
  await expect.poll(place).toContain('place=leeds_west-yorkshire');
});

test('says that words of another script can’t be read', async () => {
  const { screen } = await openSite('/listing?q=Лидс', answer({ isUnread: true }));
  await expect.element(screen.getByText('We can’t read “Лидс”')).toBeVisible();
});

test('says that nobody sells in a street, and offers no map of nothing', async () => {
  const { screen } = await openSite(
    '/listing?q=birch+street',
    answer({ street: 'birch street', place: leeds }),
  );
  await expect.element(screen.getByText('Nobody sells in birch street, Leeds, at the moment')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Map' })).not.toBeInTheDocument();
});

test('leaves it to the note of a street that it has no homes, where the nearest ones follow', async () => {
  const nearby = [card];
  const relaxations = [{ code: 'drop_filter', query: { street: null }, total: 1 }];
  const found = { street: 'Zebra Street', place: leeds, nearby, relaxations };
  const { screen } = await openSite('/listing?place=leeds_west-yorkshire&street=Zebra+Street', answer(found));
  await expect.element(screen.getByText('Nobody sells in Zebra Street, Leeds, at the moment')).toBeVisible();
  await expect.element(screen.getByText('No homes match')).not.toBeInTheDocument();
});

test('claims nothing of a street whose homes the filters leave out', async () => {
  const { screen } = await openSite(
    '/listing?street=Zebra+Street&max_price=300000',
    answer({ street: 'Zebra Street' }),
  );
  await expect.element(screen.getByText('No home in Zebra Street has all you ask for')).toBeVisible();
  await expect.element(screen.getByText('No homes match')).toBeVisible();
});

test.each([
  [{ street: 'Birch Street', total: 1, place: leeds }, 'The nearest homes outside Birch Street'],
  [{ street: 'Zebra Street', total: 0, place: leeds }, 'Other homes in Leeds'],
  [{ street: 'Zebra Street', total: 0 }, 'Homes that mention Zebra Street'],
  [{ total: 1, place: { ...leeds, kind: 'postcode', name: 'LS6 3HN' } }, 'The nearest homes outside LS6 3HN'],
])('shows the homes around %o under a line', async (found, heading) => {
  const near = { ...card, title: 'Elm Road, Leeds' };
  const properties = found.total > 0 ? [card] : [];
  const { screen } = await openSite('/listing?q=x', answer({ ...found, properties, nearby: [near] }));
  const section = screen.getByRole('region', { name: heading });
  await expect.element(section.getByRole('link', { name: /Elm Road, Leeds/ })).toBeVisible();
});

test('asks the browser where the person is, and says when it doesn’t tell', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, onError) => {
    onError?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  const { screen } = await openSite('/listing?q=near+me', answer({}));
  // They match no place before the browser tells one.
  await expect
    .element(screen.getByRole('heading', { level: 1, name: /Homes for sale across the UK/ }))
    .toBeInTheDocument();
  await screen.getByRole('button', { name: 'Use my location' }).click();
  await expect.element(screen.getByText(/doesn’t give us your location/)).toBeVisible();
});

test('names the words that no home of a place has, above the homes without them', async () => {
  const found = { place: leeds, unmatchedWords: 'good schools', properties: [card], total: 1 };
  const { screen } = await openSite('/listing?place=leeds_west-yorkshire&q=good+schools', answer(found));
  await expect.element(screen.getByText(/^No home here mentions “good schools”/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Save search/ })).toBeVisible();
});

test('saves no search of what looks like a place that isn’t spelt right', async () => {
  const { screen } = await openSite('/listing?q=Leads', answer({ didYouMean: leeds }));
  await expect.element(screen.getByText('No homes match')).toBeVisible();
  expect(screen.getByRole('button', { name: /Save search/ }).elements()).toEqual([]);
});
