import * as z from 'zod';
import type { Resources } from './resources.ts';

/** Which of a viewer's headers, query strings or cookies are forwarded to the origin. */
export interface PassingRule {
  readonly mode: 'none' | 'some' | 'except' | 'all';
  readonly names: readonly string[];
}
export interface Forwarding {
  readonly headers: PassingRule;
  readonly queries: PassingRule;
  readonly cookies: PassingRule;
}
/** Compression depends on caching: the edge compresses only cacheable responses. */
export interface Caching {
  readonly caches: boolean;
  readonly gzip: boolean;
  readonly brotli: boolean;
}

const passNone: PassingRule = { mode: 'none', names: [] };
const passAll: PassingRule = { mode: 'all', names: [] };
const passSome = (...names: string[]): PassingRule => ({ mode: 'some', names });
const passAllBut = (...names: string[]): PassingRule => ({ mode: 'except', names });
const forwardNothing: Forwarding = { headers: passNone, queries: passNone, cookies: passNone };
const optimised: Caching = { caches: true, gzip: true, brotli: true };
const disabled: Caching = { caches: false, gzip: false, brotli: false };
const crossOrigin = ['origin', 'access-control-request-headers', 'access-control-request-method'];
const forwardForOrigin: Forwarding = {
  headers: passSome('host', 'origin', 'x-http-method', 'x-http-method-override', 'x-method-override'),
  queries: passNone,
  cookies: passAll,
};

/** AWS's own cache policies by their fixed ids. */
const managedCaching: Record<string, { caching: Caching; forwarding: Forwarding }> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { caching: optimised, forwarding: forwardNothing },
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': {
    caching: { caches: true, gzip: false, brotli: false },
    forwarding: forwardNothing,
  },
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { caching: disabled, forwarding: forwardNothing },
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65': { caching: optimised, forwarding: forwardForOrigin },
  '4cc15a8a-d715-48a4-82b8-cc0b614638fe': {
    caching: optimised,
    forwarding: { ...forwardForOrigin, queries: passAll },
  },
};

/** AWS's own origin request policies by their fixed ids. */
const managedForwarding: Record<string, Forwarding> = {
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: passAll, queries: passAll, cookies: passAll },
  '33f36d7e-f396-46d9-90e0-52428a34d9dc': { headers: passAll, queries: passAll, cookies: passAll },
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { headers: passAllBut('host'), queries: passAll, cookies: passAll },
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': {
    headers: passSome(...crossOrigin),
    queries: passNone,
    cookies: passNone,
  },
  '59781a5b-3903-41f3-afcb-af62929ccde1': {
    headers: passSome('origin'),
    queries: passNone,
    cookies: passNone,
  },
};

const Names = z.array(z.string()).default([]);
const Parameters = z.object({
  HeadersConfig: z.object({ HeaderBehavior: z.string(), Headers: Names }),
  QueryStringsConfig: z.object({ QueryStringBehavior: z.string(), QueryStrings: Names }),
  CookiesConfig: z.object({ CookieBehavior: z.string(), Cookies: Names }),
});
const CachePolicy = z.object({
  CachePolicyConfig: z.object({
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: Parameters.extend({
      EnableAcceptEncodingGzip: z.boolean().default(false),
      EnableAcceptEncodingBrotli: z.boolean().default(false),
    }),
  }),
});
const RequestPolicy = z.object({ OriginRequestPolicyConfig: Parameters });

/** Whether and how the edge may compress under a cache policy. */
export function readCaching(resources: Resources, id: string): Caching {
  const managed = managedCaching[id];
  if (managed) return managed.caching;
  const { MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: key } = findCachePolicy(resources, id);
  return {
    caches: MaxTTL > 0,
    gzip: key.EnableAcceptEncodingGzip,
    brotli: key.EnableAcceptEncodingBrotli,
  };
}

/** The parts of a request that the cache policy or the origin request policy forwards to the origin. */
export function readForwarding(
  resources: Resources,
  cacheId: string,
  requestId: string | undefined,
): Forwarding[] {
  const caching =
    managedCaching[cacheId]?.forwarding ??
    toForwarding(findCachePolicy(resources, cacheId).ParametersInCacheKeyAndForwardedToOrigin);
  if (requestId === undefined) return [caching];
  return [caching, managedForwarding[requestId] ?? toForwarding(findRequestPolicy(resources, requestId))];
}

function findCachePolicy(resources: Resources, id: string) {
  const found = resources.of('AWS::CloudFront::CachePolicy').find((policy) => policy.ref() === id);
  if (!found) throw new Error(`the cache policy ${id} is not known to the local cloud`);
  return found.read(CachePolicy).CachePolicyConfig;
}

function findRequestPolicy(resources: Resources, id: string) {
  const found = resources.of('AWS::CloudFront::OriginRequestPolicy').find((policy) => policy.ref() === id);
  if (!found) throw new Error(`the origin request policy ${id} is not known to the local cloud`);
  return found.read(RequestPolicy).OriginRequestPolicyConfig;
}

const toForwarding = (given: z.output<typeof Parameters>): Forwarding => ({
  headers: toPassingRule(given.HeadersConfig.HeaderBehavior, given.HeadersConfig.Headers),
  queries: toPassingRule(given.QueryStringsConfig.QueryStringBehavior, given.QueryStringsConfig.QueryStrings),
  cookies: toPassingRule(given.CookiesConfig.CookieBehavior, given.CookiesConfig.Cookies),
});

function toPassingRule(behaviour: string, given: string[]): PassingRule {
  const names = given.map((name) => name.toLowerCase());
  if (behaviour === 'none') return passNone;
  if (behaviour === 'all' || behaviour.startsWith('allViewer')) return passAll;
  return behaviour === 'allExcept' ? passAllBut(...names) : passSome(...names);
}

/** Whether at least one of the policies forwards a name. */
export function isForwarded(rules: readonly PassingRule[], name: string): boolean {
  return rules.some(({ mode, names }) => {
    if (mode === 'all') return true;
    if (mode === 'none') return false;
    return names.includes(name.toLowerCase()) === (mode === 'some');
  });
}
