import * as z from 'zod';
import type { Resources } from './resources.ts';

/** Which of a viewer's headers, query strings or cookies are forwarded to the origin. */
export interface Passing {
  readonly mode: 'none' | 'some' | 'except' | 'all';
  readonly names: readonly string[];
}
export interface Forwarding {
  readonly headers: Passing;
  readonly queries: Passing;
  readonly cookies: Passing;
}
/** Compression depends on caching: the edge compresses only cacheable responses. */
export interface Caching {
  readonly caches: boolean;
  readonly gzip: boolean;
  readonly brotli: boolean;
}

const none: Passing = { mode: 'none', names: [] };
const all: Passing = { mode: 'all', names: [] };
const some = (...names: string[]): Passing => ({ mode: 'some', names });
const except = (...names: string[]): Passing => ({ mode: 'except', names });
const nothing: Forwarding = { headers: none, queries: none, cookies: none };
const optimised: Caching = { caches: true, gzip: true, brotli: true };
const disabled: Caching = { caches: false, gzip: false, brotli: false };
const crossOrigin = ['origin', 'access-control-request-headers', 'access-control-request-method'];
const originDecides: Forwarding = {
  headers: some('host', 'origin', 'x-http-method', 'x-http-method-override', 'x-method-override'),
  queries: none,
  cookies: all,
};

/** AWS's own cache policies by their fixed ids. */
const managedCaching: Record<string, { caching: Caching; forwarding: Forwarding }> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { caching: optimised, forwarding: nothing },
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': {
    caching: { caches: true, gzip: false, brotli: false },
    forwarding: nothing,
  },
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { caching: disabled, forwarding: nothing },
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65': { caching: optimised, forwarding: originDecides },
  '4cc15a8a-d715-48a4-82b8-cc0b614638fe': {
    caching: optimised,
    forwarding: { ...originDecides, queries: all },
  },
};

/** AWS's own origin request policies by their fixed ids. */
const managedForwarding: Record<string, Forwarding> = {
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: all, queries: all, cookies: all },
  '33f36d7e-f396-46d9-90e0-52428a34d9dc': { headers: all, queries: all, cookies: all },
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { headers: except('host'), queries: all, cookies: all },
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': { headers: some(...crossOrigin), queries: none, cookies: none },
  '59781a5b-3903-41f3-afcb-af62929ccde1': { headers: some('origin'), queries: none, cookies: none },
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
export function cachingOf(resources: Resources, id: string): Caching {
  const managed = managedCaching[id];
  if (managed) return managed.caching;
  const { MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: key } = cachePolicy(resources, id);
  return {
    caches: MaxTTL > 0,
    gzip: key.EnableAcceptEncodingGzip,
    brotli: key.EnableAcceptEncodingBrotli,
  };
}

/** The parts of a request that the cache policy or the origin request policy forwards to the origin. */
export function forwardingOf(
  resources: Resources,
  cacheId: string,
  requestId: string | undefined,
): Forwarding[] {
  const caching =
    managedCaching[cacheId]?.forwarding ??
    forwarding(cachePolicy(resources, cacheId).ParametersInCacheKeyAndForwardedToOrigin);
  if (requestId === undefined) return [caching];
  return [caching, managedForwarding[requestId] ?? forwarding(requestPolicy(resources, requestId))];
}

function cachePolicy(resources: Resources, id: string) {
  const found = resources.of('AWS::CloudFront::CachePolicy').find((policy) => policy.ref() === id);
  if (!found) throw new Error(`the cache policy ${id} is not known to the local cloud`);
  return found.read(CachePolicy).CachePolicyConfig;
}

function requestPolicy(resources: Resources, id: string) {
  const found = resources.of('AWS::CloudFront::OriginRequestPolicy').find((policy) => policy.ref() === id);
  if (!found) throw new Error(`the origin request policy ${id} is not known to the local cloud`);
  return found.read(RequestPolicy).OriginRequestPolicyConfig;
}

const forwarding = (given: z.output<typeof Parameters>): Forwarding => ({
  headers: passing(given.HeadersConfig.HeaderBehavior, given.HeadersConfig.Headers),
  queries: passing(given.QueryStringsConfig.QueryStringBehavior, given.QueryStringsConfig.QueryStrings),
  cookies: passing(given.CookiesConfig.CookieBehavior, given.CookiesConfig.Cookies),
});

function passing(behaviour: string, given: string[]): Passing {
  const names = given.map((name) => name.toLowerCase());
  if (behaviour === 'none') return none;
  if (behaviour === 'all' || behaviour.startsWith('allViewer')) return all;
  return behaviour === 'allExcept' ? except(...names) : some(...names);
}

/** Whether at least one of the policies forwards a name. */
export function passes(rules: readonly Passing[], name: string): boolean {
  return rules.some(({ mode, names }) => {
    if (mode === 'all') return true;
    if (mode === 'none') return false;
    return names.includes(name.toLowerCase()) === (mode === 'some');
  });
}
