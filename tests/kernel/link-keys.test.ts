import { expect, test } from 'vitest';
import { ShortlistId, type ShortlistId as Id } from '../../events/vocabulary.ts';
import { findByLinkToken, toLinkToken } from '../../functions/kernel/data/link-keys.ts';
import { createSecretKey, isSecretKey } from '../../functions/kernel/data/secret-keys.ts';
import { linkTokenPattern } from '../../functions/kernel/link-token.ts';

const id = ShortlistId.parse('shl_01K9ZX3Q6T4C8V0R2M5N7P9B1D');
const key = createSecretKey();
const open = (token: string, row?: { readonly key?: string }) =>
  findByLinkToken(token, {
    prefix: 'shl',
    schema: ShortlistId,
    find: async (asked: Id) => (asked === id ? row : undefined),
  });

test('a link opens the row whose id and key it ends with', async () => {
  const token = toLinkToken({ id, key });
  expect(token).toMatch(linkTokenPattern);
  expect(await open(token, { key })).toEqual({ key });
});

test.each([
  ['another key', toLinkToken({ id, key: createSecretKey() }), { key }],
  ['the beginning of the key', toLinkToken({ id, key: key.slice(0, -1) }), { key }],
  ['no key, at a row whose key was erased', toLinkToken({ id, key: '' }), { key: '' }],
  ['no key, at a row that has none', toLinkToken({ id, key: '' }), {}],
  ['an id that no row has', toLinkToken({ id: 'shl_01K9ZX3Q6T4C8V0R2M5N7P9B2D', key }), { key }],
  ['what is no id', `../x.${key}`, { key }],
  ['nothing', '', { key }],
])('a link with %s opens nothing', async (_what, token, row) => {
  expect(await open(token, row)).toBeUndefined();
});

test('earlier, shorter keys go on opening', () => {
  const earlier = 'A-_aB3dE5gH7jK9mN1pQ3sT5';
  expect(toLinkToken({ id, key: earlier })).toMatch(linkTokenPattern);
  expect(isSecretKey(earlier, earlier)).toBe(true);
});
