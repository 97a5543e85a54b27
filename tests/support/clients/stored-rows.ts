import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';

/** When the table expires an item, in unix seconds; undefined if it never does. */
export async function getExpiryTime(
  cloud: TestCloud,
  entity: string,
  id: string,
): Promise<number | undefined> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));
  const wanted = {
    FilterExpression: '#entity = :entity AND id = :id',
    ExpressionAttributeNames: { '#entity': '__edb_e__' },
    ExpressionAttributeValues: { ':entity': entity, ':id': id },
  };
  for (const { name: TableName, timeToLive } of cloud.model.tables)
    for await (const { Items: [item] = [] } of paginateScan({ client }, { TableName, ...wanted }))
      if (item)
        return z
          .number()
          .optional()
          .parse(item[timeToLive ?? '']);
  throw new Error(`There’s no ${entity} ${id}`);
}
