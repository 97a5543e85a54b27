import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PropertyStatus } from '../../events/vocabulary.ts';
import {
  applyPropertyChange,
  toDraftData,
  editProperty,
} from '../../functions/properties/domain/edit-property.ts';
import { DraftChange } from '../../functions/properties/domain/listing.ts';
import type { Property } from '../../functions/properties/domain/property.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { daysLater, home, ids, namesOf, noon, picture } from './sample.ts';

const later = daysLater(1);
const change = (property: Property, fields: Record<string, unknown>) =>
  editProperty(property, applyPropertyChange(property, DraftChange.parse(fields)), pictures, later);
const pictures = { pictures: [picture(ids.photo)] };
const changed = (property: Property, fields: Record<string, unknown>) => {
  const decision = change(property, fields);
  if (!decision) throw new Error('Nothing was changed');
  return decision;
};

const refusedWith = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : 'unexpected';
  }
};

describe('a price', () => {
  test('that falls is history, a reduction and news for who saved the home', () => {
    const { property, entries, events } = changed(home(), { price: 310_000 });
    expect(property).toMatchObject({
      price: 310_000,
      previousPrice: 325_000,
      reducedAt: later.toISOString(),
      version: 4,
    });
    expect(entries).toEqual([{ at: later.toISOString(), kind: 'price', price: 310_000, before: 325_000 }]);
    expect(namesOf(events)).toEqual(['property.changed.v1', 'property.price_changed.v1']);
    expect(events[1]?.detail).toMatchObject({ from: 325_000, to: 310_000, underOffer: false });
  });

  test('that rises is history and no reduction', () => {
    const { property, entries } = changed(home(), { price: 340_000 });
    expect(property.reducedAt).toBeUndefined();
    expect(entries).toHaveLength(1);
  });

  test('before the first listing is nobody’s news', () => {
    const unlisted = home({ status: 'pending_payment', firstListedAt: undefined });
    expect(changed(unlisted, { price: 310_000 }).entries).toEqual([]);
  });
});

test('tenure and key facts tell what changed, and that an offer stands', () => {
  const { events } = changed(home({ status: 'under_offer' }), {
    tenure: 'share_of_freehold',
    keyFacts: { councilTaxBand: 'D', chainFree: true, mobile: 'good' },
  });
  expect(events.slice(1)).toMatchObject([
    { name: 'property.tenure_changed.v1', detail: { from: 'freehold', underOffer: true } },
    {
      name: 'property.key_facts_changed.v1',
      detail: { fields: ['councilTaxBand', 'mobile'], underOffer: true },
    },
  ]);
});

test('nothing changed is no change', () => {
  expect(change(home(), { price: 325_000 })).toBeUndefined();
});

test('after exchange nothing can be changed, in every state before it something can', () => {
  for (const status of PropertyStatus.options) {
    const locked = ['exchanged', 'completed', 'removed'].includes(status);
    const attempt = refusedWith(() => change(home({ status }), { price: 310_000 }));
    expect([status, attempt]).toEqual([status, locked ? 'conflict' : undefined]);
  }
});

describe('a home on sale', () => {
  test('can not be made less complete', () => {
    expect(() => change(home(), { images: [] })).toThrow(
      expect.objectContaining({
        code: 'invalid',
        extras: expect.objectContaining({ errors: { images: [expect.any(String)] } }),
      }),
    );
  });

  test('is not held up by what time has brought', () => {
    const epcCertificate = { status: 'ordered', orderedOn: '2026-01-01' };
    expect(changed(home({ epcCertificate }), { price: 310_000 }).property.price).toBe(310_000);
  });

  test.each([{ houseNo: '15' }, { postcode: 'LS6 3HQ' }])('can not move: %o', (fields) => {
    expect(() => change(home(), fields)).toThrow(expect.objectContaining({ code: 'invalid' }));
    expect(change(home({ status: 'withdrawn' }), fields)).toBeDefined();
  });
});

test.each(['price', 'houseNo', 'description'])('%s can not be left out again', (field) => {
  expect(() => change(home({ status: 'withdrawn' }), { [field]: null })).toThrow(
    expect.objectContaining({ extras: { errors: { [field]: ['This can not be left out.'] } } }),
  );
});

test('an edit keeps the life of the listing and every field that it did not name', () => {
  const fields = fc.record(
    {
      price: fc.integer({ min: 1_000, max: 1_000_000 }),
      chainFree: fc.boolean(),
      noOfBedrooms: fc.integer({ min: 0, max: 9 }),
      floorAreaSqm: fc.constant(88),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fields, (named) => {
      const before = home({ package: undefined, backOnMarketAt: noon.toISOString() });
      const after = change(before, named)?.property ?? before;
      expect(toDraftData(after)).toEqual({ ...toDraftData(before), ...named });
      const { ownerId, status, firstListedAt, backOnMarketAt, createdAt } = before;
      expect(after).toMatchObject({ ownerId, status, firstListedAt, backOnMarketAt, createdAt });
    }),
  );
});
