import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { log } from '../observability/log.ts';

/**
 * Lets a handler of single events take them from a queue, too. An event that fails does not stop the others of its
 * batch: it alone becomes visible again, and finally goes to the dead-letter queue.
 */
export function acceptQueue<Event extends object>(
  handle: (event: Event, context: Context) => Promise<void>,
  parse: (body: string) => Event,
) {
  return async (event: Event | SQSEvent, context: Context): Promise<SQSBatchResponse | undefined> => {
    if (!isBatch(event)) {
      await handle(event, context);
      return undefined;
    }
    const batchItemFailures = [];
    for (const { messageId, body } of event.Records) {
      try {
        await handle(parse(body), context);
      } catch (error) {
        log.error('An event of the queue failed', { error });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}

const isBatch = (event: object): event is SQSEvent => 'Records' in event;
