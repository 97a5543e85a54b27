import * as account from './account.ts';
import * as apiKey from './api-key.ts';
import * as blog from './blog.ts';
import * as buyerCheck from './buyer-check.ts';
import * as carbon from './carbon.ts';
import * as chain from './chain.ts';
import * as configuration from './configuration.ts';
import * as coupon from './coupon.ts';
import * as dataExport from './data-export.ts';
import * as enquiry from './enquiry.ts';
import * as favourite from './favourite.ts';
import * as identity from './identity.ts';
import * as jointOwner from './joint-owner.ts';
import * as listingReview from './listing-review.ts';
import * as message from './message.ts';
import * as moderation from './moderation.ts';
import * as network from './network.ts';
import * as newPlace from './new-place.ts';
import * as notification from './notification.ts';
import * as offer from './offer.ts';
import * as organisation from './organisation.ts';
import * as ownership from './ownership.ts';
import * as listingPackage from './package.ts';
import * as payment from './payment.ts';
import * as payout from './payout.ts';
import * as portal from './portal.ts';
import * as property from './property.ts';
import * as push from './push.ts';
import * as referral from './referral.ts';
import * as report from './report.ts';
import * as reservation from './reservation.ts';
import * as salePack from './sale-pack.ts';
import * as sale from './sale.ts';
import * as savedSearch from './saved-search.ts';
import * as scottishHome from './scottish-home.ts';
import * as shortlist from './shortlist.ts';
import * as signing from './signing.ts';
import * as viewing from './viewing.ts';
import * as webhook from './webhook.ts';

/** The catalogue of all events. */
export const eventCatalogue = Object.values({
  ...account,
  ...apiKey,
  ...organisation,
  ...property,
  ...portal,
  ...listingReview,
  ...jointOwner,
  ...listingPackage,
  ...favourite,
  ...shortlist,
  ...savedSearch,
  ...viewing,
  ...scottishHome,
  ...offer,
  ...sale,
  ...signing,
  ...reservation,
  ...salePack,
  ...message,
  ...moderation,
  ...report,
  ...network,
  ...newPlace,
  ...notification,
  ...payment,
  ...payout,
  ...coupon,
  ...dataExport,
  ...referral,
  ...carbon,
  ...chain,
  ...configuration,
  ...enquiry,
  ...identity,
  ...ownership,
  ...blog,
  ...buyerCheck,
  ...webhook,
  ...push,
});
export const eventNames: readonly string[] = eventCatalogue.map(({ name }) => name);
