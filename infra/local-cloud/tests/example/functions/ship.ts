import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';

const database = new DynamoDBClient();

/** Ships the parcels of a batch. */
export async function handler(batch: { readonly Records: readonly { readonly body: string }[] }) {
  for (const { body } of batch.Records) {
    const { id, packedAt }: { readonly id: string; readonly packedAt: string } = JSON.parse(body);
    await database.send(
      new UpdateItemCommand({
        TableName: process.env['ORDERS'],
        Key: { id: { S: id } },
        UpdateExpression: 'SET #state = :shipped, packedAt = :packedAt',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':shipped': { S: 'shipped' }, ':packedAt': { S: packedAt } },
      }),
    );
  }
}
