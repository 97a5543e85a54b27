import { Client, type ClientOptions } from '@opensearch-project/opensearch';
import { AwsSigv4Signer } from '@opensearch-project/opensearch/aws-v3';
import { env } from '../../../kernel/env.ts';

export type ClientLimits = Required<Pick<ClientOptions, 'requestTimeout' | 'maxRetries'>>;

/** What a person waits for: rather another engine's answer than a late one. */
export const searchLimits: ClientLimits = { requestTimeout: 1_000, maxRetries: 0 };

/** What a background function waits for. */
export const writeLimits: ClientLimits = { requestTimeout: 20_000, maxRetries: 0 };

/** A client of the stage's cluster, whose requests are signed with the function's role unless the stage sets otherwise. */
export function createSearchClient(limits: ClientLimits): Client {
  const isSigned = env('SEARCH_CLUSTER_SIGNED') === 'true';
  return new Client({
    node: env('SEARCH_CLUSTER_URL'),
    ...limits,
    // One address answers for all nodes: a ping of it shows nothing that the next request does not show.
    resurrectStrategy: 'none',
    ...(isSigned && AwsSigv4Signer({ region: env('AWS_REGION'), service: 'es' })),
  });
}
