import { now } from '../clock.ts';
import { env } from '../env.ts';

/**
 * Counts one event in a metric of the stage, such as `LedgerDiffers`, by dimensions that are a few fixed words and
 * never personal data. Written to stdout
 * in CloudWatch's embedded metric format, because the runtime's console would wrap the line.
 */
export function countMetric(name: string, dimensions: Readonly<Record<string, string>> = {}): void {
  const line = {
    _aws: {
      Timestamp: now().getTime(),
      CloudWatchMetrics: [
        {
          Namespace: 'Gable',
          Dimensions: [['Stage', ...Object.keys(dimensions)]],
          Metrics: [{ Name: name, Unit: 'Count' }],
        },
      ],
    },
    Stage: env('STAGE'),
    ...dimensions,
    [name]: 1,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
