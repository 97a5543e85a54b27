import { EventBridgeClient, PutEventsCommand, TestEventPatternCommand } from '@aws-sdk/client-eventbridge';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cloud } from './fixture/cloud.ts';

const bridge = new EventBridgeClient(cloud.aws);
const EventBusName = cloud.model.buses.find((name) => name !== 'default');
const Seen = z.object({ seen: z.array(z.string()) });
const seen = async (name: string) => Seen.parse((await cloud.api(`/api/seen/${name}`)).body).seen;
const deadLetters = (part = 'SubscriberDeadLetters') => {
  const queue = cloud.queues.list.find(({ name }) => name.includes(part));
  return queue ? cloud.queues.store.peek(queue).map(({ body }): unknown => JSON.parse(body)) : [];
};
const Detail = z.object({ id: z.string() });
const logged = (id: string) => cloud.events().filter(({ detail }) => Detail.parse(detail).id === id);
const ask = (id: string, failures: number, type = 'asked') =>
  cloud.api('/api/events', { body: { type, detail: { id, failures } } });
const entry = (change: object = {}) => ({
  EventBusName,
  Source: 'fixture',
  DetailType: 'asked',
  Detail: '{"id":"x","failures":0}',
  ...change,
});

describe('an event on the bus', () => {
  test('reaches the subscriber of its rule', async () => {
    await ask('one', 0);
    await cloud.idle();
    expect(await seen('one-acted')).toEqual(['acted']);
    expect(logged('one')).toMatchObject([
      { source: 'fixture', detailType: 'asked', deliveries: [{ state: 'delivered', attempts: 1 }] },
    ]);
  });

  test('that matches no rule starts no function, and is in the log', async () => {
    await ask('none', 0, 'not asked');
    await cloud.idle();
    expect(await seen('none-attempts')).toEqual([]);
    expect(logged('none')).toMatchObject([{ detailType: 'not asked', deliveries: [] }]);
  });

  test('takes effect once, though its subscriber fails twice before', async () => {
    await ask('twice', 2);
    await cloud.idle();
    expect(await seen('twice-attempts')).toHaveLength(3);
    expect(await seen('twice-acted')).toEqual(['acted']);
    expect(deadLetters()).toEqual([]);
    expect(logged('twice')).toMatchObject([{ deliveries: [{ state: 'delivered', attempts: 3 }] }]);
  });

  test('ends unchanged in the dead letter queue if its subscriber always fails', async () => {
    await ask('never', 99);
    await cloud.idle();
    expect(await seen('never-attempts')).toHaveLength(3);
    expect(await seen('never-acted')).toEqual([]);
    expect(deadLetters()).toMatchObject([
      {
        requestContext: { condition: 'RetriesExhausted', approximateInvokeCount: 3 },
        requestPayload: { source: 'fixture', 'detail-type': 'asked', detail: { id: 'never', failures: 99 } },
        responsePayload: { errorMessage: 'failure 3 of 99' },
      },
    ]);
    expect(logged('never')).toMatchObject([
      { deliveries: [{ state: 'dead-lettered', attempts: 3, error: 'failure 3 of 99' }] },
    ]);
  });

  test('goes to the rule’s dead letters if the rule may not start its function', async () => {
    await ask('refused', 0, 'forbidden');
    await cloud.idle();
    expect(await seen('refused-attempts')).toEqual([]);
    expect(deadLetters('RuleDeadLetters')).toMatchObject([{ 'detail-type': 'forbidden' }]);
    expect(logged('refused')).toMatchObject([{ deliveries: [{ state: 'dead-lettered' }] }]);
  });
});

describe('PutEvents', () => {
  test('answers an id for each accepted entry and a reason for each refused one', async () => {
    const { FailedEntryCount, Entries } = await bridge.send(
      new PutEventsCommand({
        Entries: [
          entry(),
          entry({ Detail: 'not json' }),
          entry({ Detail: '[1]' }),
          entry({ Source: undefined }),
          entry({ DetailType: undefined }),
          entry({ Source: 'aws.s3' }),
        ],
      }),
    );
    expect(FailedEntryCount).toBe(5);
    expect(Entries).toMatchObject([
      { EventId: expect.any(String) },
      { ErrorCode: 'MalformedDetail' },
      { ErrorCode: 'MalformedDetail' },
      { ErrorCode: 'InvalidArgument' },
      { ErrorCode: 'InvalidArgument' },
      { ErrorCode: 'NotAuthorizedForSourceException' },
    ]);
    await cloud.idle();
    expect(await seen('x-acted')).toEqual(['acted']);
  });

  test('accepts ten entries at most', async () => {
    const eleven = Array.from({ length: 11 }, () => entry({ Detail: '{"id":"eleven"}' }));
    await expect(bridge.send(new PutEventsCommand({ Entries: eleven }))).rejects.toMatchObject({
      name: 'ValidationException',
    });
    expect(logged('eleven')).toEqual([]);
  });

  test('refuses a bus that the template doesn’t have', async () => {
    await expect(
      bridge.send(new PutEventsCommand({ Entries: [entry({ EventBusName: 'typo' })] })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

test('TestEventPattern answers whether a pattern matches', async () => {
  const ask = (pattern: unknown) =>
    bridge.send(
      new TestEventPatternCommand({
        EventPattern: JSON.stringify(pattern),
        Event: JSON.stringify({ source: 'fixture' }),
      }),
    );
  expect((await ask({ source: ['fixture'] })).Result).toBe(true);
  expect((await ask({ source: ['other'] })).Result).toBe(false);
  await expect(ask({ source: [{ like: 'x' }] })).rejects.toMatchObject({
    name: 'InvalidEventPatternException',
  });
});

test('the log of events is at /_local/events', async () => {
  await ask('page', 0, 'paged');
  await cloud.idle();
  expect((await cloud.api('/_local/events?type=paged')).body).toMatchObject([{ detail: { id: 'page' } }]);
  expect((await cloud.api('/_local/events?type=other')).body).toEqual([]);
});
