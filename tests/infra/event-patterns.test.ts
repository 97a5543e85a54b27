import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noticedEvents } from '../../functions/reach/notifications/domain/rules/index.ts';
import { maxPatternLength, toEventPatterns } from '../../infra/constructs/event-patterns.ts';

const split = (names: readonly string[]) =>
  toEventPatterns('gable', names).map(({ detailType = [] }) => detailType);
const lengths = (names: readonly string[]) =>
  split(names).map((types) => JSON.stringify({ source: ['gable'], 'detail-type': types }).length);

const name = fc
  .tuple(fc.stringMatching(/^[a-z]{3,12}$/), fc.stringMatching(/^[a-z_]{3,24}$/))
  .map(([noun, verb]) => `${noun}.${verb}.v1`);
const names = fc.uniqueArray(name, { maxLength: 200 });

describe('the patterns of a subscriber', () => {
  test('have each name once and no name that is too long, however many there are', () => {
    fc.assert(
      fc.property(names, (all) => {
        expect(split(all).flat().toSorted()).toEqual(all.toSorted());
        for (const length of lengths(all)) expect(length).toBeLessThanOrEqual(maxPatternLength);
      }),
    );
  });

  test('are one for a few names', () => {
    expect(split(['offer.made.v1', 'offer.accepted.v1'])).toEqual([['offer.made.v1', 'offer.accepted.v1']]);
  });

  test('leave a name in its place, or move it to a later one, when another is added', () => {
    fc.assert(
      fc.property(names, name, (all, added) => {
        const place = (in_: readonly string[], one: string) =>
          split(in_).findIndex((types) => types.includes(one));
        const more = [...new Set([...all, added])];
        for (const one of all) expect(place(more, one)).toBeGreaterThanOrEqual(place(all, one));
      }),
    );
  });

  test('have room for a hundred more events that people are notified of', () => {
    const more = Array.from({ length: 100 }, (_, index) => `property.something_longer_${index}.v1`);
    const all = [...noticedEvents.map((event) => event.name), ...more];
    for (const length of lengths(all)) expect(length).toBeLessThanOrEqual(maxPatternLength);
  });

  test('refuse a name that no pattern can hold', () => {
    expect(() => split(['x'.repeat(maxPatternLength)])).toThrow(RangeError);
  });
});
