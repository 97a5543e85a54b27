import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { account } from '../../accounts/store.ts';
import { listCasesByAffected } from '../../cases/adapters/report-case-repository.ts';
import { listCasesOfReporter } from '../../cases/queries/list-cases-of-reporter.ts';
import { listCoupons } from '../../coupons/adapters/coupon-repository.ts';
import { loadPropertyPackages } from '../../packages/adapters/package-repository.ts';
import { receiptsOfOwner } from '../../payments/receipt-store.ts';
import { paymentsOfOwner } from '../../payments/store.ts';
import { historyOf } from '../../properties/history-store.ts';
import { homesOf, propertiesById } from '../../properties/property-store.ts';
import { getPoints } from '../../referrals/adapters/points-repository.ts';
import { findReferral, listReferralsBy } from '../../referrals/adapters/referral-repository.ts';
import { findSalePack } from '../../sale-packs/adapters/sale-pack-repository.ts';
import { toDecisionAbout, toFiledReport, toOwnPayment } from '../domain/own-parts.ts';

export async function loadHomes(userId: UserId) {
  const homes = await homesOf(userId);
  const properties = await propertiesById(homes.map(({ id }) => id));
  return Promise.all(properties.map(async (home) => ({ ...home, ...(await loadHomeExtras(home.id)) })));
}

async function loadHomeExtras(id: PropertyId) {
  const [history, packages, answers] = await Promise.all([
    historyOf(id, 1_000),
    loadPropertyPackages(id),
    findSalePack(id),
  ]);
  return { history, packages, solicitorAnswers: answers?.answers };
}

export async function loadPayments(userId: UserId) {
  const [payments, receipts] = await Promise.all([paymentsOfOwner(userId), receiptsOfOwner(userId)]);
  return { payments: payments.map(toOwnPayment), receipts };
}

export async function loadRewards(userId: UserId) {
  const [coupons, { points, redeemedAt }, referredBy, referrals] = await Promise.all([
    listCoupons(userId),
    getPoints(userId),
    findReferral(userId),
    listReferralsBy(userId),
  ]);
  const toReferral = ({ origin: _, flag: __, ...referral }: (typeof referrals)[number]) => referral;
  return {
    coupons,
    points,
    pointsRedeemedAt: redeemedAt,
    referredBy: referredBy && toReferral(referredBy),
    referrals: referrals.map(toReferral),
  };
}

export async function loadReports(userId: UserId, now: Date) {
  const since = (await account(userId))?.createdAt ?? now.toISOString();
  const [filed, about] = await Promise.all([
    listCasesOfReporter(userId, since, now),
    listCasesByAffected(userId),
  ]);
  return {
    filed: filed.map(toFiledReport),
    decisionsAboutYou: about.filter(({ decision }) => decision).map(toDecisionAbout),
  };
}
