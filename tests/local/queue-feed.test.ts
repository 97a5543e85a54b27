import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createQueueFeed } from '../../infra/local/aws/sqs/feed.ts';
import { createQueueStore, queueSchema } from '../../infra/local/aws/sqs/store.ts';
import { createActivity } from '../../infra/local/base/activity.ts';
import { createClock } from '../../infra/local/base/clock.ts';
import { openDatabase } from '../../infra/local/base/database.ts';
import type { QueueModel } from '../../infra/local/template/queues.ts';
import type { SourceModel } from '../../infra/local/template/sources.ts';
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
  from: 'LATEST',
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
