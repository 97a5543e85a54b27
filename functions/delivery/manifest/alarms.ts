/** The metrics of money, of what staff promise, of records and of uploads that an alarm watches. */
export { type AlarmMetric, alarmMetrics } from '../../money/payments/domain/alarm-metrics.ts';
export { staffPromiseBroken } from '../../reach/staff/domain/task-metrics.ts';
export { recordChanged } from '../../people/audit/domain/record-metrics.ts';
export { scanFailed, threatFound, uploadFailed } from '../../listings/properties/domain/upload-metrics.ts';

/** The metric that counts calls of a search cluster that failed. */
export { searchClusterFailed } from '../../finding/search/domain/search-metrics.ts';

/** The metrics by which portals show that homes are not on them as they should be. */
export {
  portalGivenUp,
  portalRefused,
  portalTooForeign,
} from '../../finding/portals/domain/portal-metrics.ts';

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
