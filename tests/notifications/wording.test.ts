import { expect, test } from 'vitest';
import { createNotices } from '../../functions/reach/notifications/domain/rules/index.ts';
import { buyer, getEventExample, noticeContext, createNoticeContext, seller } from './notice-examples.ts';

const told = (name: string, change: Record<string, unknown> = {}, on = noticeContext) =>
  createNotices(name, getEventExample(name, change), on);

test('names the buyer, the property and the time in a viewing request', () => {
  expect(told('viewing.requested.v1', {}, { ...noticeContext, viewing: undefined })).toMatchObject([
    {
      to: seller,
      topic: 'viewings',
      title: 'Viewing request: 14 Oak Road, Leeds',
      body: 'Ben Buyer asks to view 14 Oak Road, Leeds on Sat 28 Nov 2026, 14:30. We’re holding the place for them until you reply or the request expires.',
      rows: [
        ['When', 'Sat 28 Nov 2026, 14:30 to 15:00'],
        ['Kind', 'Private viewing'],
        ['Home', '14 Oak Road, Leeds'],
      ],
    },
  ]);
});

test.each([
  ['2026-10-25T00:30:00.000Z', 'Sun 25 Oct 2026, 01:30'],
  ['2026-10-25T01:30:00.000Z', 'Sun 25 Oct 2026, 01:30'],
  ['2027-03-28T00:59:00.000Z', 'Sun 28 Mar 2027, 00:59'],
  ['2027-03-28T01:00:00.000Z', 'Sun 28 Mar 2027, 02:00'],
  ['2027-07-01T09:00:00.000Z', 'Thu 1 Jul 2027, 10:00'],
])('shows %s as %s in London', (start, shown) => {
  expect(told('viewing.requested.v1', { start })[0]?.body).toContain(`on ${shown}.`);
});

test('sends a confirmed viewing to both calendars and rings only for the other side', () => {
  expect(told('viewing.confirmed.v1')).toMatchObject([
    {
      to: buyer,
      bell: true,
      calendar: 'invitation',
      body: 'Your viewing of Oak Road, Leeds with Sally Seller is on Sat 28 Nov 2026, 14:30. The address is 14 Oak Road, Headingley, Leeds, LS6 3HN.',
    },
    { to: seller, bell: false, mail: true, calendar: 'invitation' },
  ]);
});

test('removes a cancelled viewing from both calendars', () => {
  expect(told('viewing.cancelled.v1')).toMatchObject(
    [
      { to: buyer, bell: false, calendar: 'cancellation', body: /^You cancelled/ },
      {
        to: seller,
        bell: true,
        calendar: 'cancellation',
        body: 'Ben Buyer cancelled the viewing of 14 Oak Road, Leeds on Sat 28 Nov 2026, 14:30. The reason given: “I am ill”',
      },
    ].map((expected) => ({ ...expected, body: expect.stringMatching(expected.body) })),
  );
});

test.each([
  ['england', 'made an offer of £320,000 for 14 Oak Road, Leeds, subject to contract.'],
  ['wales', 'made an offer of £320,000 for 14 Oak Road, Leeds, subject to contract.'],
  ['northern_ireland', 'made an offer of £320,000 for 14 Oak Road, Leeds, subject to contract.'],
  ['scotland', 'made an offer of £320,000 for 14 Oak Road, Leeds.'],
] as const)('in %s writes that a buyer %s', (nation, words) => {
  const [notice] = told('offer.made.v1', { note: nation === 'scotland' }, createNoticeContext(nation));
  expect(notice?.body).toContain(words);
  expect(notice?.more.join()).toMatch(nation === 'scotland' ? /solicitors/ : /Subject to contract/);
});

test('sends both sides of an accepted offer the terms and the next step', () => {
  const notices = told('offer.accepted.v1');
  expect(notices.map(({ body }) => body)).toEqual([
    'Sally Seller accepted your offer of £325,000 for 14 Oak Road, Leeds, subject to contract.',
    'You accepted Ben Buyer’s offer of £325,000 for 14 Oak Road, Leeds, subject to contract.',
  ]);
  for (const { moment } of notices) expect(moment?.steps[0]?.what).toContain('name your solicitors');
});

test('writes out reason codes, quotes texts and removes line breaks', () => {
  expect(told('offer.rejected.v1')[0]?.body).toMatch(/The reason given: the offer is too low\.$/);
  expect(told('viewing.rejected.v1', { reason: 'We are\n\naway' })[0]?.body).toMatch(/“We are away”$/);
  expect(told('offer.rejected.v1', { reason: 'other' })[0]?.body).toMatch(/Leeds\.$/);
});

test('notifies both sides of a solicitor’s step, and the other side of a side’s own', () => {
  expect(told('sale.milestone_reached.v1').map(({ to, body }) => [to, body])).toEqual([
    [seller, 'Ben Buyer marked “Survey booked” as done on Tue 1 Dec 2026.'],
  ]);
  expect(told('sale.milestone_reached.v1', { solicitor: true }).map(({ to, body }) => [to, body])).toEqual([
    [seller, 'Ben Buyer’s solicitor marked “Survey booked” as done on Tue 1 Dec 2026.'],
    [buyer, 'Your solicitor marked “Survey booked” as done on Tue 1 Dec 2026.'],
  ]);
  expect(told('sale.milestone_reached.v1', { done: false })).toMatchObject([
    {
      to: seller,
      title: 'Please confirm “Survey booked”: 14 Oak Road, Leeds',
      body: 'Ben Buyer marked “Survey booked” as done on Tue 1 Dec 2026. It counts once the other side has confirmed it too.',
    },
  ]);
});
