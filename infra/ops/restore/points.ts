import { setTimeout as wait } from 'node:timers/promises';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import type { AwsClients } from '../aws-clients.ts';
import { Refusal } from '../site.ts';
import type { RestoreConnection } from './connection.ts';

const RecoveryPoints = z.object({
  RecoveryPoints: z
    .array(
      z.object({
        RecoveryPointArn: z.string(),
        ResourceType: z.string(),
        Status: z.string(),
        CreationDate: z.number(),
        BackupSizeInBytes: z.number().optional(),
      }),
    )
    .default([]),
  NextToken: z.string().optional(),
});
const Metadata = z.object({ RestoreMetadata: z.record(z.string(), z.string()).default({}) });
const Started = z.object({ RestoreJobId: z.string() });
const Job = z.object({
  Status: z.enum(['PENDING', 'RUNNING', 'COMPLETED', 'ABORTED', 'FAILED']),
  StatusMessage: z.string().optional(),
  CreatedResourceArn: z.string().optional(),
});

/** What the stage can be restored from, a line each: the windows of its tables, and the recovery points of a vault. */
export async function listPoints(
  aws: AwsClients,
  { dynamo }: RestoreConnection,
  tables: readonly string[],
  vault: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const TableName of tables) {
    const answer = await dynamo.send(new DescribeContinuousBackupsCommand({ TableName }));
    const window = answer.ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
    const [from, to] = [window?.EarliestRestorableDateTime, window?.LatestRestorableDateTime];
    lines.push(
      from && to
        ? `table     any second from ${from.toISOString()} to ${to.toISOString()}  ${TableName}`
        : `table     no point-in-time recovery  ${TableName}`,
    );
  }
  let NextToken: string | undefined;
  do {
    const query = NextToken === undefined ? '' : `?nextToken=${encodeURIComponent(NextToken)}`;
    const page = await aws.backup(
      'GET',
      `/backup-vaults/${vault}/recovery-points/${query}`,
      undefined,
      RecoveryPoints,
    );
    for (const point of page.RecoveryPoints) {
      const when = new Date(point.CreationDate * 1000).toISOString();
      lines.push(
        `${point.ResourceType.padEnd(9)} ${when} ${point.Status.padEnd(9)} ${point.RecoveryPointArn}`,
      );
    }
    ({ NextToken } = page);
  } while (NextToken !== undefined);
  return lines;
}

const pollMs = 15_000;

/**
 * Restores the table to a second in the past, as a new table next to it, and waits until it can be read.
 * @throws Refusal with AWS's own message
 */
export async function restoreTableAt(
  { dynamo }: RestoreConnection,
  { table, at, name }: { readonly table: string; readonly at: Date; readonly name: string },
  poll = pollMs,
): Promise<string> {
  const command = new RestoreTableToPointInTimeCommand({
    SourceTableName: table,
    TargetTableName: name,
    RestoreDateTime: at,
    // It is read once and deleted.
    BillingModeOverride: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexOverride: [],
  });
  await dynamo.send(command);
  for (;;) {
    const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: name }));
    if (Table?.TableStatus === 'ACTIVE') return name;
    await wait(poll);
  }
}

export interface PointRestore {
  readonly vault: string;
  readonly point: string;
  readonly roleArn: string;
  /** The new table, or the bucket of the stage. */
  readonly target: string;
}

/** What a job needs beyond the metadata of its point. */
function createMetadata(point: string, target: string): Record<string, string> {
  return point.includes(':dynamodb:') || point.includes('table/')
    ? { targetTableName: target }
    : { DestinationBucketName: target, NewBucket: 'false' };
}

/**
 * Restores a recovery point of AWS Backup into a new table, or into a bucket of which it replaces nothing, and waits
 * for the end of the job.
 * @throws Refusal when the job fails, with its message
 */
export async function restorePoint(
  aws: AwsClients,
  { vault, point, roleArn, target }: PointRestore,
  poll = pollMs,
): Promise<string> {
  const path = `/backup-vaults/${vault}/recovery-points/${encodeURIComponent(point)}/restore-metadata`;
  const { RestoreMetadata } = await aws.backup('GET', path, undefined, Metadata);
  const { RestoreJobId } = await aws.backup(
    'PUT',
    '/restore-jobs',
    {
      RecoveryPointArn: point,
      IamRoleArn: roleArn,
      Metadata: { ...RestoreMetadata, ...createMetadata(point, target) },
    },
    Started,
  );
  for (;;) {
    const job = await aws.backup('GET', `/restore-jobs/${RestoreJobId}`, undefined, Job);
    if (job.Status === 'COMPLETED') return job.CreatedResourceArn ?? target;
    if (job.Status === 'ABORTED' || job.Status === 'FAILED')
      throw new Refusal(
        `The restore job ${RestoreJobId} ${job.Status.toLowerCase()}: ${job.StatusMessage ?? ''}`,
      );
    await wait(poll);
  }
}
