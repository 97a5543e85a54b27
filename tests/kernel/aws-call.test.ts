import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { DynamoDBClient, DynamoDBServiceException, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { MessageRejected, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { observeCalls } from '../../functions/kernel/observability/aws-call.ts';
import { toBareError, toLoggedError } from '../../functions/kernel/observability/error-redaction.ts';
import { readTraceHeader } from '../../functions/kernel/observability/trace.ts';

afterEach(() => vi.unstubAllEnvs());
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const options = { region: 'eu-west-2', credentials };
const $metadata = { httpStatusCode: 400, requestId: 'aws-request-1' };
const refusal = (message: string) =>
  new DynamoDBServiceException({ name: 'ValidationException', $fault: 'client', message, $metadata });

/** A client of the table whose calls fail with an error, or answer nothing. */
function tableClient(error?: Error): DynamoDBClient {
  const client = observeCalls(new DynamoDBClient(options));
  client.middlewareStack.add(
    () => async () => {
      if (error) throw error;
      return { output: { $metadata: {} }, response: undefined };
    },
    { step: 'serialize', priority: 'high', override: true, name: 'answer' },
  );
  return client;
}
const put = (client: DynamoDBClient) =>
  DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: 'table', Item: { pk: 'a' } }));
const caught = (failing: Promise<unknown>) => failing.then(() => undefined, toLoggedError);

test('no call is copied for a logger of the SDK, as each copy is a walk through all of its rows', async () => {
  const info = vi.fn<(line: unknown) => void>();
  const logger = { debug: info, info, warn: info, error: info };
  const client = observeCalls(new DynamoDBClient({ ...options, logger }));
  client.middlewareStack.add(() => async () => ({ output: { $metadata: {} }, response: undefined }), {
    step: 'serialize',
    priority: 'high',
    override: true,
    name: 'answer',
  });
  await put(client);
  expect(info).not.toHaveBeenCalled();
});

describe('an error of AWS in the log', () => {
  test('has its command and its message', async () => {
    const message = 'Type mismatch for key gsi1pk expected: S actual: NULL';
    expect(await caught(put(tableClient(refusal(message))))).toMatchObject({
      name: 'ValidationException',
      command: 'DynamoDB.PutItem',
      message,
      status: 400,
      requestId: 'aws-request-1',
    });
  });

  test.each([
    'The parameter cannot be converted to a numeric value: wanda@private.test 12 Acacia Avenue',
    "1 validation error detected: Value 'Wanda's home' at 'name' failed to satisfy constraint",
    'Unexpected token: "Wanda"',
  ])('has no value of the call: %s', async (message) => {
    const logged = await caught(put(tableClient(refusal(message))));
    expect(logged?.message).toMatch(/value …|token: …/);
    expect(logged?.message).not.toMatch(/wanda|Acacia/i);
  });

  test('has the command alone where a message can name a person', async () => {
    const client = observeCalls(new SESv2Client(options));
    const error = new MessageRejected({ message: 'Not verified: Wanda', $metadata });
    client.middlewareStack.add(() => () => Promise.reject(error), { step: 'serialize', name: 'answer' });
    expect(await caught(client.send(new SendEmailCommand({ Content: {} })))).toMatchObject({
      name: 'MessageRejected',
      command: 'SESv2.SendEmail',
      message: undefined,
    });
  });

  test('keeps its command when a subscriber throws it to the runtime', async () => {
    const error = refusal('Item size has exceeded the maximum allowed size');
    await expect(put(tableClient(error))).rejects.toBe(error);
    expect(toBareError(error)).toMatchObject({ command: 'DynamoDB.PutItem' });
  });
});

describe('the trace of a run', () => {
  const header = 'Root=1-67891233-abcdef012345678912345678;Parent=53995c3f42cd8ad8;Sampled=1;Lineage=1:a:0';

  test('has each call of AWS, sent to the daemon', async () => {
    const daemon = createSocket('udp4').bind(0, '127.0.0.1');
    onTestFinished(() => void daemon.close());
    await once(daemon, 'listening');
    vi.stubEnv('_X_AMZN_TRACE_ID', header);
    vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${daemon.address().port}`);
    const heard = once(daemon, 'message');
    await tableClient().send(new GetItemCommand({ TableName: 'table', Key: { pk: { S: 'a' } } }));
    const [datagram] = z.tuple([z.instanceof(Buffer), z.unknown()]).parse(await heard);
    const [preamble = '', subsegment = ''] = datagram.toString().split('\n');
    expect(JSON.parse(preamble)).toEqual({ format: 'json', version: 1 });
    expect(JSON.parse(subsegment)).toMatchObject({
      name: 'DynamoDB',
      aws: { operation: 'GetItem' },
      trace_id: '1-67891233-abcdef012345678912345678',
      parent_id: '53995c3f42cd8ad8',
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      error: false,
    });
  });

  test.each(['', header.replace('Sampled=1', 'Sampled=0'), 'Root=1-67891233-abcdef012345678912345678'])(
    'is not continued where the run is not sampled: %s',
    (unsampled) => {
      expect(readTraceHeader(unsampled)).toBeUndefined();
    },
  );
});
