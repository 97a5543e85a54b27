import { homesAlias } from '../../functions/finding/search/domain/opensearch/home-document.ts';
import { fillCluster } from '../../infra/local/opensearch/local-search.ts';
import type { TestCloud } from './test-cloud.ts';

/** Set while the tests of the search run on OpenSearch: `npm run test:opensearch`. */
export const clusterUrl = process.env['OPENSEARCH_URL'];

/** A cloud whose searches a cluster answers: what was written is found once it is idle, and a reset empties the cluster. */
export async function addCluster(cloud: TestCloud, url: string): Promise<TestCloud> {
  const call = async (method: string, path: string) => {
    const { ok, status } = await fetch(`${url}/${path}`, { method });
    if (!ok) throw new Error(`${method} ${path} answered ${status}`);
  };
  const idle = async () => {
    await cloud.idle();
    await call('POST', `${homesAlias}/_refresh`);
  };
  const refill = async () => {
    await call('DELETE', 'homes-*');
    await fillCluster(cloud);
  };
  await refill();
  return {
    ...cloud,
    idle,
    async reset(kept) {
      await cloud.reset(kept);
      await refill();
    },
  };
}
