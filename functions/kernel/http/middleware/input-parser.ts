import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../../errors.ts';
import { describeIssue, listFieldTexts } from '../../validation-messages.ts';
import { type ApiEvent, type ApiResponse, getOperation, type ParsedInput } from '../api-event.ts';
import type { Route } from '../contract.ts';
import { parseJsonText } from '../json-text.ts';

/**
 * Adds the input to the event: path, query and body as the route's schemas parse them.
 * @throws 422 `invalid` with the messages of every field
 */
export function inputParser(): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    before: ({ event }) => {
      event.input = parseInput(getOperation(event).route, event);
    },
  };
}

function parseInput(route: Route, event: APIGatewayProxyEventV2): ParsedInput {
  const form = parseForm(route, event);
  const sent = {
    params: event.pathParameters ?? {},
    query: parseQuery(event.rawQueryString),
    body: route.raw ? readText(event) : route.body && (form ?? parseJson(event)),
  };
  const errors = new Map<string, string[]>();
  const values: { params: unknown; query: unknown; body: unknown } = {
    params: undefined,
    query: undefined,
    body: undefined,
  };
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = route[part]?.safeParse(sent[part], { error: describeIssue });
    values[part] = parsed?.data;
    for (const [name, text] of (parsed?.error?.issues ?? []).flatMap(listFieldTexts)) {
      // A path may end in a key that the caller chose, such as `__proto__`.
      const field = name || part;
      errors.set(field, [...(errors.get(field) ?? []), text]);
    }
  }
  if (form && errors.has('grant_type')) throw createGrantTypeError(form);
  if (errors.size > 0)
    throw new AppError('invalid', 'Some details aren’t right.', { errors: Object.fromEntries(errors) });
  return values;
}

/** The refusal that OAuth clients understand (RFC 6749, section 5.2), of the one call that takes their forms. */
function createGrantTypeError(form: Readonly<Record<string, string>>): AppError {
  return form['grant_type']
    ? new AppError('unsupported_grant_type', 'This call doesn’t give tokens for that grant_type.')
    : new AppError('invalid_request', 'The request has no grant_type.');
}

/**
 * A repeated key is a list; the schema of a repeatable parameter takes one value or a list. Empty values are left out:
 * a form sends every field, and an empty upper price is not a price of 0.
 */
function parseQuery(raw: string): Record<string, string | string[]> {
  // A map: a caller may choose names such as `__proto__`.
  const query = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(raw)) {
    if (value === '') continue;
    const before = query.get(key);
    query.set(key, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(query);
}

const readText = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;

const formType = 'application/x-www-form-urlencoded';

/** The fields of a form if the route takes one and one was sent; of a repeated field, the last. */
function parseForm(route: Route, event: APIGatewayProxyEventV2): Record<string, string> | undefined {
  const isForm = route.form && event.headers['content-type']?.toLowerCase().startsWith(formType);
  return isForm ? Object.fromEntries(new URLSearchParams(readText(event))) : undefined;
}

function parseJson(event: APIGatewayProxyEventV2): unknown {
  const text = readText(event);
  if (text === '') return undefined;
  try {
    return parseJsonText(text);
  } catch {
    throw new AppError('invalid', 'The body isn’t JSON.', { errors: { body: ['Send JSON.'] } });
  }
}
