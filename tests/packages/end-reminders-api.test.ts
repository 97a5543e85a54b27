import { expect, test, vi } from 'vitest';
import { days, patience, sellingAt } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { everyDay, later, mailsTo, member, onSale, own, told } = sellingAt(cloud);

test('reminds an owner by notification and mail on each day once before a package ends', async () => {
  // Long before the packages of all other properties end, so that their owners are not reminded here.
  cloud.clock.advance(-200 * days);
  let seller = await member('Enid Ending');
  const home = await onSale(seller);
  const daysTold = () => told('package.ending.v1', home).map((event) => event['days']);
  for (const [passed, expected] of [
    [76, [14]],
    [13, [14, 1]],
  ] as const) {
    seller = await later(passed * days, seller);
    await everyDay('packages');
    // The schedule may start twice on one day.
    if (passed > 13) await everyDay('packages');
    expect(daysTold()).toEqual(expected);
  }
  const subjects = mailsTo(seller.email).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.filter((subject) => subject?.startsWith('Your package ends'))).toEqual([
    'Your package ends tomorrow',
    'Your package ends in 14 days',
  ]);
  const { body } = await own(seller, 'GET', '/api/notifications?per_page=1');
  expect(body).toMatchObject({
    notifications: [{ title: expect.stringMatching(/^Your package ends tomorrow/), read: false }],
  });
});
