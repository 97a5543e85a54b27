import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseTimetable } from '../../infra/local-cloud/aws/eventbridge-schedules/expression.ts';
import { cloud } from './fixture/cloud.ts';

describe('a schedule expression', () => {
  const from = Date.parse('2026-11-21T13:00:00Z'); // a Saturday
  const next = (expression: string, zone = 'UTC') => {
    const at = parseTimetable(expression, zone, from).next(from);
    return at === undefined ? at : new Date(at).toISOString().slice(0, 16);
  };
  test.each([
    ['cron(15 10 * * ? *)', '2026-11-22T10:15'],
    ['cron(0/15 * * * ? *)', '2026-11-21T13:15'],
    ['cron(5/20 14 * * ? *)', '2026-11-21T14:05'],
    ['cron(0 18 ? * MON-FRI *)', '2026-11-23T18:00'],
    ['cron(0 18 ? * 2-6 *)', '2026-11-23T18:00'],
    ['cron(0 8 ? * 1 *)', '2026-11-22T08:00'],
    ['cron(0 8 ? * 2#1 *)', '2026-12-07T08:00'],
    ['cron(0 8 ? * 6L *)', '2026-11-27T08:00'],
    ['cron(0 8 L * ? *)', '2026-11-30T08:00'],
    ['cron(0 8 15W * ? *)', '2026-12-15T08:00'],
    ['cron(0 8 1 1 ? 2028)', '2028-01-01T08:00'],
    ['rate(5 minutes)', '2026-11-21T13:05'],
    ['rate(1 hour)', '2026-11-21T14:00'],
    ['rate(2 days)', '2026-11-23T13:00'],
    ['at(2026-12-24T18:00:00)', '2026-12-24T18:00'],
    ['at(2020-01-01T00:00:00)', undefined],
  ])('%s is next due at %s', (expression, due) => {
    expect(next(expression)).toBe(due);
  });
  test('may have a time zone', () => {
    expect(next('cron(0 18 * * ? *)', 'America/New_York')).toBe('2026-11-21T23:00');
  });
  test.each(['every day', 'rate(0 days)', 'rate(5 weeks)', 'cron(0 18 * * ?)'])(
    '%s is refused',
    (expression) => {
      expect(() => parseTimetable(expression, 'UTC', from)).toThrow(/./);
    },
  );
});

describe('POST /_local/run', () => {
  const ticks = async () =>
    z
      .object({ seen: z.array(z.string()) })
      .parse((await cloud.api('/api/seen/tick')).body)
      .seen.map((line): unknown => JSON.parse(line));
  const run = (name: string) => cloud.api(`/_local/run/${name}`, { method: 'POST' });

  test('runs a rule by its name and a schedule by its own, each with its input', async () => {
    expect(await run('every-night')).toMatchObject({ status: 200, body: { results: ['ticked'] } });
    expect(await run('every-hour')).toMatchObject({ status: 200, body: { results: ['ticked'] } });
    expect(await ticks()).toEqual([{ from: 'rule' }, { from: 'scheduler' }]);
  });
  test('moves the clock of the run by its header', async () => {
    const aheadMs = 3_600_000;
    await cloud.api('/_local/run/every-night', {
      method: 'POST',
      headers: { 'x-local-ahead-ms': String(aheadMs) },
    });
    const [last] = (await ticks()).slice(-1);
    expect(last).toMatchObject({ headers: { 'x-local-ahead-ms': String(aheadMs) } });
  });
  test('lists all schedules for an unknown name', async () => {
    expect(await run('every-year')).toMatchObject({
      status: 404,
      body: { schedules: expect.arrayContaining(['every-hour']) },
    });
    expect((await cloud.api('/_local/run')).body).toHaveLength(2);
  });
});

test('the clock can be moved', async () => {
  const before = Date.now();
  const moved = await cloud.api('/_local/clock', { body: { advanceMs: 86_400_000 } });
  const { now } = z.object({ now: z.string() }).parse(moved.body);
  expect(Date.parse(now) - before).toBeGreaterThanOrEqual(86_400_000);
  expect(await cloud.api('/_local/clock', { body: { by: 1 } })).toMatchObject({ status: 400 });
  await cloud.api('/_local/clock', { method: 'DELETE' });
  expect(cloud.clock.ahead()).toBe(0);
});
