import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PropertyStatus } from '../../events/vocabulary.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import {
  applyPropertyChange,
  toDraftData,
  editProperty,
} from '../../functions/listings/properties/domain/edit-property.ts';
import { DraftChange } from '../../functions/listings/properties/domain/listing.ts';
import type { Property } from '../../functions/listings/properties/domain/property.ts';
import {
  getNoonAfter,
  createProperty,
  ids,
  listEventNames,
  noon,
  createPicture,
} from './property-examples.ts';

const later = getNoonAfter(1);
const change = (property: Property, fields: Record<string, unknown>) =>
  editProperty(property, applyPropertyChange(property, DraftChange.parse(fields)), pictures, later);
const pictures = { pictures: [createPicture(ids.photo)] };
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
  test('adds history, a reduction and an event when it falls', () => {
    const { property, entries, events } = changed(createProperty(), { price: 310_000 });
    expect(property).toMatchObject({
      price: 310_000,
      previousPrice: 325_000,
      reducedAt: later.toISOString(),
      version: 4,
    });
    expect(entries).toEqual([{ at: later.toISOString(), kind: 'price', price: 310_000, before: 325_000 }]);
    expect(listEventNames(events)).toEqual(['property.changed.v1', 'property.price_changed.v1']);
    expect(events[1]?.detail).toMatchObject({ from: 325_000, to: 310_000, underOffer: false });
  });

  test('adds history but no reduction when it rises', () => {
    const { property, entries } = changed(createProperty(), { price: 340_000 });
    expect(property.reducedAt).toBeUndefined();
    expect(entries).toHaveLength(1);
  });

  test('adds no history before the first listing', () => {
    const unlisted = createProperty({ status: 'pending_payment', firstListedAt: undefined });
    expect(changed(unlisted, { price: 310_000 }).entries).toEqual([]);
  });
});

test('publishes changes of tenure and key facts, and that an offer is accepted', () => {
  const { events } = changed(createProperty({ status: 'under_offer' }), {
    tenure: 'share_of_freehold',
    keyFacts: { councilTaxBand: 'D', mobile: 'good' },
  });
  expect(events.slice(1)).toMatchObject([
    { name: 'property.tenure_changed.v1', detail: { from: 'freehold', underOffer: true } },
    {
      name: 'property.key_facts_changed.v1',
      detail: { fields: ['councilTaxBand', 'mobile'], underOffer: true },
    },
  ]);
});

test('returns undefined when nothing changes', () => {
  expect(change(createProperty(), { price: 325_000 })).toBeUndefined();
});

test('rejects changes from exchange on and accepts them in every status before', () => {
  for (const status of PropertyStatus.options) {
    const locked = ['exchanged', 'completed', 'removed'].includes(status);
    const attempt = refusedWith(() => change(createProperty({ status }), { price: 310_000 }));
    expect([status, attempt]).toEqual([status, locked ? 'conflict' : undefined]);
  }
});

describe('a property on sale', () => {
  test('cannot become less complete', () => {
    expect(() => change(createProperty(), { images: [] })).toThrow(
      expect.objectContaining({
        code: 'invalid',
        extras: expect.objectContaining({ errors: { images: [expect.any(String)] } }),
      }),
    );
  });

  test('can be edited despite obstacles that arose over time', () => {
    const epcCertificate = { status: 'ordered', orderedOn: '2026-01-01' };
    expect(changed(createProperty({ epcCertificate }), { price: 310_000 }).property.price).toBe(310_000);
  });

  test.each([{ houseNo: '15' }, { postcode: 'LS6 3HQ' }])('cannot move: %o', (fields) => {
    expect(() => change(createProperty(), fields)).toThrow(expect.objectContaining({ code: 'invalid' }));
    expect(change(createProperty({ status: 'withdrawn' }), fields)).toBeDefined();
  });
});

test.each(['price', 'houseNo', 'description'])('rejects an edit that removes %s', (field) => {
  expect(() => change(createProperty({ status: 'withdrawn' }), { [field]: null })).toThrow(
    expect.objectContaining({ extras: { errors: { [field]: ['This can’t be left out.'] } } }),
  );
});

test('keeps the state of the listing and every field that the edit does not name', () => {
  const fields = fc.record(
    {
      price: fc.integer({ min: 1_000, max: 1_000_000 }),
      chainFree: fc.boolean(),
      noOfBedrooms: fc.integer({ min: 0, max: 9 }),
      floorAreaSqm: fc.constant(88),
    },
    { requiredKeys: [] },
  );
  const before = createProperty({ package: undefined, backOnMarketAt: noon.toISOString() });
  fc.assert(
    fc.property(fields, (named) => {
      const after = change(before, named)?.property ?? before;
      expect(toDraftData(after)).toEqual({ ...toDraftData(before), ...named });
      const { ownerId, status, firstListedAt, backOnMarketAt, createdAt } = before;
      expect(after).toMatchObject({ ownerId, status, firstListedAt, backOnMarketAt, createdAt });
    }),
  );
});
