import * as z from 'zod';
import { callJsonService } from '../data/signed-request.ts';
import { env } from '../env.ts';
import { log } from '../observability/log.ts';
import { countMetric } from '../observability/metric.ts';
import { deadLettersMetric, waitingMessages } from '../observability/platform-metrics.ts';

const Queues = z.object({ QueueUrls: z.array(z.url()).default([]), NextToken: z.string().optional() });
const Counts = z.object({ Attributes: z.object({ ApproximateNumberOfMessages: z.coerce.number().int() }) });

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
  const input = { QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] };
  const { Attributes } = await callQueues('GetQueueAttributes', input, Counts);
  return { name: QueueUrl.split('/').at(-1) ?? '', messages: Attributes.ApproximateNumberOfMessages };
}

async function listQueues(): Promise<string[]> {
  const found: string[] = [];
  let NextToken: string | undefined;
  do {
    const input = { QueueNamePrefix: env('QUEUE_PREFIX'), MaxResults: 1_000, NextToken };
    const page = await callQueues('ListQueues', input, Queues);
    found.push(...page.QueueUrls);
    ({ NextToken } = page);
  } while (NextToken !== undefined);
  return found;
}

async function callQueues<Answer extends z.ZodType>(
  operation: 'ListQueues' | 'GetQueueAttributes',
  input: object,
  answer: Answer,
): Promise<z.output<Answer>> {
  const target = `AmazonSQS.${operation}`;
  return answer.parse(await callJsonService({ service: 'sqs', target, version: '1.0', input }));
}
