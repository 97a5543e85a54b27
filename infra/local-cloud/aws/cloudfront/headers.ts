import type { Hosts } from '../../base/hosts.ts';
import type { BehaviourModel } from '../../template/distributions.ts';
import { isForwarded } from '../../template/edge-policies.ts';
import type { ApiResponse } from '../apigateway-http/response.ts';
import type { ViewerRequest } from './edge-function.ts';

const alwaysForwarded = [
  'content-type',
  'content-length',
  'range',
  'if-none-match',
  'if-modified-since',
  'accept',
];
const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'proxy-authorization',
  'expect',
];

/** The headers that are forwarded to the origin: those that a policy allows, and CloudFront's own. */
export function selectForwardedHeaders(
  behaviour: BehaviourModel,
  request: ViewerRequest,
  viewerHost: string,
): Record<string, string> {
  const rules = behaviour.forwarding.map(({ headers }) => headers);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (hopByHop.includes(name) || name === 'cookie' || name === 'host') continue;
    if (alwaysForwarded.includes(name) || isForwarded(rules, name)) headers[name] = value;
  }
  const cookies = (request.headers['cookie'] ?? '').split(/;\s*/).filter(
    (pair) =>
      pair !== '' &&
      isForwarded(
        behaviour.forwarding.map((rule) => rule.cookies),
        pair.split('=')[0] ?? '',
      ),
  );
  const forwardedFor = [request.headers['x-forwarded-for'], request.ip].filter(Boolean).join(', ');
  return {
    ...headers,
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    'user-agent': headers['user-agent'] ?? 'Amazon CloudFront',
    host: isForwarded(rules, 'host') ? viewerHost : behaviour.origin.host,
    via: '1.1 local.cloudfront.net (CloudFront)',
    'x-forwarded-for': forwardedFor,
    'x-forwarded-proto': 'http',
    'x-forwarded-port': viewerHost.split(':')[1] ?? '80',
  };
}

/** The part of the query string that is forwarded to the origin. */
export function selectForwardedQuery(behaviour: BehaviourModel, query: string): string {
  return query
    .split('&')
    .filter(
      (pair) =>
        pair !== '' &&
        isForwarded(
          behaviour.forwarding.map((rule) => rule.queries),
          pair.split('=')[0] ?? '',
        ),
    )
    .join('&');
}

/** Adds and removes headers by a behaviour's response headers policy; hosts are known by the first response. */
export function createHeadersPolicy(
  { responseHeaders: policy }: BehaviourModel,
  hosts: Hosts,
): (response: ApiResponse) => ApiResponse {
  if (!policy) return (response) => response;
  const toLocalHeaders = () =>
    policy.set.map((header) =>
      header.name === 'content-security-policy'
        ? { ...header, value: toLocalPolicy(hosts, header.value) }
        : header,
    );
  let localHeaders: typeof policy.set | undefined;
  return (response) => {
    const headers = { ...response.headers };
    for (const name of policy.remove) delete headers[name];
    for (const { name, value, override } of (localHeaders ??= toLocalHeaders()))
      if (override || !(name in headers)) headers[name] = value;
    return { ...response, headers };
  };
}

/**
 * Rewrites URLs to local ones, of which several are the same server, and drops the directives that require TLS, which
 * is not available here.
 */
const toLocalPolicy = (hosts: Hosts, value: string): string =>
  hosts
    .rewriteOrigins(value)
    .split(';')
    .filter(
      (directive) => !['upgrade-insecure-requests', 'block-all-mixed-content'].includes(directive.trim()),
    )
    .map((directive) => [...new Set(directive.split(' '))].join(' '))
    .join(';');
