import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { AppError, type ErrorCode, toProblem } from '../errors.ts';
import { log, serviceName } from '../observability/log.ts';
import { countMetric } from '../observability/metric.ts';
import { unexpectedError } from '../observability/platform-metrics.ts';
import type { Route } from './contract.ts';
import { isOverload } from './overload.ts';

type Reply = APIGatewayProxyStructuredResultV2;

/** The result of a POST that finds its work already done: 200 instead of 201. */
export class ExistingResult<T> {
  readonly answer: T;
  constructor(answer: T) {
    this.answer = answer;
  }
}

export function toReply(route: Route, result: unknown): Reply {
  const caching = route.cache && route.access === 'public' ? `public, max-age=${route.cache}` : 'no-store';
  const headers = {
    'content-type': `${route.media ?? 'application/json'}; charset=utf-8`,
    'cache-control': caching,
    ...(route.file && { 'content-disposition': `attachment; filename="${route.file}"` }),
  };
  const empty = route.result instanceof z.ZodVoid || result === null;
  if (empty) return { statusCode: route.status ?? 204, headers: { 'cache-control': caching } };
  const body = route.media ? z.string().parse(result) : JSON.stringify(result);
  return { statusCode: route.status ?? 200, headers, body };
}

const Location = z.object({ location: z.string() });

export function toRedirect(result: unknown): Reply {
  return {
    statusCode: 302,
    headers: { location: Location.parse(result).location, 'cache-control': 'no-store' },
  };
}

/** OAuth clients expect these from the token call in a form of their own (RFC 6749, section 5.2). */
const oauthErrors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invalid_grant',
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unsupported_grant_type',
]);

/** Seconds after which a call that AWS refused can be tried again. */
const overloadSeconds = 5;

/** The error with its own text, which a refusal of AWS for now has as well; `undefined` for an unexpected one. */
function toKnownError(error: unknown, requestId: string): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!isOverload(error)) return undefined;
  log.warn('AWS refused a request', { requestId, error });
  return new AppError('unavailable', 'This is busier than usual. Try again in a moment.', {
    retryAfter: overloadSeconds,
  });
}

/** A known error with its own text; any other is logged here once and becomes a 500 without internals. */
export function toErrorReply(error: unknown, requestId: string): Reply {
  const known = toKnownError(error, requestId);
  if (!known) {
    log.error('Unexpected error', { requestId, error });
    countMetric(unexpectedError, { Service: serviceName });
  }
  const problem = toProblem(
    known ?? new AppError('internal', `Something went wrong on our side (${requestId}).`),
  );
  const wait = known?.extras.retryAfter;
  return {
    statusCode: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait !== undefined && { 'retry-after': String(wait) }),
      ...(problem.code === 'invalid_client' && { 'www-authenticate': 'Basic realm="Gable"' }),
    },
    body: JSON.stringify(
      oauthErrors.has(problem.code)
        ? { error: problem.code, error_description: problem.detail, ...problem }
        : problem,
    ),
  };
}
