import { afterEach, expect, test, vi } from 'vitest';
import { clearPositionsOnNavigate, trackReaderPosition } from '../../web/app/scroll-position.ts';

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

test.each([
  [640, { [here]: 640, '/other': 300 }],
  [0, { [here]: 900, '/other': 300 }],
])('keeps a position of %i that was scrolled to before the site began', (scrollY, kept) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
  sessionStorage.setItem(key, JSON.stringify({ [here]: 900, '/other': 300 }));
  trackReaderPosition()();
  expect(JSON.parse(sessionStorage.getItem(key) ?? 'null')).toEqual(kept);
});

test('keeps the position that is scrolled to until the first page is drawn', () => {
  const position = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  const scrollTo = (scrollY: number) => {
    position.mockReturnValue(scrollY);
    window.dispatchEvent(new Event('scroll'));
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  };
  const stop = trackReaderPosition();
  expect(scrollTo(800)).toEqual({ [here]: 800 });
  expect(scrollTo(0)).toEqual({ [here]: 0 });
  expect(scrollTo(720)).toEqual({ [here]: 720 });
  stop();
  expect(scrollTo(300)).toEqual({ [here]: 720 });
});
