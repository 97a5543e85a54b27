import { describe, expect, test } from 'vitest';
import { toPropertyCard } from '../../functions/listings/properties/domain/card.ts';
import { editProperty, toDraftData } from '../../functions/listings/properties/domain/edit-property.ts';
import { applyMove } from '../../functions/listings/properties/domain/market.ts';
import type { Property } from '../../functions/listings/properties/domain/property.ts';
import type {
  TransitionActor,
  PropertyVerb,
} from '../../functions/listings/properties/domain/transitions.ts';
import { createProperty } from './property-examples.ts';

const now = new Date('2026-06-01T10:00:00.000Z');
const ownerMark = { checkedAt: '2026-01-10T10:00:00.000Z', basis: 'register', seller: 'owner' } as const;
const move = (property: Partial<Property>, verb: PropertyVerb, by: TransitionActor) =>
  applyMove(createProperty({ ownerMark, ...property }), verb, { by }, now).property.ownerMark;

describe('a mark of the owner', () => {
  test.each([
    ['live', 'pause', 'owner'],
    ['live', 'accept_offer', 'owner'],
    ['under_offer', 'instruct', 'system'],
    ['sold_stc', 'exchange', 'system'],
    ['sold_stc', 'fall_through', 'owner'],
    ['live', 'withdraw', 'owner'],
    ['live', 'hold', 'staff'],
  ] as const)('stays when a %s home is moved by %s', (status, verb, by) =>
    expect(move({ status }, verb, by)).toEqual(ownerMark),
  );

  test.each([
    ['exchanged', 'complete', 'system'],
    ['live', 'remove', 'staff'],
    ['withdrawn', 'remove', 'staff'],
  ] as const)('goes when a %s home is moved by %s', (status, verb, by) =>
    expect(move({ status }, verb, by)).toBeUndefined(),
  );

  test.each([
    ['after some weeks', '2026-05-01T10:00:00.000Z', ownerMark.checkedAt, true],
    ['after so long that it counts as new', '2026-02-01T10:00:00.000Z', ownerMark.checkedAt, false],
    ['after so long, checked meanwhile', '2026-02-01T10:00:00.000Z', '2026-05-20T10:00:00.000Z', true],
  ])('of a home that comes back %s', (_, offMarketAt, checkedAt, stays) => {
    const firstListedAt = '2026-01-11T10:00:00.000Z';
    const mark = { ...ownerMark, checkedAt };
    const home = { status: 'withdrawn', firstListedAt, offMarketAt, ownerMark: mark } as const;
    expect(move(home, 'relist', 'owner')).toEqual(stays ? mark : undefined);
  });

  test.each([
    ['the price', { price: 301_000 }, true],
    ['the house', { houseNo: '99' }, false],
    ['the postcode', { postcode: 'LS1 4AD' }, false],
    ['the tenure', { tenure: 'commonhold' }, false],
  ] as const)('after a change of %s', (_, change, stays) => {
    const home = createProperty({ status: 'pending_payment', ownerMark });
    const { pictures } = home;
    const edited = editProperty(home, { ...toDraftData(home), ...change }, { pictures }, now);
    expect(edited?.property.ownerMark).toEqual(stays ? ownerMark : undefined);
  });

  test('is on the card', () =>
    expect(toPropertyCard(createProperty({ ownerMark }), now)).toMatchObject({ ownerMark }));
});
