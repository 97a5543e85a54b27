import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { getTableName } from '../support/clients/tables.ts';
import { cloud } from '../support/cloud.ts';

stubFunctionEnvironment(cloud);
afterAll(() => vi.unstubAllEnvs());
const { longestWaits, takeTurn } = await import('../../functions/kernel/mail/send-rate.ts');
const { OverloadError } = await import('../../functions/kernel/http/overload.ts');
const { databaseClient } = await import('../../functions/kernel/data/database-client.ts');

const at = new Date('2026-11-23T09:00:00.000Z');
const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
beforeEach(async () => {
  const Key = { pk: 'limit#mails', sk: 'limit' };
  await databaseClient.delete({ TableName: getTableName(cloud, 'Table'), Key }).promise();
});

describe('the turns of mails', () => {
  test('are an interval apart, however many functions send at once', async () => {
    // Twelve a second, by senders whose clocks differ by some milliseconds.
    const turns = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => takeTurn(1_000 / 12, later(nth % 5), 'call')),
    );
    const sorted = turns.toSorted((a, b) => a - b);
    for (const [nth, turn] of sorted.slice(1).entries())
      expect(turn - (sorted[nth] ?? 0)).toBeGreaterThan(1_000 / 12 - 0.01);
    expect((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)).toBeLessThan(39 * (1_000 / 12) + 5);
  });

  test('come at once after a pause, which saves up no turns', async () => {
    expect(await takeTurn(1_000, at, 'call')).toBe(at.getTime());
    expect(await takeTurn(1_000, later(60_000), 'call')).toBe(later(60_000).getTime());
    expect(await takeTurn(1_000, later(60_000), 'call')).toBe(later(61_000).getTime());
  });

  test('are refused where they are too far away, until some have passed', async () => {
    const most = 1 + longestWaits.call / 1_000;
    for (let nth = 0; nth <= most - 1; nth++)
      expect(await takeTurn(1_000, at, 'call')).toBe(later(nth * 1_000).getTime());
    await expect(takeTurn(1_000, at, 'call')).rejects.toThrow(OverloadError);
    expect(await takeTurn(1_000, later(1_000), 'call')).toBe(later(most * 1_000).getTime());
  });

  test('are left to calls where a queue would take the last ones', async () => {
    const ofQueues = 1 + longestWaits.queue / 1_000;
    for (let nth = 0; nth < ofQueues; nth++)
      expect(await takeTurn(1_000, at, 'queue')).toBe(later(nth * 1_000).getTime());
    await expect(takeTurn(1_000, at, 'queue')).rejects.toThrow(OverloadError);
    expect(await takeTurn(1_000, at, 'call')).toBe(later(ofQueues * 1_000).getTime());
  });

  test('do not wait for a time that a clock ahead has set', async () => {
    await takeTurn(1_000, later(3_600_000), 'call');
    expect(await takeTurn(1_000, at, 'call')).toBe(at.getTime());
  });
});
