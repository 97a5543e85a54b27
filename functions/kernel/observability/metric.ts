import { now } from '../clock.ts';
import { env } from '../env.ts';

/**
 * Counts one event in a metric of the stage that an alarm watches, such as `LedgerDiffers`. Written to stdout
 * in CloudWatch's embedded metric format, because the runtime's console would wrap the line.
 */
export function countMetric(name: string): void {
  const line = {
    _aws: {
      Timestamp: now().getTime(),
      CloudWatchMetrics: [
        { Namespace: 'Gable', Dimensions: [['Stage']], Metrics: [{ Name: name, Unit: 'Count' }] },
      ],
    },
    Stage: env('STAGE'),
    [name]: 1,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
