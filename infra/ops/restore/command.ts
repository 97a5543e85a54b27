import type { StageAccess } from '../aws-clients.ts';
import { Refusal } from '../site.ts';
import { findPool } from '../staff.ts';
import { toStageName } from '../stage-names.ts';
import { parseTime } from '../values.ts';
import { createConnection, findBucket, findTable } from './connection.ts';
import type { RestoreOptions } from './options.ts';
import { listPoints, restorePoint, restoreTableAt } from './points.ts';
import { formatReport, restoreInto } from './restore-into.ts';
import { listUserExports, readUserExport } from './users.ts';

export const restoreUsage = `  npm run ops -- restore points           (what can be restored: seconds of the table, recovery points, user exports)
  npm run ops -- restore table --at 2026-11-22T10:00Z --to-table NAME [--from-table NAME]
  npm run ops -- restore point ARN (--to-table NAME | --to-bucket NAME) --role ARN
  npm run ops -- restore into --from-table NAME [--from-records NAME] [--from-bucket NAME]
      [--users newest | --users KEY] [--erase-missing]
  npm run ops -- restore drill            (two local clouds: a demo, restored into a fresh stage and compared)`;

const requireValue = (value: string | undefined, option: string): string => {
  if (value === undefined) throw new Refusal(`Name ${option}.\n\n${restoreUsage}`);
  return value;
};

/**
 * Runs `restore <verb>` and returns what to print.
 * @throws Refusal for an unknown verb or a missing option, and with AWS's own message
 */
export async function runRestore(
  [verb, argument]: readonly (string | undefined)[],
  options: RestoreOptions,
  access: StageAccess,
): Promise<string> {
  if (verb === 'drill') {
    const { runDrillWithDemo } = await import('./drill.ts');
    return runDrillWithDemo((line) => void process.stderr.write(`${line}\n`));
  }
  if (verb === 'points') return printPoints(options, access);
  if (verb === 'table') return startTable(options, access);
  if (verb === 'point')
    return startPoint(requireValue(argument, 'the ARN of the recovery point'), options, access);
  if (verb === 'into') return runInto(options, access);
  throw new Refusal(restoreUsage);
}

const openAccess = ({ aws }: StageAccess) => ({ connection: createConnection(aws.config), aws });

async function printPoints({ vault }: RestoreOptions, access: StageAccess): Promise<string> {
  const { connection, aws } = openAccess(access);
  const tables = [
    await findTable(connection, access.stage),
    await findTable(connection, access.stage, 'Records'),
  ];
  const lines = await listPoints(aws, connection, tables, vault ?? toStageName(access.stage));
  const bucket = await findBucket(connection, access.stage, 'backups');
  const exports = await listUserExports({ s3: connection.s3, bucket });
  return [...lines, ...exports.map((key) => `users     ${key}`)].join('\n');
}

async function startTable(options: RestoreOptions, access: StageAccess): Promise<string> {
  const { connection } = openAccess(access);
  const name = await restoreTableAt(connection, {
    table: options['from-table'] ?? (await findTable(connection, access.stage)),
    at: new Date(parseTime(requireValue(options.at, '--at'))),
    name: requireValue(options['to-table'], '--to-table'),
  });
  return `${name} has the rows of ${options.at}. Go on with: restore into --from-table ${name}`;
}

async function startPoint(point: string, options: RestoreOptions, access: StageAccess): Promise<string> {
  const target = requireValue(options['to-table'] ?? options['to-bucket'], '--to-table or --to-bucket');
  const created = await restorePoint(openAccess(access).aws, {
    vault: options.vault ?? toStageName(access.stage),
    point,
    roleArn: requireValue(options.role, '--role'),
    target,
  });
  return `${created} is restored.`;
}

async function runInto(options: RestoreOptions, access: StageAccess): Promise<string> {
  const { connection } = openAccess(access);
  const { stage } = access;
  const { dynamo, s3 } = connection;
  const { users, 'from-bucket': fromBucket, 'from-records': fromRecords } = options;
  const bucket = (name: string) => ({ s3, bucket: name });
  const backups = users === undefined ? undefined : bucket(await findBucket(connection, stage, 'backups'));
  const { client, UserPoolId } = await findPool(access);
  const report = await restoreInto({
    from: {
      table: { dynamo, table: requireValue(options['from-table'], '--from-table') },
      records: fromRecords === undefined ? undefined : { dynamo, table: fromRecords },
      bucket: fromBucket === undefined ? undefined : bucket(fromBucket),
      users: backups && (await readUserExport(backups, users === 'newest' ? undefined : users)),
    },
    to: {
      table: { dynamo, table: await findTable(connection, stage) },
      records: { dynamo, table: await findTable(connection, stage, 'Records') },
      bucket: bucket(await findBucket(connection, stage, 'media')),
      pool: { cognito: client, pool: UserPoolId },
    },
    eraseMissing: options['erase-missing'] ?? false,
    time: new Date(),
  });
  return formatReport(report);
}
