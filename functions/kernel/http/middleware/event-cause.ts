import { runWithCause } from '../../events/event-context.ts';
import type { OperationRunner } from '../run-operation.ts';

/** Names the caller and the request as the cause of every event that the operation raises. */
export function eventCause(run: OperationRunner): OperationRunner {
  return (event, context, repeated) => {
    const cause = { actor: event.caller?.id ?? null, correlationId: event.requestContext.requestId };
    return runWithCause(cause, () => run(event, context, repeated));
  };
}
