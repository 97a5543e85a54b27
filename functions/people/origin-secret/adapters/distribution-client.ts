import {
  CloudFrontClient,
  type DistributionConfig,
  GetDistributionCommand,
  UpdateDistributionCommand,
} from '@aws-sdk/client-cloudfront';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';

const client = observeCalls(new CloudFrontClient({}));

export interface Distribution {
  readonly config: DistributionConfig;
  /** The version that a change has to name. */
  readonly etag: string | undefined;
  /** Whether every edge has this configuration. */
  readonly deployed: boolean;
}

export async function getDistribution(id: string): Promise<Distribution> {
  const { Distribution: found, ETag: etag } = await client.send(new GetDistributionCommand({ Id: id }));
  if (!found?.DistributionConfig) throw new Error(`The distribution ${id} has no configuration`);
  return { config: found.DistributionConfig, etag, deployed: found.Status === 'Deployed' };
}

/** Replaces the whole configuration. @throws Error when it was changed since, or CloudFront refuses */
export async function updateDistribution(
  id: string,
  { config, etag }: Pick<Distribution, 'config' | 'etag'>,
): Promise<void> {
  await client.send(new UpdateDistributionCommand({ Id: id, IfMatch: etag, DistributionConfig: config }));
}
