import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { observeCalls } from '../observability/aws-call.ts';

const client = observeCalls(new DynamoDBClient({}));
const translation = { marshallOptions: { removeUndefinedValues: true } };

/** The tables, with plain values in their columns; a value of `undefined` is left out. */
export const database = DynamoDBDocumentClient.from(client, translation);

/** One attempt, for a change that may not happen twice: an attempt whose answer is lost can have happened. */
export const databaseOnce = DynamoDBDocumentClient.from(
  observeCalls(new DynamoDBClient({ maxAttempts: 1, requestHandler: client.config.requestHandler })),
  translation,
);
