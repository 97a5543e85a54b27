import { PackageEnding, PackageExpired } from '../../../../../events/package.ts';
import {
  DraftReminded,
  PropertyKeyFactsChanged,
  PropertyPriceChanged,
  PropertyPublished,
  PropertyStatusChanged,
  PropertyTenureChanged,
} from '../../../../../events/property.ts';
import type { PropertyId, UserId } from '../../../../../events/vocabulary.ts';
import { formatCounted } from '../../../../kernel/counts.ts';
import { formatPounds } from '../../../../kernel/money.ts';
import { links } from '../links.ts';
import {
  defineNoticeRule,
  definePersonalNoticeRule,
  noticeDefaults,
  type NoticeRule,
  type PersonalNoticeRule,
  type Notice,
  type NoticeContext,
  createOwnerNotice,
} from '../notice.ts';
import { formatDay, formatNoticeTitle } from '../text.ts';
import { createBuyerSaleNotice } from './agreed-sales.ts';

/** Notifies the buyer of the accepted offer of a change to the property. */
function createAcceptedBuyerNotices(
  data: { propertyId: PropertyId; ownerId: UserId; underOffer: boolean },
  context: NoticeContext,
  change: string,
): readonly Notice[] {
  const { acceptedBuyer: buyerId, home } = context;
  if (!data.underOffer || !buyerId) return [];
  return [
    createBuyerSaleNotice({ propertyId: data.propertyId, sellerId: data.ownerId, buyerId }, context, {
      title: formatNoticeTitle('The listing was changed', home.ownTitle),
      body: `The seller changed the listing of ${home.ownTitle} after your offer was accepted: ${change}. Ask your solicitor what this means for the sale.`,
      action: 'See the home',
      href: links.home(home),
    }),
  ];
}

const manage = 'See your listing';

/** Listings that their sellers began and did not finish. */
export const draftRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(DraftReminded, ({ ownerId, draftId, days }) => [
    {
      ...noticeDefaults,
      to: ownerId,
      topic: 'listing',
      title: days === 3 ? 'Finish your listing when you’re ready' : 'Your listing is still waiting',
      body:
        days === 3
          ? 'You began a listing three days ago. What you’ve entered is saved, so you can go on where you stopped.'
          : 'Your unfinished listing hasn’t changed for two weeks. Go on with it, or delete it if you no longer need it. We won’t remind you of it again.',
      href: links.draft(draftId),
      action: 'Go on with your listing',
    },
  ]),
];

/** Changes of a listing, for its owner and the buyer of the accepted offer. */
export const listingRules: readonly NoticeRule[] = [
  defineNoticeRule(PackageEnding, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle(
        data.days === 1 ? 'Your package ends tomorrow' : `Your package ends in ${data.days} days`,
        home.ownTitle,
      ),
      body: `The package for ${home.ownTitle} ends on ${formatDay(data.endsAt)}. After that the home isn’t on sale until you choose another one; a sale that’s agreed goes on.`,
      href: links.listing(home.id),
      action: 'See your listing',
    }),
  ]),
  defineNoticeRule(PackageExpired, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('Your package has ended', home.ownTitle),
      body: `The package for ${home.ownTitle} has ended. Without one the home isn’t on sale; a sale that’s agreed goes on. Choose another package to put it back on sale.`,
      href: links.package(home.id),
      action: 'Choose a package',
    }),
  ]),
  defineNoticeRule(PropertyPublished, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle(
        data.occasion === 'first' ? 'Your home is on sale' : 'On sale again',
        home.ownTitle,
      ),
      body: `${home.ownTitle} is on sale for ${formatPounds(data.price)}. Add viewing times, so that buyers can book one.`,
      href: links.sellersViewings(home.id),
      action: 'Add viewing times',
      // The owner resumed the listing themselves.
      bell: data.occasion !== 'resumed',
      mail: data.occasion === 'first',
    }),
  ]),
  // Every other change is made by the owner or has its own event, such as a review.
  defineNoticeRule(PropertyStatusChanged, (data, { home }) => {
    if (data.to === 'removed')
      return [
        createOwnerNotice(data, {
          title: formatNoticeTitle('Your home was removed', home.ownTitle),
          body: `${home.ownTitle} was taken off the site by our team. Our email says why, and how to appeal.`,
          href: links.listing(home.id),
          action: manage,
          // The statement of reasons is mailed by cases/.
          mail: false,
        }),
      ];
    return [];
  }),
  defineNoticeRule(PropertyPriceChanged, (data, context) =>
    createAcceptedBuyerNotices(
      data,
      context,
      `the price is ${formatPounds(data.to)}, it was ${formatPounds(data.from)}`,
    ),
  ),
  defineNoticeRule(PropertyTenureChanged, (data, context) =>
    createAcceptedBuyerNotices(
      data,
      context,
      `the tenure is ${data.to.replaceAll('_', ' ')}, it was ${data.from.replaceAll('_', ' ')}`,
    ),
  ),
  defineNoticeRule(PropertyKeyFactsChanged, (data, context) =>
    createAcceptedBuyerNotices(data, context, `${formatCounted(data.fields.length, 'key fact')} changed`),
  ),
];
