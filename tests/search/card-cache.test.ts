import { beforeEach, describe, expect, test } from 'vitest';
import { createCardCache } from '../../functions/search/domain/card-cache.ts';

const maxAgeMs = 60_000;
let ms = 0;
beforeEach(() => {
  ms = 0;
});

const cardAt = (position: number, propertyId = 'home') => ({ propertyId, position });
const createCache = (max = 3) =>
  createCardCache<ReturnType<typeof cardAt>>({ max, maxAgeMs, readMs: () => ms });

describe('the cache of cards', () => {
  test('returns a card at its position and at an earlier one', () => {
    const cache = createCache();
    cache.save(cardAt(7));
    expect(cache.find('home', 7)).toEqual(cardAt(7));
    expect(cache.find('home', 6)).toEqual(cardAt(7));
    expect(cache.find('another', 7)).toBeUndefined();
  });

  test('returns no card that is older than the result', () => {
    const cache = createCache();
    cache.save(cardAt(7));
    expect(cache.find('home', 8)).toBeUndefined();
    cache.save(cardAt(8));
    expect(cache.find('home', 8)).toEqual(cardAt(8));
  });

  test('returns no card past its age, however often it was used', () => {
    const cache = createCache();
    cache.save(cardAt(7));
    ms = maxAgeMs - 1;
    expect(cache.find('home', 7)).toEqual(cardAt(7));
    ms = maxAgeMs;
    expect(cache.find('home', 7)).toBeUndefined();
  });

  test('drops the card that was not used for longest', () => {
    const cache = createCache(2);
    cache.save(cardAt(1, 'first'));
    cache.save(cardAt(1, 'second'));
    cache.find('first', 1);
    cache.save(cardAt(1, 'third'));
    expect(['first', 'second', 'third'].filter((id) => cache.find(id, 1))).toEqual(['first', 'third']);
  });
});
