import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { Envelope, type EventType, type ReceivedEvent } from '../../../events/define.ts';
import type { runOnce } from '../http/idempotency.ts';
import type { Need } from '../needs.ts';
import { toBareError } from '../observability/error-redaction.ts';
import { log } from '../observability/log.ts';
import { runWithCause } from './event-context.ts';
import { acceptQueue } from './queue.ts';

const Delivered = z.object({ meta: Envelope, data: z.unknown() });
/** What a subscriber reads of an event of the bus. */
const BusEvent = z.object({ 'detail-type': z.string(), detail: z.unknown() });
type BusEvent = z.output<typeof BusEvent>;

/** What a subscriber states of itself; `npm run manifest` copies it into the manifest, from which its Lambda is made. */
export interface SubscriberSettings<T extends readonly EventType[]> {
  readonly on: T;
  /** What it may access. */
  readonly needs: readonly Need[];
  /** Its events wait in a queue, and at most so many batches are handled at once. */
  readonly atOnce?: number;
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
}

/**
 * The Lambda handler of a subscriber to one or more event types, from the bus or from a queue. The bus delivers at least once and in any
 * order: a subscriber decides by the present state and writes conditionally, so that a repeat changes
 * nothing. After a throw the event is delivered again, and finally goes to the dead-letter queue.
 * @param name `<group>-on-<event>`; the stage's function and queues are named after it, and a new name replaces them
 * @param guard `runOnce`, for a subscriber that is not repeatable by itself; its function needs `idempotency`
 */
export function subscriber<const T extends readonly EventType[]>(
  name: string,
  settings: SubscriberSettings<T>,
  react: (event: ReceivedEvent<T[number]>, meta: Envelope) => Promise<void>,
  guard?: typeof runOnce,
) {
  const bared = middy<BusEvent | SQSEvent, SQSBatchResponse | undefined>().onError((request) => {
    request.error = toBareError(request.error);
  });
  const receive = async (event: BusEvent, context: Context): Promise<void> => {
    const type = settings.on.find((each) => each.name === event['detail-type']);
    if (!type) throw new Error(`${name} has no reaction to ${event['detail-type']}`);
    const { meta, data } = Delivered.parse(event.detail);
    const received = toReceivedEvent<T>(type.name, type.detail.parse(data));
    const run = () => runWithCause(toCause(meta), () => react(received, meta));
    if (!guard) return run();
    const once = { key: `${context.functionName}#${meta.id}`, payload: meta.id };
    await guard(once, context, async () => {
      await run();
      return null;
    });
  };
  const handle = acceptQueue(receive, (body) => BusEvent.parse(JSON.parse(body)));
  const handler = bared.handler((event, context: Context) => {
    log.addContext(context);
    return handle(event, context);
  });
  return Object.assign(handler, { declaration: { name, ...settings } });
}

const toCause = ({ actor, correlationId, apiKey }: Envelope) => ({ actor, correlationId, apiKey });

function toReceivedEvent<T extends readonly EventType[]>(name: string, data: unknown) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the generic seam: name and data were just matched and parsed
  return { name, data } as ReceivedEvent<T[number]>;
}
