import { now } from '../clock.ts';
import { env } from '../env.ts';

/**
 * Counts one of what an alarm waits for, such as `LedgerDiffers`, in the stage's own metric. It goes out as a line of the log
 * (CloudWatch's embedded metric format), past the runtime's console, which would wrap it.
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
