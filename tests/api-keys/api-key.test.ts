import { describe, expect, test } from 'vitest';
import {
  type ApiKey,
  type ApiKeyList,
  createApiKey,
  createEmptyList,
  endApiKey,
  findKeyEnd,
  maxKeys,
  rotateApiKey,
} from '../../functions/people/api-keys/domain/api-key.ts';

const userId = `usr_${'0'.repeat(26)}` as const;
const noon = new Date('2026-11-29T12:00:00.000Z');
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);
const toId = (nth: number) => `key_${String(nth).padStart(26, '0')}` as const;
const toText = (nth: number) => ({ hash: `hash-${nth}`, hint: `hnt${nth}` });
const makeKey = (list: ApiKeyList, nth = 1, name = `Key ${nth}`) =>
  createApiKey(list, { id: toId(nth), name, scopes: ['homes:read'], days: 30 }, toText(nth), noon);
const rotate = (list: ApiKeyList, nth: number, now: Date, validFrom = 0) =>
  rotateApiKey(list, toId(1), toText(nth), { now, validFrom });
const makeKeys = (count: number): ApiKeyList =>
  Array.from({ length: count }).reduce<ApiKeyList>(
    (list, _, nth) => makeKey(list, nth + 1).list,
    createEmptyList(userId),
  );
const only = ({ keys: [key] }: ApiKeyList): ApiKey => {
  if (!key) throw new Error('There is no key');
  return key;
};

describe('createApiKey', () => {
  test('keeps a hash and an end, and says what was made', () => {
    const { list, kept, ended, events } = makeKey(createEmptyList(userId));
    expect(list).toMatchObject({ version: 1, keys: [{ id: toId(1), hint: 'hnt1', days: 30 }] });
    expect(kept).toEqual([
      { hash: 'hash-1', issuedAt: noon.toISOString(), expiresAt: later(30).toISOString() },
    ]);
    expect(ended).toEqual([]);
    expect(events).toMatchObject([{ name: 'api_key.created.v1', detail: { userId, keyId: toId(1) } }]);
    expect(JSON.stringify(events)).not.toMatch(/hash|hnt/);
  });

  test('refuses one too many, and a name that another key has', () => {
    expect(() => makeKey(makeKeys(maxKeys), 99)).toThrow('the most there can be');
    expect(() => makeKey(makeKeys(1), 2, 'key 1')).toThrow('Some details aren’t right.');
    expect(makeKey(makeKeys(maxKeys - 1), 99).list.keys).toHaveLength(maxKeys);
  });
});

describe('rotateApiKey', () => {
  test('gives a new text as many days, and the one before a day more', () => {
    const { key, kept, ended } = rotate(makeKeys(1), 2, later(3));
    expect(key).toMatchObject({ hint: 'hnt2', name: 'Key 1', createdAt: noon.toISOString() });
    expect(kept).toMatchObject([
      { hash: 'hash-2', expiresAt: later(33).toISOString() },
      { hash: 'hash-1', issuedAt: noon.toISOString(), expiresAt: later(4).toISOString() },
    ]);
    expect(ended).toEqual([]);
  });

  test('does not prolong a text that ends within the day, and ends the one before it', () => {
    const once = rotate(makeKeys(1), 2, new Date(later(30).getTime() - 1_000));
    expect(once.key.formerText?.expiresAt).toBe(later(30).toISOString());
    expect(rotate(once.list, 3, later(30)).ended).toMatchObject([{ hash: 'hash-1' }]);
  });

  test('is refused for a day, as programs still use the text before, unless that ended with the sign-ins', () => {
    const { list } = rotate(makeKeys(1), 2, later(3));
    const refused = expect.objectContaining({ code: 'conflict', extras: { state: 'rotated' } });
    expect(() => rotate(list, 3, new Date(later(4).getTime() - 1))).toThrow(refused);
    expect(rotate(list, 3, later(4)).ended).toMatchObject([{ hash: 'hash-1' }]);
    expect(rotate(list, 3, later(3), later(3).getTime() / 1_000).ended).toMatchObject([{ hash: 'hash-1' }]);
  });

  test('knows no key of others', () => {
    const anew = { now: noon, validFrom: 0 };
    expect(() => rotateApiKey(makeKeys(1), toId(9), toText(2), anew)).toThrow('We can’t find that key.');
  });
});

describe('endApiKey', () => {
  test('ends all texts of a key', () => {
    const { list } = rotate(makeKeys(2), 3, noon);
    const { ended, list: left } = endApiKey(list, toId(1));
    expect(ended.map(({ hash }) => hash)).toEqual(['hash-3', 'hash-1']);
    expect(left.keys.map(({ id }) => id)).toEqual([toId(2)]);
  });
});

describe('findKeyEnd', () => {
  const seconds = noon.getTime() / 1000;
  test.each([
    ['works', seconds, noon, undefined],
    ['works in its last second', 0, new Date(later(30).getTime() - 1), undefined],
    ['is over on its day', 0, later(30), 'expired'],
    ['ended with the sign-ins', seconds + 1, noon, 'signed_out'],
  ] as const)('%s', (_, validFrom, time, end) => {
    expect(findKeyEnd(only(makeKeys(1)), validFrom, time)).toBe(end);
  });
});
