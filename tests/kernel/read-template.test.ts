import fc from 'fast-check';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as databaseClients from '../../functions/kernel/data/database-client.ts';
import type * as documentEntities from '../../functions/kernel/data/document-entity.ts';
import type * as readTemplates from '../../functions/kernel/data/read-template.ts';
import type * as rows from '../../functions/kernel/data/row.ts';

// The table's name is read from the environment when these modules are loaded.
let kernel: typeof documentEntities & typeof readTemplates & typeof rows & typeof databaseClients;
beforeAll(async () => {
  vi.stubEnv('TABLE_NAME', 'table');
  kernel = {
    ...(await import('../../functions/kernel/data/document-entity.ts')),
    ...(await import('../../functions/kernel/data/read-template.ts')),
    ...(await import('../../functions/kernel/data/row.ts')),
    ...(await import('../../functions/kernel/data/database-client.ts')),
  };
});
afterAll(() => vi.unstubAllEnvs());

const Parcel = z.object({ id: z.string(), ownerId: z.string(), place: z.string(), at: z.string() });

const defineParcels = () => {
  const { defineDocumentEntity, documentColumn, indexKey, rowKey, text } = kernel;
  return defineDocumentEntity('parcel', Parcel, {
    columns: { id: text, ownerId: text, place: text, at: text, parcel: documentColumn },
    indexes: {
      byId: rowKey(['ownerId', 'id']),
      byPlace: indexKey('gsi1', 'place', 'at', 'id'),
      byAge: indexKey('gsi2', [], 'at', 'id'),
    },
  });
};

const value = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .filter((one) => !one.includes('\uE000'));
const selection = fc.record({ place: value, at: value, id: value }, { requiredKeys: ['place'] });
const options = fc.record(
  { order: fc.constantFrom('asc' as const, 'desc' as const), limit: fc.integer({ min: 1, max: 500 }) },
  { requiredKeys: [] },
);

describe('parameters that were built before', () => {
  test('of a row are those of ElectroDB', () => {
    const parcels = defineParcels();
    fc.assert(
      fc.property(value, value, (ownerId, id) => {
        expect(parcels.toGetParams({ ownerId, id })).toEqual(
          parcels.row.get({ ownerId, id }).params({ consistent: true }),
        );
      }),
    );
  });

  test('of a list are those of ElectroDB', async () => {
    const parcels = defineParcels();
    const query = vi.spyOn(kernel.databaseClient, 'query');
    query.mockReturnValue({ promise: async () => ({ Items: [], $metadata: {} }) });
    await fc.assert(
      fc.asyncProperty(selection, options, async (selected, chosen) => {
        await parcels.list('byPlace', selected, chosen);
        expect(query.mock.lastCall?.[0]).toEqual(parcels.row.query.byPlace(selected).params(chosen));
        await parcels.list('byAge', { at: selected.place }, chosen);
        expect(query.mock.lastCall?.[0]).toEqual(
          parcels.row.query.byAge({ at: selected.place }).params(chosen),
        );
      }),
    );
    query.mockRestore();
  });

  test('of an empty text are left to ElectroDB', () => {
    const parcels = defineParcels();
    const key = { ownerId: 'usr_1', id: '' };
    expect(parcels.toGetParams(key)).toEqual(parcels.row.get(key).params({ consistent: true }));
  });

  test('are refused for keys that keep the case of their values', () => {
    const { createKeyParams } = kernel;
    const toParams = createKeyParams((id) => ({ TableName: 'table', Key: { pk: id, sk: 'row' } }));
    expect(() => toParams('A')).toThrow('lower case');
  });
});

test('a list reads page after page, and a cut one the first page only', async () => {
  const parcels = defineParcels();
  const stored = (id: string) => ({ parcel: { id, ownerId: 'usr_1', place: 'york', at: '2026' } });
  const query = vi.spyOn(kernel.databaseClient, 'query').mockImplementation(({ ExclusiveStartKey }) => ({
    promise: async () =>
      ExclusiveStartKey
        ? { Items: [stored('2')], $metadata: {} }
        : { Items: [stored('1')], LastEvaluatedKey: { pk: 'p', sk: '1' }, $metadata: {} },
  }));
  const list = async (more: object) =>
    (await parcels.list('byPlace', { place: 'york' }, more)).map(({ id }) => id);
  expect(await list({})).toEqual(['1', '2']);
  expect(await list({ limit: 1 })).toEqual(['1']);
  query.mockRestore();
});
