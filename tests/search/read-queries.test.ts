import { describe, expect, test } from 'vitest';
import { dropNearMe } from '../../functions/finding/search/domain/near-me.ts';
import { readSearch } from '../../functions/finding/search/domain/read-search.ts';
import { placeNames } from '../../functions/people/places/domain/names.ts';
import { townsToFind } from '../places/gazetteer.ts';
import { queryReadings } from './read-queries.ts';

const read = (q: string) => readSearch({ q, page: 1, per_page: 12, view: 'list' });

for (const [query, label, words, more = {}] of queryReadings)
  test(`reads "${query}" as ${label ?? 'no place'} with the words "${words}"`, () => {
    const { place, meant, ...found } = read(query);
    const { street, ...filters } = found.filters;
    expect({ label: place?.label, words: found.words, street, meant: meant?.label }).toEqual({
      label,
      words,
      street: more.street,
      meant: more.meant,
    });
    expect(found.isUnread).toBe(more.isUnread ?? false);
    if (more.filters && Object.keys(more.filters).length > 0) expect(filters).toMatchObject(more.filters);
    else if (more.filters) expect(filters).toEqual({});
    expect(found.query.street).toBe(street);
  });

test.each([
  ['min_price', 'max_price'],
  ['min_beds', 'max_beds'],
] as const)('turns %s and %s round', (min, max) => {
  const { query } = readSearch({ [min]: 5, [max]: 2, page: 1, per_page: 12, view: 'list' });
  expect([query[min], query[max]]).toEqual([2, 5]);
});

test.each([
  ['near me', ''],
  ['garden close to me', 'garden'],
  ['nearby', ''],
  ['near Meopham', 'near Meopham'],
])('takes where the person is out of "%s"', (text, rest) => {
  expect(dropNearMe(text)).toBe(rest);
});

describe('every place of the table', () => {
  const named = placeNames.map((name) => ({ name, place: name.toPlace() }));
  const isFound = (text: string, id: string): boolean => {
    const { place, otherPlaces } = read(text);
    return place !== undefined && [place, ...otherPlaces].some((one) => one.id === id);
  };
  const towns = named.filter(({ name }) => name.kind === 'town');

  test('is found by its name, or a namesake before it', () => {
    const lost = named.filter(({ name }) => read(name.key).place === undefined);
    expect(lost.map(({ name }) => name.key)).toEqual([]);
  });

  test('is found with its county, its country and with a wish before it', () => {
    const label = ({ place }: (typeof named)[number]) => `${place.name}, ${place.area}`;
    const lost = towns.filter(({ place }) => !isFound(`${place.name}, ${place.area}`, place.id));
    expect(lost.map(label)).toEqual([]);
    const astray = towns.filter(
      ({ name, place }) => read(`${place.name}, ${name.within[1]}`).place === undefined,
    );
    expect(astray.map(label)).toEqual([]);
    const unread = towns.filter(({ place }) => read(`3 bed house in ${place.name}`).place === undefined);
    expect(unread.map(label)).toEqual([]);
  });

  test.each(townsToFind)('%s is offered for its name alone', (label) => {
    const [name = ''] = label.split(', ');
    const { place, otherPlaces } = read(name);
    expect([place, ...otherPlaces].map((one) => one?.label)).toContain(label);
  });
});
