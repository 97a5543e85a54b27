import {
  JointOwnerAccepted,
  JointOwnerDeclined,
  JointOwnerLeft,
  JointOwnerWithdrawn,
} from '../../events/joint-owner.ts';
import { OfferAccepted, OfferFellThrough } from '../../events/offer.ts';
import { PropertyPriceChanged, PropertyPublished } from '../../events/property.ts';
import { SaleCompleted, SaleExchanged } from '../../events/sale.ts';
import type { PropertyId } from '../../events/vocabulary.ts';
import { formatPounds } from '../kernel/money.ts';
import { links } from './links.ts';
import { line, type Line, type Notice, type Scene, toOwner, unlessSaid } from './notice.ts';
import { day, headed, offered } from './wording.ts';

/** The events of a property of which its joint owners are notified. */
export const jointOwnerEvents: ReadonlySet<string> = new Set(
  [
    PropertyPublished,
    PropertyPriceChanged,
    OfferAccepted,
    OfferFellThrough,
    SaleExchanged,
    SaleCompleted,
  ].map(({ name }) => name),
);

type JointTopic = Extract<Notice['topic'], 'listing' | 'sale'>;

/** The same words for everyone who agreed that they own the home with its seller. */
const toJointOwners = (
  propertyId: PropertyId,
  { jointOwners = [] }: Scene,
  topic: JointTopic,
  words: Pick<Notice, 'title' | 'body'>,
): Notice[] =>
  jointOwners.map((to) => ({
    ...unlessSaid,
    ...words,
    to,
    topic,
    propertyId,
    href: links.jointHome(propertyId),
    action: 'See the home',
  }));

const sellerLines: readonly Line[] = [
  line(JointOwnerAccepted, (data, { home }) => [
    toOwner(data, {
      title: headed('A joint owner agreed', home.ownTitle),
      body: `A person who owns ${home.ownTitle} with you agreed to its sale.`,
      href: links.listing(home.id),
      action: 'See who has agreed',
    }),
  ]),
  line(JointOwnerDeclined, (data, { home }) => [
    toOwner(data, {
      title: headed('A joint owner declined', home.ownTitle),
      body: `A person whom you named as an owner of ${home.ownTitle} does not agree to its sale. You can not accept an offer until you have spoken with them and withdrawn the invitation.`,
      href: links.listing(home.id),
      action: 'See your listing',
    }),
  ]),
  line(JointOwnerLeft, (data, { home }) => [
    toOwner(data, {
      title: headed('A joint owner left', home.ownTitle),
      body: `A person who had agreed to the sale of ${home.ownTitle} is no longer a joint owner here.`,
      href: links.listing(home.id),
      action: 'See your listing',
    }),
  ]),
  line(JointOwnerWithdrawn, ({ userId, propertyId }, { home }) =>
    userId === undefined
      ? []
      : [
          {
            ...unlessSaid,
            to: userId,
            topic: 'listing',
            title: headed('No longer a joint owner', home.title),
            body: `The seller of ${home.title} took you off its owners here. You no longer see how the sale goes.`,
            href: links.jointHomes(),
            action: 'See your homes',
            propertyId,
          },
        ],
  ),
];

/** Notices for joint owners and their sellers. */
export const jointOwnerLines: readonly Line[] = [
  ...sellerLines,
  line(PropertyPublished, (data, scene) =>
    data.occasion === 'resumed'
      ? []
      : toJointOwners(data.propertyId, scene, 'listing', {
          title: headed('Your home is on sale', scene.home.ownTitle),
          body: `${scene.home.ownTitle} is on sale for ${formatPounds(data.price)}.`,
        }),
  ),
  line(PropertyPriceChanged, (data, scene) =>
    toJointOwners(data.propertyId, scene, 'listing', {
      title: headed('The price changed', scene.home.ownTitle),
      body: `${scene.home.ownTitle} is on sale for ${formatPounds(data.to)} now. It was ${formatPounds(data.from)}.`,
    }),
  ),
  line(OfferAccepted, (data, scene) =>
    toJointOwners(data.propertyId, scene, 'sale', {
      title: headed('Offer accepted', scene.home.ownTitle),
      body: `An offer of ${offered(data.amount, scene.home.nation)} for ${scene.home.ownTitle} was accepted.`,
    }),
  ),
  line(OfferFellThrough, (data, scene) =>
    toJointOwners(data.propertyId, scene, 'sale', {
      title: headed('The sale fell through', scene.home.ownTitle),
      body: `The sale of ${scene.home.ownTitle} fell through.`,
    }),
  ),
  line(SaleExchanged, (data, scene) =>
    toJointOwners(data.propertyId, scene, 'sale', {
      title: headed('Contracts exchanged', scene.home.ownTitle),
      body: `The sale of ${scene.home.ownTitle} is legally binding since ${day(data.date)}. Completion is on ${day(data.completionDate)}.`,
    }),
  ),
  line(SaleCompleted, (data, scene) =>
    toJointOwners(data.propertyId, scene, 'sale', {
      title: headed('Sold', scene.home.ownTitle),
      body: `The sale of ${scene.home.ownTitle} completed on ${day(data.date)}.`,
    }),
  ),
];
