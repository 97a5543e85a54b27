import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readBody } from '../../base/http.ts';

export interface DatabaseReply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Forwards a request to the database unchanged. */
export type Forward = (headers: Record<string, string>, body: Buffer) => Promise<DatabaseReply>;

const patienceMilliseconds = 3000;

/** Keeps connections to the database open; asks for the URL each time, as the child may have restarted. */
export function createForward(endpoint: () => Promise<string>): {
  readonly forward: Forward;
  readonly close: () => void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const once = async (headers: Record<string, string>, body: Buffer): Promise<DatabaseReply> => {
    const url = await endpoint();
    return new Promise((resolve, reject) => {
      const outgoing = request(
        url,
        { method: 'POST', agent, headers: { ...headers, 'content-length': String(body.length) } },
        (incoming) => {
          readBody(incoming).then(
            (read) => resolve({ status: incoming.statusCode ?? 500, headers: incoming.headers, body: read }),
            reject,
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  };
  return {
    forward: async (headers, body) => {
      // Retries as an SDK does: a connection may be stale, or the program may be restarting.
      const until = performance.now() + patienceMilliseconds;
      for (;;)
        try {
          return await once(headers, body);
        } catch (error) {
          if (performance.now() > until) throw error;
          await delay(20);
        }
    },
    close: () => agent.destroy(),
  };
}

export class DynamoError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export type DatabaseCall = (operation: string, input: object) => Promise<unknown>;

/** Calls an operation of the database or its streams for the local cloud itself. */
export function createCall(forward: Forward): DatabaseCall {
  return async (operation, input) => {
    const service = streamOperations.has(operation) ? 'DynamoDBStreams' : 'DynamoDB';
    const reply = await forward(
      {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `${service}_20120810.${operation}`,
        'x-amz-date': '20260101T000000Z',
        authorization:
          'AWS4-HMAC-SHA256 Credential=operator/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      },
      Buffer.from(JSON.stringify(input)),
    );
    const answer: unknown = JSON.parse(reply.body.toString());
    if (reply.status !== 200) throw toDynamoError(answer);
    return answer;
  };
}

const streamOperations = new Set(['ListStreams', 'DescribeStream', 'GetShardIterator', 'GetRecords']);

function toDynamoError(answer: unknown): DynamoError {
  const about = typeof answer === 'object' && answer !== null ? answer : {};
  const type = '__type' in about ? String(about.__type) : 'UnknownError';
  return new DynamoError(type.split('#').at(-1) ?? type, 'message' in about ? String(about.message) : '');
}
