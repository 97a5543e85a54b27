import { SESv2Client } from '@aws-sdk/client-sesv2';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { getTableName } from '../support/clients/tables.ts';
import { cloud } from '../support/cloud.ts';

stubFunctionEnvironment(cloud);
afterAll(() => vi.unstubAllEnvs());
const { longestBulkWaitMs, longestWaitMs, takeTurn } =
  await import('../../functions/kernel/mail/send-rate.ts');
const { sendMail } = await import('../../functions/kernel/mail/send.ts');
const { OverloadError } = await import('../../functions/kernel/http/overload.ts');
const { database } = await import('../../functions/kernel/data/database.ts');

const at = new Date('2026-11-23T09:00:00.000Z');
const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
beforeEach(async () => {
  const Key = { pk: 'limit#mails', sk: 'limit' };
  await database.send(new DeleteCommand({ TableName: getTableName(cloud, 'Table'), Key }));
});

describe('the turns of mails', () => {
  test('are an interval apart, however many functions send at once', async () => {
    // Twelve a second, by senders whose clocks differ by some milliseconds.
    const turns = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => takeTurn(1_000 / 12, later(nth % 5), false)),
    );
    const sorted = turns.toSorted((a, b) => a - b);
    for (const [nth, turn] of sorted.slice(1).entries())
      expect(turn - (sorted[nth] ?? 0)).toBeGreaterThan(1_000 / 12 - 0.01);
    expect((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)).toBeLessThan(39 * (1_000 / 12) + 5);
  });

  test('come at once after a pause, which saves up no turns', async () => {
    expect(await takeTurn(1_000, at, false)).toBe(at.getTime());
    expect(await takeTurn(1_000, later(60_000), false)).toBe(later(60_000).getTime());
    expect(await takeTurn(1_000, later(60_000), false)).toBe(later(61_000).getTime());
  });

  test('are refused where they are too far away, until some have passed', async () => {
    const most = 1 + longestWaitMs / 1_000;
    for (let nth = 0; nth <= most - 1; nth++)
      expect(await takeTurn(1_000, at, false)).toBe(later(nth * 1_000).getTime());
    await expect(takeTurn(1_000, at, false)).rejects.toThrow(OverloadError);
    expect(await takeTurn(1_000, later(1_000), false)).toBe(later(most * 1_000).getTime());
  });

  test('are left to other mails where bulk mails would take the last ones', async () => {
    const ofBulk = 1 + longestBulkWaitMs / 1_000;
    for (let nth = 0; nth < ofBulk; nth++)
      expect(await takeTurn(1_000, at, true)).toBe(later(nth * 1_000).getTime());
    await expect(takeTurn(1_000, at, true)).rejects.toThrow(OverloadError);
    expect(await takeTurn(1_000, at, false)).toBe(later(ofBulk * 1_000).getTime());
  });

  test('are refused to a bulk mail before SES is asked', async () => {
    const send = vi.spyOn(SESv2Client.prototype, 'send').mockImplementation(() => undefined);
    vi.stubEnv('MAILS_PER_SECOND', '12');
    const nextAt = Date.now() + longestBulkWaitMs + 1_000;
    const Item = { pk: 'limit#mails', sk: 'limit', nextAt };
    await database.send(new PutCommand({ TableName: getTableName(cloud, 'Table'), Item }));
    const mail = { subject: 'Two homes for you', html: '', text: '' };
    await expect(sendMail('maya@example.com', mail, { isBulk: true })).rejects.toThrow(OverloadError);
    expect(send).not.toHaveBeenCalled();
    send.mockRestore();
  });

  test('do not wait for a time that a clock ahead has set', async () => {
    await takeTurn(1_000, later(3_600_000), false);
    expect(await takeTurn(1_000, at, false)).toBe(at.getTime());
  });
});
