import * as z from 'zod';
import type { Activity } from '../../base/activity.ts';
import { account, homeRegion } from '../../template/assembly.ts';
import type { Resources } from '../../template/resources.ts';
import type { ObjectChange } from '../s3/index.ts';
import type { ObjectStore, ServiceEvent } from '../service.ts';

const Plan = z.object({
  ProtectedResource: z.object({
    S3Bucket: z.object({ BucketName: z.string(), ObjectPrefixes: z.array(z.string()).default(['']) }),
  }),
});

/** A malware protection plan of the template. */
export interface ScanPlan {
  readonly id: string;
  readonly bucket: string;
  readonly prefixes: readonly string[];
}

export function readScanPlans(resources: Pick<Resources, 'of'>): ScanPlan[] {
  return resources.of('AWS::GuardDuty::MalwareProtectionPlan').map((resource) => {
    const { BucketName, ObjectPrefixes } = resource.read(Plan).ProtectedResource.S3Bucket;
    return { id: resource.id, bucket: BucketName, prefixes: ObjectPrefixes };
  });
}

/** The EICAR test file, which every scanner reports; in parts, so that scanners pass this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

type ScanStatus = 'NO_THREATS_FOUND' | 'THREATS_FOUND' | 'UNSUPPORTED';

/** The test file is a threat, and an encrypted PDF cannot be read, as on AWS. */
function scanBody(body: Buffer): ScanStatus {
  if (body.includes(eicar)) return 'THREATS_FOUND';
  return body.includes('/Encrypt') ? 'UNSUPPORTED' : 'NO_THREATS_FOUND';
}

interface ScannerOptions {
  readonly plans: readonly ScanPlan[];
  readonly objects: Pick<ObjectStore, 'read'>;
  readonly activity: Activity;
  readonly publish: (event: ServiceEvent) => void;
  readonly log: (line: string) => void;
}

/** GuardDuty Malware Protection for S3: an event with the result of the scan after each new object of a plan. */
export function createScanner({ plans, objects, activity, publish, log }: ScannerOptions) {
  const report = async (plan: ScanPlan, { bucket, key, etag }: ObjectChange) => {
    const object = await objects.read(bucket, key);
    if (object) publish(createScanEvent(plan, { bucket, key, etag }, scanBody(object.body)));
  };
  return {
    onChange(change: ObjectChange): void {
      if (change.type !== 'Object Created') return;
      for (const plan of plans) {
        if (plan.bucket !== change.bucket || !plan.prefixes.some((prefix) => change.key.startsWith(prefix)))
          continue;
        const end = activity.begin();
        report(plan, change)
          .catch((error: unknown) => log(`scanning ${change.key} failed: ${String(error)}`))
          .finally(end);
      }
    },
  };
}

const createScanEvent = (
  plan: ScanPlan,
  { bucket, key, etag }: Pick<ObjectChange, 'bucket' | 'key' | 'etag'>,
  status: ScanStatus,
): ServiceEvent => ({
  source: 'aws.guardduty',
  detailType: 'GuardDuty Malware Protection Object Scan Result',
  resources: [`arn:aws:guardduty:${homeRegion}:${account}:malware-protection-plan/${plan.id}`],
  detail: {
    schemaVersion: '1.0',
    scanStatus: status === 'UNSUPPORTED' ? 'SKIPPED' : 'COMPLETED',
    resourceType: 'S3_OBJECT',
    s3ObjectDetails: {
      bucketName: bucket,
      objectKey: key,
      eTag: etag,
      versionId: null,
      s3Throttled: false,
    },
    scanResultDetails: {
      scanResultStatus: status,
      threats: status === 'THREATS_FOUND' ? [{ name: 'EICAR-Test-File (not a virus)' }] : null,
    },
  },
});
