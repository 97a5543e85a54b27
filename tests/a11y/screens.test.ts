import { describe, expect, test } from 'vitest';
import pages from '../../functions/reach/site-pages/domain/pages.json' with { type: 'json' };
import { isScreenOf, screens } from './screens.ts';

describe('the screens of the accessibility checks', () => {
  test.each(pages)('have the page $path', ({ path }) => {
    // A page whose path has a parameter, and one of the desk, is listed in screens.ts.
    expect(screens.filter((screen) => isScreenOf(path, screen))).not.toEqual([]);
  });

  test.each([
    ['/my-listing/:id/offers', '/my-listing/{own}/offers', true],
    ['/my-listing/:id', '/my-listing/{own}/offers', false],
    ['/messages/:propertyId/:buyerId', '/messages/{chat}', true],
    ['/help', '/help#deposit', true],
    ['/help', '/', false],
  ])('tell whether %s is looked at by %s', (pattern, path, isOf) =>
    expect(isScreenOf(pattern, { path })).toBe(isOf),
  );
});
