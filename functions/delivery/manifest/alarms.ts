/** The metric that `payments-on-alarm-event` counts for each event; an alarm watches each. */
export const alarmMetrics = {
  'ledger.differs.v1': 'LedgerDiffers',
  'payment.refund_failed.v1': 'RefundFailed',
  'payment.disputed.v1': 'PaymentDisputed',
} as const;

/** The metric that the hourly check counts for each staff task past its promised time. */
export const staffPromiseBroken = 'StaffPromiseBroken';

/** The metrics that count calls of a search cluster that failed, and searches that two engines answered differently. */
export { searchClusterFailed, searchesDiffer } from '../../finding/search/domain/search-metrics.ts';

/** The metric that counts records that were replaced or removed. */
export const recordChanged = 'RecordChanged';

/** The metric that counts uploads whose processing failed at every attempt. */
export const uploadFailed = 'UploadFailed';

/** The metrics that count documents with malware, and documents whose scan did not run. */
export const threatFound = 'ThreatFound';
export const scanFailed = 'ScanFailed';

export type AlarmMetric = (typeof alarmMetrics)[keyof typeof alarmMetrics];

/** The counts by which an attack shows. */
export { type SecurityMetric, securityMetrics } from '../../kernel/observability/security-metrics.ts';

/** The counts by which the platform shows its faults. */
export {
  deadLettersMetric,
  metricNamespace,
  unexpectedError,
  waitingMessages,
} from '../../kernel/observability/platform-metrics.ts';

/** The sweeper's metric, and the envelope of the events that the bus refuses for good. */
export { eventsOverdue, unsendable } from '../../kernel/events/unsendable.ts';

/** The envelope of homes that the search cluster refuses for good. */
export { refusedHome } from '../../finding/search/domain/refused-home.ts';

/** The envelope of searches that two engines answer. */
export { searchSample } from '../../finding/search/domain/search-sample.ts';
