import { expect, test } from 'vitest';
import { UserId } from '../../events/vocabulary.ts';
import { numberByReader } from '../../functions/reach/notifications/domain/notice.ts';
import { createNotices } from '../../functions/reach/notifications/domain/rules/index.ts';
import { buyer, createNoticeContext, getEventExample, joinText, rival, seller } from './notice-examples.ts';

const reader = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B3F');
const all = { offers: true, viewings: true };
const nobodysTopic = { offers: false, viewings: false };

/** What one joint owner is told of an event, and by whom it is. */
const toldJointly = (
  name: string,
  change: Record<string, unknown> = {},
  { nation = 'england', notices = all }: { nation?: 'england' | 'scotland'; notices?: typeof all } = {},
) =>
  createNotices(name, getEventExample(name, change), {
    ...createNoticeContext(nation),
    jointOwners: [{ userId: reader, notices }],
  }).filter(({ to }) => to === reader);

test.each([
  [
    'viewing.confirmed.v1',
    { kind: 'video' },
    'A viewing is booked',
    'A viewing of 14 Oak Road, Leeds is booked for Sat 28 Nov 2026, 14:30.',
  ],
  [
    'viewing.confirmed.v1',
    { rescheduled: true },
    'A viewing was moved',
    'A viewing of 14 Oak Road, Leeds was moved to Sat 28 Nov 2026, 14:30.',
  ],
  [
    'viewing.cancelled.v1',
    {},
    'A viewing was cancelled',
    'The viewing of 14 Oak Road, Leeds on Sat 28 Nov 2026, 14:30 was cancelled.',
  ],
  [
    'offer.made.v1',
    {},
    'An offer came in',
    'A buyer made an offer of £320,000 for 14 Oak Road, Leeds, subject to contract. The seller answers it for all owners.',
  ],
  [
    'offer.withdrawn.v1',
    {},
    'An offer was withdrawn',
    'A buyer withdrew their offer for 14 Oak Road, Leeds.',
  ],
  [
    'offer.withdrawn.v1',
    { by: 'system' },
    'An offer was withdrawn',
    'An offer for 14 Oak Road, Leeds was closed.',
  ],
])('tells joint owners who chose it of %s with %j', (name, change, title, body) => {
  const [notice] = toldJointly(name, change);
  expect(notice).toMatchObject({ title: `${title}: 14 Oak Road, Leeds`, body, from: buyer });
  expect(notice && joinText(notice)).not.toMatch(/Ben|ill/);
  expect(toldJointly(name, change, { notices: nobodysTopic })).toEqual([]);
});

test('says nothing of a request that ends before it is booked', () => {
  expect(toldJointly('viewing.cancelled.v1', { agreed: false })).toEqual([]);
});

test.each(['offer.made.v1', 'offer.raised.v1', 'offer.withdrawn.v1'])(
  'leaves “subject to contract” out of %s in Scotland, where missives bind',
  (name) => {
    const [notice] = toldJointly(name, {}, { nation: 'scotland' });
    expect(notice?.title).toMatch(/^An offer (came in|was changed|was withdrawn):/);
    expect(notice?.body).not.toMatch(/note of interest|subject to contract/);
  },
);

test('numbers the notices of each reader alone, whoever else is told', () => {
  const context = createNoticeContext('england');
  const numbered = (...owners: UserId[]) =>
    numberByReader(
      createNotices('offer.made.v1', getEventExample('offer.made.v1'), {
        ...context,
        jointOwners: owners.map((userId) => ({ userId, notices: all })),
      }),
    ).map(([{ to }, part]) => [to, part]);
  expect(numbered(rival, reader)).toEqual([
    [seller, 0],
    [rival, 0],
    [reader, 0],
  ]);
  expect(numbered(reader)).toEqual([
    [seller, 0],
    [reader, 0],
  ]);
});
