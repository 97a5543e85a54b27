import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { suppressNagRules } from './nag-suppressions.ts';

/** A bucket for access logs, which end after the stage's days. */
export class LogBucket extends Bucket {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ id: 'age', expiration: Duration.days(stage.logDays) }],
      removalPolicy: stage.retained ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    suppressNagRules(this, { 'AwsSolutions-S1': 'A log of the reads of logs would need one itself' });
  }
}
