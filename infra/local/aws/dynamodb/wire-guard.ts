import { operator } from '../../runtime/credentials.ts';
import type { TableModel } from '../../template/tables.ts';
import type { AccessRequest, Iam } from '../iam/index.ts';
import { createDynamoReader } from '../iam/requests/dynamodb.ts';
import { createWireRefusal } from './wire-refusal.ts';

interface WireGuardOptions {
  readonly tables: readonly TableModel[];
  readonly iam: Iam;
}

/** Answers a request on the wire that its caller may not make; undefined where it may. */
export function createWireGuard({
  tables,
  iam,
}: WireGuardOptions): (head: string, message: Buffer) => Buffer | undefined {
  const read = createDynamoReader(tables);
  return (head, message) => {
    const caller = /\r\nauthorization: *AWS4-HMAC-SHA256 +Credential=([^/,]+)\//i.exec(head)?.[1];
    if (caller === operator) return undefined;
    if (caller === undefined)
      return answer('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
    if (!iam.isKnown(caller))
      return answer('UnrecognizedClientException', 'The security token included in the request is invalid.');
    const operation = /\r\nx-amz-target: *\w+\.(\w+)/i.exec(head)?.[1] ?? '';
    const body = message.toString('utf8', head.length + endOfHead);
    const refusal = iam.refuse(caller, accessesOf(read, operation, body));
    return refusal && answer('AccessDeniedException', refusal.message);
  };
}

const endOfHead = 4;

/** A request that cannot be read needs everything. */
function accessesOf(
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

const answer = (code: string, message: string): Buffer =>
  createWireRefusal({ __type: `com.amazon.coral.service#${code}`, Message: message });
