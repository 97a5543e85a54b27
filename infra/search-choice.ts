import type { IndexLayout } from '../functions/delivery/manifest/search-cluster.ts';

/** The size of a domain of OpenSearch; it has three nodes more that manage it. */
export interface SearchDomainSize {
  /** Data nodes; a multiple of the zones. */
  readonly nodes: number;
  readonly zones: 2 | 3;
  readonly instanceType: `${string}.search`;
  /** Of each node. */
  readonly volumeGb: number;
}

/** What manages each domain, next to its data nodes. */
export const managerNodes = { count: 3, instanceType: 'm7g.medium.search' } as const;

/** A domain of the stacks, or a cluster outside them, which takes unsigned requests. */
export type SearchCluster = SearchDomainSize | ForeignCluster;
interface ForeignCluster {
  readonly url: string;
  /** By default one, which is enough for some ten million homes. */
  readonly shards?: number;
}

/** What answers the searches of a stage: docs/decisions/062-search-engines.md. */
export type SearchChoice =
  /** The index in the memory of the search function. */
  | { readonly engine: 'memory' }
  | {
      readonly engine: 'opensearch';
      readonly cluster: SearchCluster;
      /** What answers while the cluster does not: the index in memory, for homes that fit there, or a message. */
      readonly fallback: 'memory' | 'none';
    };

export function findCluster(search: SearchChoice): SearchCluster | undefined {
  return search.engine === 'opensearch' ? search.cluster : undefined;
}

/** A copy of the data in each zone, divided so that each node has a part of one copy. */
export const toIndexLayout = (cluster: SearchCluster): IndexLayout =>
  'url' in cluster
    ? { shards: cluster.shards ?? 1, replicas: 1 }
    : { shards: Math.max(1, Math.floor(cluster.nodes / cluster.zones)), replicas: cluster.zones - 1 };

/** The cluster of a stage on this machine, by a name that the local cloud resolves. */
export const localCluster = { url: 'https://search.gable.example' } as const;
