import { now } from '../clock.ts';
import { env } from '../env.ts';
import { metricNamespace } from './platform-metrics.ts';

/**
 * Counts one event, or `count` of them, in a metric of the stage, such as `LedgerDiffers`, by dimensions that are a few
 * fixed words and never personal data; the sum over all of them is counted, too, since an alarm reads one series.
 * Written to stdout in CloudWatch's embedded metric format, because the runtime's console would wrap the line.
 */
export function countMetric(
  name: string,
  dimensions: Readonly<Record<string, string>> = {},
  count = 1,
): void {
  const names = Object.keys(dimensions);
  const line = {
    _aws: {
      Timestamp: now().getTime(),
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace,
          Dimensions: [['Stage'], ...(names.length === 0 ? [] : [['Stage', ...names]])],
          Metrics: [{ Name: name, Unit: 'Count' }],
        },
      ],
    },
    Stage: env('STAGE'),
    ...dimensions,
    [name]: count,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
