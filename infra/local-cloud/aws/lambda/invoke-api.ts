import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { readBody, sendBody, sendJson, parseRequestUrl } from '../../base/http.ts';
import type { FunctionModel } from '../../template/functions.ts';
import type { LocalService } from '../service.ts';
import { FunctionError } from './function-error.ts';

interface InvokeOptions {
  readonly findFunction: (reference: string) => FunctionModel;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  readonly invokeLater: (functionId: string, event: unknown) => void;
}

const invocations = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

/** Lambda's Invoke of the types Event and RequestResponse; other types and operations are refused. */
export function createInvokeApi(options: InvokeOptions): Pick<LocalService, 'handle'> {
  const { findFunction, invokeLater } = options;
  return {
    async handle(request, response) {
      const name = invocations.exec(parseRequestUrl(request).pathname)?.[1];
      const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
      const isKnown = type === 'Event' || type === 'RequestResponse';
      if (request.method !== 'POST' || name === undefined || !isKnown)
        return sendJson(response, 400, { Type: 'User', message: 'Only invocations are run here' });
      const fn = findInvoked(findFunction, decodeURIComponent(name));
      if (!fn) return sendJson(response, 404, { Type: 'User', message: `Function not found: ${name}` });
      const event: unknown = JSON.parse((await readBody(request)).toString() || 'null');
      if (type === 'RequestResponse') return answerResult(response, () => options.invoke(fn.id, event));
      invokeLater(fn.id, event);
      sendBody(response, 202, '', { 'x-amzn-requestid': randomUUID() });
    },
  };
}

/** Lambda answers 200 for a function that failed, too, and reports it in a header. */
async function answerResult(response: ServerResponse, invoke: () => Promise<unknown>): Promise<void> {
  try {
    sendJson(response, 200, (await invoke()) ?? null);
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    const headers = { 'content-type': 'application/json', 'x-amz-function-error': 'Unhandled' };
    sendBody(response, 200, JSON.stringify(error.payload()), headers);
  }
}

function findInvoked(findFunction: InvokeOptions['findFunction'], name: string): FunctionModel | undefined {
  try {
    return findFunction(name);
  } catch {
    return undefined;
  }
}
