import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { findOwnershipCheck } from '../../../deals/ownership-checks/adapters/ownership-check-repository.ts';
import { findSalePack } from '../../../deals/sale-packs/adapters/sale-pack-repository.ts';
import { listUpcomingSlots } from '../../../deals/viewings/adapters/slot-repository.ts';
import { listAdvertsOfHome } from '../../../finding/portals/adapters/portal-advert-repository.ts';
import { findPortalInstruction } from '../../../finding/portals/adapters/portal-instruction-repository.ts';
import {
  listJointOwnersOfSeller,
  listJointOwnersOfUser,
} from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import { listHistory } from '../../../listings/properties/adapters/history-repository.ts';
import {
  listPropertiesOfOwner,
  listProperties,
} from '../../../listings/properties/adapters/property-repository.ts';
import { listCoupons } from '../../../money/coupons/adapters/coupon-repository.ts';
import { loadPropertyPackages } from '../../../money/packages/adapters/package-repository.ts';
import { listPaymentsOfOwner } from '../../../money/payments/adapters/payment-repository.ts';
import { listReceiptsOfOwner } from '../../../money/payments/adapters/receipt-repository.ts';
import { findAffiliate } from '../../../money/referrals/adapters/affiliate-repository.ts';
import { listApplicationsFrom } from '../../../money/referrals/adapters/application-repository.ts';
import { findOwnCode } from '../../../money/referrals/adapters/code-repository.ts';
import { getPoints } from '../../../money/referrals/adapters/points-repository.ts';
import { findReferral, listReferralsBy } from '../../../money/referrals/adapters/referral-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listSignaturesOfSigner } from '../../../people/signatures/adapters/signature-records.ts';
import { listCasesByAffected } from '../../../trust/cases/adapters/report-case-repository.ts';
import { listCasesOfReporter } from '../../../trust/cases/queries/list-cases-of-reporter.ts';
import { findAddressProof } from '../../../trust/listing-reviews/adapters/address-proof-repository.ts';
import { listReviewsOf } from '../../../trust/listing-reviews/adapters/review-repository.ts';
import {
  toDecisionAbout,
  toOwnReport,
  toOwnAnswer,
  toOwnOwnershipCheck,
  toOwnPayment,
  toOwnSignature,
  toOwnPortals,
  toOwnReview,
  toSentInvitation,
} from '../domain/own-parts.ts';

export async function loadHomes(userId: UserId, now: Date) {
  const homes = await listPropertiesOfOwner(userId);
  const properties = await listProperties(homes.map(({ id }) => id));
  return Promise.all(
    properties.map(async (home) => ({ ...home, ...(await loadHomeExtras(home.id, userId, now)) })),
  );
}

async function loadHomeExtras(id: PropertyId, userId: UserId, now: Date) {
  const [history, packages, answers, slots, instruction, adverts] = await Promise.all([
    listHistory(id, 1_000),
    loadPropertyPackages(id),
    findSalePack(id),
    listUpcomingSlots(id, now),
    findPortalInstruction(id),
    listAdvertsOfHome(id),
  ]);
  const viewingTimes = slots.map(({ start, end, kind, status }) => ({ start, end, kind, status }));
  const portals = toOwnPortals(userId, instruction, adverts);
  return { history, packages, viewingTimes, solicitorAnswers: answers?.answers, portals };
}

/** What staff looked at in the person's homes, and what the person sent for it. */
export async function loadReviews(userId: UserId) {
  const homes = await listPropertiesOfOwner(userId);
  const found = await Promise.all(
    homes.map(
      async ({ id }) =>
        [await listReviewsOf(id), await findAddressProof(id), await findOwnershipCheck(id)] as const,
    ),
  );
  return {
    checks: found.flatMap(([reviews]) => reviews.map(toOwnReview)),
    proofs: found.flatMap(([, proof]) => proof ?? []),
    ownership: found.flatMap(([, , check]) => (check ? toOwnOwnershipCheck(check) : [])),
  };
}

/** Invitations that the person sent, and their answers to those of others with the consents that they signed. */
export async function loadJointOwners(userId: UserId) {
  const [sent, answered, signatures] = await Promise.all([
    listJointOwnersOfSeller(userId),
    listJointOwnersOfUser(userId),
    listSignaturesOfSigner(userId),
  ]);
  return {
    invitedByYou: sent.map(toSentInvitation),
    answeredByYou: answered.map(toOwnAnswer),
    signedByYou: signatures.flatMap((signature) =>
      signature.paper === 'consent' ? [toOwnSignature(signature)] : [],
    ),
  };
}

/** Applications that were sent with the person's address. */
export async function loadApplications(userId: UserId) {
  const email = (await findAccount(userId))?.email;
  return email ? listApplicationsFrom(email) : [];
}

export async function loadPayments(userId: UserId) {
  const [payments, receipts] = await Promise.all([listPaymentsOfOwner(userId), listReceiptsOfOwner(userId)]);
  return { payments: payments.map(toOwnPayment), receipts };
}

export async function loadRewards(userId: UserId) {
  const [coupons, code, affiliate, { points, redeemedAt }, referredBy, referrals] = await Promise.all([
    listCoupons(userId),
    findOwnCode(userId),
    findAffiliate(userId),
    getPoints(userId),
    findReferral(userId),
    listReferralsBy(userId),
  ]);
  const toReferral = ({ origin: _, flag: __, ...referral }: (typeof referrals)[number]) => referral;
  return {
    coupons,
    code,
    affiliate,
    points,
    pointsRedeemedAt: redeemedAt,
    referredBy: referredBy && toReferral(referredBy),
    referrals: referrals.map(toReferral),
  };
}

export async function loadReports(userId: UserId) {
  const [filed, about] = await Promise.all([listCasesOfReporter(userId), listCasesByAffected(userId)]);
  return {
    filed: filed.map(toOwnReport),
    decisionsAboutYou: about.filter(({ decision }) => decision).map(toDecisionAbout),
  };
}
