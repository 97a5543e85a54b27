import type * as z from 'zod';
import type { Caller } from '../../../kernel/http/authentication.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listBadges as accountBadgesOf } from '../../../people/accounts/domain/account-views.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { listChecksOfBuyers } from '../../buyer-checks/adapters/buyer-check-repository.ts';
import { toBuyerBadges } from '../../buyer-checks/domain/buyer-badge.ts';
import type { BuyerCheck } from '../../buyer-checks/domain/buyer-check.ts';
import { isProceedable } from '../../buyer-checks/domain/proceedable.ts';
import { listThreadsOfProperty } from '../../messages/adapters/thread-repository.ts';
import type { Enquiry, messageRoutes } from '../../messages/contract.ts';
import { toThreadView } from '../../messages/domain/message-views.ts';
import { findRound } from '../../offers/adapters/best-and-final-repository.ts';
import { listOffersOfProperty } from '../../offers/adapters/offer-repository.ts';
import { isRoundRunning } from '../../offers/domain/best-and-final.ts';
import { toCurrentOffer } from '../../offers/domain/due-changes.ts';
import { awaitsAnswer } from '../../offers/domain/transitions.ts';
import { loadOfferViews } from '../../offers/queries/load-offer-views.ts';
import { loadSales } from '../../sales/adapters/sale-repository.ts';
import { canSaleWait, findDispute, findSaleStep } from '../../sales/domain/sale-step.ts';
import { listViewingsOfProperty } from '../../viewings/adapters/viewing-repository.ts';
import { toCurrentViewing } from '../../viewings/domain/due-changes.ts';
import {
  findNextViewing,
  findCurrentOffer,
  listActivityWaits,
  resolveStage,
  type BuyerActivity,
} from '../domain/activity.ts';

type EnquiryQuery = z.output<(typeof messageRoutes)['enquiries']['query']>;
type EnquiryRow = z.output<typeof Enquiry>;

/** The inbox of a property: one row per buyer, with their current offer and next viewing. */
export async function listEnquiries(
  home: Property,
  { page, per_page }: EnquiryQuery,
  caller: Caller,
  now: Date,
) {
  const all = await listThreadsOfProperty(home.id);
  const wanted = all.slice((page - 1) * per_page, page * per_page);
  const buyerIds = wanted.map(({ buyerId }) => buyerId);
  const [people, checksOf, offers, viewings] = await Promise.all([
    loadAccounts(buyerIds),
    listChecksOfBuyers(buyerIds),
    listOffersOfProperty(home.id),
    listViewingsOfProperty(home.id),
  ]);
  const [round, sales] = await Promise.all([
    offers.some(awaitsAnswer) ? findRound(home.id) : undefined,
    loadSales(offers.filter((offer) => canSaleWait(offer, now)).map(({ id }) => id)),
  ]);
  const roundEnd = isRoundRunning(round, now) ? round.deadline : undefined;
  const touches = wanted.map((thread): BuyerActivity => ({
    propertyId: home.id,
    buyerId: thread.buyerId,
    sellerId: home.ownerId,
    offers: offers
      .filter(({ buyerId }) => buyerId === thread.buyerId)
      .map((offer) => toCurrentOffer(offer, round, now)),
    viewings: viewings
      .filter(({ buyerId }) => buyerId === thread.buyerId)
      .map((viewing) => toCurrentViewing(viewing, now)),
    thread,
  }));
  const currentOffers = touches.flatMap((activity) => findCurrentOffer(activity) ?? []);
  const views = await loadOfferViews(currentOffers, caller.id, now);
  const offerById = new Map(views.map((view) => [view.id, view]));
  const badges = new Map([...checksOf].map(([id, checks]) => [id, toBuyerBadges(checks, now)]));
  const context = { homes: new Map([[home.id, home]]), people, badges, now };
  const threads = touches.flatMap((activity): EnquiryRow[] => {
    const { thread } = activity;
    if (!thread) return [];
    const [offer, viewing] = [findCurrentOffer(activity), findNextViewing(activity, now)];
    const step = offer && findSaleStep({ offer, property: home, stored: sales.get(offer.id) }, 'seller', now);
    const dispute = findDispute(activity.offers, sales, 'seller', now)?.wait;
    const waiting = { propertyStatus: home.status, roundEnd, saleStep: step?.wait, dispute };
    return [
      {
        ...toThreadView(thread, 'seller', context),
        ...(offer && { offer: offerById.get(offer.id) }),
        ...(viewing && { viewing }),
        waits: listActivityWaits(activity, 'seller', waiting, now),
        ...(step?.wait.kind === 'sale_step' && { milestone: step.title }),
        stage: resolveStage(activity, now),
        ...toBuyerStanding(people.get(thread.buyerId), checksOf.get(thread.buyerId) ?? [], now),
      },
    ];
  });
  return { threads, total: all.length, page, per_page };
}

/** The buyer's badges from checks, and whether they state that they can proceed. */
function toBuyerStanding(
  buyer: Account | undefined,
  checks: readonly BuyerCheck[],
  now: Date,
): Pick<EnquiryRow, 'badges' | 'claimsProceedable'> {
  if (!buyer || buyer.deletedAt) return { badges: [], claimsProceedable: false };
  const checked = isProceedable(checks, now) ? (['proceedable'] as const) : [];
  return {
    badges: [...accountBadgesOf(buyer), ...checked],
    claimsProceedable: isProceedableByProfile(buyer, now),
  };
}

/**
 * Whether the buyer states that they can buy at once: cash or a valid agreement in principle, and no unsold
 * property.
 */
function isProceedableByProfile({ buyerProfile }: Account, now: Date): boolean {
  if (!buyerProfile) return false;
  const { status, aipAmount, aipExpiry, chainStatus } = buyerProfile;
  if (chainStatus === 'on_market' || chainStatus === 'not_on_market') return false;
  if (status === 'need_to_sell' && chainStatus !== 'sold_stc') return false;
  const agreed =
    aipAmount !== undefined && aipExpiry !== undefined && aipExpiry >= now.toISOString().slice(0, 10);
  return status === 'cash' || agreed;
}
