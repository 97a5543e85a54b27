import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { findEntry, readBody, sendBody } from '../base/http.ts';

/** An error of AWS; the SDK throws it under its name. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export type JsonOperation = (input: unknown) => unknown;

/** Answers a call of AWS's JSON protocol by the operation that `x-amz-target` names. */
export async function answerJson(
  request: IncomingMessage,
  response: ServerResponse,
  operations: Readonly<Record<string, JsonOperation>>,
): Promise<void> {
  const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
  const answer = (status: number, body: unknown) =>
    sendBody(response, status, JSON.stringify(body ?? {}), {
      'content-type': request.headers['content-type'] ?? 'application/x-amz-json-1.1',
      'x-amzn-requestid': randomUUID(),
    });
  try {
    const operation = findEntry(operations, name);
    if (!operation) throw new AwsError('UnknownOperationException', `${name} is not run here`);
    const input: unknown = JSON.parse((await readBody(request)).toString() || '{}');
    answer(200, await operation(input));
  } catch (error) {
    if (error instanceof AwsError)
      return answer(error.status, { __type: error.code, message: error.message });
    if (error instanceof z.ZodError)
      return answer(400, { __type: 'ValidationException', message: z.prettifyError(error) });
    if (error instanceof SyntaxError)
      return answer(400, { __type: 'SerializationException', message: error.message });
    answer(500, { __type: 'InternalFailure', message: String(error) });
  }
}
