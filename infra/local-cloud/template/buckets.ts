import * as z from 'zod';
import type { Resources } from './resources.ts';

const Strings = z.array(z.string()).default([]);

const CorsRule = z.object({
  AllowedOrigins: Strings,
  AllowedMethods: Strings,
  AllowedHeaders: Strings,
  ExposedHeaders: Strings,
  MaxAge: z.number().optional(),
});

const Bucket = z.object({
  CorsConfiguration: z.object({ CorsRules: z.array(CorsRule) }).optional(),
  NotificationConfiguration: z
    .object({
      EventBridgeConfiguration: z.object({ EventBridgeEnabled: z.boolean().default(true) }).optional(),
    })
    .optional(),
});

/** A bucket's notifications as the CDK's `eventBridgeEnabled` writes them. */
const Notifications = z.object({
  BucketName: z.string(),
  NotificationConfiguration: z.object({ EventBridgeConfiguration: z.object({}).optional() }),
});

export type BucketCorsRule = z.output<typeof CorsRule>;

export interface BucketModel {
  readonly name: string;
  readonly arn: string;
  readonly region: string;
  /** The host names of this bucket on AWS. */
  readonly hosts: readonly string[];
  readonly cors: readonly BucketCorsRule[];
  /** Whether each change of an object goes to the default bus. */
  readonly notifies: boolean;
}

export function readBuckets(resources: Resources): BucketModel[] {
  const notifying = resources
    .of('Custom::S3BucketNotifications')
    .map((found) => found.read(Notifications))
    .filter((found) => found.NotificationConfiguration.EventBridgeConfiguration)
    .map((found) => found.BucketName);
  return resources.of('AWS::S3::Bucket').map((found) => {
    const bucket = found.read(Bucket);
    const native = bucket.NotificationConfiguration?.EventBridgeConfiguration?.EventBridgeEnabled;
    return {
      name: found.name,
      arn: String(found.attribute('Arn')),
      region: found.region,
      hosts: [String(found.attribute('RegionalDomainName')), String(found.attribute('DomainName'))],
      cors: bucket.CorsConfiguration?.CorsRules ?? [],
      notifies: native ?? notifying.includes(found.name),
    };
  });
}
