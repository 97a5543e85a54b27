import { afterEach, expect, test, vi } from 'vitest';
import { countMetric } from '../../functions/kernel/observability/metric.ts';

afterEach(() => vi.unstubAllEnvs());

test('writes a count as one line of CloudWatch’s embedded metric format, bypassing the console', () => {
  vi.stubEnv('STAGE', 'dev');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const before = Date.now();
  countMetric('LedgerDiffers');
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(lines).toEqual([expect.stringMatching(/^\{[^\n]*\}\n$/)]);
  const line: unknown = JSON.parse(lines.join(''));
  expect(line).toEqual({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        { Namespace: 'Gable', Dimensions: [['Stage']], Metrics: [{ Name: 'LedgerDiffers', Unit: 'Count' }] },
      ],
    },
    Stage: 'dev',
    LedgerDiffers: 1,
  });
  expect(line).toHaveProperty(
    '_aws.Timestamp',
    expect.toSatisfy((at: number) => at >= before),
  );
});
