import { Arn, ArnFormat, Stack } from 'aws-cdk-lib';
import type { EventPattern } from 'aws-cdk-lib/aws-events';
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { suppressNagRules } from './nag-suppressions.ts';

const prefix = 'documents/';
const planService = 'malware-protection-plan.guardduty.amazonaws.com';

/** GuardDuty's events of scanned documents, on the account's default bus. */
export function createScanResultPattern(media: Bucket): EventPattern {
  return {
    source: ['aws.guardduty'],
    detailType: ['GuardDuty Malware Protection Object Scan Result'],
    detail: { s3ObjectDetails: { bucketName: [media.bucketName], objectKey: [{ prefix }] } },
  };
}

/** Scans each new object below `documents/`; pictures are encoded again instead, which keeps nothing of a file. */
export class DocumentScan extends Construct {
  constructor(scope: Construct, id: string, { media }: { media: Bucket }) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal(planService),
      description: 'GuardDuty reads and tags new documents',
    });
    suppressNagRules(role, {
      'AwsSolutions-IAM5[Resource::**/documents/*]': 'All objects of one kind, by their prefix',
      'AwsSolutions-IAM5[Resource::**/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*]':
        'GuardDuty adds an ending of its own to the rule',
    });
    for (const statement of this.statements(media)) role.addToPolicy(statement);
    const plan = new CfnMalwareProtectionPlan(this, 'Plan', {
      role: role.roleArn,
      protectedResource: { s3Bucket: { bucketName: media.bucketName, objectPrefixes: [prefix] } },
      actions: { tagging: { status: 'ENABLED' } },
    });
    // GuardDuty tries its rights when the plan is made.
    plan.node.addDependency(role);
  }

  /** What AWS asks for, with objects and rules limited to the documents' own. */
  private statements(media: Bucket): PolicyStatement[] {
    const allow = (actions: string[], resource: string, conditions?: Record<string, unknown>) =>
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions,
        resources: [resource],
        ...(conditions && { conditions }),
      });
    const rule = Arn.format(
      {
        service: 'events',
        resource: 'rule',
        resourceName: 'DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*',
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      },
      Stack.of(this),
    );
    const documents = media.arnForObjects(`${prefix}*`);
    return [
      allow(['events:PutRule', 'events:DeleteRule', 'events:PutTargets', 'events:RemoveTargets'], rule, {
        StringLike: { 'events:ManagedBy': planService },
      }),
      allow(['events:DescribeRule', 'events:ListTargetsByRule'], rule),
      allow(['s3:PutBucketNotification', 's3:GetBucketNotification', 's3:ListBucket'], media.bucketArn),
      allow(['s3:PutObject'], media.arnForObjects('malware-protection-resource-validation-object')),
      allow(['s3:GetObject', 's3:GetObjectVersion'], documents),
      allow(
        [
          's3:GetObjectTagging',
          's3:PutObjectTagging',
          's3:GetObjectVersionTagging',
          's3:PutObjectVersionTagging',
        ],
        documents,
      ),
    ];
  }
}
