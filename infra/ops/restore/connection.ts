import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '../site.ts';
import { toStackPrefix, toStageName } from '../stage-names.ts';

/** The clients of a region of AWS, or of a local cloud. */
export interface RestoreConnection {
  readonly dynamo: DynamoDBClient;
  readonly s3: S3Client;
  readonly cognito: CognitoIdentityProviderClient;
  readonly endpoint: string | undefined;
}

export interface ConnectionOptions {
  readonly region: string;
  /** Replaces AWS's own endpoints; that of a local cloud. */
  readonly endpoint?: string | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export function createConnection({ endpoint, ...given }: ConnectionOptions): RestoreConnection {
  const options = { ...given, ...(endpoint !== undefined && { endpoint }) };
  return {
    dynamo: new DynamoDBClient({ ...options, maxAttempts: 10 }),
    s3: new S3Client({
      ...options,
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    cognito: new CognitoIdentityProviderClient({ ...options, maxAttempts: 10 }),
    endpoint,
  };
}

/**
 * A table of a stage, by the name that CloudFormation gives it.
 * @throws Refusal unless exactly one fits
 */
export async function findTable(
  { dynamo }: RestoreConnection,
  stage: string,
  which: 'Table' | 'Records' = 'Table',
): Promise<string> {
  const names: string[] = [];
  let ExclusiveStartTableName: string | undefined;
  do {
    const page = await dynamo.send(new ListTablesCommand({ ExclusiveStartTableName }));
    names.push(...(page.TableNames ?? []));
    ExclusiveStartTableName = page.LastEvaluatedTableName;
  } while (ExclusiveStartTableName !== undefined);
  return getOnly(names, toStackPrefix(stage, `Data-${which}`), 'table');
}

/** @throws Refusal unless exactly one fits */
export async function findBucket({ s3 }: RestoreConnection, stage: string, purpose: string): Promise<string> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  const names = Buckets.flatMap(({ Name }) => (Name === undefined ? [] : [Name]));
  return getOnly(names, `${toStageName(stage)}-${purpose}-`, 'bucket');
}

function getOnly(names: readonly string[], prefix: string, what: string): string {
  const fitting = names.filter((name) => name.startsWith(prefix));
  const [only] = fitting;
  if (only === undefined)
    throw new Refusal(`No ${what} is called ${prefix}*: is the stage deployed, and this its account?`);
  if (fitting.length > 1) throw new Refusal(`Several ${what}s are called ${prefix}*: ${fitting.join(', ')}.`);
  return only;
}
