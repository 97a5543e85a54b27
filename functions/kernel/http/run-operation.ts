import type { Context } from 'aws-lambda';
import { type ApiEvent, getOperation, toRequestInfo } from './api-event.ts';
import { ExistingResult } from './response.ts';

export interface OperationResult {
  readonly result: unknown;
  /** A POST found done what it was asked to do. */
  readonly existed: boolean;
}

/**
 * Answers an event; a wrapper takes one and returns another.
 * @param repeated the same request was carried out before, and its answer was not kept
 */
export type OperationRunner = (
  event: ApiEvent,
  context: Context,
  repeated?: boolean,
) => Promise<OperationResult>;

/** Runs the operation on the parsed input; a field that the result's schema does not name is left out. */
export async function runOperation(
  event: ApiEvent,
  _context: Context,
  repeated = false,
): Promise<OperationResult> {
  const { route, run } = getOperation(event);
  const input = event.input ?? { params: undefined, query: undefined, body: undefined };
  const answer = await run(input, event.caller, { ...toRequestInfo(event), repeated });
  const existed = answer instanceof ExistingResult;
  return { existed, result: route.result.parse(existed ? answer.answer : answer) ?? null };
}
