import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PaymentId, PropertyPackageId, UserId } from '../../events/vocabulary.ts';
import {
  splitDonation,
  completeOffset,
  createOffset,
  isOffsetDue,
  calculatePriceOn,
  offsetPrices,
} from '../../functions/money/carbon/domain/offset.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');
const paid = (donationPence: number) => ({
  paymentId: PaymentId.parse('pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T'),
  propertyPackageId: PropertyPackageId.parse('pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G'),
  ownerId: UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E'),
  donationPence,
  dueAt: '2026-12-05T12:00:00.000Z',
});

describe('createOffset', () => {
  test.each([
    [0, 1, {}, { trees: 1, kg: 0 }],
    [100, 1, {}, { trees: 5, kg: 0 }],
    [130, 1, {}, { trees: 6, kg: 5 }],
    [100, 0, {}, { trees: 4, kg: 0 }],
    [100, 1, { kg: 60 }, { trees: 1, kg: 100 }],
    [100, 1, { trees: 2 }, { trees: 5, kg: 0 }],
    [0, 0, {}, { trees: 0, kg: 0 }],
  ])(
    'turns a donation of %s p with %s trees per listing and the wish %o into %o',
    (pence, each, wish, stands) =>
      expect(createOffset(paid(pence), each, wish, noon)).toMatchObject({ ...stands, status: 'planned' }),
  );

  test.each([{ trees: 6 }, { kg: 101 }])('refuses a wish beyond the payment: %o', (wish) =>
    expect(() => createOffset(paid(100), 1, wish, noon)).toThrow('Your payment pays for'),
  );

  test.each([
    ['2026-12-05T11:59:59.000Z', false],
    ['2026-12-05T12:00:00.000Z', true],
  ])('is due at %s: %s', (time, isDue) =>
    expect(isOffsetDue(createOffset(paid(100), 1, {}, noon), new Date(time))).toBe(isDue),
  );

  test('publishes an event with the donation when the offset is completed', () => {
    const planned = createOffset(paid(100), 1, {}, noon);
    expect(completeOffset(planned, 'https://ecologi.com/x')).toMatchObject({
      offset: { status: 'done', url: 'https://ecologi.com/x', version: 2 },
      events: [{ name: 'carbon.offset.v1', detail: { trees: 5, kg: 0, donationPence: 100 } }],
    });
  });
});

test('spends a donation up to less than a kilogram’s price and never exceeds it', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('trees', 'kg'), (pence, into) => {
      const { treePence, kgPence } = calculatePriceOn(noon);
      const { trees, kg } = splitDonation(pence, into, noon);
      const spent = trees * treePence + kg * kgPence;
      expect(spent).toBeLessThanOrEqual(pence);
      expect(pence - spent).toBeLessThan(kgPence);
      expect(kg >= 0 && trees >= 0 && (into === 'trees' || trees === 0)).toBe(true);
    }),
  ));

test('lists offset prices by their first day, newest first', () => {
  const days = offsetPrices.map(({ from }): string => from);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(calculatePriceOn(new Date('2020-01-01'))).toBe(offsetPrices.at(-1));
});
