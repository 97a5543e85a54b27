import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { LogBucket } from './log-bucket.ts';
import { suppressNagRules } from './nag-suppressions.ts';

export interface CdnLogsProps {
  readonly stage: Stage;
  readonly distribution: Distribution;
}

/**
 * Who asked, how often and what came of it. No path, query, referer or cookie: some paths have a key in them
 * that opens a calendar or a memorandum. The API's own log names the route of each call.
 */
const fields = [
  'date',
  'time',
  'c-ip',
  'asn',
  'c-country',
  'cs-method',
  'cache-behavior-path-pattern',
  'sc-status',
  'x-edge-detailed-result-type',
  'cs(User-Agent)',
  'cs-bytes',
  'sc-bytes',
  'time-taken',
  'x-edge-location',
  'x-edge-request-id',
];

/** The CDN's access log in a bucket, delivered by CloudWatch (“standard logging v2”). It has to be in us-east-1. */
export class CdnLogs extends Construct {
  constructor(scope: Construct, id: string, { stage, distribution }: CdnLogsProps) {
    super(scope, id);
    const bucket = new LogBucket(this, 'Bucket', stage);
    const name = `gable-${stage.name}-cdn`;
    this.permit(bucket, name);
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: distribution.distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'json',
    });
    // CloudWatch tries the bucket's policy when the destination is made.
    if (bucket.policy) destination.node.addDependency(bucket.policy);
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
      s3SuffixPath: '{yyyy}/{MM}/{dd}/{HH}',
    });
    delivery.node.addDependency(source);
    suppressNagRules(distribution, {
      'AwsSolutions-CFR3': 'The rule knows the older way of logging; these logs are delivered by CloudWatch',
    });
  }

  private permit(bucket: Bucket, source: string): void {
    const { account } = Stack.of(this);
    const sourceArn = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'delivery-source',
      resourceName: source,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(`AWSLogs/${account}/*`)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': account, 's3:x-amz-acl': 'bucket-owner-full-control' },
          ArnLike: { 'aws:SourceArn': sourceArn },
        },
      }),
    );
  }
}
