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

test('counts by a dimension and in all', () => {
  vi.stubEnv('STAGE', 'dev');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  countMetric('TooMany', { Kind: 'login' });
  const line: unknown = JSON.parse(String(write.mock.calls[0]?.[0]));
  write.mockRestore();
  expect(line).toMatchObject({
    _aws: { CloudWatchMetrics: [{ Dimensions: [['Stage'], ['Stage', 'Kind']] }] },
    Stage: 'dev',
    Kind: 'login',
    TooMany: 1,
  });
});

test('counts a refused use by the kind of its limit, without what the key names', async () => {
  vi.stubEnv('STAGE', 'dev');
  vi.stubEnv('TABLE_NAME', 'table');
  const { createTooManyError } = await import('../../functions/kernel/http/rate-limit.ts');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(createTooManyError('forgot#ada@example.com#203.0.113.7', 60)).toMatchObject({ code: 'too_many' });
  const line = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  expect(JSON.parse(line)).toMatchObject({ TooMany: 1, Kind: 'forgot' });
  expect(line).not.toMatch(/ada@example|203\.0/);
});
