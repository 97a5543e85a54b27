import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { cloud } from '../support/cloud.ts';

const documents = DynamoDBDocumentClient.from(new DynamoDBClient(cloud.aws));

/** Blocks an account as staff will: no call does so yet. */
export async function block(id: string): Promise<void> {
  const { TableNames = [] } = await documents.send(new ListTablesCommand({}));
  for (const TableName of TableNames) {
    for await (const { pk, sk } of rowsOf(TableName, id))
      await documents.send(
        new UpdateCommand({
          TableName,
          Key: { pk, sk },
          UpdateExpression: 'SET is_active = :blocked, #state = :blocked',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':blocked': 2 },
        }),
      );
  }
}

async function* rowsOf(TableName: string, id: string) {
  const scan = {
    TableName,
    FilterExpression: '#entity IN (:account, :standing) AND (id = :id OR userId = :id)',
    ExpressionAttributeNames: { '#entity': '__edb_e__' },
    ExpressionAttributeValues: { ':account': 'account', ':standing': 'standing', ':id': id },
  };
  for await (const { Items = [] } of paginateScan({ client: documents }, scan)) yield* Items;
}
