import { operator } from '../../base/credentials.ts';
import type { TableModel } from '../../template/tables.ts';
import type { AccessRequest, Iam } from '../iam/index.ts';
import { createDynamoReader } from '../iam/requests/dynamodb.ts';
import { createProxyRefusal } from './proxy-refusal.ts';

interface ProxyGuardOptions {
  readonly tables: readonly TableModel[];
  readonly iam: Iam;
}

/** Answers a request to the proxy that its caller may not make; undefined where it may. */
export function createProxyGuard({
  tables,
  iam,
}: ProxyGuardOptions): (head: string, message: Buffer) => Buffer | undefined {
  const read = createDynamoReader(tables);
  return (head, message) => {
    const caller = /\r\nauthorization: *AWS4-HMAC-SHA256 +Credential=([^/,]+)\//i.exec(head)?.[1];
    if (caller === operator) return undefined;
    if (caller === undefined)
      return createAnswer('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
    if (!iam.isKnown(caller))
      return createAnswer(
        'UnrecognizedClientException',
        'The security token included in the request is invalid.',
      );
    const operation = /\r\nx-amz-target: *\w+\.(\w+)/i.exec(head)?.[1] ?? '';
    const body = message.toString('utf8', head.length + endOfHead);
    const refusal = iam.refuse(caller, readAccesses(read, operation, body));
    return refusal && createAnswer('AccessDeniedException', refusal.message);
  };
}

const endOfHead = 4;

/** A request that cannot be read needs everything. */
function readAccesses(
  read: ReturnType<typeof createDynamoReader>,
  operation: string,
  body: string,
): AccessRequest[] {
  try {
    return read(operation, JSON.parse(body));
  } catch {
    return [{ action: `dynamodb:${operation}`, resource: '*' }];
  }
}

const createAnswer = (code: string, message: string): Buffer =>
  createProxyRefusal({ __type: `com.amazon.coral.service#${code}`, Message: message });
