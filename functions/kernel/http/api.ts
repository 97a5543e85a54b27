import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod';
import { assertAdmitted, type Caller, findCaller, Claims, findVerifiedClaims } from './authentication.ts';
import type { Access, Answer, Input, Route, Routes } from './contract.ts';
import { runWithCause } from '../events/event-context.ts';
import { AppError, required } from '../errors.ts';
import { type JsonValue, runOnce } from './idempotency.ts';
import { log } from '../observability/log.ts';
import { toErrorReply, ExistingResult, toRedirect, toReply } from './response.ts';

/** The parts of a request that an operation gets in addition to its parsed input. */
export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

type Asked<A extends Access> = A extends 'public'
  ? undefined
  : A extends 'anyone'
    ? Caller | undefined
    : Caller;
export type Operation<R extends Route> = (
  input: Input<R>,
  caller: Asked<R['access']>,
  visit: RequestInfo,
) => Promise<Answer<R> | ExistingResult<Answer<R>>>;
export type Operations<T extends Routes> = { readonly [Name in keyof T]: Operation<T[Name]> };

type Run = (
  input: { params: unknown; query: unknown; body: unknown },
  caller: Caller | undefined,
  visit: RequestInfo,
) => Promise<unknown>;

/** Long enough for a client to repeat a request whose response was lost. */
const tokensKeptSeconds = 600;

/**
 * The Lambda handler of one API group. A missing operation does not compile; fields that the result's schema
 * does not name are stripped.
 */
export function api<T extends Routes>(routes: T, operations: Operations<T>) {
  const byKey = new Map<string, { route: Route; run: Run }>(
    Object.entries(routes).flatMap(([name, route]) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the generic seam: `Operations<T>` has checked each operation against its route
      const run = operations[name] as unknown as Run;
      return [route.method, ...(route.aliases ?? [])].map(
        (method) => [`${method} ${route.path}`, { route, run }] as const,
      );
    }),
  );
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .onError((request) => {
      request.response = toErrorReply(request.error, request.event.requestContext.requestId);
    })
    .handler(async (event, context) => {
      log.addContext(context);
      const found = byKey.get(event.routeKey);
      if (!found) throw new AppError('not_found', 'There is no such call.');
      return answer(event, context, found);
    });
}

async function answer(
  event: APIGatewayProxyEventV2,
  context: Context,
  { route, run }: { route: Route; run: Run },
) {
  const caller = await identify(event, route.access);
  assertAdmitted(caller, route.access);
  const input = parse(route, event);
  const { sourceIp, userAgent } = event.requestContext.http;
  // CloudFront calls the API and sends the client's address in this header.
  const ip = event.headers['true-client-ip'] ?? sourceIp;
  const visit = { ip, userAgent, headers: event.headers };
  const work = async () => {
    const done = await run(input, caller, visit);
    const found = done instanceof ExistingResult;
    return { found, result: kept(route.result.parse(found ? done.answer : done)) };
  };
  const cause = { actor: caller?.id ?? null, correlationId: event.requestContext.requestId };
  const { found, result } = await runWithCause(cause, async () => {
    const key = event.headers['idempotency-key'];
    if (route.method !== 'POST' || !key) return work();
    const name = `${caller?.id ?? visit.ip}#${event.routeKey}#${key}`;
    return runOnce(name, event.body ?? '', context, work, route.secret && tokensKeptSeconds);
  });
  return route.status === 302
    ? toRedirect(result)
    : toReply(found ? { ...route, status: 200 } : route, result);
}

async function identify(event: APIGatewayProxyEventV2, access: Access): Promise<Caller | undefined> {
  const token = /^Bearer (.+)$/i.exec(event.headers['authorization'] ?? '')?.[1];
  if (access === 'public' || !token) return undefined;
  const claims =
    access === 'anyone' ? await findVerifiedClaims(token) : Claims.safeParse(gatewayClaims(event)).data;
  return claims && findCaller(claims, token);
}

const Authorized = z.object({
  authorizer: z.object({ jwt: z.object({ claims: z.record(z.string(), z.unknown()) }) }),
});
const gatewayClaims = (event: APIGatewayProxyEventV2) =>
  Authorized.safeParse(event.requestContext).data?.authorizer.jwt.claims;

function parse(route: Route, event: APIGatewayProxyEventV2) {
  const sent = {
    params: event.pathParameters ?? {},
    query: queryOf(event.rawQueryString),
    body: route.raw ? rawOf(event) : route.body && (formOf(route, event) ?? bodyOf(event)),
  };
  const errors: Record<string, string[]> = {};
  const values: { params: unknown; query: unknown; body: unknown } = {
    params: undefined,
    query: undefined,
    body: undefined,
  };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    const parsed = schema?.safeParse(sent[part], { error: missing });
    values[part] = parsed?.data;
    for (const { path, message } of parsed?.error?.issues ?? [])
      (errors[path.join('.') || part] ??= []).push(message);
  }
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid', 'Some details are not right.', { errors });
  return values;
}

/** The text for a missing field, unless its schema has its own. */
const missing = ({ input }: { input: unknown }) => (input === undefined ? required : undefined);

/**
 * Collects repeated keys into a list; the schema of a repeatable parameter accepts one value or a list. Empty
 * values are dropped: a form sends every field, and an empty upper price is not a price of 0.
 */
function queryOf(raw: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(raw)) {
    if (value === '') continue;
    const before = query[key];
    query[key] = before === undefined ? value : [before, value].flat();
  }
  return query;
}

const textOf = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;

const mostRaw = 256 * 1024;

function rawOf(event: APIGatewayProxyEventV2): string {
  const text = textOf(event);
  if (text.length > mostRaw)
    throw new AppError('too_large', 'This is larger than anything that is expected here.');
  return text;
}

const formType = 'application/x-www-form-urlencoded';

/** The fields of a form, when the route accepts one and one was sent; the last value of a repeated field. */
function formOf(route: Route, event: APIGatewayProxyEventV2): Record<string, string> | undefined {
  const isForm = route.form && event.headers['content-type']?.toLowerCase().startsWith(formType);
  return isForm ? Object.fromEntries(new URLSearchParams(textOf(event))) : undefined;
}

function bodyOf(event: APIGatewayProxyEventV2): unknown {
  const text = textOf(event);
  if (text === '') return undefined;
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    throw new AppError('invalid', 'The body is not JSON.', { errors: { body: ['Send JSON.'] } });
  }
}

/**
 * Rejects lone surrogates: DynamoDB and most services refuse them.
 * @throws SyntaxError
 */
function wellFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) throw new SyntaxError();
  return value;
}

/** The result as JSON, without undefined fields, which the idempotency table refuses. */
function kept(result: unknown): JsonValue {
  const json: JsonValue = JSON.parse(JSON.stringify(result ?? null));
  return json;
}
