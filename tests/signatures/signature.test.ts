import { describe, expect, test } from 'vitest';
import {
  calculateSignatureEnd,
  findCheckOfName,
  isNameOfAccount,
} from '../../functions/people/signatures/domain/signature.ts';
import { assertSigned, hashPaper } from '../../functions/people/signatures/queries/paper-hash.ts';

const identityCheckedAt = '2026-05-01T09:00:00.000Z';

describe('findCheckOfName', () => {
  test.each<[string, object, string, string | undefined]>([
    ['their own name', { firstName: 'Sarah', lastName: 'O’Hara-Lee' }, 'SARAH O’HARA LEE', identityCheckedAt],
    ['a co-owner’s name', { firstName: 'Sarah', lastName: 'Seller' }, 'Sam Seller', undefined],
    ['part of their name', { firstName: 'Sarah', lastName: 'Seller' }, 'Sarah', undefined],
    ['a name of an account without one', {}, 'Sarah Seller', undefined],
  ])('with %s', (_, account, name, checkedAt) => {
    expect(findCheckOfName({ ...account, identityCheckedAt }, name)).toBe(checkedAt);
  });

  test('of an account that wasn’t checked', () => {
    expect(findCheckOfName({ firstName: 'Sarah', lastName: 'Seller' }, 'Sarah Seller')).toBeUndefined();
  });
});

test.each([
  ['2026-11-30T10:00:00.000Z', '2032-11-30T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', '2034-03-01T10:00:00.000Z'],
])('the evidence of a signature of %s goes on %s, calendar years later', (signedAt, end) => {
  expect(calculateSignatureEnd({ signedAt })).toBe(Date.parse(end) / 1_000);
});

test('assertSigned refuses bytes that one of the signatures isn’t on', () => {
  const bytes = new TextEncoder().encode('as signed');
  const signature = { paperHash: hashPaper(bytes) };
  expect(() => assertSigned([signature, signature], bytes)).not.toThrow();
  expect(() => assertSigned([signature, { paperHash: '0'.repeat(64) }], bytes)).toThrow('not the one');
});

test.each<[string, boolean]>([
  ['Sarah Seller', true],
  ['SARAH JANE SELLER', true],
  ['Sam Seller', false],
  ['Sarah', false],
  ['Sarah Smith', false],
])('isNameOfAccount: %s of Sarah Seller is %s', (name, isOwn) => {
  expect(isNameOfAccount({ firstName: 'Sarah', lastName: 'Seller' }, name)).toBe(isOwn);
  expect(isNameOfAccount({}, name)).toBe(false);
});
