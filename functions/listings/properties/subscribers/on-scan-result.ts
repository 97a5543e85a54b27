import type { EventBridgeEvent } from 'aws-lambda';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { completeScan } from '../commands/complete-scan.ts';
import { ScanEvent, toScanResult } from '../domain/scan-result.ts';
import { scanFailed, threatFound } from '../domain/upload-metrics.ts';

/** Applies the result of a document's scan. The event may come again: the first outcome of an image counts. */
export async function handler(event: EventBridgeEvent<string, unknown>): Promise<void> {
  const result = toScanResult(ScanEvent.parse(event));
  const { imageId, refusal } = result;
  if (refusal === 'threat_found') countMetric(threatFound);
  if (refusal === 'scan_failed') countMetric(scanFailed);
  if (refusal) log.warn('A document did not pass its scan', { imageId, refusal });
  await completeScan(result);
}
