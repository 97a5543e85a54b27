import middy from '@middy/core';
import type { Context, EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod';
import { Envelope, type EventType } from '../../../events/define.ts';
import { runWithCause } from './event-context.ts';
import type { runOnce } from '../http/idempotency.ts';
import { log } from '../observability/log.ts';
import { toBareError } from '../observability/error-redaction.ts';

/** An event as a subscriber receives it. */
export type ReceivedEvent<T extends EventType> =
  T extends EventType<infer Name, infer Detail>
    ? { readonly name: Name; readonly data: z.output<Detail> }
    : never;

const Delivered = z.object({ meta: Envelope, data: z.unknown() });

/**
 * The Lambda handler of a subscriber to one or more event types. The bus delivers at least once and in any
 * order: a subscriber decides by the present state and writes conditionally, so that a repeat changes
 * nothing. After a throw the event is delivered again, and finally goes to the dead-letter queue.
 * @param guard `runOnce`, for a subscriber that is not repeatable by itself; its function needs `idempotency`
 */
export function subscriber<const T extends readonly EventType[]>(
  types: T,
  react: (event: ReceivedEvent<T[number]>, meta: Envelope) => Promise<void>,
  guard?: typeof runOnce,
) {
  const bared = middy<EventBridgeEvent<string, unknown>, void>().onError((request) => {
    request.error = toBareError(request.error);
  });
  return bared.handler(async (event, context: Context) => {
    log.addContext(context);
    const type = types.find(({ name }) => name === event['detail-type']);
    if (!type) throw new Error(`No reaction to ${event['detail-type']}`);
    const { meta, data } = Delivered.parse(event.detail);
    const received = toReceivedEvent<T>(type.name, type.detail.parse(data));
    const run = () =>
      runWithCause({ actor: meta.actor, correlationId: meta.correlationId }, () => react(received, meta));
    if (!guard) return run();
    const once = { key: `${context.functionName}#${meta.id}`, payload: meta.id };
    await guard(once, context, async () => {
      await run();
      return null;
    });
  });
}

function toReceivedEvent<T extends readonly EventType[]>(name: string, data: unknown) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the generic seam: name and data were just matched and parsed
  return { name, data } as ReceivedEvent<T[number]>;
}
