import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createAwsClients } from '../../infra/ops/aws-clients.ts';
import { listDeadLetters, redriveQueue, toRedriveTarget } from '../../infra/ops/redrive.ts';
import { cloud, getOutput } from './fixture/cloud.ts';

const queueOf = (part: string) => {
  const queue = cloud.queues.list.find(({ name }) => name.includes(part));
  if (!queue) throw new Error(`no queue ${part}`);
  return queue;
};
const Seen = z.object({ seen: z.array(z.string()) });
const seen = async (name: string) => Seen.parse((await cloud.api(`/api/seen/${name}`)).body).seen;
const bodies = (part: string) => cloud.queues.store.peek(queueOf(part)).map(({ body }) => body);
const ask = (id: string, failures: number, type = 'asked') =>
  cloud.api('/api/events', { body: { type, detail: { id, failures } } });

let aws: ReturnType<typeof createAwsClients>;
beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
  aws = createAwsClients(cloud.aws.region, cloud.awsEndpoint);
  return () => vi.unstubAllEnvs();
});
afterEach(() => {
  for (const queue of cloud.queues.list) cloud.queues.store.purge(queue);
});

describe('redrive', () => {
  test('invokes the function of a record of Lambda with its event', async () => {
    await ask('later', 4);
    await cloud.idle();
    expect(bodies('SubscriberDeadLetters')).toHaveLength(1);
    expect(await listDeadLetters(aws, 'Functions-')).toMatch(/^ +1 {2}Functions-SubscriberDeadLetters/);
    expect(await redriveQueue(aws, 'Functions-', 'SubscriberDeadLetters')).toMatch(
      /: 1 sent again, 0 left\.$/,
    );
    await cloud.idle();
    expect(await seen('later-acted')).toEqual(['acted']);
    expect(await listDeadLetters(aws, 'Functions-')).toBe('All dead-letter queues are empty.');
  });

  test('invokes the target of a message of EventBridge with the event', async () => {
    await ask('refused', 0, 'forbidden');
    await cloud.idle();
    expect(await redriveQueue(aws, 'Functions-', 'RuleDeadLetters')).toMatch(/: 1 sent again, 0 left\.$/);
    await cloud.idle();
    expect(await seen('refused-acted')).toEqual(['acted']);
    expect(bodies('RuleDeadLetters')).toEqual([]);
  });

  test('returns a message of a queue to that queue', async () => {
    cloud.queues.store.send(queueOf('WorkDeadLetters'), '"again"');
    expect(await redriveQueue(aws, 'Functions-', 'WorkDeadLetters')).toMatch(/: 1 sent again, 0 left\.$/);
    await cloud.idle();
    expect(await seen('work')).toEqual(['"again"']);
  });

  test('publishes the event of a schedule and one that the bus refused', async () => {
    const detail = { meta: { id: 'evt_1' }, data: { id: 'due' } };
    const queue = queueOf('BatchDeadLetters');
    const attribute = { DataType: 'String', StringValue: getOutput('BusArn') };
    cloud.queues.store.send(queue, JSON.stringify({ type: 'due.v1', ...detail }), { TARGET_ARN: attribute });
    const bus = getOutput('BusArn').split('/').at(-1);
    const refused = { bus, detailType: 'refused.v1', detail: '{"id":"mended"}' };
    cloud.queues.store.send(queue, JSON.stringify({ source: 'gable.relay', detail: refused }));
    expect(await redriveQueue(aws, 'Functions-', 'BatchDeadLetters')).toMatch(/: 2 sent again, 0 left\.$/);
    const published = cloud.events().slice(-2);
    expect(published).toMatchObject([
      { source: 'gable', detailType: 'due.v1', detail },
      { source: 'gable', detailType: 'refused.v1', detail: { id: 'mended' } },
    ]);
  });

  test('keeps a message that cannot be sent, and reports why', async () => {
    const queue = queueOf('BatchDeadLetters');
    cloud.queues.store.send(queue, '{"of":"nobody"}');
    const answer = await redriveQueue(aws, 'Functions-', 'BatchDeadLetters');
    expect(answer).toMatch(/: 0 sent again, 1 left\.\n {2}.+names no function or bus/);
    expect(bodies('BatchDeadLetters')).toEqual(['{"of":"nobody"}']);
  });

  test('refuses a name that no queue has, or several', async () => {
    await expect(redriveQueue(aws, 'Functions-', 'Nowhere')).rejects.toThrow('has Nowhere in its name');
    await expect(redriveQueue(aws, 'Functions-', 'DeadLetters')).rejects.toThrow('Several queues fit');
  });
});

test('toDelivery rejects a message that is no JSON', () => {
  expect(() => toRedriveTarget('not JSON', undefined)).toThrow(SyntaxError);
});
