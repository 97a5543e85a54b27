import { describe, expect, test } from 'vitest';
import { createPathRedirect, hasDotPart } from '../../functions/reach/site-pages/domain/path-redirect.ts';

const site = 'https://gable.example';
const locate = (path: string, query = '') => createPathRedirect(path, new URLSearchParams(query))?.location;

describe('createPathRedirect', () => {
  test.each([
    ['/\\evil%2Etest/'],
    ['/\\\\evil.test/'],
    ['/%5Cevil%252Etest/'],
    ['/%5c%5cevil.test/'],
    ['/\t/evil%2Etest/'],
    ['/%09/evil.test/'],
    ['/\n/x/'],
    ['/%0a/x/'],
    ['/%0d%0aSet-Cookie:%20a=b/'],
    ['/a\u0000b/'],
    ['/\u007f/evil.test/'],
    ['/\u0085/x/'],
    ['/guides/\\evil.test/'],
    ['/%2f\\evil.test/'],
    ['/%2fevil.test/'],
  ])('gives %j no redirect', (path) => {
    expect(locate(path)).toBeUndefined();
  });

  test.each([
    ['/listing/', '/listing'],
    ['//listing//', '/listing'],
    ['//evil.test/', '/evil.test'],
    ['///evil.test/%2e', '/evil.test/.'],
    ['/日本/', '/%E6%97%A5%E6%9C%AC'],
    ['/%E6%97%A5%E6%9C%AC/', '/%E6%97%A5%E6%9C%AC'],
    ['/caf\u00e9 au lait/', '/caf%C3%A9%20au%20lait'],
    ['/100%/', '/100%25'],
    ['/a?b#c/', '/a%3Fb%23c'],
    ['/@evil.test/', '/%40evil.test'],
    ['/javascript:alert(1)/', '/javascript%3Aalert(1)'],
    ['/https:/evil.test/', '/https%3A/evil.test'],
    ['//', '/'],
  ])('sends %j to %s, on the site and in ASCII', (path, location) => {
    expect(locate(path)).toBe(location);
    expect(location).toMatch(/^[!-~]+$/);
    expect(new URL(location, site).origin).toBe(site);
  });

  test('keeps the query, encoded', () => {
    expect(locate('/listing/', 'q=caf\u00e9&next=//evil.test')).toBe(
      '/listing?q=caf%C3%A9&next=%2F%2Fevil.test',
    );
  });
});

describe('hasDotPart', () => {
  test.each([
    ['/blog/..', true],
    ['/blog/%2e%2e', true],
    ['/blog/.%2E', true],
    ['/./blog', true],
    ['/property-details/%2e', true],
    ['/blog/...', false],
    ['/blog/a..b', false],
    ['/blog/.hidden', false],
    ['/blog/%252e%252e', false],
    ['/', false],
  ])('says of %s %s', (path, answer) => {
    expect(hasDotPart(path)).toBe(answer);
  });
});
