import type * as z from 'zod';
import type { EventType } from '../../../events/define.ts';
import type { Nation, PropertyId, Side, UserId } from '../../../events/vocabulary.ts';
import type { Topic } from './notification.ts';
import { formatOfferedPrice } from './text.ts';

/** The home that an event is about, as its two sides know it. */
export interface NoticeProperty {
  readonly id: PropertyId;
  /** One line with the house number, for the seller. */
  readonly ownTitle: string;
  /** One line as strangers may see it, for buyers. */
  readonly title: string;
  /** In full, for a buyer who is expected there or whose offer was accepted. */
  readonly address: string;
  readonly nation: Nation;
}

/** What the words of a notice need beside the event. */
export interface NoticeContext {
  readonly home: NoticeProperty;
  /** Usernames of the people whom the event names, as far as they have one. */
  readonly names: ReadonlyMap<UserId, string>;
  /** Whose accepted offer stands on the home. */
  readonly acceptedBuyer?: UserId | undefined;
  /** Who agreed that they own the home with its seller; only of events that concern them. */
  readonly jointOwners?: readonly UserId[];
}

export type NoticeRow = readonly [label: string, value: string];

/** What one person is told of one event, within the site (`bell`), by mail, or both. */
export interface Notice {
  readonly to: UserId;
  /** The other side: nothing is mailed where one of the two blocked the other. */
  readonly from?: UserId;
  readonly topic: Topic;
  /** Also the mail's subject. */
  readonly title: string;
  readonly body: string;
  /** More sentences, for the mail alone. */
  readonly more: readonly string[];
  readonly rows: readonly NoticeRow[];
  readonly href: string;
  /** What one does at `href`. */
  readonly action: string;
  /** What is about no home has none. */
  readonly propertyId?: PropertyId;
  readonly bell: boolean;
  readonly mail: boolean;
  /** The calendar's file that goes with the mail. */
  readonly calendar?: 'invitation' | 'cancellation';
}

export type NoticeText = Pick<Notice, 'title' | 'body' | 'href' | 'action'> &
  Partial<Pick<Notice, 'more' | 'rows' | 'bell' | 'mail' | 'calendar'>>;
/** Where the place to go is known. */
export type LinkedNoticeText = Omit<NoticeText, 'href'> & Partial<Pick<NoticeText, 'href'>>;
export const noticeDefaults = { more: [], rows: [], bell: true, mail: true };

/** Whom and what an event between two people is about. */
export interface NoticeParties {
  readonly propertyId: PropertyId;
  readonly sellerId: UserId;
  readonly buyerId: UserId;
}

export const createSellerNotice = (
  { propertyId, sellerId, buyerId }: NoticeParties,
  topic: Topic,
  words: NoticeText,
): Notice => ({
  ...noticeDefaults,
  ...words,
  to: sellerId,
  from: buyerId,
  topic,
  propertyId,
});
export const createBuyerNotice = (
  { propertyId, sellerId, buyerId }: NoticeParties,
  topic: Topic,
  words: NoticeText,
): Notice => ({
  ...noticeDefaults,
  ...words,
  to: buyerId,
  from: sellerId,
  topic,
  propertyId,
});
export const createOwnerNotice = (
  { propertyId, ownerId }: { propertyId: PropertyId; ownerId: UserId },
  words: NoticeText,
): Notice => ({ ...noticeDefaults, ...words, to: ownerId, topic: 'listing', propertyId });

/** A sum with what has to stand beside it. */
export const createPriceRow = (label: string, amount: number, { home }: NoticeContext): NoticeRow => [
  label,
  formatOfferedPrice(amount, home.nation),
];

/** The other side of a deal, by name where they have one. */
export const formatSellerName = ({ sellerId }: NoticeParties, { names }: NoticeContext): string =>
  names.get(sellerId) ?? 'the seller';
export const formatBuyerName = ({ buyerId }: NoticeParties, { names }: NoticeContext): string =>
  names.get(buyerId) ?? 'the buyer';

export const getOtherSide = (side: Side): Side => (side === 'seller' ? 'buyer' : 'seller');

/** Whom one kind of event concerns, and in which words. */
export interface NoticeRule {
  readonly type: EventType;
  readonly createNotices: (data: unknown, scene: NoticeContext) => readonly Notice[];
}

export const defineNoticeRule = <D extends z.ZodObject>(
  type: EventType<string, D>,
  create: (data: z.output<D>, scene: NoticeContext) => readonly Notice[],
): NoticeRule => ({ type, createNotices: (data, scene) => create(type.detail.parse(data), scene) });

/** The same of what is about no home. */
export interface PersonalNoticeRule {
  readonly type: EventType;
  readonly createNotices: (data: unknown) => readonly Notice[];
}

export const definePersonalNoticeRule = <D extends z.ZodObject>(
  type: EventType<string, D>,
  create: (data: z.output<D>) => readonly Notice[],
): PersonalNoticeRule => ({ type, createNotices: (data) => create(type.detail.parse(data)) });
