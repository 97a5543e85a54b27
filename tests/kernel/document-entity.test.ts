import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import type * as documentEntity from '../../functions/kernel/data/document-entity.ts';
import type * as rows from '../../functions/kernel/data/row.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { interceptCalls, type TableCall } from '../support/table-calls.ts';

// The table's name is read from the environment when these modules are loaded.
let kernel: typeof documentEntity & typeof rows;
beforeAll(async () => {
  vi.stubEnv('TABLE_NAME', 'table');
  kernel = {
    ...(await import('../../functions/kernel/data/document-entity.ts')),
    ...(await import('../../functions/kernel/data/row.ts')),
  };
});

const Parcel = z.object({
  id: z.string(),
  ownerId: z.string(),
  status: z.enum(['open', 'sent']),
  note: z.string().optional(),
  version: z.int(),
});
type Parcel = z.output<typeof Parcel>;
const parcel: Parcel = { id: 'prc_1', ownerId: 'usr_1', status: 'open', version: 1 };

const defineParcels = ({ asJson = false } = {}) => {
  const { defineDocumentEntity, documentColumn, indexKey, number, optionalText, rowKey, text } = kernel;
  return defineDocumentEntity('parcel', Parcel, {
    asJson,
    columns: {
      id: text,
      ownerId: text,
      note: optionalText,
      queue: text,
      version: number,
      parcel: documentColumn,
    },
    derive: ({ status }) => ({ queue: status === 'open' ? 'waiting' : 'none' }),
    indexes: {
      byId: rowKey('id'),
      byOwner: indexKey('gsi1', 'ownerId', 'id'),
      byQueue: { ...indexKey('gsi2', [], 'queue', 'id'), condition: ({ queue }) => queue !== 'none' },
    },
  });
};

describe('defineDocumentEntity', () => {
  test('stores the document, the columns of its keys and the physical keys', () => {
    const { item } = defineParcels().buildInsert(parcel);
    expect(item.Put?.Item).toEqual({
      id: 'prc_1',
      ownerId: 'usr_1',
      queue: 'waiting',
      version: 1,
      parcel,
      pk: '$gable#id_prc_1',
      sk: '$parcel_1',
      gsi1pk: '$gable#ownerid_usr_1',
      gsi1sk: '$parcel_1#id_prc_1',
      gsi2pk: '$gable',
      gsi2sk: '$parcel_1#queue_waiting#id_prc_1',
      __edb_e__: 'parcel',
      __edb_v__: '1',
    });
  });

  test('leaves a row out of an index whose condition it does not meet', () => {
    const { item } = defineParcels().buildInsert({ ...parcel, status: 'sent' });
    expect(item.Put?.Item).not.toHaveProperty('gsi2pk');
  });

  test('stores an optional field as a column where the document has it', () => {
    const { item } = defineParcels().buildInsert({ ...parcel, note: 'Ring twice' });
    expect(item.Put?.Item).toMatchObject({ note: 'Ring twice' });
  });

  test('returns the parsed document of a row', () => {
    expect(defineParcels().parse({ id: 'prc_1', parcel: { ...parcel, size: 3 } })).toEqual(parcel);
  });

  test('stores a document as JSON where its entity asks for it, and reads one that was stored as a map', () => {
    const { buildInsert, parse } = defineParcels({ asJson: true });
    expect(buildInsert(parcel).item.Put?.Item).toMatchObject({ parcel: JSON.stringify(parcel) });
    expect(parse({ parcel: JSON.stringify({ ...parcel, size: 3 }) })).toEqual(parcel);
    expect(parse({ parcel: { ...parcel, size: 3 } })).toEqual(parcel);
  });

  test('inserts version 1 on the condition that no row exists', () => {
    const { item } = defineParcels().buildSave(parcel);
    expect(item.Put?.ConditionExpression).toBe('attribute_not_exists(#pk) AND attribute_not_exists(#sk)');
  });

  test('replaces the version before', () => {
    const { item } = defineParcels().buildSave({ ...parcel, version: 5 });
    expect(item.Put).toMatchObject({
      ConditionExpression: '#version = :version0',
      ExpressionAttributeValues: { ':version0': 4 },
      Item: { version: 5 },
    });
  });

  test('deletes and checks the version that was read', () => {
    const expected = {
      TableName: 'table',
      Key: { pk: '$gable#id_prc_1', sk: '$parcel_1' },
      ConditionExpression: '#version = :version0',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version0': 5 },
    };
    const read = { ...parcel, version: 5 };
    expect(defineParcels().buildRemoval(read).item.Delete).toEqual(expected);
    expect(defineParcels().buildCheck(read).item.ConditionCheck).toEqual(expected);
  });

  test('refuses an outdated check as stale, and an insert with the error of its caller', () => {
    const parcels = defineParcels();
    expect(parcels.buildCheck(parcel).refusal?.()).toMatchObject({ code: 'stale' });
    const taken = () => new AppError('gone', 'This parcel is taken.');
    expect(parcels.buildInsert(parcel, taken).refusal?.()).toMatchObject({ code: 'gone' });
  });
});

describe('find', () => {
  test('reads alone, and in one consistent request with the loads that it goes out with', async () => {
    const parcels = defineParcels();
    const { database } = await import('../../functions/kernel/data/database.ts');
    const { loadTogether, toRowKey } = await import('../../functions/kernel/data/row-read.ts');
    const calls: TableCall[] = [];
    const stored = { ...toRowKey(parcels.row.get({ id: 'prc_1' })), parcel };
    const end = interceptCalls(database, async (call) => {
      calls.push(call);
      return call.operation === 'GetItem' ? {} : { Responses: { table: [stored] } };
    });
    onTestFinished(end);
    expect(await parcels.find({ id: 'prc_1' })).toBeUndefined();
    const both = () => Promise.all(['prc_1', 'prc_2'].map((id) => parcels.find({ id })));
    expect(await loadTogether(both)).toEqual([parcel, undefined]);
    expect(calls).toMatchObject([
      { operation: 'GetItem', input: { ConsistentRead: true } },
      { operation: 'BatchGetItem', input: { RequestItems: { table: { ConsistentRead: true } } } },
    ]);
  });
});

describe('rowKey', () => {
  test('takes one partition column or several, and sort columns in their order', () => {
    const { rowKey } = kernel;
    expect(rowKey('id')).toEqual({
      pk: { field: 'pk', composite: ['id'] },
      sk: { field: 'sk', composite: [] },
    });
    expect(rowKey(['couponId', 'by'], 'order', 'id')).toEqual({
      pk: { field: 'pk', composite: ['couponId', 'by'] },
      sk: { field: 'sk', composite: ['order', 'id'] },
    });
  });
});

describe('indexKey', () => {
  test.each(['gsi1', 'gsi2', 'gsi3'] as const)('uses the fields of %s', (index) => {
    expect(kernel.indexKey(index, 'ownerId', 'id')).toEqual({
      index,
      pk: { field: `${index}pk`, composite: ['ownerId'] },
      sk: { field: `${index}sk`, composite: ['id'] },
    });
  });
});

describe('createPaddedNumber', () => {
  test('sorts keys by the number', () => {
    const { defineRow, createPaddedNumber, rowKey, text } = kernel;
    const row = defineRow('page', {
      columns: { id: text, page: createPaddedNumber(4) },
      indexes: { byPage: rowKey('id', 'page') },
    });
    expect(row.get({ id: 'a', page: 12 }).params()).toMatchObject({ Key: { sk: '$page_1#page_0012' } });
  });
});
