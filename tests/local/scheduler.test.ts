import {
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  GetScheduleCommand,
  GetScheduleGroupCommand,
  ListSchedulesCommand,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { hourMs } from '../../functions/kernel/time.ts';
import { cloud, getOutput } from './fixture/cloud.ts';

const scheduler = new SchedulerClient({ ...cloud.aws, maxAttempts: 1 });
const GroupName = getOutput('Later');
const minute = 60_000;

const inside = (milliseconds: number) =>
  `at(${new Date(cloud.clock.now() + milliseconds).toISOString().slice(0, 19)})`;
/** A schedule that puts `asked` on the bus after a while, which the fixture's subscriber acts on. */
const later = (
  name: string,
  milliseconds: number,
  change: Partial<CreateScheduleCommandInput> = {},
): CreateScheduleCommandInput => ({
  Name: name,
  GroupName,
  ScheduleExpression: inside(milliseconds),
  FlexibleTimeWindow: { Mode: 'OFF' },
  ActionAfterCompletion: 'DELETE',
  ...change,
  Target: {
    Arn: getOutput('BusArn'),
    RoleArn: getOutput('TellerArn'),
    EventBridgeParameters: { DetailType: 'asked', Source: 'fixture' },
    Input: JSON.stringify({ id: name, failures: 0 }),
    ...change.Target,
  },
});
const create = (input: CreateScheduleCommandInput) => scheduler.send(new CreateScheduleCommand(input));
const passes = async (milliseconds: number) => {
  cloud.clock.advance(milliseconds);
  await cloud.idle();
};
const Seen = z.object({ seen: z.array(z.string()) });
const acted = async (name: string) => Seen.parse((await cloud.api(`/api/seen/${name}-acted`)).body).seen;
const names = () => cloud.schedules.pending().map(({ name }) => name);

// The fixture's functions remember nothing.
beforeEach(() => cloud.reset(() => true));

describe('a one-time schedule', () => {
  test('puts its event on the bus once its time has come, and is gone', async () => {
    await create(later('remind', hourMs));
    await passes(hourMs - minute);
    expect(await acted('remind')).toEqual([]);
    await passes(2 * minute);
    expect(await acted('remind')).toEqual(['acted']);
    expect(names()).toEqual([]);
    await passes(hourMs);
    expect(await acted('remind')).toEqual(['acted']);
  });
  test('that is over when it is made fires at once, in real time too', async () => {
    await create(later('late', -hourMs));
    await cloud.idle();
    expect(await acted('late')).toEqual(['acted']);
    await create(later('soon', 1000));
    await vi.waitFor(async () => expect(await acted('soon')).toEqual(['acted']), { timeout: 10_000 });
  });
  test('may have a time zone', async () => {
    const ScheduleExpressionTimezone = 'Asia/Tokyo';
    await create(later('tokyo', 10 * hourMs, { ScheduleExpressionTimezone }));
    await passes(hourMs + minute);
    expect(await acted('tokyo')).toEqual(['acted']);
  });
  test('stays without an event where its owner keeps it, and sends nothing while it is off', async () => {
    await create(later('kept', hourMs, { ActionAfterCompletion: 'NONE' }));
    await create(later('off', hourMs, { State: 'DISABLED' }));
    await passes(2 * hourMs);
    await passes(2 * hourMs);
    expect([await acted('kept'), await acted('off')]).toEqual([['acted'], []]);
    expect(names()).toEqual([]);
    const { Schedules } = await scheduler.send(new ListSchedulesCommand({ GroupName }));
    expect(Schedules?.map(({ Name }) => Name)).toEqual(['kept', 'off']);
  });
});

describe('the calls', () => {
  test('a second schedule of a name is a conflict; an update replaces the first', async () => {
    await create(later('one', hourMs));
    await expect(create(later('one', 2 * hourMs))).rejects.toMatchObject({
      name: 'ConflictException',
      $metadata: { httpStatusCode: 409 },
    });
    const updated = later('one', 2 * hourMs);
    await scheduler.send(new UpdateScheduleCommand(updated));
    const found = await scheduler.send(new GetScheduleCommand({ Name: 'one', GroupName }));
    expect(found).toMatchObject({
      GroupName,
      State: 'ENABLED',
      ScheduleExpression: updated.ScheduleExpression,
      Target: updated.Target,
    });
    await passes(hourMs + minute);
    expect(await acted('one')).toEqual([]);
    await passes(hourMs);
    expect(await acted('one')).toEqual(['acted']);
  });
  test('what was deleted does not fire, and can neither be changed nor deleted again', async () => {
    await create(later('gone', hourMs));
    const by = { Name: 'gone', GroupName };
    await scheduler.send(new DeleteScheduleCommand(by));
    const missing = { name: 'ResourceNotFoundException' };
    await expect(scheduler.send(new DeleteScheduleCommand(by))).rejects.toMatchObject(missing);
    await expect(scheduler.send(new GetScheduleCommand(by))).rejects.toMatchObject(missing);
    const update = new UpdateScheduleCommand(later('gone', hourMs));
    await expect(scheduler.send(update)).rejects.toMatchObject(missing);
    await passes(2 * hourMs);
    expect(await acted('gone')).toEqual([]);
  });
  test.each([
    ['a name with a space', { Name: 'a b' }],
    ['a name of 65 signs', { Name: 'n'.repeat(65) }],
    ['a time with milliseconds', { ScheduleExpression: 'at(2030-01-01T00:00:00.000)' }],
    ['no such day', { ScheduleExpression: 'at(2030-13-01T00:00:00)' }],
  ])('%s is refused', async (_, change) => {
    await expect(create(later('bad', hourMs, change))).rejects.toMatchObject({ name: 'ValidationException' });
  });
  test('a bus, a role or a group that the template has not is refused', async () => {
    const { Target } = later('bad', hourMs);
    if (!Target) throw new Error('no target');
    const toward = (change: Partial<typeof Target>) =>
      create({ ...later('bad', hourMs), Target: { ...Target, ...change } });
    await expect(toward({ Arn: `${getOutput('BusArn')}x` })).rejects.toMatchObject({
      name: 'ValidationException',
    });
    await expect(toward({ RoleArn: 'arn:aws:iam::000000000000:role/none' })).rejects.toMatchObject({
      name: 'ValidationException',
    });
    await expect(create(later('bad', hourMs, { GroupName: 'none' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    const group = await scheduler.send(new GetScheduleGroupCommand({ Name: GroupName }));
    expect(group).toMatchObject({ Name: GroupName, State: 'ACTIVE' });
  });
  test('lists page by page and by prefix', async () => {
    for (const name of ['a-1', 'a-2', 'a-3', 'b-1']) await create(later(name, hourMs));
    const list = async (input: object) => scheduler.send(new ListSchedulesCommand(input));
    const first = await list({ NamePrefix: 'a-', MaxResults: 2 });
    const second = await list({ NamePrefix: 'a-', MaxResults: 2, NextToken: first.NextToken });
    const found = [first, second].flatMap(({ Schedules = [] }) => Schedules.map(({ Name }) => Name));
    expect(found).toEqual(['a-1', 'a-2', 'a-3']);
    expect(second.NextToken).toBeUndefined();
  });
});

describe('the local pages', () => {
  test('show what is planned, the next one first, and tell one at once', async () => {
    await create(later('second', 2 * hourMs));
    await create(later('first', hourMs));
    const { body } = await cloud.api('/_local/schedules');
    expect(body).toMatchObject([
      { name: 'first', group: GroupName, detailType: 'asked', detail: { id: 'first' } },
      { name: 'second' },
    ]);
    expect(await cloud.api('/_local/run/second', { method: 'POST' })).toMatchObject({ status: 200 });
    await cloud.idle();
    expect(await acted('second')).toEqual(['acted']);
    expect(names()).toEqual(['first']);
  });
  test('a reset forgets what was planned, a snapshot keeps it', async () => {
    await create(later('before', hourMs));
    const then = await cloud.snapshot();
    await create(later('after', hourMs));
    await then.restore(() => true);
    expect(names()).toEqual(['before']);
    await passes(2 * hourMs);
    expect([await acted('before'), await acted('after')]).toEqual([['acted'], []]);
  });
});
