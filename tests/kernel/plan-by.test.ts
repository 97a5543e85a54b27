import { expect, test } from 'vitest';
import { scheduleBy } from '../../functions/kernel/events/scheduler.ts';

/** A thing that others change while it is planned by, as often as told. */
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

test.each([0, 1, 3])(
  'what changed %i times while it was planned by is planned by as it is at last',
  async (times) => {
    const { read, plan, planned } = changing(times);
    await scheduleBy(read, plan);
    expect(planned).toEqual(Array.from({ length: times + 1 }, (_, nth) => nth + 1));
  },
);

test('what is gone is planned by once', async () => {
  const planned: unknown[] = [];
  await scheduleBy(
    () => Promise.resolve(undefined),
    (found) => Promise.resolve(void planned.push(found)),
  );
  expect(planned).toEqual([undefined]);
});
