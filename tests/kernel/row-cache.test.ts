import { beforeEach, describe, expect, test } from 'vitest';
import { createRowCache } from '../../functions/kernel/data/row-cache.ts';

const maxAgeMs = 60_000;
let ms = 0;
beforeEach(() => {
  ms = 0;
});

const createCache = (max = 3) => createRowCache<string>({ max, maxAgeMs, readMs: () => ms });

describe('the cache of rows', () => {
  test('returns a row at its version and at an earlier one', () => {
    const cache = createCache();
    cache.save('home', 7, 'seventh');
    expect(cache.find('home', 7)).toBe('seventh');
    expect(cache.find('home', 6)).toBe('seventh');
    expect(cache.find('another', 7)).toBeUndefined();
  });

  test('returns no row that is older than the version', () => {
    const cache = createCache();
    cache.save('home', 7, 'seventh');
    expect(cache.find('home', 8)).toBeUndefined();
    cache.save('home', 8, 'eighth');
    expect(cache.find('home', 8)).toBe('eighth');
  });

  test('returns no row past its age, however often it was used', () => {
    const cache = createCache();
    cache.save('home', 7, 'seventh');
    ms = maxAgeMs - 1;
    expect(cache.find('home', 7)).toBe('seventh');
    ms = maxAgeMs;
    expect(cache.find('home', 7)).toBeUndefined();
  });

  test('drops the row that was not used for longest', () => {
    const cache = createCache(2);
    cache.save('first', 1, 'a');
    cache.save('second', 1, 'b');
    cache.find('first', 1);
    cache.save('third', 1, 'c');
    expect(['first', 'second', 'third'].filter((id) => cache.find(id, 1))).toEqual(['first', 'third']);
  });
});
