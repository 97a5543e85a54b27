import { PackageEnding, PackageExpired } from '../../events/package.ts';
import {
  PropertyKeyFactsChanged,
  PropertyPriceChanged,
  PropertyPublished,
  PropertyStatusChanged,
  PropertyTenureChanged,
} from '../../events/property.ts';
import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import { formatPounds } from '../kernel/money.ts';
import { links } from './links.ts';
import { line, type Line, type Notice, type Scene, toOwner } from './notice.ts';
import { saleToBuyer } from './notices-agreed.ts';
import { counted, day, headed } from './wording.ts';

/** After the offer was accepted, its buyer hears of every change to what is sold. */
function toAcceptedBuyer(
  data: { propertyId: PropertyId; ownerId: UserId; underOffer: boolean },
  scene: Scene,
  change: string,
): readonly Notice[] {
  const { acceptedBuyer: buyerId, home } = scene;
  if (!data.underOffer || !buyerId) return [];
  return [
    saleToBuyer({ propertyId: data.propertyId, sellerId: data.ownerId, buyerId }, scene, {
      title: headed('The listing was changed', home.ownTitle),
      body: `The seller changed the listing of ${home.ownTitle} after your offer was accepted: ${change}. Ask your solicitor what this means for the sale.`,
      action: 'See the home',
      href: links.home(home.id),
    }),
  ];
}

const manage = 'See your listing';

/** What becomes of a listing, for its owner, and for the buyer whose offer was accepted. */
export const listingLines: readonly Line[] = [
  line(PackageEnding, (data, { home }) => [
    toOwner(data, {
      title: headed(
        data.days === 1 ? 'Your package ends tomorrow' : `Your package ends in ${data.days} days`,
        home.ownTitle,
      ),
      body: `The package for ${home.ownTitle} ends on ${day(data.endsAt)}. After that the home is not shown until you choose another one.`,
      href: links.listing(home.id),
      action: 'See your listing',
    }),
  ]),
  line(PackageExpired, (data, { home }) => [
    toOwner(data, {
      title: headed('Your package has ended', home.ownTitle),
      body: `The package for ${home.ownTitle} has ended. Without one the home is not shown; choose another to put it on sale again.`,
      href: links.listing(home.id),
      action: 'Choose a package',
    }),
  ]),
  line(PropertyPublished, (data, { home }) => [
    toOwner(data, {
      title: headed(data.occasion === 'first' ? 'Your home is on sale' : 'On sale again', home.ownTitle),
      body: `${home.ownTitle} is on sale for ${formatPounds(data.price)}. Open times for viewings, so that buyers can ask for one.`,
      href: links.sellersViewings(home.id),
      action: 'Open viewing times',
      // Resuming is the owner's own tap.
      bell: data.occasion !== 'resumed',
      mail: data.occasion === 'first',
    }),
  ]),
  // Every other move is the owner's own, or has an event of its own, such as a review.
  line(PropertyStatusChanged, (data, { home }) => {
    if (data.to === 'removed')
      return [
        toOwner(data, {
          title: headed('Your home was removed', home.ownTitle),
          body: `${home.ownTitle} was taken off the site by our team. Our mail says why, and how to appeal.`,
          href: links.listing(home.id),
          action: manage,
          // The statement of reasons is mailed by cases/.
          mail: false,
        }),
      ];
    return [];
  }),
  line(PropertyPriceChanged, (data, scene) =>
    toAcceptedBuyer(data, scene, `the price is ${formatPounds(data.to)}, it was ${formatPounds(data.from)}`),
  ),
  line(PropertyTenureChanged, (data, scene) =>
    toAcceptedBuyer(
      data,
      scene,
      `the tenure is ${data.to.replaceAll('_', ' ')}, it was ${data.from.replaceAll('_', ' ')}`,
    ),
  ),
  line(PropertyKeyFactsChanged, (data, scene) =>
    toAcceptedBuyer(data, scene, `${counted(data.fields.length, 'key fact')} changed`),
  ),
];
