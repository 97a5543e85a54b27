import { describe, expect, test } from 'vitest';
import { computeAlertDueTime } from '../../functions/finding/saved-searches/domain/alert-times.ts';
import { nameSearch, renameSearch } from '../../functions/finding/saved-searches/domain/name-search.ts';
import {
  changeSavedSearch,
  confirmSavedSearch,
  createSavedSearch,
  type SavedSearch,
} from '../../functions/finding/saved-searches/domain/saved-search.ts';
import { toSearchTerms, SavedQuery } from '../../functions/finding/saved-searches/domain/search-terms.ts';
import { createSimilarQuery } from '../../functions/finding/saved-searches/domain/similar-search.ts';

const at = (time: string) => new Date(`2026-${time}:00.000Z`);
const now = at('11-23T09:00');
const base = {
  id: 'sch_01K9ZX3Q6T4C8V0R2M5N7P9B1J',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  name: 'Leeds',
  query: 'q=Leeds',
  frequency: 'daily',
} as const;
const { search: active } = createSavedSearch(base, now);
const { search: pending, events } = createSavedSearch(
  { ...base, ownerId: 'sbr_01K9ZX3Q6T4C8V0R2M5N7P9B1M' },
  now,
);

describe('a saved search', () => {
  test('of a member is matched at once, and one of an address waits for its confirmation', () => {
    expect(active.status).toBe('active');
    expect(pending.status).toBe('pending');
    expect(events.map(({ name }) => name)).toEqual(['saved_search.confirmation_requested.v1']);
    expect(confirmSavedSearch(pending, at('11-24T09:00'))).toMatchObject({
      status: 'active',
      watchedSince: '2026-11-24T09:00:00.000Z',
      version: 2,
    });
    expect(confirmSavedSearch(active, now)).toBeUndefined();
  });

  test.each<[string, SavedSearch['status'], boolean, SavedSearch['status']]>([
    ['pauses', 'active', true, 'paused'],
    ['resumes', 'paused', false, 'active'],
    ['accepts a suggestion', 'suggested', false, 'active'],
    ['keeps a suggestion that is not wanted now', 'suggested', true, 'suggested'],
    ['keeps waiting for the confirmation', 'pending', false, 'pending'],
  ])('%s', (_, status, paused, expected) => {
    const next = changeSavedSearch({ ...active, status }, { paused }, now);
    expect(next?.status ?? status).toBe(expected);
  });

  test('counts from its change when it begins to be matched or looks for something else', () => {
    const later = at('11-25T09:00');
    const since = (change: Parameters<typeof changeSavedSearch>[1], from = active) =>
      changeSavedSearch(from, change, later)?.watchedSince;
    expect(since({ query: 'q=York' })).toBe(later.toISOString());
    expect(since({ paused: false }, { ...active, status: 'paused' })).toBe(later.toISOString());
    expect(since({ name: 'Home' })).toBe(active.watchedSince);
  });

  test('never unsees what was seen, and changes nothing without a change', () => {
    const seen = { ...active, seenTo: 'mch_2' };
    expect(changeSavedSearch(seen, { seenTo: 'mch_1' }, now)).toBeUndefined();
    expect(changeSavedSearch(seen, { name: 'Leeds' }, now)).toBeUndefined();
    expect(changeSavedSearch(seen, { seenTo: 'mch_3' }, now)?.seenTo).toBe('mch_3');
  });
});

describe('the parameters of a saved search', () => {
  test('leave out how results are shown, and have one order', () => {
    expect(
      SavedQuery.parse('?view=map&zoom=9&q=Leeds&max_price=300000&page=3&sort=price|asc&type=flat&type=mews'),
    ).toBe('max_price=300000&q=Leeds&type=flat%2Cmews');
    expect(toSearchTerms('q=&utm_source=x')).toEqual({});
  });

  test.each(['', 'page=2', 'min_price=lots', 'polygon=1,2'])('are refused as %o', (query) => {
    expect(SavedQuery.safeParse(query).success).toBe(false);
  });

  test('name a search', () => {
    expect(nameSearch('q=Leeds&min_beds=3&type=terraced&max_price=300000')).toBe(
      'Leeds, 3+ beds, terraced, up to £300,000',
    );
    expect(nameSearch('polygon=0,51,1,51,1,52&max_beds=2')).toBe('The area you drew, up to 2 beds');
    expect(nameSearch('parking=true')).toBe('Anywhere in the UK');
    const area = 'travel_area=0,51,1,51,1,52';
    const journey = 'travel_to=LS1 4DY&travel_mode=driving&travel_minutes=30';
    expect(nameSearch(`${area}&${journey}`)).toBe('Within 30 min of LS1 4DY by car');
    expect(nameSearch(`q=Leeds&${area}`)).toBe('Leeds, Within travel time');
  });

  test('rename a search that was named after the ones before', () => {
    const search = { name: 'Leeds, up to £300,000', query: 'max_price=300000&q=Leeds' };
    expect(renameSearch(search, 'max_price=350000&q=Leeds')).toBe('Leeds, up to £350,000');
    expect(renameSearch(search, undefined)).toBe('Leeds, up to £300,000');
    expect(renameSearch({ ...search, name: 'For Mum' }, 'q=York')).toBe('For Mum');
  });

  test('for homes like a lost one name its surroundings, kind, size and price', () => {
    const home = { latitude: 53.8, longitude: -1.5, price: 310_000, noOfBedrooms: 3 };
    const terms = toSearchTerms(createSimilarQuery({ ...home, propertyType: 'terraced' }));
    expect(terms).toMatchObject({
      lat: '53.8',
      radius: '3',
      min_beds: '3',
      min_price: '230000',
      max_price: '345000',
    });
    expect(terms['type']).toContain('semi_detached');
    expect(terms['type']).not.toContain('flat');
  });
});

describe('the time of an alert', () => {
  test.each([
    ['instant', '11-23T09:00', '2026-11-23T09:05:00.000Z'],
    ['instant', '11-23T09:04', '2026-11-23T09:05:00.000Z'],
    ['daily', '11-23T06:59', '2026-11-23T07:00:00.000Z'],
    ['daily', '11-23T07:00', '2026-11-24T07:00:00.000Z'],
    // Summer time in London.
    ['daily', '07-01T05:59', '2026-07-01T06:00:00.000Z'],
    // Saved on a Wednesday.
    ['weekly', '11-23T09:00', '2026-11-25T07:00:00.000Z'],
    ['weekly', '11-25T07:00', '2026-12-02T07:00:00.000Z'],
  ] as const)('of %s at %s is %s', (frequency, time, expected) => {
    expect(computeAlertDueTime(frequency, '2026-11-18T12:00:00.000Z', at(time)).toISOString()).toBe(expected);
  });
});
