import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cloud } from './fixture/cloud.ts';

const queueOf = (part: string) => {
  const queue = cloud.queues.list.find(({ name }) => name.startsWith(`Functions-${part}`));
  if (!queue) throw new Error(`no queue ${part}`);
  return queue;
};
/** A call as the SDK for SQS makes it. */
async function sqs(operation: string, input: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(cloud.awsEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `AmazonSQS.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=${cloud.aws.credentials.accessKeyId}/20260101/eu-west-2/sqs/aws4_request`,
    },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: await response.json() };
}
const QueueUrl = queueOf('SubscriberDeadLetters').url;
const Received = z.object({
  Messages: z.array(z.looseObject({ ReceiptHandle: z.string(), Body: z.string() })).default([]),
});
const receive = async (more: object = {}) =>
  Received.parse((await sqs('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 10, ...more })).body).Messages;

describe('a queue', () => {
  test('hides a received message, shows it again after its timeout, and deletes one', async () => {
    await sqs('SendMessage', { QueueUrl, MessageBody: 'hello' });
    const [first] = await receive();
    expect(first).toMatchObject({ Body: 'hello', Attributes: { ApproximateReceiveCount: '1' } });
    expect(await receive()).toEqual([]);
    cloud.clock.advance(31_000);
    const [again] = await receive();
    expect(again).toMatchObject({ Body: 'hello', Attributes: { ApproximateReceiveCount: '2' } });
    await sqs('DeleteMessage', { QueueUrl, ReceiptHandle: again?.ReceiptHandle });
    cloud.clock.advance(31_000);
    expect(await receive()).toEqual([]);
    cloud.clock.reset();
  });

  test('is counted and purged', async () => {
    for (const MessageBody of ['a', 'b']) await sqs('SendMessage', { QueueUrl, MessageBody });
    const attributes = () => sqs('GetQueueAttributes', { QueueUrl, AttributeNames: ['All'] });
    expect((await attributes()).body).toMatchObject({ Attributes: { ApproximateNumberOfMessages: '2' } });
    await sqs('PurgeQueue', { QueueUrl });
    expect((await attributes()).body).toMatchObject({ Attributes: { ApproximateNumberOfMessages: '0' } });
  });

  test('does not exist if the template has no such queue', async () => {
    const answer = await sqs('SendMessage', { QueueUrl: 'https://sqs/1/none', MessageBody: 'x' });
    expect(answer).toMatchObject({
      status: 400,
      body: { __type: 'AWS.SimpleQueueService.NonExistentQueue' },
    });
  });
});

test('a function gets the messages of its queue, and failing ones go to the dead letter queue', async () => {
  const work = queueOf('WorkB');
  await sqs('SendMessageBatch', {
    QueueUrl: work.url,
    Entries: ['one', 'never', 'two'].map((MessageBody, index) => ({ Id: String(index), MessageBody })),
  });
  await cloud.idle();
  const { seen } = z.object({ seen: z.array(z.string()) }).parse((await cloud.api('/api/seen/work')).body);
  expect(seen).toEqual(['one', 'two']);
  expect(cloud.queues.store.peek(queueOf('WorkDeadLetters')).map(({ body }) => body)).toEqual(['never']);
  expect(cloud.queues.store.peek(work)).toEqual([]);
});

test('a queue with a maximum concurrency starts so many runs at once, and no more', async () => {
  const crowd = queueOf('Crowd');
  const Entries = Array.from({ length: 10 }, (_, index) => ({ Id: String(index), MessageBody: 'x' }));
  await sqs('SendMessageBatch', { QueueUrl: crowd.url, Entries });
  await cloud.idle();
  const { seen } = z.object({ seen: z.array(z.string()) }).parse((await cloud.api('/api/seen/crowd')).body);
  expect(seen).toHaveLength(10);
  expect(Math.max(...seen.map(Number))).toBe(2);
});
