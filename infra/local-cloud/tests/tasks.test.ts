import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createActivity } from '../base/activity.ts';
import { createClock } from '../base/clock.ts';
import { openDatabase } from '../base/database.ts';
import { createTasks, taskSchema } from '../base/tasks.ts';
import { createTemporaryFolder } from './test-services.ts';

const hour = 3_600_000;

test('a hurried retry waits for all other work, however long its own pause is', async () => {
  const db = openDatabase(join(createTemporaryFolder(), 'tasks.sqlite'), taskSchema);
  const activity = createActivity({ hurried: true });
  const tasks = createTasks(db, createClock(), activity, () => undefined);
  const steps: string[] = [];
  const other = Promise.withResolvers<void>();
  tasks.register('late', async ({ attempt }) => {
    steps.push(`late ${attempt}`);
    return attempt < 2 ? { retryInMilliseconds: hour } : 'done';
  });
  tasks.register('slow', async () => {
    await other.promise;
    steps.push('slow');
    return 'done';
  });

  tasks.add('slow', {});
  tasks.add('late', {});
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(steps).toEqual(['late 0']);
  other.resolve();
  await activity.idle();

  expect(steps).toEqual(['late 0', 'slow', 'late 1', 'late 2']);
  db.close();
});

test('a retry that is not hurried waits for its own pause', async () => {
  const db = openDatabase(join(createTemporaryFolder(), 'tasks.sqlite'), taskSchema);
  const [activity, clock] = [createActivity(), createClock()];
  const tasks = createTasks(db, clock, activity, () => undefined);
  const attempts: number[] = [];
  tasks.register('late', async ({ attempt }) => {
    attempts.push(attempt);
    return attempt < 1 ? { retryInMilliseconds: hour } : 'done';
  });

  tasks.add('late', {});
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(attempts).toEqual([0]);
  clock.advance(hour);
  await activity.idle();

  expect(attempts).toEqual([0, 1]);
  db.close();
});

test('a task that is added once all have stopped is stored alone, until they start again', async () => {
  const db = openDatabase(join(createTemporaryFolder(), 'tasks.sqlite'), taskSchema);
  const activity = createActivity();
  const tasks = createTasks(db, createClock(), activity, () => undefined);
  const done: string[] = [];
  tasks.register('late', async ({ body }) => {
    done.push(String(body));
    return 'done';
  });

  tasks.stop();
  tasks.add('late', 'mail');
  await activity.idle();
  expect(done).toEqual([]);
  tasks.start();
  await activity.idle();

  expect(done).toEqual(['mail']);
  db.close();
});
