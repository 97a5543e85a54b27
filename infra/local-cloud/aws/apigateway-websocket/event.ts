import { randomUUID } from 'node:crypto';
import type { WebSocketApiModel } from '../../template/web-sockets.ts';
import type { SocketConnection } from './connection.ts';

type Kind = 'CONNECT' | 'MESSAGE' | 'DISCONNECT';
type Details = Readonly<Record<string, unknown>>;

/** The event of a function behind a WebSocket API. */
export function createSocketEvent(
  api: WebSocketApiModel,
  { id, connectedAt, identity, headers, query }: SocketConnection,
  { kind, now }: { kind: Kind; now: number },
  { routeKey, body, ...details }: Details & { readonly routeKey: string; readonly body?: string },
) {
  const requestId = randomUUID();
  return {
    ...(kind === 'CONNECT' && {
      headers,
      multiValueHeaders: groupValues(Object.entries(headers)),
      ...(query.size > 0 && {
        queryStringParameters: Object.fromEntries(query),
        multiValueQueryStringParameters: groupValues(query),
      }),
    }),
    requestContext: {
      routeKey,
      eventType: kind,
      ...details,
      extendedRequestId: requestId,
      requestId,
      requestTime: new Date(now).toUTCString(),
      requestTimeEpoch: now,
      messageDirection: 'IN',
      stage: api.stage,
      connectedAt,
      identity,
      domainName: api.host,
      connectionId: id,
      apiId: api.id,
    },
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
  };
}

function groupValues(pairs: Iterable<[string, string]>): Record<string, string[]> {
  // A map: a caller may choose names such as `__proto__`.
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(values);
}
