import { afterEach, expect, test, vi } from 'vitest';
import { clearPositionsOnNavigate } from '../../web/app/scroll-position.ts';

const key = 'react-router-scroll-positions';
const here = window.location.pathname + window.location.search;
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test.each([
  ['navigate', null],
  ['reload', { [here]: 900, '/other': 300 }],
  ['back_forward', { [here]: 900, '/other': 300 }],
] as const)('keeps the scroll positions of a page that was opened by %s', (type, kept) => {
  const [load] = performance.getEntriesByType('navigation');
  if (!load) throw new Error('The page was not loaded');
  // The entry itself outlives the file.
  const opened = new Proxy(load, {
    get: (entry, name) => (name === 'type' ? type : Reflect.get(entry, name)),
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]);
  sessionStorage.setItem(key, JSON.stringify({ [here]: 900, '/other': 300 }));
  clearPositionsOnNavigate();
  expect(JSON.parse(sessionStorage.getItem(key) ?? 'null')).toEqual(kept);
});
