import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type * as commands from '@aws-sdk/lib-dynamodb';
import { parseAnswerText, toRequestText } from './attribute-values.ts';
import { createSdkCalls } from './sdk-call.ts';

const createCall = createSdkCalls(new DynamoDBClient({}), {
  client: 'DynamoDBClient',
  name: 'dynamodb',
  target: 'DynamoDB_20120810',
  version: '1.0',
  namespace: 'com.amazonaws.dynamodb',
  endpointVariable: 'AWS_ENDPOINT_URL_DYNAMODB',
});

/** An operation by its name of AWS; it is sent when its promise is asked for. */
function createOperation<Input extends object, Output>(operation: string, isRetried = true) {
  const call = createCall(operation, isRetried);
  // An attempt that follows a lost answer has the token of the first, so that a transaction happens once.
  const isTokened = operation === 'TransactWriteItems';
  const send = async (input: Input): Promise<Output> => {
    const body = toRequestText(isTokened ? { ClientRequestToken: randomUUID(), ...input } : input);
    const output: unknown = { $metadata: {}, ...parseAnswerText(await call(body)) };
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the seam between an answer's JSON and the SDK's types
    return output as Output;
  };
  return (input: Input) => ({ promise: () => send(input) });
}

/**
 * DynamoDB as ElectroDB and the kernel call it, with plain values in columns. An operation throws the SDK's errors, such
 * as `TransactionCanceledException`.
 */
export const databaseClient = {
  batchGet: createOperation<commands.BatchGetCommandInput, commands.BatchGetCommandOutput>('BatchGetItem'),
  batchWrite: createOperation<commands.BatchWriteCommandInput, commands.BatchWriteCommandOutput>(
    'BatchWriteItem',
  ),
  delete: createOperation<commands.DeleteCommandInput, commands.DeleteCommandOutput>('DeleteItem'),
  get: createOperation<commands.GetCommandInput, commands.GetCommandOutput>('GetItem'),
  put: createOperation<commands.PutCommandInput, commands.PutCommandOutput>('PutItem'),
  query: createOperation<commands.QueryCommandInput, commands.QueryCommandOutput>('Query'),
  scan: createOperation<commands.ScanCommandInput, commands.ScanCommandOutput>('Scan'),
  transactGet: createOperation<commands.TransactGetCommandInput, commands.TransactGetCommandOutput>(
    'TransactGetItems',
  ),
  transactWrite: createOperation<commands.TransactWriteCommandInput, commands.TransactWriteCommandOutput>(
    'TransactWriteItems',
  ),
  update: createOperation<commands.UpdateCommandInput, commands.UpdateCommandOutput>('UpdateItem'),
  /** One attempt, for a change that may not happen twice. */
  updateOnce: createOperation<commands.UpdateCommandInput, commands.UpdateCommandOutput>('UpdateItem', false),
  createSet: (values: readonly unknown[]) => new Set(values),
};
