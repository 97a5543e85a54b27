import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { suppressNagRules } from './nag-suppressions.ts';

/** A bucket that the CDN alone reads, of files that can be made or published again. */
export function createFileBucket(scope: Construct, id: string, bucketName?: string): Bucket {
  const bucket = new Bucket(scope, id, {
    ...(bucketName !== undefined && { bucketName }),
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  suppressNagRules(bucket, { 'AwsSolutions-S1': 'The CDN alone reads it, and has a log of its own' });
  return bucket;
}
