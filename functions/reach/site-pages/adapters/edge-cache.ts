import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';

const client = observeCalls(new CloudFrontClient({}));

/**
 * Removes documents from the CDN's caches. CloudFront takes a reference once: a repeat changes nothing.
 * @throws Error when CloudFront refuses
 */
export async function removeFromEdge(paths: readonly string[], reference: string): Promise<void> {
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: env('DISTRIBUTION_ID'),
      InvalidationBatch: {
        CallerReference: reference,
        Paths: { Quantity: paths.length, Items: [...paths] },
      },
    }),
  );
}
