import middy from '@middy/core';
import type { Context, EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod';
import { Envelope, type EventType } from '../../../events/define.ts';
import { runWithCause } from './event-context.ts';
import type { runOnce } from '../http/idempotency.ts';
import { log } from '../observability/log.ts';
import { toBareError } from '../observability/error-redaction.ts';

/** An event as a reaction gets it. */
export type ReceivedEvent<T extends EventType> =
  T extends EventType<infer Name, infer Detail>
    ? { readonly name: Name; readonly data: z.output<Detail> }
    : never;

const Delivered = z.object({ meta: Envelope, data: z.unknown() });

/**
 * The Lambda handler of one reaction to one or more kinds of event. The bus delivers at least once and in any order:
 * a reaction decides by how things are now and writes on conditions, so that a repeat changes nothing. A throw brings
 * the event back until it ends in the dead-letter queue.
 * @param guard `once`, for a reaction that would do its work again; its function needs `idempotency`
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
    const heard = hear<T>(type.name, type.detail.parse(data));
    const run = () =>
      runWithCause({ actor: meta.actor, correlationId: meta.correlationId }, () => react(heard, meta));
    if (!guard) return run();
    await guard(`${context.functionName}#${meta.id}`, meta.id, context, async () => {
      await run();
      return null;
    });
  });
}

function hear<T extends readonly EventType[]>(name: string, data: unknown) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the generic seam: name and data were just matched and parsed
  return { name, data } as ReceivedEvent<T[number]>;
}
