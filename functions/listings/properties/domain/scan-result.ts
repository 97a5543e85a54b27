import * as z from 'zod';
import { ImageId } from '../../../../events/vocabulary.ts';
import type { ImageRefusal } from './image.ts';

const prefix = 'documents/';

/** GuardDuty's event of a scanned object. */
export const ScanEvent = z.object({
  detail: z.object({
    s3ObjectDetails: z.object({
      objectKey: z.templateLiteral([prefix, ImageId]),
      eTag: z.string(),
      /** Only in a bucket that keeps versions. */
      versionId: z.string().nullish(),
    }),
    scanResultDetails: z.object({
      scanResultStatus: z.enum([
        'NO_THREATS_FOUND',
        'THREATS_FOUND',
        'UNSUPPORTED',
        'ACCESS_DENIED',
        'FAILED',
      ]),
    }),
  }),
});
type ScanEvent = z.output<typeof ScanEvent>;
type ScanStatus = ScanEvent['detail']['scanResultDetails']['scanResultStatus'];

export interface ScanResult {
  readonly imageId: ImageId;
  /** Identifies the scanned bytes. */
  readonly tag: string;
  readonly versionId: string | undefined;
  /** Why the document is refused; undefined when no threat was found. */
  readonly refusal: ImageRefusal | undefined;
}

/** Only a completed scan without threats lets others read a document. */
const refusals: Readonly<Record<ScanStatus, ImageRefusal | undefined>> = {
  NO_THREATS_FOUND: undefined,
  THREATS_FOUND: 'threat_found',
  UNSUPPORTED: 'not_scannable',
  ACCESS_DENIED: 'scan_failed',
  FAILED: 'scan_failed',
};

export function toScanResult({ detail: { s3ObjectDetails, scanResultDetails } }: ScanEvent): ScanResult {
  const { objectKey, eTag, versionId } = s3ObjectDetails;
  return {
    imageId: ImageId.parse(objectKey.slice(prefix.length)),
    tag: eTag.replaceAll('"', ''),
    versionId: versionId ?? undefined,
    refusal: refusals[scanResultDetails.scanResultStatus],
  };
}
