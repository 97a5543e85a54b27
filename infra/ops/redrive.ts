import * as z from 'zod';
import { eventSource } from '../../events/define.ts';
import { refusedHome, unsendable } from '../../functions/delivery/manifest/alarms.ts';
import type { AwsClients } from './aws-clients.ts';
import { Refusal } from './site.ts';

const Message = z.object({
  MessageId: z.string(),
  ReceiptHandle: z.string(),
  Body: z.string(),
  MessageAttributes: z.record(z.string(), z.looseObject({ StringValue: z.string().optional() })).default({}),
});
type Message = z.output<typeof Message>;

/** Lambda's record of a failed asynchronous invocation. */
const Destination = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.unknown(),
});
/** Lambda's record of a batch of a stream that it gave up: its function reads the rows since then again. */
const StreamBatch = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  DDBStreamBatchInfo: z.object({ approximateArrivalOfFirstRecord: z.string() }),
});
/** A home that the search cluster refused: its writer runs again for it alone. */
const RefusedHome = z.object({ source: z.literal(refusedHome.source), detail: Destination });
/** What the relay keeps of an event that the bus refuses for good. */
const Unsendable = z.object({
  source: z.literal(unsendable.source),
  detail: z.object({ bus: z.string(), detailType: z.string(), detail: z.string() }),
});
/** The input of a scheduled event. */
const Scheduled = z.object({ type: z.string(), meta: z.unknown(), data: z.unknown() });

/** How a message of a dead-letter queue is sent again. */
export type RedriveTarget =
  | { readonly kind: 'function'; readonly arn: string; readonly event: unknown }
  | { readonly kind: 'bus'; readonly bus: string; readonly detailType: string; readonly detail: string }
  | { readonly kind: 'queue' };

/**
 * The delivery that a message calls for: EventBridge names its target in an attribute, Lambda has the event in a
 * record of the invocation, and what came from a queue without either goes back there.
 * @throws SyntaxError if the message is no JSON
 */
export function toRedriveTarget(body: string, targetArn: string | undefined): RedriveTarget {
  const content: unknown = JSON.parse(body);
  if (targetArn?.includes(':function:') === true) return { kind: 'function', arn: targetArn, event: content };
  if (targetArn?.includes(':event-bus/') === true) {
    const { type, meta, data } = Scheduled.parse(content);
    return { kind: 'bus', bus: targetArn, detailType: type, detail: JSON.stringify({ meta, data }) };
  }
  const batch = StreamBatch.safeParse(content).data;
  if (batch) {
    const since = batch.DDBStreamBatchInfo.approximateArrivalOfFirstRecord;
    return { kind: 'function', arn: batch.requestContext.functionArn, event: { since } };
  }
  const record = Destination.safeParse(content).data ?? RefusedHome.safeParse(content).data?.detail;
  if (record)
    return { kind: 'function', arn: record.requestContext.functionArn, event: record.requestPayload };
  const refused = Unsendable.safeParse(content).data?.detail;
  return refused ? { kind: 'bus', ...refused } : { kind: 'queue' };
}

const Queues = z.object({ QueueUrls: z.array(z.string()).default([]), NextToken: z.string().optional() });
const Counts = z.object({ Attributes: z.object({ ApproximateNumberOfMessages: z.coerce.number() }) });
const Sources = z.object({ queueUrls: z.array(z.string()).default([]) });
const Received = z.object({ Messages: z.array(Message).default([]) });

const toQueueName = (url: string): string => url.split('/').at(-1) ?? url;

/** The dead-letter queues whose names begin with `prefix`, by their URLs. */
async function listQueues(aws: AwsClients, prefix: string): Promise<string[]> {
  const found: string[] = [];
  let NextToken: string | undefined;
  do {
    const page = await aws.sqs(
      'ListQueues',
      { QueueNamePrefix: prefix, MaxResults: 1000, NextToken },
      Queues,
    );
    found.push(...page.QueueUrls);
    ({ NextToken } = page);
  } while (NextToken !== undefined);
  return found.filter((url) => toQueueName(url).includes('DeadLetters'));
}

