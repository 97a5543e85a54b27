import { expect, test, vi } from 'vitest';
import { days, patience, sellingAt } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { everyDay, later, mailsTo, member, onSale, own, told } = sellingAt(cloud);

test('an owner hears 14 days, 7 days and 1 day before a package ends, each time once', async () => {
  // Long before all other homes, whose owners shall not hear of it here.
  cloud.clock.advance(-200 * days);
  let seller = await member('Enid Ending');
  const home = await onSale(seller);
  const daysTold = () => told('package.ending.v1', home).map((event) => event['days']);
  for (const [passed, expected] of [
    [75, []],
    [1, [14]],
    [1, [14]],
    [6, [14, 7]],
    [6, [14, 7, 1]],
  ] as const) {
    seller = await later(passed * days, seller);
    await everyDay('packages');
    await everyDay('packages');
    expect(daysTold()).toEqual(expected);
  }
  const subjects = mailsTo(seller.email).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.filter((subject) => subject?.startsWith('Your package ends'))).toEqual([
    'Your package ends tomorrow',
    'Your package ends in 7 days',
    'Your package ends in 14 days',
  ]);
  const { body } = await own(seller, 'GET', '/api/notifications?per_page=1');
  expect(body).toMatchObject({
    notifications: [{ title: expect.stringMatching(/^Your package ends tomorrow/), read: false }],
  });
});
