import * as z from 'zod';
import { eventCatalogue } from '../../events/index.ts';
import { type Nation, PropertyId, UserId } from '../../events/vocabulary.ts';
import type {
  NoticeProperty,
  Notice,
  NoticeContext,
  NoticeFacts,
} from '../../functions/reach/notifications/domain/notice.ts';

const createId = (prefix: string, sign: string) => `${prefix}_01K9ZX3Q6T4C8V0R2M5N7P9B${sign}`;
export const seller = UserId.parse(createId('usr', '1E'));
export const buyer = UserId.parse(createId('usr', '1F'));
export const rival = UserId.parse(createId('usr', '2F'));
export const propertyId = PropertyId.parse(createId('prp', '1D'));

export const home: NoticeProperty = {
  id: propertyId,
  ownTitle: '14 Oak Road, Leeds',
  title: 'Oak Road, Leeds',
  address: '14 Oak Road, Headingley, Leeds, LS6 3HN',
  nation: 'england',
  hasReport: true,
  photo: { path: '/media/640.jpeg', alt: 'The front of the house' },
};
/** What the buyer of the examples stated besides the events. */
export const facts: NoticeFacts = {
  viewing: {
    attendees: 2,
    message: 'Is there\nparking?',
    answers: [{ question: 'Have you sold?', answer: 'We rent' }],
    position: 'First-time buyer, no chain',
  },
  offer: {
    amount: 320_000,
    strength: [
      { part: 'amount', level: 'fair', text: '£5,000 under the asking price' },
      { part: 'chain', level: 'strong', text: 'First-time buyer, no chain' },
      { part: 'timing', level: 'unknown', text: 'No date named' },
    ],
    conditions: ['The shed stays'],
    message: 'We love it',
    raisedWith: 'Our top price',
    counter: { amount: 330_000, conditions: ['By Easter'] },
  },
};
export const names = new Map([
  [seller, 'Sally Seller'],
  [buyer, 'Ben Buyer'],
  [rival, 'Rita Rival'],
]);
export function createNoticeContext(nation: Nation, change: Partial<NoticeProperty> = {}): NoticeContext {
  return {
    home: { ...home, nation, ...change },
    names,
    acceptedBuyer: buyer,
    ...facts,
  };
}
export const noticeContext = createNoticeContext('england');

const People = z.looseObject({
  sellerId: UserId.optional(),
  buyerId: UserId.optional(),
  ownerId: UserId.optional(),
  referrerId: UserId.optional(),
  reporterId: UserId.optional(),
  affectedId: UserId.optional(),
  userId: UserId.optional(),
  authorId: UserId.optional(),
  parentAuthorId: UserId.optional(),
  buyerIds: z.array(UserId).optional(),
  userIds: z.array(UserId).optional(),
  otherIds: z.array(UserId).optional(),
  readers: z.array(z.object({ userId: UserId })).optional(),
});
export function listPeople(data: unknown): UserId[] {
  const { buyerIds = [], userIds = [], otherIds = [], readers = [], ...named } = People.parse(data);
  const single = Object.values(named).map((value) => UserId.safeParse(value).data);
  return [...single, ...buyerIds, ...userIds, ...otherIds, ...readers.map(({ userId }) => userId)].filter(
    (one) => one !== undefined,
  );
}

/** The example of an event with the people and property of these tests, and with changes. */
export function getEventExample(name: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  const type = eventCatalogue.find((one) => one.name === name);
  if (!type) throw new Error(`There is no event ${name}`);
  const known = {
    propertyId,
    sellerId: seller,
    buyerId: buyer,
    ownerId: seller,
    buyerIds: [buyer],
    userIds: [buyer],
  };
  const own = Object.fromEntries(Object.entries(known).filter(([field]) => field in type.example));
  return { ...type.example, ...own, ...change };
}

/** The whole text of a notice. */
export function joinText({ title, body, more, rows, quote, action, otherActions = [] }: Notice): string {
  return [
    title,
    body,
    ...more,
    ...rows.flat(),
    action,
    ...(quote ? [quote.by, quote.text] : []),
    ...otherActions.flatMap(({ label, href }) => [label, decodeURIComponent(href)]),
  ].join('\n');
}
