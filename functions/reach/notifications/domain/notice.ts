import type * as z from 'zod';
import type { EventType } from '../../../../events/define.ts';
import type { Nation, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import type { Strength } from '../../../deals/offers/domain/strength.ts';
import type { Moment } from '../../../deals/sales/domain/moments.ts';
import type { JointNotices } from '../../../listings/joint-owners/domain/joint-owner.ts';
import type { Topic } from './notification.ts';
import { formatOfferedPrice } from './text.ts';

/** The property of an event, as its two sides see it. */
export interface NoticeProperty {
  readonly id: PropertyId;
  /** What its public address ends with. */
  readonly slug?: string | undefined;
  /** One line with the house number, for the seller. */
  readonly ownTitle: string;
  /** One line without the house number, for buyers. */
  readonly title: string;
  /** The full address, for a buyer with a confirmed viewing or an accepted offer. */
  readonly address: string;
  readonly nation: Nation;
  /** Whether its Home Report was uploaded, for a home in Scotland. */
  readonly hasReport: boolean;
  /** Its first photo for all who may see the home; absent when there is no photo to show. */
  readonly photo?: { readonly path: string; readonly alt: string } | undefined;
}

/** The facts of a viewing that are not in its event. */
export interface ViewingFacts {
  readonly attendees: number;
  /** The buyer's words with the request. */
  readonly message?: string | undefined;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  /** The buyer's position in words, without sums. */
  readonly position?: string | undefined;
  /** Until when the request can be answered. */
  readonly heldUntil?: string | undefined;
  /** Until when the buyer can say that they did come. */
  readonly disputeUntil?: string | undefined;
}

/** The facts of an offer that are not in its event. A sealed offer has no facts. */
export interface OfferFacts {
  /** Whole pounds; the facts belong to an event with the same sum. */
  readonly amount: number;
  readonly strength: readonly z.output<typeof Strength>[];
  readonly conditions: readonly string[];
  /** The buyer's words with the first offer, and with the latest raise. */
  readonly message?: string | undefined;
  readonly raisedWith?: string | undefined;
  readonly counter?: { readonly amount: number; readonly conditions: readonly string[] } | undefined;
}

/** What only mails need in addition to the event. */
export interface NoticeFacts {
  readonly viewing?: ViewingFacts | undefined;
  readonly offer?: OfferFacts | undefined;
  /** Whether the other side of a signature can sign that version now. */
  readonly canSign?: boolean | undefined;
  /** The deadline of the round that seals the offer. */
  readonly sealedUntil?: string | undefined;
}

/** What the text of a notice needs in addition to the event. */
export interface NoticeContext extends NoticeFacts {
  readonly home: NoticeProperty;
  /** Usernames of the people in the event; people without one are absent. */
  readonly names: ReadonlyMap<UserId, string>;
  /** The buyer of the property's accepted offer. */
  readonly acceptedBuyer?: UserId | undefined;
  /** Joint owners who accepted the invitation; loaded only for the events that concern them. */
  readonly jointOwners?: readonly JointReader[];
}

/** A joint owner with what they chose to be told. */
export interface JointReader {
  readonly userId: UserId;
  readonly notices: JointNotices;
}

export interface NoticeLink {
  readonly label: string;
  /** A path of the site, or the address of another one. */
  readonly href: string;
}

/** What a person wrote. */
export interface NoticeQuote {
  readonly by: string;
  readonly text: string;
}

export type NoticeRow = readonly [label: string, value: string];

/** One person's text about one event: in the notification list (`bell`), by mail, or both. */
export interface Notice {
  readonly to: UserId;
  /** The other side; no mail is sent when one of the two blocked the other. */
  readonly from?: UserId;
  /** Names no one, so that its calendar file is mailed although one of the two blocked the other. */
  readonly isNeutral?: boolean;
  readonly topic: Topic;
  /** Also the subject of the mail. */
  readonly title: string;
  readonly body: string;
  /** What it means for its reader and what happens next; for the mail only. */
  readonly moment?: Pick<Moment, 'meaning' | 'steps'>;
  /** Further sentences for the mail only. */
  readonly more: readonly string[];
  readonly rows: readonly NoticeRow[];
  /** For the mail only. */
  readonly quote?: NoticeQuote;
  /** Further links of the mail. */
  readonly otherActions?: readonly NoticeLink[];
  readonly href: string;
  /** The label of the link to `href`. */
  readonly action: string;
  /** Absent when the notice is not about a property. */
  readonly propertyId?: PropertyId;
  readonly bell: boolean;
  readonly mail: boolean;
  /** The calendar file attached to the mail. */
  readonly calendar?: 'invitation' | 'cancellation';
}

export type NoticeText = Pick<Notice, 'title' | 'body' | 'href' | 'action'> &
  Partial<
    Pick<
      Notice,
      'moment' | 'more' | 'rows' | 'quote' | 'otherActions' | 'bell' | 'mail' | 'calendar' | 'isNeutral'
    >
  >;
/** For events with a default link. */
export type LinkedNoticeText = Omit<NoticeText, 'href'> & Partial<Pick<NoticeText, 'href'>>;
export const noticeDefaults = { more: [], rows: [], bell: true, mail: true };

/** The property and the two people of an event. */
export interface NoticeParties {
  readonly propertyId: PropertyId;
  readonly sellerId: UserId;
  readonly buyerId: UserId;
}

export function createSellerNotice(
  { propertyId, sellerId, buyerId }: NoticeParties,
  topic: Topic,
  words: NoticeText,
): Notice {
  return {
    ...noticeDefaults,
    ...words,
    to: sellerId,
    from: buyerId,
    topic,
    propertyId,
  };
}
export function createBuyerNotice(
  { propertyId, sellerId, buyerId }: NoticeParties,
  topic: Topic,
  words: NoticeText,
): Notice {
  return {
    ...noticeDefaults,
    ...words,
    to: buyerId,
    from: sellerId,
    topic,
    propertyId,
  };
}
export function createOwnerNotice(
  { propertyId, ownerId }: { propertyId: PropertyId; ownerId: UserId },
  words: NoticeText,
): Notice {
  return { ...noticeDefaults, ...words, to: ownerId, topic: 'listing', propertyId };
}

/** A sum with the legal note that belongs to it. */
export function createPriceRow(label: string, amount: number, { home }: NoticeContext): NoticeRow {
  return [label, formatOfferedPrice(amount, home.nation)];
}

/** The other side's username, or their role. */
export function formatSellerName({ sellerId }: NoticeParties, { names }: NoticeContext): string {
  return names.get(sellerId) ?? 'the seller';
}
export function formatBuyerName({ buyerId }: NoticeParties, { names }: NoticeContext): string {
  return names.get(buyerId) ?? 'the buyer';
}

/** The notices of one event type. */
export interface NoticeRule {
  readonly type: EventType;
  readonly createNotices: (data: unknown, context: NoticeContext) => readonly Notice[];
}

export function defineNoticeRule<D extends z.ZodObject>(
  type: EventType<string, D>,
  create: (data: z.output<D>, context: NoticeContext) => readonly Notice[],
): NoticeRule {
  return { type, createNotices: (data, context) => create(type.detail.parse(data), context) };
}

/** The notices of an event type that is not about a property. */
export interface PersonalNoticeRule {
  readonly type: EventType;
  readonly createNotices: (data: unknown) => readonly Notice[];
}

export function definePersonalNoticeRule<D extends z.ZodObject>(
  type: EventType<string, D>,
  create: (data: z.output<D>) => readonly Notice[],
): PersonalNoticeRule {
  return { type, createNotices: (data) => create(type.detail.parse(data)) };
}

/**
 * Each notice with its number among those of its reader. Another reader who comes or goes between two deliveries
 * of an event changes no number.
 */
export function numberByReader(notices: readonly Notice[]): (readonly [Notice, number])[] {
  const counts = new Map<UserId, number>();
  return notices.map((notice) => {
    const part = counts.get(notice.to) ?? 0;
    counts.set(notice.to, part + 1);
    return [notice, part];
  });
}
