import type { UserId } from '../../../../events/vocabulary.ts';
import { accountState } from '../../../../events/vocabulary.ts';
import { isBeingSold } from '../../../deals/account-activity/queries/load-sales.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import { isAgreedStatus, isOpenStatus } from '../../../deals/offers/domain/transitions.ts';
import {
  listViewingsOfBuyer,
  listViewingsOfSeller,
} from '../../../deals/viewings/adapters/viewing-repository.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listAcceptedJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import {
  listPropertiesOfOwner,
  listProperties,
} from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { maskEmail } from '../../../people/accounts/adapters/account-mails.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { isStaffUser } from '../../../people/accounts/adapters/cognito-admin.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { listStaffActs } from '../../../people/audit/queries/list-staff-acts.ts';
import { listBlockers } from '../../../people/blocks/adapters/block-repository.ts';
import { loadFraudView } from '../../../people/ip-traces/queries/load-fraud-view.ts';
import { findTwoStep } from '../../../people/two-step/adapters/two-step-repository.ts';
import { toTwoStepView } from '../../../people/two-step/domain/two-step.ts';
import { listCasesByAffected } from '../../../trust/cases/adapters/report-case-repository.ts';
import { isOpenReport, isUpheldReport } from '../../../trust/cases/domain/report-case.ts';
import type { StaffSale } from '../matters-contract.ts';
import { loadMattersOfPerson, loadOffersOfBuyer } from './load-matters.ts';

/** @throws 404 for an account that never was */
export async function getPersonAccount(id: UserId): Promise<Account> {
  const found = await findAccount(id);
  if (!found) throw new AppError('not_found', 'There’s no person with this id.');
  return found;
}

/** Of more homes than these a card shows the newest. */
const maxHomes = 50;

/** Of a member of staff the latest acts are shown. */
const maxActs = 50;

/**
 * A person as staff need to see them to decide: standing, what is under way, and what staff did. The address is
 * masked; phone, profile and messages stay out.
 * @throws 404 for an account that never was
 */
export async function loadPerson(id: UserId, now: Date) {
  const person = await getPersonAccount(id);
  const upcoming = { when: 'upcoming', now } as const;
  const [homes, offers, viewings, blockers, acts, networks, reports, twoStep, staff, joint, did] =
    await Promise.all([
      listPropertiesOfOwner(id),
      loadOffersOfBuyer(id, now),
      Promise.all([listViewingsOfBuyer(id, upcoming), listViewingsOfSeller(id, upcoming)]),
      listBlockers(id),
      listStaffActs({ subject: id }),
      loadFraudView(id, now),
      listCasesByAffected(id),
      findTwoStep(id),
      person.deletedAt === undefined && isStaffUser(person.cognitoUsername),
      listAcceptedJointOwners(id),
      listStaffActs({ actorId: id, limit: maxActs }),
    ]);
  const [properties, salesUnderWay, matters] = await Promise.all([
    listProperties(
      [...homes.map((home) => home.id), ...joint.map((owner) => owner.propertyId)].slice(0, maxHomes),
    ),
    listSalesUnderWay(homes, offers),
    loadMattersOfPerson(id, { offers, casesAbout: reports }, now),
  ]);
  return {
    id,
    user_name: person.user_name,
    email: maskEmail(person.email),
    is_active: person.is_active,
    signInWith: person.signInWith,
    memberSince: person.createdAt,
    emailVerified: person.is_active !== accountState.unverified,
    twoStepSince: toTwoStepView(twoStep).since,
    identityCheckedAt: person.identityCheckedAt,
    staff,
    deletesAt: person.deletesAt,
    deletedAt: person.deletedAt,
    block: person.block,
    salesUnderWay,
    counts: {
      homes: homes.length + joint.length,
      openOffers: offers.filter(({ status }) => isOpenStatus(status)).length,
      upcomingViewings: viewings.flat().length,
      blockedBy: blockers.length,
      openReports: reports.filter(isOpenReport).length,
      upheldReports: reports.filter(isUpheldReport).length,
    },
    homes: properties.map((home) => toPersonHome(home, id)),
    ...matters,
    networks,
    acts,
    did,
  };
}

/** The sales of what a person sells, and of what they buy by their offers. */
async function listSalesUnderWay(
  ownHomes: readonly Pick<Property, 'id' | 'status'>[],
  ownOffers: readonly Offer[],
): Promise<StaffSale[]> {
  const selling = ownHomes.flatMap(({ id, status }) => (isBeingSold(status) ? id : []));
  const buying = new Set(
    ownOffers.flatMap(({ status, propertyId }) => (isAgreedStatus(status) ? propertyId : [])),
  );
  const homes = await listProperties([...selling, ...buying]);
  return homes.map((home) => ({
    propertyId: home.id,
    home: formatShortAddress(home, true),
    status: home.status,
    nation: home.address.nation,
    isBuyer: buying.has(home.id),
  }));
}

const toPersonHome = (home: Property, personId: UserId) => ({
  id: home.id,
  title: formatShortAddress(home, true),
  status: home.status,
  nation: home.address.nation,
  joint: home.ownerId !== personId,
});
