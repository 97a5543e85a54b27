import { describe, expect, test, vi } from 'vitest';
import { homesAlias } from '../../functions/delivery/manifest/search-cluster.ts';
import { toRedriveTarget } from '../../infra/ops/redrive.ts';
import { toIndexLayout } from '../../infra/search-choice.ts';
import { type Stage, getStage } from '../../infra/stages.ts';
import { getVariantStacks } from '../support/assembly.ts';
import { listByType } from './templates.ts';

// Changed stacks are synthesized again.
vi.setConfig({ testTimeout: 120_000 });

const clustered: Stage = {
  ...getStage('prod'),
  search: {
    engine: 'opensearch',
    cluster: { nodes: 4, zones: 2, instanceType: 'm7g.large.search', volumeGb: 20 },
    fallback: 'memory',
  },
};

describe('a stage with a search cluster', () => {
  const synthesize = () => getVariantStacks('clustered', clustered, { checked: true });

  test('has an encrypted domain of the size that the stage names, and passes the rules of cdk-nag', async () => {
    const assembly = await synthesize();
    const domains = listByType(assembly, 'AWS::OpenSearchService::Domain');
    expect(domains).toMatchObject([
      {
        Properties: {
          ClusterConfig: {
            InstanceType: 'm7g.large.search',
            InstanceCount: 4,
            ZoneAwarenessEnabled: true,
            ZoneAwarenessConfig: { AvailabilityZoneCount: 2 },
            DedicatedMasterCount: 3,
            WarmEnabled: false,
          },
          EBSOptions: { VolumeSize: 20 },
          EncryptionAtRestOptions: { Enabled: true },
          NodeToNodeEncryptionOptions: { Enabled: true },
          DomainEndpointOptions: { EnforceHTTPS: true },
        },
      },
    ]);
    expect(JSON.stringify(listByType(assembly, 'AWS::IAM::Policy'))).toContain(`${homesAlias}/_search`);
  });

  test('divides homes over all nodes of a zone, with a copy in each zone', async () => {
    const [keeper] = listByType(await synthesize(), 'AWS::Lambda::Function').filter(
      ({ Metadata }) =>
        Metadata?.['local-cloud:entry'] === 'functions/finding/search/schedules/every-fifteen-minutes.ts',
    );
    expect(keeper?.Properties).toMatchObject({
      Environment: { Variables: { SEARCH_SHARDS: '2', SEARCH_REPLICAS: '1' } },
    });
  });

  test('writes the feed in batches that are divided when a run fails, and watches how far it is behind', async () => {
    const assembly = await synthesize();
    expect(
      listByType(assembly, 'AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties),
    ).toContainEqual(
      expect.objectContaining({ BisectBatchOnFunctionError: true, MaximumRecordAgeInSeconds: 21_600 }),
    );
    const alarms = listByType(assembly, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
    expect(alarms).toContainEqual(
      expect.objectContaining({
        AlarmName: 'gable-prod-search-cluster-lag',
        MetricName: 'IteratorAge',
        Threshold: 60_000,
      }),
    );
    expect(JSON.stringify(listByType(assembly, 'AWS::CloudWatch::Dashboard'))).toContain('behind the feed');
  });
});

test.each([
  [
    { nodes: 2, zones: 2 },
    { shards: 1, replicas: 1 },
  ],
  [
    { nodes: 10, zones: 2 },
    { shards: 5, replicas: 1 },
  ],
  [
    { nodes: 6, zones: 3 },
    { shards: 2, replicas: 2 },
  ],
] as const)('a domain of %o has the index %o', (size, layout) => {
  expect(toIndexLayout({ ...size, instanceType: 'm7g.large.search', volumeGb: 20 })).toEqual(layout);
});

test('a batch that the writer gave up is sent again as the time of its first row', () => {
  const since = '2026-11-23T10:00:00.000Z';
  const body = {
    requestContext: { functionArn: 'arn:writer' },
    DDBStreamBatchInfo: { approximateArrivalOfFirstRecord: since },
  };
  expect(toRedriveTarget(JSON.stringify(body), undefined)).toEqual({
    kind: 'function',
    arn: 'arn:writer',
    event: { since },
  });
});

test('a home that the cluster refused is sent again by itself', () => {
  const payload = { propertyIds: ['prp_01J9Z3K5M7P9R1T3V5X7Z9B1D3'] };
  const body = {
    source: 'gable.search',
    'detail-type': 'home.refused',
    detail: { reason: 'no', requestContext: { functionArn: 'arn:writer' }, requestPayload: payload },
  };
  expect(toRedriveTarget(JSON.stringify(body), undefined)).toEqual({
    kind: 'function',
    arn: 'arn:writer',
    event: payload,
  });
});
