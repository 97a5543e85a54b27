import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packageOf, packages } from '../../functions/packages/catalogue.ts';
import { choose, expire, isOver, pause, quote, resume } from '../../functions/packages/choosing.ts';
import { AppError } from '../../functions/shared/errors.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');
const choice = {
  id: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;

test('the catalogue is the agreed one', () => {
  expect(packages.map(({ id, pricePence, days, max_photos }) => [id, pricePence, days, max_photos])).toEqual([
    ['starter', 0, 90, 10],
    ['standard', 9_900, 180, 30],
    ['plus', 24_900, 365, 30],
    ['premium', 49_900, 365, 30],
  ]);
  expect(packages.map(({ vatPence }) => vatPence)).toEqual([0, 1_650, 4_150, 8_317]);
});

test('a quote adds up to the penny under any discount', () => {
  fc.assert(
    fc.property(fc.constantFrom(...packages), fc.integer({ min: 0, max: 60_000 }), (offered, discount) => {
      const { discountPence, vatPence, totalPence } = quote(offered, discount);
      expect(totalPence + discountPence).toBe(offered.pricePence);
      expect(totalPence).toBeGreaterThanOrEqual(0);
      expect(Math.abs(vatPence - totalPence / 6)).toBeLessThanOrEqual(0.5);
    }),
  );
});

describe('choosing', () => {
  test('Starter runs at once, for ninety days', () => {
    const { chosen, events } = choose(packageOf('starter'), choice, noon);
    expect(chosen).toMatchObject({ status: 'active', totalPence: 0, endsAt: '2027-02-19T12:00:00.000Z' });
    expect(events.map(({ name }) => name)).toEqual(['package.chosen.v1', 'package.activated.v1']);
    expect(events[1]?.detail).toMatchObject({ maxPhotos: 10, endsAt: chosen.endsAt });
  });

  test.each(['standard', 'plus', 'premium'] as const)('%s can not be had without a payment', (id) => {
    const trying = () => choose(packageOf(id), choice, noon);
    expect(trying).toThrow(AppError);
    expect(trying).toThrow(expect.objectContaining({ code: 'unavailable' }));
  });

  test('a package is over at its end and not before, and ends once', () => {
    const { chosen } = choose(packageOf('starter'), choice, noon);
    expect(isOver(chosen, new Date('2027-02-19T11:59:59.999Z'))).toBe(false);
    expect(isOver(chosen, new Date('2027-02-19T12:00:00.000Z'))).toBe(true);
    const { chosen: ended, events } = expire(chosen);
    expect(ended).toMatchObject({ status: 'expired', version: 2 });
    expect(isOver(ended, new Date('2028-01-01'))).toBe(false);
    expect(events.map(({ name }) => name)).toEqual(['package.expired.v1']);
  });
});

describe('a package of a home that is sold subject to contract', () => {
  const { chosen: running } = choose(packageOf('starter'), choice, noon);
  const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);

  test('stands still, and ends as much later as it stood', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 89 }), fc.integer({ min: 0, max: 400 }), (before, away) => {
        const paused = pause(running, later(before));
        expect(paused?.events).toMatchObject([{ name: 'package.paused.v1' }]);
        expect(paused && isOver(paused.chosen, later(before + away))).toBe(false);
        const resumed = paused && resume(paused.chosen, later(before + away));
        expect(resumed?.chosen).toMatchObject({ status: 'active', endsAt: later(90 + away).toISOString() });
        expect(resumed?.chosen).not.toHaveProperty('pausedAt');
      }),
    );
  });

  test('is paused once, and resumed only when it was', () => {
    const paused = pause(running, later(1));
    expect(paused && pause(paused.chosen, later(2))).toBeUndefined();
    expect(resume(running, later(2))).toBeUndefined();
    expect(pause(running, later(91))).toBeUndefined();
  });
});
