import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { QueueModel } from '../../template/queues.ts';
import { AwsError, type JsonOperation } from '../json-protocol.ts';
import { hashMd5, type MessageAttributes, type QueueMessage, type QueueStore } from './store.ts';

const Attribute = z.object({
  DataType: z.string(),
  StringValue: z.string().optional(),
  BinaryValue: z.string().optional(),
});
const Url = z.object({ QueueUrl: z.string() });
const Entry = z.object({
  Id: z.string().default(''),
  MessageBody: z.string().min(1),
  DelaySeconds: z.number().optional(),
  MessageAttributes: z.record(z.string(), Attribute).default({}),
});
const Receive = Url.extend({
  MaxNumberOfMessages: z.number().min(1).max(10).default(1),
  VisibilityTimeout: z.number().optional(),
  WaitTimeSeconds: z.number().max(20).default(0),
});
const Receipt = z.object({ Id: z.string().default(''), ReceiptHandle: z.string() });

const maxBytes = 1024 * 1024;

/** The operations of SQS that are emulated. */
export function createQueueOperations(
  store: QueueStore,
  queues: readonly QueueModel[],
  byUrl: (url: string) => QueueModel | undefined,
): Record<string, JsonOperation> {
  const queueOf = (input: unknown): QueueModel => {
    const queue = byUrl(Url.parse(input).QueueUrl);
    if (!queue)
      throw new AwsError('AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.');
    return queue;
  };
  const send = (queue: QueueModel, entry: z.output<typeof Entry>) => {
    if (Buffer.byteLength(entry.MessageBody) > maxBytes)
      throw new AwsError(
        'InvalidParameterValue',
        'One or more parameters are invalid. Reason: Message too long.',
      );
    const id = store.send(queue, entry.MessageBody, toAttributes(entry), entry.DelaySeconds);
    return { MessageId: id, MD5OfMessageBody: hashMd5(entry.MessageBody) };
  };
  const remove = (queue: QueueModel, receipt: string) => void store.remove(queue, receipt);
  return {
    ...createListOperations(queues, queueOf),
    GetQueueUrl(input) {
      const { QueueName } = z.object({ QueueName: z.string() }).parse(input);
      return { QueueUrl: queueOf({ QueueUrl: QueueName }).url };
    },
    SendMessage: (input) => send(queueOf(input), Entry.parse(input)),
    SendMessageBatch(input) {
      const { Entries } = z.object({ Entries: z.array(Entry).min(1).max(10) }).parse(input);
      const queue = queueOf(input);
      return { Successful: Entries.map((entry) => ({ Id: entry.Id, ...send(queue, entry) })), Failed: [] };
    },
    async ReceiveMessage(input) {
      const found = await receiveMessages(store, queueOf(input), Receive.parse(input));
      return found.length > 0 ? { Messages: found.map(toMessage) } : {};
    },
    DeleteMessage: (input) => remove(queueOf(input), Receipt.parse(input).ReceiptHandle),
    DeleteMessageBatch(input) {
      const { Entries } = z.object({ Entries: z.array(Receipt) }).parse(input);
      const queue = queueOf(input);
      for (const entry of Entries) remove(queue, entry.ReceiptHandle);
      return { Successful: Entries.map(({ Id }) => ({ Id })), Failed: [] };
    },
    ChangeMessageVisibility(input) {
      const { ReceiptHandle, VisibilityTimeout } = Receipt.extend({ VisibilityTimeout: z.number() }).parse(
        input,
      );
      if (!store.hide(queueOf(input), ReceiptHandle, VisibilityTimeout))
        throw new AwsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
    },
    GetQueueAttributes(input) {
      const queue = queueOf(input);
      return { Attributes: toQueueAttributes(queue, store.counts(queue)) };
    },
    PurgeQueue: (input) => store.purge(queueOf(input)),
  };
}

/** The operations that find queues. */
const createListOperations = (
  queues: readonly QueueModel[],
  queueOf: (input: unknown) => QueueModel,
): Record<string, JsonOperation> => ({
  ListQueues(input) {
    const { QueueNamePrefix } = z.object({ QueueNamePrefix: z.string().default('') }).parse(input);
    const found = queues.filter(({ name }) => name.startsWith(QueueNamePrefix));
    return { QueueUrls: found.map(({ url }) => url) };
  },
  ListDeadLetterSourceQueues(input) {
    const { arn } = queueOf(input);
    const sources = queues.filter(({ redrive }) => redrive?.deadLetterArn === arn);
    return { queueUrls: sources.map(({ url }) => url) };
  },
});

/** Waits for messages for as long as the call asks for. */
async function receiveMessages(
  store: QueueStore,
  queue: QueueModel,
  wanted: z.output<typeof Receive>,
): Promise<QueueMessage[]> {
  const until = performance.now() + wanted.WaitTimeSeconds * 1000;
  for (;;) {
    const found = store.receive(queue, wanted.MaxNumberOfMessages, wanted.VisibilityTimeout);
    if (found.length > 0 || performance.now() >= until) return found;
    await delay(50);
  }
}

const toQueueAttributes = (queue: QueueModel, counts: { visible: number; hidden: number }) => ({
  QueueArn: queue.arn,
  ApproximateNumberOfMessages: String(counts.visible),
  ApproximateNumberOfMessagesNotVisible: String(counts.hidden),
  VisibilityTimeout: String(queue.visibilitySeconds),
});

const toAttributes = ({ MessageAttributes }: z.output<typeof Entry>): MessageAttributes =>
  Object.fromEntries(
    Object.entries(MessageAttributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      { DataType, ...(StringValue !== undefined && { StringValue }), ...(BinaryValue && { BinaryValue }) },
    ]),
  );

const toMessage = (message: QueueMessage) => ({
  MessageId: message.id,
  ReceiptHandle: message.receipt,
  Body: message.body,
  MD5OfBody: hashMd5(message.body),
  Attributes: toSystemAttributes(message),
  MessageAttributes: message.attributes,
});

export function toSystemAttributes(message: QueueMessage) {
  return {
    ApproximateReceiveCount: String(message.received),
    SentTimestamp: String(message.sentAt),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  };
}
