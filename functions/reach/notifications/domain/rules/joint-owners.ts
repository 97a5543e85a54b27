import {
  JointOwnerAccepted,
  JointOwnerConsentEnded,
  JointOwnerDeclined,
  JointOwnerLeft,
  JointOwnerSigned,
  JointOwnerWithdrawn,
} from '../../../../../events/joint-owner.ts';
import {
  OfferAccepted,
  OfferFellThrough,
  OfferMade,
  OfferRaised,
  OfferWithdrawn,
} from '../../../../../events/offer.ts';
import { PropertyPriceChanged, PropertyPublished } from '../../../../../events/property.ts';
import { SaleCompleted, SaleExchanged } from '../../../../../events/sale.ts';
import { ViewingCancelled, ViewingConfirmed } from '../../../../../events/viewing.ts';
import type { PropertyId, UserId } from '../../../../../events/vocabulary.ts';
import { formatPounds } from '../../../../kernel/money.ts';
import { saleWordsOf } from '../../../../listings/properties/domain/sale-words.ts';
import { links } from '../links.ts';
import {
  defineNoticeRule,
  type NoticeRule,
  type Notice,
  type NoticeContext,
  createOwnerNotice,
  noticeDefaults,
} from '../notice.ts';
import { formatDateTime, formatDay, formatNoticeTitle, formatOfferedPrice, formatOfferFor } from '../text.ts';

/** The events of a property that notify its joint owners. */
export const jointOwnerEvents: ReadonlySet<string> = new Set(
  [
    PropertyPublished,
    PropertyPriceChanged,
    OfferMade,
    OfferRaised,
    OfferWithdrawn,
    OfferAccepted,
    OfferFellThrough,
    ViewingConfirmed,
    ViewingCancelled,
    SaleExchanged,
    SaleCompleted,
  ].map(({ name }) => name),
);

type JointTopic = Extract<Notice['topic'], 'listing' | 'offers' | 'sale' | 'viewings'>;

/** The same notice for each joint owner. */
const createJointOwnerNotices = (
  propertyId: PropertyId,
  { jointOwners = [] }: NoticeContext,
  topic: JointTopic,
  words: Pick<Notice, 'title' | 'body'>,
): Notice[] =>
  jointOwners.map(({ userId: to }) => ({
    ...noticeDefaults,
    ...words,
    to,
    topic,
    propertyId,
    href: links.jointHome(propertyId),
    action: 'See the home',
  }));

/** For joint owners who chose it; the buyer isn't named to them, as they wrote to the seller. */
const createChosenNotices = (
  { propertyId, buyerId }: { readonly propertyId: PropertyId; readonly buyerId: UserId },
  context: NoticeContext,
  topic: 'offers' | 'viewings',
  words: Pick<Notice, 'title' | 'body'>,
): Notice[] => {
  const { jointOwners = [] } = context;
  const readers = jointOwners.filter(({ notices }) => notices[topic]);
  return createJointOwnerNotices(propertyId, { ...context, jointOwners: readers }, topic, words).map(
    (notice) => ({ ...notice, from: buyerId }),
  );
};

const sellerRules: readonly NoticeRule[] = [
  defineNoticeRule(JointOwnerAccepted, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('A joint owner agreed', home.ownTitle),
      body: `Someone who owns ${home.ownTitle} with you has agreed to its sale and signed that.`,
      href: links.listing(home.id),
      action: 'See who has agreed',
    }),
  ]),
  // The first signature comes with the answer above.
  defineNoticeRule(JointOwnerSigned, (data, { home }) =>
    data.again
      ? [
          createOwnerNotice(data, {
            title: formatNoticeTitle('A joint owner signed', home.ownTitle),
            body: `Someone who owns ${home.ownTitle} with you has signed that they agree to its sale.`,
            href: links.listing(home.id),
            action: 'See who has signed',
          }),
        ]
      : [],
  ),
  defineNoticeRule(JointOwnerConsentEnded, ({ userId, propertyId, by }, { home }) => [
    {
      ...noticeDefaults,
      to: userId,
      topic: 'listing',
      title: formatNoticeTitle('Please sign again', home.title),
      body: `${by === 'address' ? `The address of ${home.title} has changed` : `The owners of ${home.title} have changed`}, so what you signed no longer counts. Read your consent to the sale again, and sign it if you agree.`,
      href: links.jointHome(propertyId),
      action: 'Read and sign',
      propertyId,
    },
  ]),
  defineNoticeRule(JointOwnerDeclined, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('A joint owner declined', home.ownTitle),
      body: `Someone you named as an owner of ${home.ownTitle} doesn’t agree to its sale. You can’t accept an offer until you’ve spoken to them and withdrawn the invitation.`,
      href: links.listing(home.id),
      action: 'See your listing',
    }),
  ]),
  defineNoticeRule(JointOwnerLeft, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('A joint owner left', home.ownTitle),
      body: `Someone who had agreed to the sale of ${home.ownTitle} is no longer a joint owner here.`,
      href: links.listing(home.id),
      action: 'See your listing',
    }),
  ]),
  defineNoticeRule(JointOwnerWithdrawn, ({ userId, propertyId }, { home }) =>
    userId === undefined
      ? []
      : [
          {
            ...noticeDefaults,
            to: userId,
            topic: 'listing',
            title: formatNoticeTitle('No longer a joint owner', home.title),
            body: `The seller of ${home.title} removed you as a joint owner, so you can no longer follow the sale.`,
            href: links.jointHomes(),
            action: 'See your homes',
            propertyId,
          },
        ],
  ),
];

