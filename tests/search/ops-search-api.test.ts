import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runOpsCommand } from '../../infra/ops/command.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';
import { clusterUrl } from '../support/search-cluster.ts';

cloud.wake('search');
const { createMember, publishProperty } = createSellerClient(cloud);
const ops = (...args: string[]) => runOpsCommand(args, { AWS_ENDPOINT_URL: cloud.awsEndpoint });

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
});
afterAll(() => vi.unstubAllEnvs());

test.skipIf(clusterUrl)('reports that a stage without a cluster is searched in memory', async () => {
  expect(await ops('search', 'status')).toBe(
    'Searches of dev are answered by the index in memory. It has no cluster.',
  );
});

test.runIf(clusterUrl)('reports how far the cluster is that answers', async () => {
  await publishProperty(await createMember('Clara Cluster'));
  await cloud.idle();
  await vi.waitFor(
    async () => {
      const status = await ops('search', 'status');
      expect(status).toContain('Searches of dev are answered by OpenSearch.');
      expect(status).toMatch(/has [1-9]\d* homes on the market/);
    },
    { timeout: 30_000, interval: 500 },
  );
});

test('refuses a stage that is not deployed', async () => {
  await expect(ops('search', 'status', '--stage', 'prod')).rejects.toThrow('is the stage deployed');
});
