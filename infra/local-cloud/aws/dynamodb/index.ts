import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Chaos } from '../../base/chaos.ts';
import { readBody } from '../../base/http.ts';
import type { TableModel } from '../../template/tables.ts';
import type { Iam } from '../iam/index.ts';
import type { LocalService } from '../service.ts';
import { startChild } from './child.ts';
import { createCall, createForward, type DatabaseCall } from './client.ts';
import { createControl } from './control.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import { createProxyGuard } from './proxy-guard.ts';
import { createThrottlingRefusal } from './proxy-refusal.ts';
import { tuneStreamLog } from './stream-log.ts';
import { prepareTable } from './tables.ts';

export interface DynamoOptions {
  readonly dataDir: string;
  /** Where functions call. */
  readonly databaseProxy: DatabaseProxy;
  readonly tables: readonly TableModel[];
  /** Address of a DynamoDB that already runs, used instead of our own program. */
  readonly external: string | undefined;
  /** By table, the sequence number of the last stream record that every reader has processed. */
  readonly processedPositions: ReadonlyMap<string, string>;
  /**
   * Called with the tables of a write that have a stream, before the write is answered, and with what tells whether its
   * call has a name of an attribute in it.
   */
  readonly onWrite: (tables: readonly string[], isNamed?: (name: string) => boolean) => void;
  readonly chaos?: Chaos | undefined;
  readonly iam: Iam;
  readonly log: (line: string) => void;
}

export type Dynamo = LocalService & {
  readonly call: DatabaseCall;
  /** Deletes expired items. */
  readonly sweep: () => Promise<void>;
};

const writes = /\.(Put|Update|Delete|BatchWrite|TransactWrite|Execute|Batch)/;
const forwardedNames = [
  'x-amz-target',
  'x-amz-date',
  'authorization',
  'content-type',
  'x-amz-security-token',
];

function selectForwardedHeaders(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of forwardedNames) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

/** Tells of the tables that a call names. */
function createWake({ onWrite }: Pick<DynamoOptions, 'onWrite'>, tables: readonly string[]) {
  return (message: Buffer): void => {
    const isNamed = (name: string) => message.includes(name);
    onWrite(tables.filter(isNamed), isNamed);
  };
}

/** DynamoDB: a child process that stores its tables in one file, and a proxy in front of it. */
export async function createDynamo(options: DynamoOptions): Promise<Dynamo> {
  const file = join(options.dataDir, 'dynamodb.db');
  const child = options.external === undefined ? startChild(file, options.log) : undefined;
  const endpoint = child ? child.endpoint : async () => options.external ?? '';
  const { forward, close } = createForward(endpoint);
  const call = createCall(forward);
  const control = child && createControl(child.control);
  try {
    await Promise.all(options.tables.map((table) => prepareTable(call, table)));
    if (child) tuneStreamLog(file, options.processedPositions);
  } catch (error) {
    await child?.close();
    throw error;
  }

  const streamed = options.tables.filter(({ streamArn }) => streamArn !== undefined).map(({ name }) => name);
  const wake = createWake(options, streamed);
  const proxy = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = selectForwardedHeaders(request);
    const body = await readBody(request);
    const reply = await forward(headers, body);
    if (writes.test(headers['x-amz-target'] ?? '')) wake(body);
    const { 'transfer-encoding': _, connection: __, ...rest } = reply.headers;
    response.writeHead(reply.status, { ...rest, 'content-length': String(reply.body.length) });
    response.end(reply.body);
  };

  const refuse = createProxyGuard(options);
  options.databaseProxy.serve({
    endpoint,
    onRequest: (head, message) => {
      if (options.chaos?.isRefused('dynamodb') === true) return createThrottlingRefusal();
      const isWrite = writes.test(/\r\nx-amz-target: *(\S+)/i.exec(head)?.[1] ?? '');
      return refuse(head, message) ?? (isWrite ? () => wake(message) : undefined);
    },
  });
  return {
    call,
    handle: (request, response) => proxy(request, response),
    async sweep() {
      await control?.('sweep_ttl');
      options.onWrite(streamed);
    },
    async close() {
      close();
      await child?.close();
    },
    async snapshot(directory) {
      if (!control) throw new Error('an external DynamoDB has no snapshots');
      const name = randomUUID();
      await control('create_snapshot', { name });
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, 'name'), name);
    },
    async restore(directory) {
      const name = join(directory, 'name');
      if (!control || !existsSync(name)) throw new Error(`there is no snapshot in ${directory}`);
      await control('restore_snapshot', { name: readFileSync(name, 'utf8') });
      tuneStreamLog(file, new Map());
    },
  };
}
