import { randomUUID } from 'node:crypto';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';

const database = new DynamoDBClient();
const events = new EventBridgeClient();

/** `POST /orders`: keeps an order and tells of it. */
export async function handler(request: { readonly body?: string }) {
  const id = randomUUID();
  const { item }: { readonly item?: string } = JSON.parse(request.body ?? '{}');
  if (item === undefined) return { statusCode: 400, body: JSON.stringify({ message: 'name an item' }) };
  await database.send(
    new PutItemCommand({
      TableName: process.env['ORDERS'],
      Item: { id: { S: id }, item: { S: item }, state: { S: 'taken' } },
    }),
  );
  const entry = {
    EventBusName: process.env['BUS'],
    Source: 'shop',
    DetailType: 'order-taken',
    Detail: JSON.stringify({ id, item }),
  };
  await events.send(new PutEventsCommand({ Entries: [entry] }));
  return { statusCode: 201, body: JSON.stringify({ id }) };
}
