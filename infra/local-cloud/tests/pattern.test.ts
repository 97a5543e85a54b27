import { describe, expect, test } from 'vitest';
import { isPatternMatch } from '../aws/eventbridge/pattern.ts';

const event = {
  source: 'gable',
  'detail-type': 'offer.made.v1',
  detail: {
    price: 250_000,
    state: 'open',
    note: '',
    nothing: null,
    flag: true,
    address: '10.1.2.3',
    path: 'uploads/a/b*.png',
    tags: ['garden', 'new'],
    numbers: [1, 5],
    people: [
      { name: 'Ada', role: 'buyer' },
      { name: 'Grace', role: 'seller' },
    ],
    nested: { deep: { value: 'x' } },
  },
};

const detail = (pattern: unknown) => ({ detail: pattern });

describe('an event pattern', () => {
  test.each<[boolean, string, Record<string, unknown>]>([
    [true, 'exact text', { source: ['other', 'gable'] }],
    [false, 'other text', { source: ['other'] }],
    [true, 'every field must fit', { source: ['gable'], 'detail-type': ['offer.made.v1'] }],
    [false, 'one field that does not', { source: ['gable'], 'detail-type': ['offer.withdrawn.v1'] }],
    [false, 'a field that is not there', { region: ['eu-west-2'] }],
    [true, 'nothing asked', {}],
    [true, 'exact number', detail({ price: [250_000] })],
    [false, 'a number is not its text', detail({ price: ['250000'] })],
    [true, 'exact truth', detail({ flag: [true] })],
    [true, 'null', detail({ nothing: [null] })],
    [false, 'null is not absent', detail({ missing: [null] })],
    [true, 'empty text', detail({ note: [''] })],
    [true, 'prefix', { 'detail-type': [{ prefix: 'offer.' }] }],
    [false, 'another prefix', { 'detail-type': [{ prefix: 'Offer.' }] }],
    [true, 'prefix in any case', { 'detail-type': [{ prefix: { 'equals-ignore-case': 'OFFER.' } }] }],
    [true, 'suffix', { 'detail-type': [{ suffix: '.v1' }] }],
    [true, 'suffix in any case', { 'detail-type': [{ suffix: { 'equals-ignore-case': '.V1' } }] }],
    [true, 'equals-ignore-case', { source: [{ 'equals-ignore-case': 'GABLE' }] }],
    [true, 'wildcard', { 'detail-type': [{ wildcard: 'offer.*.v1' }] }],
    [false, 'wildcard to the end', { 'detail-type': [{ wildcard: 'offer.*.v' }] }],
    [true, 'escaped wildcard', detail({ path: [{ wildcard: 'uploads/*\\*.png' }] })],
    [false, 'wildcard takes dots literally', { 'detail-type': [{ wildcard: 'offer?made*' }] }],
    [true, 'anything-but', detail({ state: [{ 'anything-but': 'closed' }] })],
    [false, 'anything-but a list', detail({ state: [{ 'anything-but': ['closed', 'open'] }] })],
    [true, 'anything-but a number', detail({ price: [{ 'anything-but': [1, 2] }] })],
    [false, 'anything-but prefix', detail({ state: [{ 'anything-but': { prefix: 'op' } }] })],
    [false, 'anything-but prefixes', detail({ state: [{ 'anything-but': { prefix: ['cl', 'op'] } }] })],
    [true, 'anything-but suffix', detail({ state: [{ 'anything-but': { suffix: 'ed' } }] })],
    [false, 'anything-but wildcard', detail({ state: [{ 'anything-but': { wildcard: 'o*n' } }] })],
    [
      false,
      'anything-but in any case',
      detail({ state: [{ 'anything-but': { 'equals-ignore-case': ['OPEN'] } }] }),
    ],
    [false, 'anything-but of what is not there', detail({ missing: [{ 'anything-but': 'x' }] })],
    [true, 'numeric range', detail({ price: [{ numeric: ['>', 100_000, '<=', 250_000] }] })],
    [false, 'numeric bound', detail({ price: [{ numeric: ['<', 250_000] }] })],
    [true, 'numeric equality', detail({ price: [{ numeric: ['=', 2.5e5] }] })],
    [false, 'numeric of text', detail({ state: [{ numeric: ['>', 0] }] })],
    [true, 'cidr', detail({ address: [{ cidr: '10.1.0.0/16' }] })],
    [false, 'cidr of another network', detail({ address: [{ cidr: '10.2.0.0/16' }] })],
    [true, 'exists', detail({ state: [{ exists: true }] })],
    [true, 'exists, though null', detail({ nothing: [{ exists: true }] })],
    [true, 'does not exist', detail({ missing: [{ exists: false }] })],
    [false, 'does exist', detail({ state: [{ exists: false }] })],
    [false, 'exists looks at leaves alone', detail({ nested: [{ exists: true }] })],
    [true, 'absent inside what is absent', detail({ gone: { deep: [{ exists: false }] } })],
    [true, 'any element of a list', detail({ tags: ['new'] })],
    [false, 'no element of a list', detail({ tags: ['old'] })],
    [true, 'an operator on any element', detail({ numbers: [{ numeric: ['>', 4] }] })],
    [true, 'nested', detail({ nested: { deep: { value: ['x'] } } })],
    [false, 'nested under text', detail({ state: { deep: ['x'] } })],
    [true, 'one object of a list', detail({ people: { name: ['Ada'], role: ['buyer'] } })],
    [false, 'not across objects of a list', detail({ people: { name: ['Ada'], role: ['seller'] } })],
    [true, '$or', { $or: [{ source: ['other'] }, { 'detail-type': ['offer.made.v1'] }] }],
    [false, '$or with none', { $or: [{ source: ['other'] }, { source: ['another'] }] }],
    [true, '$or inside', detail({ $or: [{ price: [1] }, { state: ['open'] }] })],
    [false, '$or beside a field that does not fit', { source: ['x'], $or: [{ source: ['gable'] }] }],
  ])('%s: %s', (expected, _, pattern) => {
    expect(isPatternMatch(pattern, event)).toBe(expected);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown operator', { source: [{ like: 'g' }] }, /Unrecognized match type like/],
    ['a bare value', { source: 'gable' }, /"source" must be an object or an array/],
    ['half a range', detail({ price: [{ numeric: ['>'] }] }), /numeric needs pairs/],
    ['two wildcards in a row', { source: [{ wildcard: 'g**' }] }, /Consecutive wildcard/],
  ])('refuses %s', (_, pattern, reason) => {
    expect(() => isPatternMatch(pattern, event)).toThrow(reason);
  });
});
