import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { runWithCause } from '../events/event-context.ts';
import { log } from '../observability/log.ts';
import {
  type ApiEvent,
  type ApiResponse,
  getOperation,
  type RequestInfo,
  type RouteOperation,
  toRequestInfo,
} from './api-event.ts';
import type { Caller } from './authentication.ts';
import type { Access, Answer, Input, Route, Routes } from './contract.ts';
import { type JsonValue, type OnceOptions, runOnce } from './idempotency.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { authentication } from './middleware/authentication.ts';
import { authorization } from './middleware/authorization.ts';
import { bodyLimit } from './middleware/body-limit.ts';
import { compression } from './middleware/compression.ts';
import { inputParser } from './middleware/input-parser.ts';
import { problemDetails } from './middleware/problem-details.ts';
import { routeResolver } from './middleware/route-resolver.ts';
import { siteOrigin } from './middleware/site-origin.ts';
import { ExistingResult, toRedirect, toReply } from './response.ts';

type CallerOf<A extends Access> = A extends 'public'
  ? undefined
  : A extends 'anyone'
    ? Caller | undefined
    : Caller;
export type Operation<R extends Route> = (
  input: Input<R>,
  caller: CallerOf<R['access']>,
  info: RequestInfo,
) => Promise<Answer<R> | (R extends { readonly canExist: true } ? ExistingResult<Answer<R>> : never)>;
export type Operations<T extends Routes> = { readonly [Name in keyof T]: Operation<T[Name]> };

/**
 * The Lambda handler of one API group. A missing operation does not compile; a field that the result's schema does
 * not name is not sent.
 */
export function api<T extends Routes>(routes: T, operations: Operations<T>) {
  return middy<ApiEvent, ApiResponse>()
    .use(injectLambdaContext(log))
    .use(compression())
    .use(problemDetails())
    .use(siteOrigin())
    .use(routeResolver(toRouteOperations(routes, operations)))
    .use(bodyLimit())
    .use(authentication())
    .use(authorization())
    .use(inputParser())
    .handler(async (event, context) => {
      const cause = { actor: event.caller?.id ?? null, correlationId: event.requestContext.requestId };
      const { result, existed } = await runWithCause(cause, () => runIdempotently(event, context));
      const { route } = getOperation(event);
      return route.status === 302
        ? toRedirect(result)
        : toReply(existed ? { ...route, status: 200 } : route, result);
    });
}

function toRouteOperations<T extends Routes>(
  routes: T,
  operations: Operations<T>,
): ReadonlyMap<string, RouteOperation> {
  return new Map(
    Object.entries(routes).flatMap(([name, route]) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the generic seam: `Operations<T>` has checked each operation against its route
      const run = operations[name] as unknown as RouteOperation['run'];
      return [route.method, ...(route.aliases ?? [])].map(
        (method) => [`${method} ${route.path}`, { route, run }] as const,
      );
    }),
  );
}

/** Long enough for a repeat of a request whose answer was lost. */
const markerSeconds = 600;

interface OperationResult {
  readonly result: unknown;
  /** A POST found done what it was asked to do. */
  readonly existed: boolean;
}
interface KeptResult extends Record<string, JsonValue> {
  result: JsonValue;
  existed: boolean;
}

/** Runs a POST with an Idempotency-Key once for each key of a caller and answers repeats with the first result. */
async function runIdempotently(event: ApiEvent, context: Context): Promise<OperationResult> {
  const { route } = getOperation(event);
  const key = route.method === 'POST' ? readIdempotencyKey(event) : undefined;
  if (key === undefined) return runOperation(event);
  const owner = event.caller?.id ?? toRequestInfo(event).ip;
  const once = { key: `${owner}#${event.routeKey}#${key}`, payload: event.body ?? '' };
  return route.secret
    ? runOnceWithMarker(once, event, context)
    : runOnce(once, context, async () => toKeptResult(await runOperation(event)));
}

/** Keeps a marker instead of the answer, which holds tokens; a repeat runs again and knows that it is one. */
async function runOnceWithMarker(
  once: OnceOptions,
  event: ApiEvent,
  context: Context,
): Promise<OperationResult> {
  let first: OperationResult | undefined;
  await runOnce({ ...once, keptSeconds: markerSeconds }, context, async () => {
    first = await runOperation(event);
    return true;
  });
  return first ?? runOperation(event, true);
}

async function runOperation(event: ApiEvent, repeated = false): Promise<OperationResult> {
  const { route, run } = getOperation(event);
  const input = event.input ?? { params: undefined, query: undefined, body: undefined };
  const answer = await run(input, event.caller, { ...toRequestInfo(event), repeated });
  const existed = answer instanceof ExistingResult;
  return { existed, result: route.result.parse(existed ? answer.answer : answer) ?? null };
}

/** The result as JSON: without fields that are undefined, which the idempotency table refuses. */
function toKeptResult({ result, existed }: OperationResult): KeptResult {
  const json: JsonValue = JSON.parse(JSON.stringify(result));
  return { result: json, existed };
}
