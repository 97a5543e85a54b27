import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import middy from '@middy/core';
import { log } from '../observability/log.ts';
import {
  type ApiEvent,
  type ApiResponse,
  getOperation,
  type RequestInfo,
  type RouteOperation,
} from './api-event.ts';
import type { Caller } from './authentication.ts';
import { type Access, type Answer, type Input, listMethods, type Route, type Routes } from './contract.ts';
import type { KeyGate } from './key-gate.ts';
import { authentication } from './middleware/authentication.ts';
import { authorization } from './middleware/authorization.ts';
import { bodyLimit } from './middleware/body-limit.ts';
import { compression } from './middleware/compression.ts';
import { eventCause } from './middleware/event-cause.ts';
import { idempotency } from './middleware/idempotency.ts';
import { inputParser } from './middleware/input-parser.ts';
import { keyLimitHeaders } from './middleware/key-limit-headers.ts';
import { problemDetails } from './middleware/problem-details.ts';
import { routeResolver } from './middleware/route-resolver.ts';
import { siteOrigin } from './middleware/site-origin.ts';
import { type ExistingResult, toRedirect, toReply } from './response.ts';
import { type OperationResult, runOperation } from './run-operation.ts';

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

/** Two wrappers enclose the operation, which `before` and `after` of a middleware do not. */
const runWrapped = eventCause(idempotency(runOperation));

/**
 * The Lambda handler of one API group. A missing operation does not compile; a field that the result's schema does
 * not name is not sent.
 * @param gate `keyGate`, for a group with calls that API keys can make
 */
export function api<T extends Routes>(routes: T, operations: Operations<T>, gate?: KeyGate) {
  const calls = Object.values(routes);
  if (!gate?.admit && calls.some(({ scope }) => scope !== undefined))
    throw new Error('Calls with a scope need apiWithKeys');
  if (!gate && calls.some(({ organisationScope }) => organisationScope !== undefined))
    throw new Error('Calls with a scope of organisations need a gate');
  return middy<ApiEvent, ApiResponse>()
    .use(injectLambdaContext(log))
    .use(compression())
    .use(keyLimitHeaders())
    .use(problemDetails())
    .use(siteOrigin())
    .use(routeResolver(toRouteOperations(routes, operations)))
    .use(bodyLimit())
    .use(authentication(gate))
    .use(authorization())
    .use(inputParser())
    .handler(async (event, context) => toAnswer(event, await runWrapped(event, context)));
}

function toAnswer(event: ApiEvent, { result, existed }: OperationResult): ApiResponse {
  const { route } = getOperation(event);
  if (route.status === 302) return toRedirect(result);
  return toReply(existed ? { ...route, status: 200 } : route, result);
}

function toRouteOperations<T extends Routes>(
  routes: T,
  operations: Operations<T>,
): ReadonlyMap<string, RouteOperation> {
  return new Map(
    Object.entries(routes).flatMap(([name, route]) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the generic seam: `Operations<T>` has checked each operation against its route
      const run = operations[name] as unknown as RouteOperation['run'];
      return listMethods(route).map((method) => [`${method} ${route.path}`, { route, run }] as const);
    }),
  );
}
