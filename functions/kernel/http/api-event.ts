import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Caller } from './authentication.ts';
import type { Route } from './contract.ts';

/** What an operation may know of the request besides its parsed input. */
export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The same request was carried out before; its answer holds secrets and was not kept. */
  readonly repeated: boolean;
  /** A key of an organisation makes the call, which counts among those of its organisation. */
  readonly byOrganisation: boolean;
}

/** The parsed parts of a request; a part that the route does not take is `undefined`. */
export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A route with the function that answers it. */
export interface RouteOperation {
  readonly route: Route;
  readonly run: (input: ParsedInput, caller: Caller | undefined, info: RequestInfo) => Promise<unknown>;
}

/** The event of API Gateway with what the middlewares add to it, in their order. */
export interface ApiEvent extends APIGatewayProxyEventV2 {
  /** Set by `routeResolver`. */
  operation?: RouteOperation;
  /** Set by `authentication`; `undefined` for a visitor. */
  caller?: Caller | undefined;
  /** Set by the key gate, for a call with a key: whose calls are counted, how many are left, and the seconds until there are new ones. */
  keyCalls?: {
    readonly of: 'key' | 'organisation';
    readonly left: number;
    readonly endsIn: number;
  };
  /** Set by `inputParser`. */
  input?: ParsedInput;
}

export type ApiResponse = APIGatewayProxyStructuredResultV2;

/** The operation that `routeResolver` found for this event. */
export function getOperation({ operation, routeKey }: ApiEvent): RouteOperation {
  if (!operation) throw new Error(`${routeKey} has not been through routeResolver`);
  return operation;
}

export function toRequestInfo({ headers, requestContext, keyCalls }: ApiEvent): RequestInfo {
  const { sourceIp, userAgent } = requestContext.http;
  // The caller of the API is the CDN, which names its own; `siteOrigin` has refused every other caller.
  return {
    ip: headers['true-client-ip'] ?? sourceIp,
    userAgent,
    headers,
    repeated: false,
    byOrganisation: keyCalls?.of === 'organisation',
  };
}
