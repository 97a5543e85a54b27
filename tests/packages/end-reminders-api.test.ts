import { expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const { runDailySchedule, advanceAndLogIn, listMails, createMember, publishProperty, callAs, listEvents } =
  createSellerClient(cloud);

test('reminds an owner by notification and mail on each day once before a package ends', async () => {
  // Long before the packages of all other properties end, so that their owners are not reminded here.
  cloud.clock.advance(-200 * dayMs);
  let seller = await createMember('Enid Ending');
  const home = await publishProperty(seller);
  const daysTold = () => listEvents('package.ending.v1', home).map((event) => event['days']);
  for (const [passed, expected] of [
    [76, [14]],
    [13, [14, 1]],
  ] as const) {
    seller = await advanceAndLogIn(passed * dayMs, seller);
    await runDailySchedule('packages');
    // The schedule may start twice on one day.
    if (passed > 13) await runDailySchedule('packages');
    expect(daysTold()).toEqual(expected);
  }
  const subjects = listMails(seller.email).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.filter((subject) => subject?.startsWith('Your package ends'))).toEqual([
    'Your package ends tomorrow',
    'Your package ends in 14 days',
  ]);
  const { body } = await callAs(seller, 'GET', '/api/notifications?per_page=1');
  expect(body).toMatchObject({
    notifications: [{ title: expect.stringMatching(/^Your package ends tomorrow/), read: false }],
  });
});
