import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { homesAlias } from '../../functions/delivery/manifest/search-cluster.ts';
import { findCluster, type SearchChoice, toIndexLayout } from '../search-choice.ts';
import type { SearchClusterAddress } from './function-resources.ts';
import { suppressNagRules } from './nag-suppressions.ts';

type Cluster = SearchClusterAddress | undefined;

/** Grants searches, and sets what answers while the cluster does not. @throws Error in a stage without a cluster */
export function grantSearches(fn: Function, cluster: Cluster, search: SearchChoice): void {
  grantCluster(fn, cluster, {
    [`${homesAlias}/_search`]: ['Get', 'Post'],
    [`${homesAlias}/_msearch`]: ['Get', 'Post'],
  });
  fn.addEnvironment('SEARCH_FALLBACK', search.engine === 'opensearch' ? search.fallback : 'memory');
}

/** Grants to write homes to the indexes that take changes. */
export function grantHomeWrites(fn: Function, cluster: Cluster): void {
  grantCluster(fn, cluster, { '_alias/homes-write': ['Get'], 'homes-*/_bulk': ['Post'] });
}

/** Grants to create, fill, switch and delete the indexes of homes. */
export function grantIndexes(fn: Function, cluster: Cluster, search: SearchChoice): void {
  grantCluster(fn, cluster, {
    [`_alias/${homesAlias}`]: ['Get'],
    '_alias/homes-write': ['Get'],
    _aliases: ['Post'],
    'homes-*': ['Delete', 'Get', 'Head', 'Post', 'Put'],
  });
  const size = findCluster(search);
  if (!size) return;
  const { shards, replicas } = toIndexLayout(size);
  fn.addEnvironment('SEARCH_SHARDS', String(shards));
  fn.addEnvironment('SEARCH_REPLICAS', String(replicas));
}

type ClusterMethod = 'Delete' | 'Get' | 'Head' | 'Post' | 'Put';

/** Grants HTTP methods on paths of a search cluster, and sets where it is. */
function grantCluster(
  fn: Function,
  cluster: SearchClusterAddress | undefined,
  methods: Readonly<Record<string, readonly ClusterMethod[]>>,
): void {
  if (!cluster) throw new Error('The search cluster is created before what calls it');
  const { url, domainArn } = cluster;
  fn.addEnvironment('SEARCH_CLUSTER_URL', url);
  fn.addEnvironment('SEARCH_CLUSTER_SIGNED', String(domainArn !== undefined));
  if (domainArn === undefined) return;
  for (const [path, allowed] of Object.entries(methods))
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: allowed.map((method) => `es:ESHttp${method}`),
        resources: [`${domainArn}/${path}`],
      }),
    );
  for (const path of Object.keys(methods).filter((one) => one.includes('*')))
    suppressNagRules(fn, {
      [`AwsSolutions-IAM5[Resource::**/${path}]`]: 'All indexes of homes of one domain',
    });
}
