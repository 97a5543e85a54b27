import { Stack } from 'aws-cdk-lib';
import { type BehaviorOptions, CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import { OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { createFileBucket } from './file-bucket.ts';
import { toMapsBucketName } from './resource-names.ts';

/**
 * How the CDN serves the files that `npm run ops -- map publish` puts into a bucket of their own. Until one is there,
 * the site's own file states that there is no map.
 * @param site the behaviour of the site's files, with their origin
 */
export function createMapBehaviour(scope: Construct, stage: Stage, site: BehaviorOptions): BehaviorOptions {
  const maps = createFileBucket(scope, 'Maps', toMapsBucketName(stage, Stack.of(scope).account));
  return {
    ...site,
    // Tiles are compressed inside of their file, of which browsers read ranges.
    compress: false,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED_FOR_UNCOMPRESSED_OBJECTS,
    origin: new OriginGroup({
      primaryOrigin: S3BucketOrigin.withOriginAccessControl(maps),
      fallbackOrigin: site.origin,
      fallbackStatusCodes: [403, 404],
    }),
  };
}
