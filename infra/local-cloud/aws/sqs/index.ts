import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/database.ts';
import type { QueueModel } from '../../template/queues.ts';
import { answerJson } from '../json-protocol.ts';
import type { LocalService } from '../service.ts';
import { createQueueOperations } from './operations.ts';
import { createQueueStore, type QueueStore } from './store.ts';

export type Queues = Pick<LocalService, 'handle'> & {
  readonly store: QueueStore;
  readonly list: readonly QueueModel[];
  /** A queue by its ARN, URL or name. */
  readonly find: (reference: string) => QueueModel | undefined;
  /** Sends text to a queue by its ARN; throws if the template has no such queue. */
  readonly sendTo: (arn: string, body: string, attributes?: Readonly<Record<string, string>>) => void;
  /** Called after each message that arrives. */
  readonly onMessage: (listener: (queue: QueueModel) => void) => void;
};

/** SQS: standard queues with visibility, redrive and dead letters. */
export function createQueues(models: readonly QueueModel[], db: Database, clock: Clock): Queues {
  const listeners: ((queue: QueueModel) => void)[] = [];
  const find = (reference: string) => {
    const name = reference.split(/[:/]/).at(-1);
    return models.find((queue) => queue.name === name);
  };
  const required = (arn: string): QueueModel => {
    const queue = find(arn);
    if (!queue) throw new Error(`there is no queue ${arn}`);
    return queue;
  };
  const store = createQueueStore(db, clock, required, (queue) => {
    for (const listener of listeners) listener(queue);
  });
  const operations = createQueueOperations(store, models, find);
  return {
    store,
    list: models,
    find,
    handle: (request, response) => answerJson(request, response, operations),
    sendTo(arn, body, attributes = {}) {
      const typed = Object.entries(attributes).map(([name, StringValue]) => [
        name,
        { DataType: 'String', StringValue },
      ]);
      store.send(required(arn), body, Object.fromEntries(typed));
    },
    onMessage: (listener) => void listeners.push(listener),
  };
}
