import { Arn, ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { suppressNagRules } from '../constructs/nag-suppressions.ts';
import type { Stage } from '../stages.ts';
import type { DataStack } from './data-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

/** Days for which user exports are kept: as long as the table's point-in-time recovery reaches back. */
export const userExportDays = 35;

const toVaultName = (stage: Stage): string => `gable-${stage.name}`;
const toCopyVaultName = (stage: Stage): string => `gable-${stage.name}-copies`;
export function toBackupBucketName(stage: Stage, account: string): string {
  return `gable-${stage.name}-backups-${account}`;
}

/** No one deletes a recovery point by hand, and no lifecycle of less than a week is accepted. */
function createVault(scope: Construct, id: string, name: string): BackupVault {
  const encryptionKey = new Key(scope, `${id}Key`, {
    description: `Encrypts the recovery points of ${name}`,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  return new BackupVault(scope, id, {
    backupVaultName: name,
    encryptionKey,
    blockRecoveryPointDeletion: true,
    lockConfiguration: { minRetention: Duration.days(7) },
    removalPolicy: RemovalPolicy.RETAIN,
  });
}

/** The vault of the copies in another region. */
export class BackupCopiesStack extends Stack {
  constructor(scope: Construct, id: string, props: StageStackProps) {
    super(scope, id, props);
    createVault(this, 'Copies', toCopyVaultName(props.stage));
  }
}

interface PlanProps {
  readonly vault: BackupVault;
  readonly copies: IBackupVault;
  readonly role: Role;
  readonly arns: readonly string[];
  readonly days: number;
}

export interface BackupStackProps extends StageStackProps {
  readonly data: DataStack;
}

/** Backups: the bucket of the user exports, and AWS Backup of tables and media where the stage asks for it. */
export class BackupStack extends Stack {
  readonly userExports: Bucket;

  constructor(scope: Construct, id: string, props: BackupStackProps) {
    super(scope, id, props);
    const { stage, data } = props;
    this.userExports = this.exports(stage);
    if (stage.backup) this.plans(stage, stage.backup, data);
  }

  private exports(stage: Stage): Bucket {
    const removalPolicy = stage.retained ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const encryptionKey = new Key(this, 'UserExportsKey', {
      description: 'Encrypts the exports of the user pool',
      enableKeyRotation: true,
      removalPolicy,
    });
    const made = new Bucket(this, 'UserExports', {
      bucketName: toBackupBucketName(stage, this.account),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.KMS,
      encryptionKey,
      bucketKeyEnabled: true,
      enforceSSL: true,
      removalPolicy,
      lifecycleRules: [{ id: 'user-exports', expiration: Duration.days(userExportDays) }],
    });
    suppressNagRules(made, {
      'AwsSolutions-S1': 'CloudTrail records each use of its key, which a read needs',
    });
    return made;
  }

  /**
   * Each recovery point of a table is a whole copy, and point-in-time recovery has its 35 days already, so tables keep
   * few; those of the media hold what changed.
   */
  private plans(stage: Stage, backup: NonNullable<Stage['backup']>, data: DataStack): void {
    const { table, records, media } = data.resources;
    const destination = Arn.format(
      {
        service: 'backup',
        region: backup.copyRegion,
        resource: 'backup-vault',
        resourceName: toCopyVaultName(stage),
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      },
      this,
    );
    const common = {
      vault: createVault(this, 'Vault', toVaultName(stage)),
      copies: BackupVault.fromBackupVaultArn(this, 'Copies', destination),
      role: this.role(),
    };
    const tables = [table.tableArn, records.tableArn];
    this.plan(`${toVaultName(stage)}-tables`, { ...common, arns: tables, days: backup.tableDays });
    this.plan(`${toVaultName(stage)}-media`, { ...common, arns: [media.bucketArn], days: backup.mediaDays });
  }

  private plan(name: string, { vault, copies, role, arns, days }: PlanProps): void {
    const deleteAfter = Duration.days(days);
    const plan = new BackupPlan(this, name.endsWith('tables') ? 'Tables' : 'Media', {
      backupPlanName: name,
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'every-day',
          // Before the schedules of the night erase and tidy.
          scheduleExpression: Schedule.cron({ hour: '2', minute: '30' }),
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(6),
          deleteAfter,
          copyActions: [{ destinationBackupVault: copies, deleteAfter }],
        }),
      ],
    });
    plan.addSelection('Stateful', { role, resources: arns.map((arn) => BackupResource.fromArn(arn)) });
  }

  /** What AWS Backup does with tables and buckets is listed in its own policies. */
  private role(): Role {
    const made = new Role(this, 'BackupRole', {
      description: 'Takes and restores the backups of tables and media',
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [
        'service-role/AWSBackupServiceRolePolicyForBackup',
        'service-role/AWSBackupServiceRolePolicyForRestores',
        'AWSBackupServiceRolePolicyForS3Backup',
        'AWSBackupServiceRolePolicyForS3Restore',
      ].map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    suppressNagRules(made, {
      'AwsSolutions-IAM4[Policy::**/AWSBackupServiceRolePolicyFor**]': 'AWS keeps the list',
    });
    return made;
  }
}