/** A line for each dead-letter queue that has messages. */
export async function listDeadLetters(aws: AwsClients, prefix: string): Promise<string> {
  const lines: string[] = [];
  for (const QueueUrl of await listQueues(aws, prefix)) {
    const input = { QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] };
    const { Attributes } = await aws.sqs('GetQueueAttributes', input, Counts);
    const { ApproximateNumberOfMessages: messages } = Attributes;
    if (messages > 0) lines.push(`${String(messages).padStart(6)}  ${toQueueName(QueueUrl)}`);
  }
  return lines.join('\n') || 'All dead-letter queues are empty.';
}

/** How long a message that was not sent again stays hidden. */
const hiddenSeconds = 60;

/**
 * Sends all messages of a dead-letter queue again and removes the accepted ones. Returns a line for people.
 * @param wanted the queue's name, or a part of it that no other has
 * @throws Refusal unless exactly one queue fits
 */
export async function redriveQueue(aws: AwsClients, prefix: string, wanted: string): Promise<string> {
  const fitting = (await listQueues(aws, prefix)).filter((url) => toQueueName(url).includes(wanted));
  const [QueueUrl] = fitting;
  if (QueueUrl === undefined)
    throw new Refusal(`No dead-letter queue of ${prefix}* has ${wanted} in its name.`);
  if (fitting.length > 1)
    throw new Refusal(`Several queues fit:\n${fitting.map((url) => `  ${toQueueName(url)}`).join('\n')}`);
  let sent = 0;
  const left = new Map<string, string>();
  for (;;) {
    const input = {
      QueueUrl,
      MaxNumberOfMessages: 10,
      VisibilityTimeout: hiddenSeconds,
      MessageAttributeNames: ['All'],
    };
    const { Messages } = await aws.sqs('ReceiveMessage', input, Received);
    const fresh = Messages.filter(({ MessageId }) => !left.has(MessageId));
    if (fresh.length === 0) break;
    for (const message of fresh) {
      const failure = await sendAgain(aws, QueueUrl, message);
      if (failure === undefined) sent += 1;
      else left.set(message.MessageId, failure);
    }
  }
  const reasons = [...left.values()].map((reason) => `\n  ${reason}`).join('');
  return `${toQueueName(QueueUrl)}: ${sent} sent again, ${left.size} left.${reasons}`;
}

/** Returns why a message stays in the queue, or `undefined`. */
async function sendAgain(aws: AwsClients, QueueUrl: string, message: Message): Promise<string | undefined> {
  try {
    await deliver(aws, QueueUrl, message);
  } catch (error) {
    return `${message.MessageId}: ${error instanceof Error ? error.message : String(error)}`;
  }
  await aws.sqs('DeleteMessage', { QueueUrl, ReceiptHandle: message.ReceiptHandle }, z.unknown());
  return undefined;
}

async function deliver(
  aws: AwsClients,
  QueueUrl: string,
  { Body, MessageAttributes }: Message,
): Promise<void> {
  const delivery = toRedriveTarget(Body, MessageAttributes['TARGET_ARN']?.StringValue);
  if (delivery.kind === 'function') return aws.invokeLater(delivery.arn, delivery.event);
  if (delivery.kind === 'bus') return aws.putEvent({ ...delivery, source: eventSource });
  const { queueUrls } = await aws.sqs('ListDeadLetterSourceQueues', { QueueUrl }, Sources);
  const [source] = queueUrls;
  if (source === undefined || queueUrls.length > 1)
    throw new Refusal('The message names no function or bus, and the queue has no single source.');
  await aws.sqs('SendMessage', { QueueUrl: source, MessageBody: Body }, z.unknown());
}
