import { Duration } from 'aws-cdk-lib';
import { type BehaviorOptions, CachePolicy, CacheQueryStringBehavior } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { apis } from '../../functions/delivery/manifest/index.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import type { Stage } from '../stages.ts';

/** CloudFront keeps no answer for longer, whatever a contract asks for. */
const longest = Duration.hours(1);

/** The path patterns of calls that answer everybody the same, for as long as their contract allows. */
export const cachedPaths: readonly string[] = Object.values(apis)
  .flatMap(({ routes }) => Object.values<Route>(routes))
  .filter(({ access, cache, method }) => access === 'public' && cache !== undefined && method === 'GET')
  .map(({ path }) => path.replaceAll(/\{\w+\}/g, '*'));

/** The behaviours of the CDN for them; `api` is that of all other calls. Answers differ by the query alone. */
export function createCachedCalls(
  scope: Construct,
  stage: Stage,
  api: BehaviorOptions,
): Record<string, BehaviorOptions> {
  const cachePolicy = new CachePolicy(scope, 'CachedCalls', {
    cachePolicyName: `gable-${stage.name}-public-calls`,
    comment: 'Public calls, as long as their answers say',
    minTtl: Duration.seconds(0),
    // An answer without a max-age, such as an error of the gateway, is not kept.
    defaultTtl: Duration.seconds(0),
    maxTtl: longest,
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
  return Object.fromEntries(cachedPaths.map((path) => [path, { ...api, cachePolicy }]));
}
