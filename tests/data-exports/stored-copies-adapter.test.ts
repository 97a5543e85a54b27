import type { Assembly } from '@gable/local-cloud/template';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { eventSource } from '../../events/define.ts';
import { AccountSeenInNewPlace } from '../../events/new-place.ts';
import { PropertyPublished } from '../../events/property.ts';
import { exportDays } from '../../functions/reach/data-exports/domain/data-export.ts';
import { retentionRules } from '../../functions/reach/data-exports/domain/retention.ts';
import { dataDeletionPolicy } from '../../functions/reach/site-pages/domain/policies/data-deletion-policy.ts';
import { privacyPolicy } from '../../functions/reach/site-pages/domain/policies/privacy-policy.ts';
import { isPatternMatch } from '../../infra/local-cloud/aws/eventbridge/pattern.ts';
import { getTemplates, listByType, type Resource } from '../infra/templates.ts';

const Bucket = z.object({
  VersioningConfiguration: z.object({ Status: z.literal('Enabled') }).optional(),
  LifecycleConfiguration: z
    .object({
      Rules: z.array(
        z.object({
          Id: z.string(),
          Prefix: z.string().default(''),
          ExpirationInDays: z.int().optional(),
          NoncurrentVersionExpiration: z.object({ NoncurrentDays: z.int() }).optional(),
        }),
      ),
    })
    .default({ Rules: [] }),
});
const Plan = z.object({
  BackupPlan: z.object({
    BackupPlanName: z.string(),
    BackupPlanRule: z.array(
      z.object({
        Lifecycle: z.object({ DeleteAfterDays: z.int() }),
        CopyActions: z.array(z.object({ Lifecycle: z.object({ DeleteAfterDays: z.int() }) })),
      }),
    ),
  }),
});
const Archive = z.object({ RetentionDays: z.int(), EventPattern: z.record(z.string(), z.unknown()) });
const Table = z.object({
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.literal(true) }),
  Replicas: z.array(
    z.object({
      PointInTimeRecoverySpecification: z.object({
        PointInTimeRecoveryEnabled: z.literal(true),
        // As AWS has it without another choice.
        RecoveryPeriodInDays: z.int().default(35),
      }),
    }),
  ),
});
const LogGroup = z.object({ RetentionInDays: z.int() });

let assembly: Assembly;
beforeAll(async () => {
  assembly = await getTemplates('prod');
});
const read = <T>(type: string, schema: { readonly parse: (value: unknown) => T }): T[] =>
  listByType(assembly, type).map(({ Properties }: Resource) => schema.parse(Properties));
const listBuckets = () => read('AWS::S3::Bucket', Bucket);
const listRules = (id: string) =>
  listBuckets().flatMap(({ LifecycleConfiguration: { Rules } }) => Rules.filter((rule) => rule.Id === id));
const findMedia = () => listBuckets().find(({ VersioningConfiguration }) => VersioningConfiguration);

/** The longest that a backup of the media keeps a file that was deleted: in its last version, and in the last copy of that. */
function countFileDays(): number {
  const [oldVersions] =
    findMedia()?.LifecycleConfiguration.Rules.filter(
      ({ Prefix, ...rule }) => Prefix === '' && rule.NoncurrentVersionExpiration,
    ) ?? [];
  const versions = oldVersions?.NoncurrentVersionExpiration?.NoncurrentDays ?? Number.NaN;
  return versions + countPlanDays('media');
}
const countPlanDays = (what: string): number => {
  const days = read('AWS::Backup::BackupPlan', Plan)
    .filter(({ BackupPlan }) => BackupPlan.BackupPlanName.endsWith(what))
    .flatMap(({ BackupPlan }) => BackupPlan.BackupPlanRule)
    .flatMap(({ Lifecycle, CopyActions }) => [Lifecycle, ...CopyActions.map((copy) => copy.Lifecycle)])
    .map(({ DeleteAfterDays }) => DeleteAfterDays);
  return days.length > 0 ? Math.max(...days) : Number.NaN;
};
/** The longest of what can bring back a row: the table as it was at a moment, its recovery points, the exports of users. */
function countDatabaseDays(): number {
  const moments = read('AWS::DynamoDB::GlobalTable', Table).flatMap(({ Replicas }) =>
    Replicas.map((replica) => replica.PointInTimeRecoverySpecification.RecoveryPeriodInDays),
  );
  const users = listRules('user-exports').map(({ ExpirationInDays = Number.NaN }) => ExpirationInDays);
  expect({ moments: moments.length, users: users.length }).toEqual({ moments: 3, users: 1 });
  return Math.max(...moments, ...users, countPlanDays('tables'));
}

const findRule = (topic: string) => retentionRules.find((rule) => rule.topic === topic);

describe('the copies of what people gave', () => {
  test('are kept in production as long as the policies say', () => {
    const [database, files] = [countDatabaseDays(), countFileDays()];
    const [archive] = read('AWS::Events::Archive', Archive);
    expect(findRule('backups')?.long).toBe(
      `The database for ${database} days, files for ${files}, what happened for ${archive?.RetentionDays}`,
    );
    expect(findRule('backups')?.after).toContain(
      `up to ${database} days for the database, ${files} for files, and ${archive?.RetentionDays} for what happened`,
    );
    expect(JSON.stringify(privacyPolicy)).toContain(`Database backups go back ${database} days at most`);
    expect(JSON.stringify(dataDeletionPolicy)).toContain(
      `for up to ${database} days more, and those of files for up to ${files}`,
    );
  });

  test('that they asked for go from the bucket with their link', () => {
    expect(listRules('data-exports')).toMatchObject([{ Prefix: 'exports/', ExpirationInDays: exportDays }]);
  });

  test('leave out of the archive of events where somebody logged in', () => {
    const [archive] = read('AWS::Events::Archive', Archive);
    const matches = (detailType: string) =>
      isPatternMatch(archive?.EventPattern ?? {}, { source: eventSource, 'detail-type': detailType });
    expect(matches(PropertyPublished.name)).toBe(true);
    expect(matches(AccountSeenInNewPlace.name)).toBe(false);
  });
});

test('rows with an end are deleted by every table that people’s data is in', () => {
  const names = read('AWS::DynamoDB::GlobalTable', Table).map(
    (table) => table.TimeToLiveSpecification.AttributeName,
  );
  expect(names.toSorted()).toEqual(['expiration', 'expiresAt', 'expiresAt']);
});

describe('the network address of a call', () => {
  test('goes from every log within the days of the retention table', () => {
    const groups = read('AWS::Logs::LogGroup', LogGroup).map(({ RetentionInDays }) => RetentionInDays);
    const buckets = listRules('age').map(({ ExpirationInDays = Number.NaN }) => ExpirationInDays);
    expect(groups.length).toBeGreaterThan(10);
    expect(buckets).toHaveLength(2);
    const longest = Math.max(...groups, ...buckets);
    expect(findRule('calls')?.long).toBe(`${longest} days at most`);
    expect(findRule('calls')?.after).toContain(`${longest} days at most`);
  });
});
