import type { IncomingMessage, ServerResponse } from 'node:http';
import { S3Error } from './errors.ts';

export interface CorsRule {
  readonly AllowedOrigins: readonly string[];
  readonly AllowedMethods: readonly string[];
  readonly AllowedHeaders: readonly string[];
  readonly ExposedHeaders: readonly string[];
  readonly MaxAge?: number | undefined;
}

const isMatch = (pattern: string, text: string): boolean => {
  const [start = '', end] = pattern.toLowerCase().split('*', 2);
  const value = text.toLowerCase();
  return end === undefined ? value === start : value.startsWith(start) && value.endsWith(end);
};

function findRule(rules: readonly CorsRule[], origin: string, method: string, headers: readonly string[]) {
  return rules.find(
    (rule) =>
      rule.AllowedOrigins.some((pattern) => isMatch(pattern, origin)) &&
      rule.AllowedMethods.includes(method) &&
      headers.every((name) => rule.AllowedHeaders.some((pattern) => isMatch(pattern, name))),
  );
}

function allowOrigin(response: ServerResponse, rule: CorsRule, origin: string): void {
  const anyone = rule.AllowedOrigins.includes('*');
  response.setHeader('access-control-allow-origin', anyone ? '*' : origin);
  response.setHeader('access-control-allow-methods', rule.AllowedMethods.join(', '));
  if (!anyone) response.setHeader('access-control-allow-credentials', 'true');
  if (rule.ExposedHeaders.length > 0)
    response.setHeader('access-control-expose-headers', rule.ExposedHeaders.join(', '));
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
}

/** Adds the headers a browser needs, if a rule of the bucket allows its origin and method. */
export function addCors(
  request: IncomingMessage,
  response: ServerResponse,
  rules: readonly CorsRule[],
): void {
  const { origin } = request.headers;
  const rule = origin && findRule(rules, origin, request.method ?? '', []);
  if (origin && rule) allowOrigin(response, rule, origin);
}

export function answerBucketPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  rules: readonly CorsRule[],
): void {
  const { origin } = request.headers;
  const method = request.headers['access-control-request-method'];
  if (!origin || !method)
    throw new S3Error(400, 'BadRequest', 'Insufficient information. Origin request header needed.');
  const asked = (request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const rule = findRule(rules, origin, method, asked);
  if (!rule)
    throw new S3Error(
      403,
      'AccessForbidden',
      rules.length === 0
        ? 'CORSResponse: CORS is not enabled for this bucket.'
        : "CORSResponse: This CORS request is not allowed. This is usually because the evaluation of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
    );
  allowOrigin(response, rule, origin);
  if (asked.length > 0) response.setHeader('access-control-allow-headers', asked.join(', '));
  if (rule.MaxAge !== undefined) response.setHeader('access-control-max-age', String(rule.MaxAge));
  response.writeHead(200, { 'content-length': '0' }).end();
}
