import { GetQueueAttributesCommand, paginateListQueues, SQSClient } from '@aws-sdk/client-sqs';
import { env } from '../env.ts';
import { observeCalls } from '../observability/aws-call.ts';
import { log } from '../observability/log.ts';
import { countMetric } from '../observability/metric.ts';
import { deadLettersMetric, waitingMessages } from '../observability/platform-metrics.ts';

// A queue's address has the host of AWS, also where another endpoint answers for it.
const client = observeCalls(new SQSClient({ useQueueUrlAsEndpoint: false }));

/** Queues that are asked at once. */
const atOnce = 20;
/** A queue this long is worth a line in the log. */
const longQueue = 100;

/**
 * Counts the messages in the stage's dead-letter queues, by stack, and in the longest of its other queues. An alarm for
 * each queue would cost ten times as much. An empty queue counts nothing, as CloudWatch charges for the hours in which a
 * metric has values.
 */
export async function handler(): Promise<void> {
  const dead = new Map<string, number>();
  let longest = 0;
  for (const { name, messages } of await countMessages()) {
    if (messages === 0) continue;
    if (isDeadLetters(name)) {
      log.warn('A dead-letter queue has messages', { queue: name, messages });
      const stack = stackOf(name);
      dead.set(stack, (dead.get(stack) ?? 0) + messages);
    } else {
      if (messages >= longQueue) log.warn('A queue is long', { queue: name, messages });
      longest = Math.max(longest, messages);
    }
  }
  for (const [Stack, messages] of dead) countMetric(deadLettersMetric, { Stack }, messages);
  if (longest > 0) countMetric(waitingMessages, {}, longest);
}

const isDeadLetters = (name: string): boolean => name.endsWith('DeadLetters');

/** The stack's own part of a queue's name, such as `Money`. */
const stackOf = (name: string): string => name.slice(env('QUEUE_PREFIX').length).split('-')[0] ?? '';

interface QueueCount {
  readonly name: string;
  readonly messages: number;
}

async function countMessages(): Promise<QueueCount[]> {
  const urls = await listQueues();
  const counts: QueueCount[] = [];
  for (let start = 0; start < urls.length; start += atOnce)
    counts.push(...(await Promise.all(urls.slice(start, start + atOnce).map((url) => countQueue(url)))));
  return counts;
}

async function countQueue(QueueUrl: string): Promise<QueueCount> {
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
  );
  const messages = Number(Attributes?.ApproximateNumberOfMessages);
  if (!Number.isInteger(messages)) throw new Error(`${QueueUrl} has no count of its messages`);
  return { name: QueueUrl.split('/').at(-1) ?? '', messages };
}

async function listQueues(): Promise<string[]> {
  const pages = paginateListQueues({ client, pageSize: 1_000 }, { QueueNamePrefix: env('QUEUE_PREFIX') });
  const urls: string[] = [];
  for await (const { QueueUrls = [] } of pages) urls.push(...QueueUrls);
  return urls;
}
