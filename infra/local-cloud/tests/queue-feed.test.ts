import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { FunctionError } from '../aws/lambda/function-error.ts';
import { createQueueFeed } from '../aws/sqs/feed.ts';
import { createQueueStore, queueSchema } from '../aws/sqs/store.ts';
import { createActivity } from '../base/activity.ts';
import { createClock } from '../base/clock.ts';
import { openDatabase } from '../base/database.ts';
import type { QueueModel } from '../template/queues.ts';
import type { SourceModel } from '../template/sources.ts';
import { createTemporaryFolder } from './test-services.ts';

const queue: QueueModel = {
  name: 'Mails',
  arn: 'arn:aws:sqs:eu-west-2:000000000000:Mails',
  url: 'http://localhost/Mails',
  visibilitySeconds: 30,
  delaySeconds: 0,
  retentionSeconds: 60,
  redrive: undefined,
};
const source: SourceModel = {
  id: 'Source',
  functionId: 'SendMail',
  functionArn: 'arn:aws:lambda:eu-west-2:000000000000:function:SendMail',
  sourceArn: queue.arn,
  kind: 'queue',
  enabled: true,
  batchSize: 1,
  filters: [],
  reportsFailures: false,
  bisects: false,
  retries: undefined,
  maxAgeSeconds: undefined,
  onFailure: undefined,
  mostAtOnce: undefined,
};

test('delivers a message that was sent within a transaction of the same database', async () => {
  const db = openDatabase(join(createTemporaryFolder(), 'queues.sqlite'), queueSchema);
  const [clock, activity] = [createClock(), createActivity()];
  const [delivered, logged]: [unknown[], string[]] = [[], []];
  const store = createQueueStore(
    db,
    clock,
    () => queue,
    () => feed.wake(),
  );
  const feed = createQueueFeed({
    source,
    queue,
    store,
    clock,
    activity,
    log: (line) => void logged.push(line),
    invoke: async (_, event) => void delivered.push(event),
    retryMilliseconds: () => 10,
  });

  db.transaction(() => store.send(queue, 'hello'));
  await activity.idle();

  expect(logged).toEqual([]);
  expect(delivered).toMatchObject([{ Records: [{ body: 'hello' }] }]);
  feed.close();
  db.close();
});

test('gives a message whose run was killed back once the queue shows it again, before it is a dead letter', async () => {
  const db = openDatabase(join(createTemporaryFolder(), 'queues.sqlite'), queueSchema);
  const [clock, activity] = [createClock(), createActivity()];
  const deadLetters: QueueModel = { ...queue, name: 'DeadLetters', arn: `${queue.arn}DeadLetters` };
  const mails: QueueModel = {
    ...queue,
    visibilitySeconds: 90,
    retentionSeconds: 86_400,
    redrive: { deadLetterArn: deadLetters.arn, maxReceiveCount: 5 },
  };
  const store = createQueueStore(
    db,
    clock,
    () => deadLetters,
    () => feed.wake(),
  );
  const leaseEnd = clock.now() + 60_000;
  const attempts: number[] = [];
  const feed = createQueueFeed({
    source,
    queue: mails,
    store,
    clock,
    activity,
    log: () => undefined,
    invoke: async () => {
      attempts.push(clock.now());
      if (clock.now() < leaseEnd)
        throw new FunctionError(
          { errorType: 'Error', errorMessage: 'another run sends this mail', trace: [] },
          'run-1',
        );
    },
    // As `npm start` has it: as long as the queue says.
    retryMilliseconds: undefined,
  });

  store.send(mails, 'an offer is accepted');
  await vi.waitFor(() => expect(attempts).toHaveLength(1));
  const settle = () => new Promise(setImmediate);
  await settle();
  clock.advance(30_000);
  await settle();
  expect([attempts.length, store.counts(mails)]).toEqual([1, { visible: 0, hidden: 1 }]);
  clock.advance(60_001);
  await activity.idle();
  expect(attempts).toHaveLength(2);
  expect([store.counts(mails), store.counts(deadLetters)]).toEqual([
    { visible: 0, hidden: 0 },
    { visible: 0, hidden: 0 },
  ]);
  feed.close();
  db.close();
});
