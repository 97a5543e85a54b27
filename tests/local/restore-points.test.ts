import { once } from 'node:events';
import { createServer } from 'node:http';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAwsClients } from '../../infra/ops/aws-clients.ts';
import { createConnection } from '../../infra/ops/restore/connection.ts';
import { listPoints, restorePoint, restoreTableAt } from '../../infra/ops/restore/points.ts';

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'operator');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  return () => vi.unstubAllEnvs();
});

interface Asked {
  readonly call: string;
  readonly body: unknown;
  readonly authorization: string;
}

/** Answers calls as AWS would: by the operation of DynamoDB, or by method and path of AWS Backup. */
async function standIn(answers: Readonly<Record<string, readonly object[]>>) {
  const asked: Asked[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const target = request.headers['x-amz-target'];
      const call =
        typeof target === 'string' ? (target.split('.')[1] ?? '') : `${request.method} ${request.url}`;
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      asked.push({ call, body, authorization: request.headers.authorization ?? '' });
      const count = counts.get(call) ?? 0;
      counts.set(call, count + 1);
      const answer = answers[call]?.at(Math.min(count, (answers[call]?.length ?? 1) - 1));
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify(answer ?? { message: `nothing answers ${call}` }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  const region = 'eu-west-2';
  return {
    asked,
    aws: createAwsClients(region, endpoint),
    connection: createConnection({ region, endpoint }),
  };
}

const point = 'arn:aws:dynamodb:eu-west-2:123456789012:table/T/backup/01';
const bucketPoint = 'arn:aws:backup:eu-west-2:123456789012:recovery-point:media-1';
const job = 'GET /restore-jobs/job-1';
const metadataOf = (arn: string) =>
  `GET /backup-vaults/gable-prod/recovery-points/${encodeURIComponent(arn)}/restore-metadata`;

describe('the points of a restore', () => {
  test('are the window of the table and the recovery points of all pages', async () => {
    const found = (RecoveryPointArn: string) => ({
      RecoveryPointArn,
      ResourceType: 'DynamoDB',
      Status: 'COMPLETED',
      CreationDate: 1_763_864_000,
    });
    const path = 'GET /backup-vaults/gable-prod/recovery-points/';
    const { aws, connection, asked } = await standIn({
      DescribeContinuousBackups: [
        {
          ContinuousBackupsDescription: {
            PointInTimeRecoveryDescription: {
              EarliestRestorableDateTime: 1_760_000_000,
              LatestRestorableDateTime: 1_763_800_000,
            },
          },
        },
      ],
      [path]: [{ RecoveryPoints: [found('one')], NextToken: 'a+b' }],
      [`${path}?nextToken=a%2Bb`]: [{ RecoveryPoints: [found('two')] }],
    });
    expect(await listPoints(aws, connection, ['T'], 'gable-prod')).toEqual([
      'table     any second from 2025-10-09T08:53:20.000Z to 2025-11-22T08:26:40.000Z  T',
      'DynamoDB  2025-11-23T02:13:20.000Z COMPLETED one',
      'DynamoDB  2025-11-23T02:13:20.000Z COMPLETED two',
    ]);
    for (const { authorization } of asked) expect(authorization).toMatch(/^AWS4-HMAC-SHA256 /);
  });
});

describe('a restore of the table to a second', () => {
  test('makes a new table without indexes and waits until it is active', async () => {
    const { connection, asked } = await standIn({
      RestoreTableToPointInTime: [{}],
      DescribeTable: [{ Table: { TableStatus: 'CREATING' } }, { Table: { TableStatus: 'ACTIVE' } }],
    });
    const at = new Date('2026-11-22T10:00:00Z');
    expect(await restoreTableAt(connection, { table: 'T', at, name: 'T-restored' }, 1)).toBe('T-restored');
    expect(asked.map(({ call }) => call)).toEqual([
      'RestoreTableToPointInTime',
      'DescribeTable',
      'DescribeTable',
    ]);
    expect(asked[0]?.body).toMatchObject({
      SourceTableName: 'T',
      TargetTableName: 'T-restored',
      RestoreDateTime: at.getTime() / 1000,
    });
  });
});

describe('a restore of a recovery point', () => {
  test.each([
    ['a new table', point, 'T-restored', { targetTableName: 'T-restored' }],
    [
      'a bucket that exists',
      bucketPoint,
      'media-2',
      { DestinationBucketName: 'media-2', NewBucket: 'false' },
    ],
  ])('starts a job for %s and waits for its end', async (_, arn, target, metadata) => {
    const { aws, asked } = await standIn({
      [metadataOf(arn)]: [{ RestoreMetadata: { kept: 'yes' } }],
      'PUT /restore-jobs': [{ RestoreJobId: 'job-1' }],
      [job]: [
        { Status: 'PENDING' },
        { Status: 'RUNNING' },
        { Status: 'COMPLETED', CreatedResourceArn: 'made' },
      ],
    });
    const roleArn = 'arn:aws:iam::123456789012:role/backup';
    expect(await restorePoint(aws, { vault: 'gable-prod', point: arn, roleArn, target }, 1)).toBe('made');
    expect(asked[1]?.body).toEqual({
      RecoveryPointArn: arn,
      IamRoleArn: roleArn,
      Metadata: { kept: 'yes', ...metadata },
    });
  });

  test('is refused with the message of a failed job', async () => {
    const { aws } = await standIn({
      [metadataOf(point)]: [{}],
      'PUT /restore-jobs': [{ RestoreJobId: 'job-1' }],
      [job]: [{ Status: 'FAILED', StatusMessage: 'the role may not write' }],
    });
    await expect(
      restorePoint(aws, { vault: 'gable-prod', point, roleArn: 'role', target: 'T' }, 1),
    ).rejects.toThrow('The restore job job-1 failed: the role may not write');
  });
});
