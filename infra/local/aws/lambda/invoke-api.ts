import { randomUUID } from 'node:crypto';
import type { LocalService } from '../service.ts';
import type { FunctionModel } from '../../template/functions.ts';
import { readBody, send, sendJson, urlOf } from '../../runtime/http.ts';

interface InvokeOptions {
  readonly findFunction: (reference: string) => FunctionModel;
  readonly invokeLater: (functionId: string, event: unknown) => void;
}

const invocations = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

/** Lambda's Invoke of the type Event; other types and operations are refused. */
export function createInvokeApi({ findFunction, invokeLater }: InvokeOptions): Pick<LocalService, 'handle'> {
  return {
    async handle(request, response) {
      const name = invocations.exec(urlOf(request).pathname)?.[1];
      const type = request.headers['x-amz-invocation-type'];
      if (request.method !== 'POST' || name === undefined || type !== 'Event')
        return sendJson(response, 400, {
          Type: 'User',
          message: 'Only asynchronous invocations are run here',
        });
      const fn = functionOf(findFunction, decodeURIComponent(name));
      if (!fn) return sendJson(response, 404, { Type: 'User', message: `Function not found: ${name}` });
      const body = (await readBody(request)).toString();
      invokeLater(fn.id, JSON.parse(body || 'null'));
      send(response, 202, '', { 'x-amzn-requestid': randomUUID() });
    },
  };
}

function functionOf(findFunction: InvokeOptions['findFunction'], name: string): FunctionModel | undefined {
  try {
    return findFunction(name);
  } catch {
    return undefined;
  }
}
