import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { startChild } from '../../infra/local-cloud/aws/dynamodb/child.ts';
import { createForward } from '../../infra/local-cloud/aws/dynamodb/client.ts';
import { openServer } from '../../infra/local-cloud/base/ports.ts';

/** Capacity units of DynamoDB. */
export interface Units {
  read: number;
  write: number;
}
export interface Meter {
  readonly endpoint: string;
  /** The units that each function used since the last call, by its id. */
  readonly take: () => ReadonlyMap<string, Units>;
  readonly close: () => Promise<void>;
}

const reads = /\.(\w*Get|Query|Scan)/;
const metered = /^DynamoDB_\d+\.(((Batch|Transact)?(Get|Write)|Put|Update|Delete)Items?|Query|Scan)$/;
const Used = z.object({ CapacityUnits: z.number() });
const Answer = z.object({
  ConsumedCapacity: z.union([Used.transform((one) => [one]), z.array(Used)]).default([]),
});

const toHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
        ? [[name, value]]
        : [],
    ),
  );
/** The access key id of the caller, which is the function's id. */
const readCaller = ({ authorization = '' }: Record<string, string>): string =>
  /Credential=([^/]+)\//.exec(authorization)?.[1] ?? '';

const requestConsumedCapacity = (body: Buffer): Buffer =>
  Buffer.from(
    JSON.stringify({
      ...z.looseObject({}).parse(JSON.parse(body.toString())),
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );

/** A DynamoDB proxy that asks the real one for the units of each call and adds them up by caller. */
export async function startMeter(folder: string): Promise<Meter> {
  const child = startChild(join(folder, 'metered.db'), console.error);
  const { forward, close } = createForward(child.endpoint);
  let used = new Map<string, Units>();
  const count = (caller: string, operation: string, body: Buffer) => {
    const units = used.get(caller) ?? { read: 0, write: 0 };
    for (const { CapacityUnits } of Answer.parse(JSON.parse(body.toString())).ConsumedCapacity)
      units[reads.test(operation) ? 'read' : 'write'] += CapacityUnits;
    used.set(caller, units);
  };
  const listener: RequestListener = (request, response) => {
    const answer = async () => {
      const headers = toHeaders(request);
      const operation = headers['x-amz-target'] ?? '';
      const counts = metered.test(operation);
      const body = await buffer(request);
      const reply = await forward(headers, counts ? requestConsumedCapacity(body) : body);
      if (counts && reply.status === 200) count(readCaller(headers), operation, reply.body);
      const { 'transfer-encoding': _, connection: __, ...rest } = reply.headers;
      response.writeHead(reply.status, rest).end(reply.body);
    };
    answer().catch((error: unknown) => response.destroy(new Error('not metered', { cause: error })));
  };
  const server = await openServer(0);
  server.serve(listener);
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    take() {
      const taken = used;
      used = new Map();
      return taken;
    },
    async close() {
      close();
      await server.close();
      await child.close();
    },
  };
}
