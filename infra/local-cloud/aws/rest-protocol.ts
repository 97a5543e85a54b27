import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody, sendBody, parseRequestUrl } from '../base/http.ts';
import { AwsError } from './json-protocol.ts';

export interface RestCall {
  readonly method: string;
  /** The decoded parts of the path. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/** Answers a call of AWS's REST-JSON protocol; `undefined` is an answer without a body. */
export async function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: RestCall) => unknown,
): Promise<void> {
  const requestId = { 'x-amzn-requestid': randomUUID() };
  const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    sendBody(response, status, body === undefined ? '' : JSON.stringify(body), {
      'content-type': 'application/json',
      ...requestId,
      ...headers,
    });
  const refuse = (status: number, code: string, message: string) =>
    reply(status, { message, Message: message }, { 'x-amzn-errortype': code });
  try {
    const url = parseRequestUrl(request);
    const path = url.pathname.split('/').slice(1).map(decodeURIComponent);
    const body = await readBody(request);
    const { method = 'GET' } = request;
    reply(200, await answer({ method, path, query: url.searchParams, body }));
  } catch (error) {
    if (error instanceof AwsError) return refuse(error.status, error.code, error.message);
    if (error instanceof z.ZodError) return refuse(400, 'ValidationException', z.prettifyError(error));
    if (error instanceof SyntaxError) return refuse(400, 'SerializationException', error.message);
    refuse(500, 'InternalServerException', String(error));
  }
}
