import { describe, expect, test } from 'vitest';
import { createNotices, noticedEvents } from '../../functions/reach/notifications/domain/rules/index.ts';
import { toChatPushText, toPushText } from '../../functions/reach/push-notices/domain/push-text.ts';
import {
  buyer,
  getEventExample,
  noticeContext,
  propertyId,
  rival,
} from '../notifications/notice-examples.ts';

const id = 'ntf_01K9ZX3Q6T4C8V0R2M5N7P9B1T';
const street = 'Oak Road, Leeds';
/** With a joint owner, who is told of the same in other words. */
const jointContext = {
  ...noticeContext,
  jointOwners: [{ userId: rival, notices: { offers: true, viewings: true } }],
};
const shown = (name: string, change: Record<string, unknown> = {}, given = noticeContext) =>
  createNotices(name, getEventExample(name, change), given)
    .filter(({ bell }) => bell)
    .map((notice) => toPushText({ ...notice, id }, notice.propertyId && street));

describe('toPushText', () => {
  const bells = noticedEvents.flatMap(({ name }) => {
    const notices = shown(name, {}, jointContext);
    return notices.length > 0 ? [{ name, notices }] : [];
  });

  test('has notices of joint owners', () => {
    const told = createNotices('viewing.confirmed.v1', getEventExample('viewing.confirmed.v1'), jointContext);
    expect(told.filter(({ bell, to }) => bell && to === rival)).toHaveLength(1);
  });

  test.each(bells)('$name: shows no sum, number, name or words', ({ notices }) => {
    for (const { title, body = '' } of notices) {
      expect(title).toMatch(/^[\p{Lu}\d“]/u);
      expect(`${title} ${body}`).not.toMatch(/£|14 Oak|Headingley|LS6|Ben|Sally|Rita/);
      expect(title).not.toMatch(/Leeds|[,:] ?$/);
    }
  });

  test('keeps the name of a home back that has a colon', () => {
    const title = 'Viewing confirmed: The Mill: Granary, Oak Road, Leeds';
    expect(toPushText({ id, title, href: '/', propertyId }, street).title).toBe('Viewing confirmed');
  });

  test('says what happened, where, and leads to the page of the bell', () => {
    expect(shown('offer.made.v1')).toMatchObject([{ title: 'New offer', body: street, tag: id }]);
    expect(shown('offer.accepted.v1').map(({ title }) => title)).toContain('Offer accepted');
    expect(shown('viewing.requested.v1')).toMatchObject([
      { title: 'Viewing request', body: street, path: `/my-listing/${propertyId}/viewings` },
    ]);
    expect(shown('search_alert.raised.v1', { homes: 3 })).toMatchObject([
      { title: '3 homes for your saved searches', body: undefined },
    ]);
  });
});

test('new messages of a chat are one notice, without words or names', () => {
  expect(toChatPushText({ propertyId, buyerId: buyer }, street)).toEqual({
    title: 'New message',
    body: street,
    path: `/messages/${propertyId}/${buyer}`,
    tag: `chat-${propertyId}-${buyer}`,
  });
});
