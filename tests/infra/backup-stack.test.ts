import { describe, expect, test } from 'vitest';
import { stageNames, getStage } from '../../infra/stages.ts';
import { getTemplates, listByType, listResources } from './templates.ts';

describe('backups in production', () => {
  test('copy tables and media to another region each day, tables for 7 days and media for 35', async () => {
    const production = await getTemplates('prod');
    const rule = (days: number) => ({
      ScheduleExpression: 'cron(30 2 * * ? *)',
      Lifecycle: { DeleteAfterDays: days },
      CopyActions: [
        {
          DestinationBackupVaultArn: {
            'Fn::Join': ['', expect.arrayContaining(['arn:aws:backup:eu-west-1:'])],
          },
          Lifecycle: { DeleteAfterDays: days },
        },
      ],
    });
    const plans = listByType(production, 'AWS::Backup::BackupPlan').map(
      ({ Properties }) => Properties['BackupPlan'],
    );
    expect(plans).toMatchObject([{ BackupPlanRule: [rule(7)] }, { BackupPlanRule: [rule(35)] }]);
    const selections = listByType(production, 'AWS::Backup::BackupSelection');
    expect(JSON.stringify(selections[0]?.Properties)).toMatch(/Table.*Records/);
    expect(JSON.stringify(selections[1]?.Properties)).toMatch(/Media/);
  });

  test('lie in locked and encrypted vaults that outlive their stacks', async () => {
    const vaults = listByType(await getTemplates('prod'), 'AWS::Backup::BackupVault');
    expect(vaults).toHaveLength(2);
    for (const { DeletionPolicy, Properties } of vaults) {
      expect(DeletionPolicy).toBe('Retain');
      expect(Properties).toMatchObject({
        EncryptionKeyArn: expect.anything(),
        LockConfiguration: { MinRetentionDays: 7 },
      });
      expect(JSON.stringify(Properties['AccessPolicy'])).toContain('backup:DeleteRecoveryPoint');
    }
  });

  test('have the vault of the copies in the region that the stage names', async () => {
    const stacks = listResources(await getTemplates('prod')).filter(({ resources }) =>
      resources.some(({ Type }) => Type === 'AWS::Backup::BackupVault'),
    );
    expect(stacks.map(({ name }) => name).toSorted()).toEqual([
      'Gable-prod-Backup',
      'Gable-prod-BackupCopies',
    ]);
  });
});

test('a stage with backups keeps its data, as AWS Backup needs versions of the media', () => {
  const careless = stageNames
    .map((name) => getStage(name))
    .filter(({ backup, retained }) => backup !== undefined && !retained);
  expect(careless).toEqual([]);
});

test('encrypts the user exports by a key of their own and removes them after 35 days', async () => {
  const buckets = listByType(await getTemplates('prod'), 'AWS::S3::Bucket');
  const exports = buckets.filter(({ Properties }) =>
    JSON.stringify(Properties).includes('gable-prod-backups-'),
  );
  expect(exports).toHaveLength(1);
  expect(exports[0]).toMatchObject({
    DeletionPolicy: 'Retain',
    Properties: {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          { ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms', KMSMasterKeyID: expect.anything() } },
        ],
      },
      LifecycleConfiguration: {
        Rules: [expect.objectContaining({ ExpirationInDays: 35, Status: 'Enabled' })],
      },
      PublicAccessBlockConfiguration: { BlockPublicAcls: true },
    },
  });
});
