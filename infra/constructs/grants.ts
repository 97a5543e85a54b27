import { readFileSync } from 'node:fs';
import { Arn, Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import * as z from 'zod';
import { userExportPrefix } from '../../functions/delivery/manifest/user-export.ts';
import { suppressNagRules } from './nag-suppressions.ts';

/** Grants actions on the objects of each prefix. */
export function grantObjects(
  fn: Function,
  media: Bucket,
  rights: Readonly<Record<string, readonly string[]>>,
): void {
  fn.addEnvironment('MEDIA_BUCKET', media.bucketName);
  for (const [prefix, actions] of Object.entries(rights)) {
    fn.addToRolePolicy(
      new PolicyStatement({ actions: [...actions], resources: [media.arnForObjects(`${prefix}/*`)] }),
    );
    suppressNagRules(fn, {
      [`AwsSolutions-IAM5[Resource::**/${prefix}/*]`]: 'All objects of one kind, by their prefix',
    });
  }
}

/** Lets S3 answer 404 for a missing object of a prefix, as the code expects; without the list it answers 403. */
export function grantListing(fn: Function, media: Bucket, prefix: string): void {
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [media.bucketArn],
      conditions: { StringLike: { 's3:prefix': [`${prefix}/*`] } },
    }),
  );
}

/** No function reads a whole table or its stream. A transaction needs the actions of its parts. */
export const readActions = ['GetItem', 'BatchGetItem', 'Query'];
export const writeActions = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'];

const TableActions = z.record(z.string(), z.array(z.string()));
const tableActions = TableActions.parse(
  JSON.parse(
    readFileSync(new URL('../../functions/delivery/manifest/table-actions.json', import.meta.url), 'utf8'),
  ),
);

/** Those of the actions that the code of a function calls; all of them for a function that is not listed yet. */
export function selectCalledActions(entry: string, actions: readonly string[]): string[] {
  return actions.filter((action) => tableActions[entry]?.includes(action) ?? true);
}

/** Grants actions on the rows of a table, and on its indexes for queries. */
export function grantRows(fn: Function, table: TableV2, actions: readonly string[]): void {
  if (actions.length === 0) return;
  const indexes = actions.includes('Query') ? [`${table.tableArn}/index/*`] : [];
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: actions.map((action) => `dynamodb:${action}`),
      resources: [table.tableArn, ...indexes],
    }),
  );
  suppressNagRules(fn, { 'AwsSolutions-IAM5[Resource::**/index/*]': 'All indexes of one table' });
}

interface KeyGrant {
  readonly actions: readonly string[];
  /** Partition keys; a star matches any ending. */
  readonly keys: readonly string[];
}

/** Grants actions on the rows of some partitions only. */
export function grantKeys(fn: Function, table: TableV2, { actions, keys }: KeyGrant): void {
  fn.addEnvironment('TABLE_NAME', table.tableName);
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: actions.map((action) => `dynamodb:${action}`),
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] } },
    }),
  );
}

/** Grants to list the queues of the account, and to count the messages of those whose names have the prefix. */
export function grantQueueCounts(fn: Function, prefix: string): void {
  const arnOf = (resource: string) => Arn.format({ service: 'sqs', resource }, Stack.of(fn));
  // AWS asks for the right to list on a queue without a name, whatever the prefix of the list.
  fn.addToRolePolicy(new PolicyStatement({ actions: ['sqs:ListQueues'], resources: [arnOf('*')] }));
  fn.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:GetQueueAttributes'], resources: [arnOf(`${prefix}*`)] }),
  );
  suppressNagRules(fn, {
    'AwsSolutions-IAM5[Resource::arn:aws:sqs:**:*]': 'Lists the names of queues',
    [`AwsSolutions-IAM5[Resource::arn:aws:sqs:**:${prefix}*]`]: 'All queues of one stage',
  });
  fn.addEnvironment('QUEUE_PREFIX', prefix);
}

/**
 * Grants actions on the records whose partition key begins with one of these columns, in the table or an index.
 * ElectroDB writes it as `$gable#<column>_<value>`, in small letters.
 */
export function grantRecords(
  fn: Function,
  records: TableV2,
  actions: readonly RecordAction[],
  columns: readonly string[],
): void {
  fn.addEnvironment('RECORDS_TABLE_NAME', records.tableName);
  const indexes = actions.includes('Query') ? [`${records.tableArn}/index/*`] : [];
  const keys = columns.map((column) => `$gable#${column}_*`);
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: actions.map((action) => `dynamodb:${action}`),
      resources: [records.tableArn, ...indexes],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
    }),
  );
}

/** No function may update or delete a record. */
type RecordAction = 'GetItem' | 'BatchGetItem' | 'PutItem' | 'Query';

/** Grants to read and change the configuration of a distribution. */
export function grantDistribution(fn: Function, distributionId: string): void {
  grantDistributionActions(fn, distributionId, ['GetDistribution', 'UpdateDistribution']);
}

/** Allows to remove documents from the CDN's caches. */
export function grantInvalidation(fn: Function, distributionId: string): void {
  grantDistributionActions(fn, distributionId, ['CreateInvalidation']);
}

function grantDistributionActions(fn: Function, distributionId: string, actions: readonly string[]): void {
  const resource = `distribution/${distributionId}`;
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: actions.map((action) => `cloudfront:${action}`),
      resources: [Arn.format({ service: 'cloudfront', region: '', resource }, Stack.of(fn))],
    }),
  );
  fn.addEnvironment('DISTRIBUTION_ID', distributionId);
}

const contextKeys = ['userId', 'purpose', 'expiresAt'];

/**
 * Grants the vault's key for values of these purposes only; a call without a complete encryption context is
 * denied.
 */
export function grantVault(
  fn: Function,
  vault: IKey,
  actions: readonly string[],
  purposes: readonly string[],
): void {
  fn.addEnvironment('VAULT_KEY_ARN', vault.keyArn);
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: [...actions],
      resources: [vault.keyArn],
      conditions: {
        StringEquals: { 'kms:EncryptionContext:purpose': [...purposes] },
        'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': contextKeys },
        Null: { 'kms:EncryptionContext:userId': 'false', 'kms:EncryptionContext:expiresAt': 'false' },
      },
    }),
  );
}

/** Grants new objects of the user exports, which S3 encrypts by a data key in the name of the caller. */
export function grantUserExports(fn: Function, bucket: Bucket): void {
  const resources = [bucket.arnForObjects(`${userExportPrefix}*`)];
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources }));
  suppressNagRules(fn, {
    [`AwsSolutions-IAM5[Resource::**/${userExportPrefix}*]`]: 'All exports of one bucket',
  });
  const key = bucket.encryptionKey?.keyArn;
  if (key !== undefined)
    fn.addToRolePolicy(new PolicyStatement({ actions: ['kms:GenerateDataKey'], resources: [key] }));
  fn.addEnvironment('BACKUP_BUCKET', bucket.bucketName);
}