const offerRules: readonly NoticeRule[] = [
  defineNoticeRule(OfferMade, (data, context) =>
    createChosenNotices(data, context, 'offers', {
      title: formatNoticeTitle('An offer came in', context.home.ownTitle),
      body: data.sealed
        ? `A buyer made a sealed offer for ${context.home.ownTitle}. The sum opens at the deadline.`
        : `A buyer made an offer of ${formatOfferFor(data.amount, context.home.ownTitle, context.home.nation)}. The seller answers it for all owners.`,
    }),
  ),
  defineNoticeRule(OfferRaised, (data, context) =>
    createChosenNotices(data, context, 'offers', {
      title: formatNoticeTitle('An offer was changed', context.home.ownTitle),
      body: data.sealed
        ? `A buyer sent a ${context.home.nation === 'scotland' ? 'bid for the closing date of' : 'best and final offer for'} ${context.home.ownTitle}. The sum opens at the deadline.`
        : `A buyer changed their offer to ${formatOfferFor(data.amount, context.home.ownTitle, context.home.nation)}. It was ${formatPounds(data.before)}.`,
    }),
  ),
  defineNoticeRule(OfferWithdrawn, (data, context) =>
    createChosenNotices(data, context, 'offers', {
      title: formatNoticeTitle('An offer was withdrawn', context.home.ownTitle),
      body:
        data.by === 'buyer'
          ? `A buyer withdrew their offer for ${context.home.ownTitle}.`
          : `An offer for ${context.home.ownTitle} was closed.`,
    }),
  ),
];

const viewingRules: readonly NoticeRule[] = [
  defineNoticeRule(ViewingConfirmed, (data, context) =>
    createChosenNotices(
      data,
      context,
      'viewings',
      data.rescheduled
        ? {
            title: formatNoticeTitle('A viewing was moved', context.home.ownTitle),
            body: `A viewing of ${context.home.ownTitle} was moved to ${formatDateTime(data.start)}.`,
          }
        : {
            title: formatNoticeTitle('A viewing is booked', context.home.ownTitle),
            body: `A viewing of ${context.home.ownTitle} is booked for ${formatDateTime(data.start)}.`,
          },
    ),
  ),
  // What was only asked for they were never told of.
  defineNoticeRule(ViewingCancelled, (data, context) =>
    data.agreed
      ? createChosenNotices(data, context, 'viewings', {
          title: formatNoticeTitle('A viewing was cancelled', context.home.ownTitle),
          body: `The viewing of ${context.home.ownTitle} on ${formatDateTime(data.start)} was cancelled.`,
        })
      : [],
  ),
];

export const jointOwnerRules: readonly NoticeRule[] = [
  ...sellerRules,
  defineNoticeRule(PropertyPublished, (data, context) =>
    data.occasion === 'resumed'
      ? []
      : createJointOwnerNotices(data.propertyId, context, 'listing', {
          title: formatNoticeTitle('Your home is on sale', context.home.ownTitle),
          body: `${context.home.ownTitle} is on sale for ${formatPounds(data.price)}.`,
        }),
  ),
  defineNoticeRule(PropertyPriceChanged, (data, context) =>
    createJointOwnerNotices(data.propertyId, context, 'listing', {
      title: formatNoticeTitle('The price changed', context.home.ownTitle),
      body: `${context.home.ownTitle} is on sale for ${formatPounds(data.to)} now. It was ${formatPounds(data.from)}.`,
    }),
  ),
  ...offerRules,
  ...viewingRules,
  defineNoticeRule(OfferAccepted, (data, context) =>
    createJointOwnerNotices(data.propertyId, context, 'sale', {
      title: formatNoticeTitle('Offer accepted', context.home.ownTitle),
      body: `An offer of ${formatOfferedPrice(data.amount, context.home.nation)} for ${context.home.ownTitle} was accepted.`,
    }),
  ),
  defineNoticeRule(OfferFellThrough, (data, context) =>
    createJointOwnerNotices(data.propertyId, context, 'sale', {
      title: formatNoticeTitle('The sale fell through', context.home.ownTitle),
      body: `The sale of ${context.home.ownTitle} fell through.`,
    }),
  ),
  defineNoticeRule(SaleExchanged, (data, context) =>
    createJointOwnerNotices(data.propertyId, context, 'sale', {
      title: formatNoticeTitle(saleWordsOf(context.home.nation).bound, context.home.ownTitle),
      body: `The sale of ${context.home.ownTitle} became legally binding on ${formatDay(data.date)}. ${saleWordsOf(context.home.nation).completion} is on ${formatDay(data.completionDate)}.`,
    }),
  ),
  defineNoticeRule(SaleCompleted, (data, context) =>
    createJointOwnerNotices(data.propertyId, context, 'sale', {
      title: formatNoticeTitle('Sold', context.home.ownTitle),
      body: `The sale of ${context.home.ownTitle} completed on ${formatDay(data.date)}.`,
    }),
  ),
];
