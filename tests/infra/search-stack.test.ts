import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { synthesize } from '../../infra/app.ts';
import { type Stage, stageOf } from '../../infra/stages.ts';
import { toDelivery } from '../../infra/ops/redrive.ts';
import { listByType } from './templates.ts';

const clustered: Stage = {
  ...stageOf('prod'),
  search: {
    engine: 'opensearch',
    cluster: { nodes: 2, zones: 2, instanceType: 'm7g.large.search', volumeGb: 20 },
    fallback: 'memory',
  },
};

test('a stage with a search cluster has an encrypted domain, and passes the rules of cdk-nag', () => {
  const directory = mkdtempSync(join(tmpdir(), 'gable-search-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const assembly = synthesize(clustered, { directory, checked: true });
  const [domain] = listByType(assembly, 'AWS::OpenSearchService::Domain');
  expect(domain?.Properties).toMatchObject({
    EncryptionAtRestOptions: { Enabled: true },
    NodeToNodeEncryptionOptions: { Enabled: true },
    DomainEndpointOptions: { EnforceHTTPS: true },
  });
  expect(JSON.stringify(listByType(assembly, 'AWS::IAM::Policy'))).toContain('homes/_search');
});

test('a batch that the writer gave up is sent again as the time of its first row', () => {
  const since = '2026-11-23T10:00:00.000Z';
  const body = {
    requestContext: { functionArn: 'arn:writer' },
    DDBStreamBatchInfo: { approximateArrivalOfFirstRecord: since },
  };
  expect(toDelivery(JSON.stringify(body), undefined)).toEqual({
    kind: 'function',
    arn: 'arn:writer',
    event: { since },
  });
});
