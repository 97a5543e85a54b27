import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { handler } from '../../functions/kernel/events/queue-counts.ts';
import { cloud } from '../support/cloud.ts';

beforeAll(() => {
  const [queue] = cloud.queues.list;
  vi.stubEnv('QUEUE_PREFIX', /^Gable-\w+-/.exec(queue?.name ?? '')?.[0]);
  vi.stubEnv('STAGE', 'dev');
  vi.stubEnv('AWS_REGION', cloud.aws.region);
  vi.stubEnv('AWS_ENDPOINT_URL', cloud.awsEndpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
  return () => vi.unstubAllEnvs();
});
const queuesOf = (part: string) => cloud.queues.list.filter(({ name }) => name.includes(part));
afterEach(() => {
  for (const queue of queuesOf('DeadLetters')) cloud.queues.store.purge(queue);
});

/** The metrics that a run writes, by their names and dimensions. */
async function count(): Promise<unknown[]> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  await handler();
  return write.mock.calls
    .map(([line]): unknown => JSON.parse(String(line)))
    .filter((line) => typeof line === 'object' && line !== null && '_aws' in line);
}

describe('the counter of queues', () => {
  test('counts nothing while all queues are empty', async () => {
    await cloud.idle();
    expect(await count()).toEqual([]);
  });

  test('adds up the dead letters of each stack', async () => {
    const money = queuesOf('-Money-').filter(({ name }) => name.endsWith('DeadLetters'));
    const [later] = queuesOf('LaterDeadLetters');
    expect(money.length).toBeGreaterThan(2);
    if (!later) throw new Error('No queue for late events');
    for (const queue of [...money.slice(0, 2), later]) cloud.queues.store.send(queue, '{}');
    const lines = await count();
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ DeadLetters: 2, Stack: 'Money', Stage: 'dev' }),
        expect.objectContaining({ DeadLetters: 1, Stack: 'Data', Stage: 'dev' }),
      ]),
    );
  });

  test('runs every five minutes with the rights that it has', async () => {
    await cloud.schedules.run('queues-every-five-minutes');
    await cloud.idle();
    const [failures] = queuesOf('QueuesEveryFiveMinutesDeadLetters');
    if (!failures) throw new Error('No queue for failed counts');
    expect(cloud.queues.store.peek(failures)).toEqual([]);
  });
});
