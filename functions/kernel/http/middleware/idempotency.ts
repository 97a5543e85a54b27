import type { Context } from 'aws-lambda';
import { type ApiEvent, getOperation, toRequestInfo } from '../api-event.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { type JsonValue, type OnceOptions, runOnce } from '../idempotency.ts';
import type { OperationResult, OperationRunner } from '../run-operation.ts';

/** Runs a POST with an Idempotency-Key once for each key of a caller, and answers repeats with the first result. */
export function idempotency(run: OperationRunner): OperationRunner {
  return (event, context) => {
    const { route } = getOperation(event);
    const key = route.method === 'POST' ? readIdempotencyKey(event) : undefined;
    if (key === undefined) return run(event, context);
    const owner = event.caller?.id ?? toRequestInfo(event).ip;
    const { routeKey, rawPath, rawQueryString, body } = event;
    // The key of a caller who sends it with another id in the path, or another token in the query, is a mistake.
    const payload = JSON.stringify([rawPath, rawQueryString, body ?? '']);
    const once = { key: `${owner}#${routeKey}#${key}`, payload };
    return route.secret
      ? runOnceWithMarker(once, run, event, context)
      : runOnce(once, context, async () => toKeptResult(await run(event, context)));
  };
}

/** Long enough for a repeat of a request whose answer was lost. */
const markerSeconds = 600;

/** Keeps a marker instead of the answer, which holds tokens; a repeat runs again and knows that it is one. */
async function runOnceWithMarker(
  once: OnceOptions,
  run: OperationRunner,
  event: ApiEvent,
  context: Context,
): Promise<OperationResult> {
  let first: OperationResult | undefined;
  await runOnce({ ...once, keptSeconds: markerSeconds }, context, async () => {
    first = await run(event, context);
    return true;
  });
  return first ?? run(event, context, true);
}

interface KeptResult extends Record<string, JsonValue> {
  result: JsonValue;
  existed: boolean;
}

/** The result as JSON: without fields that are undefined, which the idempotency table refuses. */
function toKeptResult({ result, existed }: OperationResult): KeptResult {
  const json: JsonValue = JSON.parse(JSON.stringify(result));
  return { result: json, existed };
}
