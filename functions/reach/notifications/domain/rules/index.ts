import type { EventType } from '../../../../../events/define.ts';
import { MemorandumIssued } from '../../../../../events/sale.ts';
import type { NoticeRule, Notice, PersonalNoticeRule, NoticeContext } from '../notice.ts';
import { accountRules } from './accounts.ts';
import { agreedSaleRules } from './agreed-sales.ts';
import { blogRules } from './blog.ts';
import { buyerCheckRules } from './buyer-checks.ts';
import { chainRules } from './chains.ts';
import { favouriteRules } from './favourites.ts';
import { identityCheckRules } from './identity-checks.ts';
import { jointOwnerRules } from './joint-owners.ts';
import { listingReviewRules } from './listing-reviews.ts';
import { draftRules, listingRules } from './listings.ts';
import { offerRules } from './offers.ts';
import { ownershipCheckRules } from './ownership-checks.ts';
import { paymentRules, pointRules } from './payments.ts';
import { portalRules } from './portals.ts';
import { reportRules } from './reports.ts';
import { reservationRules } from './reservations.ts';
import { saleRules } from './sales.ts';
import { savedSearchRules, suggestionRules } from './saved-searches.ts';
import { scottishHomeRules } from './scottish-homes.ts';
import { shortlistRules } from './shortlists.ts';
import { signingRules } from './signings.ts';
import { viewingDayRules } from './viewing-days.ts';
import { viewingRules } from './viewings.ts';

const rules: readonly NoticeRule[] = [
  ...viewingRules,
  ...viewingDayRules,
  ...offerRules,
  ...scottishHomeRules,
  ...agreedSaleRules,
  ...saleRules,
  ...reservationRules,
  ...signingRules,
  ...listingRules,
  ...jointOwnerRules,
  ...listingReviewRules,
  ...ownershipCheckRules,
  ...portalRules,
  ...favouriteRules,
  ...suggestionRules,
  ...paymentRules,
];

const personalRules: readonly PersonalNoticeRule[] = [
  ...accountRules,
  ...draftRules,
  ...pointRules,
  ...reportRules,
  ...blogRules,
  ...buyerCheckRules,
  ...identityCheckRules,
  ...savedSearchRules,
  ...chainRules,
  ...shortlistRules,
];

/** The events with a notice; all others are silent. docs/events.md lists both. */
export const noticedEvents: readonly EventType[] = [
  ...new Set([...rules, ...personalRules].map(({ type }) => type)),
];

/** The events whose notices are mailed without a PDF. */
export const mailedEvents = noticedEvents.filter(({ name }) => name !== MemorandumIssued.name);

/** The notices of an event. Only people of the event receive one. */
export function createNotices(
  name: string,
  data: unknown,
  context: NoticeContext | undefined,
): readonly Notice[] {
  return [
    ...rules
      .filter(({ type }) => type.name === name)
      .flatMap(({ createNotices: create }) => (context ? create(data, context) : [])),
    ...personalRules
      .filter(({ type }) => type.name === name)
      .flatMap(({ createNotices: create }) => create(data)),
  ];
}
