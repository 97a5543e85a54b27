import { describe, expect, test } from 'vitest';
import { findIdentityCheck } from '../../functions/deals/signatures/domain/signature.ts';

const identityCheckedAt = '2026-05-01T09:00:00.000Z';

describe('findIdentityCheck', () => {
  test.each<[string, object, string, string | undefined]>([
    ['their own name', { firstName: 'Sarah', lastName: 'O’Hara-Lee' }, 'SARAH O’HARA LEE', identityCheckedAt],
    ['a co-owner’s name', { firstName: 'Sarah', lastName: 'Seller' }, 'Sam Seller', undefined],
    ['part of their name', { firstName: 'Sarah', lastName: 'Seller' }, 'Sarah', undefined],
    ['a name of an account without one', {}, 'Sarah Seller', undefined],
  ])('with %s', (_, account, name, checkedAt) => {
    expect(findIdentityCheck({ ...account, identityCheckedAt }, name)).toBe(checkedAt);
  });

  test('of an account that wasn’t checked', () => {
    expect(findIdentityCheck({ firstName: 'Sarah', lastName: 'Seller' }, 'Sarah Seller')).toBeUndefined();
  });
});
