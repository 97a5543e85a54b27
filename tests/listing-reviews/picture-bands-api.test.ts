import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { ImageId, PropertyId } from '../../events/vocabulary.ts';
import type * as data from '../../functions/kernel/data/database.ts';
import type * as pictureIndex from '../../functions/listings/properties/adapters/picture-index-repository.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { cloud } from '../support/cloud.ts';
import { interceptCalls } from '../support/table-calls.ts';

let database: (typeof data)['database'];
let index: typeof pictureIndex;
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ database } = await import('../../functions/kernel/data/database.ts'));
  index = await import('../../functions/listings/properties/adapters/picture-index-repository.ts');
});
afterAll(() => vi.unstubAllEnvs());

const propertyId = PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D');
const imageId = ImageId.parse('img_01K9ZX3Q6T4C8V0R2M5N7P9B1A');
const createPicture = (fingerprint: string) => ({ propertyId, imageId, fingerprint });

const Writes = z.object({
  TransactItems: z.tuple([
    z.object({ Update: z.object({ TableName: z.string(), Key: z.record(z.string(), z.string()) }) }),
  ]),
});
type Row = z.output<typeof Writes>['TransactItems'][0]['Update'];

/** Lets `answer` decide on each write of a band; others go through. */
function interceptWrites(answer: (row: Row) => void): () => void {
  const end = interceptCalls(database, async ({ operation, input }, send) => {
    if (operation === 'TransactWriteItems') answer(Writes.parse(input).TransactItems[0].Update);
    return send();
  });
  onTestFinished(end);
  return end;
}

async function listBands(fingerprint: string): Promise<Row[]> {
  const rows: Row[] = [];
  const end = interceptWrites((row) => void rows.push(row));
  await index.savePictures([createPicture(fingerprint)]);
  end();
  await index.removePicture(imageId, fingerprint);
  return rows;
}

const fill = ({ TableName, Key }: Row) =>
  database.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'ADD pictures :pictures',
      ExpressionAttributeValues: {
        ':pictures': new Set(
          Array.from(
            { length: 2_000 },
            (_, nth) => `${propertyId} ${imageId} ${String(nth).padStart(16, '0')}`,
          ),
        ),
      },
    }),
  );

describe('a photo', () => {
  test('whose band others hold all the time is missing, which is not kept quiet, and is added by the next attempt', async () => {
    const picture = createPicture('1111222233334444');
    let writes = 0;
    const end = interceptWrites(() => {
      writes += 1;
      if (writes > 3)
        throw new TransactionCanceledException({
          message: 'Met another one',
          $metadata: {},
          CancellationReasons: [{ Code: 'TransactionConflict' }],
        });
    });
    await expect(index.savePictures([picture])).rejects.toMatchObject({ code: 'stale' });
    end();
    expect(await index.savePictures([picture])).toEqual([picture]);
    expect(await index.listUnindexed([picture])).toEqual([]);
    expect(await index.listSimilarPictures('1111222233334444')).toEqual([picture]);
  });

  test('is in the index without the bands that are full', async () => {
    const fingerprint = '5555666677778888';
    const picture = createPicture(fingerprint);
    const bands = await listBands(fingerprint);
    expect(bands).toHaveLength(4);
    for (const band of bands.slice(-1)) await fill(band);
    expect(await index.listUnindexed([picture])).toEqual([picture]);
    expect(await index.savePictures([picture])).toEqual([picture]);
    expect(await index.listSimilarPictures(fingerprint)).toContainEqual(picture);
    expect(await index.listUnindexed([picture])).toEqual([]);
  });

  test('whose bands are all full counts as indexed', async () => {
    const fingerprint = '9999aaaabbbbcccc';
    const picture = createPicture(fingerprint);
    for (const band of await listBands(fingerprint)) await fill(band);
    expect(await index.savePictures([picture])).toEqual([]);
  });
});

test.each([
  ['listing similar photos', () => index.listSimilarPictures('ddddeeeeffff0000')],
  ['listing photos that are missing', () => index.listUnindexed([createPicture('ddddeeeeffff0000')])],
  ['adding a photo', () => index.savePictures([createPicture('ddddeeeeffff0000')])],
  ['removing a photo', () => index.removePicture(imageId, 'ddddeeeeffff0000')],
])('%s fails when the table does not get to all bands', async (_, act) => {
  const Input = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
  const end = interceptCalls(database, async ({ operation, input }, send) =>
    operation === 'BatchGetItem'
      ? { Responses: {}, UnprocessedKeys: Input.parse(input).RequestItems }
      : send(),
  );
  onTestFinished(end);
  await expect(act()).rejects.toThrow('did not get to');
});
