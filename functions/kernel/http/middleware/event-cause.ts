import { runWithCause } from '../../events/event-context.ts';
import type { OperationRunner } from '../run-operation.ts';

/** Names the caller and the request as the cause of every event that the operation raises. */
export function eventCause(run: OperationRunner): OperationRunner {
  return (event, context, repeated) => {
    const { id: actor = null, apiKeyId } = event.caller ?? {};
    const { requestId: correlationId } = event.requestContext;
    const cause = { actor, correlationId, ...(apiKeyId !== undefined && { apiKey: apiKeyId }) };
    return runWithCause(cause, () => run(event, context, repeated));
  };
}
