import { expect, test, vi } from 'vitest';
import { type Stage, getStage } from '../../infra/stages.ts';
import { toRedriveTarget } from '../../infra/ops/redrive.ts';
import { stacksOfStage } from '../support/assembly.ts';
import { listByType } from './templates.ts';

// Changed stacks are synthesized again.
vi.setConfig({ testTimeout: 120_000 });

const clustered: Stage = {
  ...getStage('prod'),
  search: {
    engine: 'opensearch',
    cluster: { nodes: 2, zones: 2, instanceType: 'm7g.large.search', volumeGb: 20 },
    fallback: 'memory',
  },
};

test('a stage with a search cluster has an encrypted domain, and passes the rules of cdk-nag', async () => {
  const assembly = await stacksOfStage('clustered', clustered, { checked: true });
  const [domain] = listByType(assembly, 'AWS::OpenSearchService::Domain');
  expect(domain?.Properties).toMatchObject({
    EncryptionAtRestOptions: { Enabled: true },
    NodeToNodeEncryptionOptions: { Enabled: true },
    DomainEndpointOptions: { EnforceHTTPS: true },
  });
  expect(JSON.stringify(listByType(assembly, 'AWS::IAM::Policy'))).toContain('homes/_search');
});

test('a cluster on trial follows the feed and is compared while memory answers', async () => {
  const cluster = { url: 'https://search.gable.example' };
  const search = { engine: 'memory', trial: cluster, comparedShare: 0.01 } as const;
  const assembly = await stacksOfStage('on-trial', { ...getStage('prod'), search });
  const entries = listByType(assembly, 'AWS::Lambda::Function').map(
    ({ Metadata }) => Metadata?.['gable:entry'],
  );
  expect(entries).toEqual(
    expect.arrayContaining([
      'functions/search/compared-handler.ts',
      'functions/search/subscribers/on-feed-changed.ts',
      'functions/search/subscribers/on-search-sampled.ts',
    ]),
  );
  expect(entries).not.toContain('functions/search/handler.ts');
  expect(JSON.stringify(listByType(assembly, 'AWS::CloudWatch::Alarm'))).toContain('SearchesDiffer');
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
