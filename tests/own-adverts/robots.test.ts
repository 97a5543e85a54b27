import { describe, expect, test } from 'vitest';
import { isPathAllowed, readRobots } from '../../functions/finding/own-adverts/domain/robots.ts';

const isAllowed = (robots: string, path: string) =>
  isPathAllowed(readRobots(robots, 'GableAdvertReader'), path);

describe('isPathAllowed', () => {
  test.each([
    ['an empty file', '', '/homes/1', true],
    ['everything forbidden', 'User-agent: *\nDisallow: /', '/homes/1', false],
    ['an empty rule', 'User-agent: *\nDisallow:', '/homes/1', true],
    ['another program’s rule', 'User-agent: OtherBot\nDisallow: /', '/homes/1', true],
    [
      'our own rule before that of all',
      'User-agent: *\nDisallow: /\n\nUser-agent: gableadvertreader\nAllow: /',
      '/1',
      true,
    ],
    [
      'our own rule against us',
      'User-agent: *\nAllow: /\nUser-agent: GableAdvertReader\nDisallow: /',
      '/1',
      false,
    ],
    ['one group for several programs', 'User-agent: Other\nUser-agent: *\nDisallow: /', '/1', false],
    ['the longest rule', 'User-agent: *\nDisallow: /homes\nAllow: /homes/sale', '/homes/sale/1', true],
    ['two as long', 'User-agent: *\nDisallow: /homes\nAllow: /homes', '/homes/1', true],
    ['a wildcard', 'User-agent: *\nDisallow: /*/print', '/homes/1/print', false],
    ['a wildcard that doesn’t fit', 'User-agent: *\nDisallow: /*/print', '/print', true],
    ['an end', 'User-agent: *\nDisallow: /*.html$', '/homes/1.html', false],
    ['an end that comes twice', 'User-agent: *\nDisallow: /*.html$', '/1.html/2.html', false],
    ['an end that isn’t one', 'User-agent: *\nDisallow: /*.html$', '/homes/1.html?print', true],
    ['a comment', 'User-agent: * # all\nDisallow: /private # ours', '/private/1', false],
    ['a web page in its place', '<!doctype html><p>Disallow: /</p>', '/1', true],
  ])('obeys %s', (_, robots, path, allowed) => {
    expect(isAllowed(robots, path)).toBe(allowed);
  });

  test('reads a pattern of a thousand wildcards in no time', () => {
    const robots = `User-agent: *\nDisallow: /${'*a'.repeat(1_000)}$`;
    expect(isAllowed(robots, `/${'a'.repeat(2_000)}b`)).toBe(true);
  });
});
