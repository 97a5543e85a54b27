import { expect, test } from 'vitest';
import { scheduleByLatestVersion } from '../../functions/kernel/events/scheduler.ts';

/** An entity that others change the given number of times while it is planned. */
function changing(times: number) {
  let version = 1;
  const planned: number[] = [];
  return {
    planned,
    read: () => Promise.resolve({ version }),
    plan: (found: { version: number } | undefined) => {
      planned.push(found?.version ?? 0);
      if (version <= times) version += 1;
      return Promise.resolve();
    },
  };
}

test.each([0, 1, 3])('plans again until the last of %i concurrent changes', async (times) => {
  const { read, plan, planned } = changing(times);
  await scheduleByLatestVersion(read, plan);
  expect(planned).toEqual(Array.from({ length: times + 1 }, (_, nth) => nth + 1));
});

test('plans once for a missing entity', async () => {
  const planned: unknown[] = [];
  await scheduleByLatestVersion(
    () => Promise.resolve(undefined),
    (found) => Promise.resolve(void planned.push(found)),
  );
  expect(planned).toEqual([undefined]);
});
