import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { loadRounds } from '../../../deals/offers/adapters/best-and-final-repository.ts';
import { listOffersOfBuyer, listOffersOfProperty } from '../../../deals/offers/adapters/offer-repository.ts';
import { resolveOfferEnd } from '../../../deals/offers/domain/offer-end.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import {
  listViewingsOfBuyer,
  listViewingsOfProperty,
  listViewingsOfSeller,
} from '../../../deals/viewings/adapters/viewing-repository.ts';
import { isOpenViewing } from '../../../deals/viewings/domain/transitions.ts';
import type { Viewing } from '../../../deals/viewings/domain/viewing.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { listAcceptedJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import {
  listProperties,
  listPropertiesOfOwner,
} from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import {
  listPaymentsOfOwner,
  listPaymentsOfProperty,
} from '../../../money/payments/adapters/payment-repository.ts';
import { toStaffPayments } from '../../../money/payments/queries/to-staff-payments.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listFiledReportIds } from '../../../trust/cases/adapters/filed-report-repository.ts';
import {
  listCasesByAffected,
  listReportCases,
} from '../../../trust/cases/adapters/report-case-repository.ts';
import type { ReportCase } from '../../../trust/cases/domain/report-case.ts';
import { toFoundCase } from '../../../trust/cases/queries/list-reports.ts';
import { listTicketsOfPerson } from '../../../trust/enquiries/adapters/ticket-repository.ts';
import { sortOffers } from '../domain/sort-offers.ts';

/** The latest of each kind that a page has. */
const maxShown = 20;
const pickLatest = <T>(matters: readonly T[]): readonly T[] => matters.slice(0, maxShown);

async function loadCurrentOffers(offers: readonly Offer[], now: Date): Promise<readonly Offer[]> {
  const rounds = await loadRounds(new Set(offers.map(({ propertyId }) => propertyId)));
  return sortOffers(offers, rounds, now);
}

/** A buyer's offers as they are now: those that are open first, and of each the latest. */
export async function loadOffersOfBuyer(buyerId: UserId, now: Date): Promise<readonly Offer[]> {
  return loadCurrentOffers(await listOffersOfBuyer(buyerId), now);
}

interface KnownMatters {
  /** As they are now, in the order of the page. */
  readonly offers: readonly Offer[];
  /** Cases about what the person wrote or did. */
  readonly casesAbout: readonly ReportCase[];
}

/** Everything of a person beside their homes, the latest first; offers and cases are read already. */
export async function loadMattersOfPerson(id: UserId, { offers, casesAbout }: KnownMatters, now: Date) {
  const [viewingsAsBuyer, viewingsAsSeller, payments, tickets, casesReported] = await Promise.all([
    listViewingsOfBuyer(id, { now }),
    listViewingsOfSeller(id, { now }),
    listPaymentsOfOwner(id),
    listTicketsOfPerson(id),
    listFiledReportIds(id).then((ids) => listReportCases(pickLatest(ids))),
  ]);
  const viewings = [...viewingsAsBuyer, ...viewingsAsSeller].toSorted((one, other) =>
    other.start.localeCompare(one.start),
  );
  const [deals, shownPayments] = await Promise.all([
    loadDeals(pickLatest(offers), pickLatest(viewings), now),
    toStaffPayments(pickLatest(payments)),
  ]);
  return {
    ...deals,
    payments: shownPayments,
    tickets: [...pickLatest(tickets.toReversed())],
    casesAbout: toCases(casesAbout),
    casesReported: toCases(casesReported),
  };
}

/** How much of each thing a person has, for a line that leads to their page. */
export async function countMattersOfPerson(id: UserId, now: Date) {
  const [homes, jointOwners, offers, viewingsAsBuyer, viewingsAsSeller, payments] = await Promise.all([
    listPropertiesOfOwner(id),
    listAcceptedJointOwners(id),
    listOffersOfBuyer(id),
    listViewingsOfBuyer(id, { now }),
    listViewingsOfSeller(id, { now }),
    listPaymentsOfOwner(id),
  ]);
  return {
    homes: homes.length + jointOwners.length,
    offers: offers.length,
    viewings: viewingsAsBuyer.length + viewingsAsSeller.length,
    payments: payments.length,
  };
}

/** Everything of a home, the latest first. */
export async function loadMattersOfHome(id: PropertyId, ownerId: UserId, now: Date) {
  const [offers, viewings, payments, cases] = await Promise.all([
    listOffersOfProperty(id),
    listViewingsOfProperty(id),
    listPaymentsOfProperty(id),
    listCasesByAffected(ownerId),
  ]);
  const [deals, shownPayments] = await Promise.all([
    loadCurrentOffers(offers, now).then((current) =>
      loadDeals(pickLatest(current), pickLatest(viewings), now),
    ),
    toStaffPayments(pickLatest(payments)),
  ]);
  return {
    ...deals,
    viewingCounts: {
      ahead: viewings.filter((viewing) => isOpenViewing(viewing) && viewing.start > now.toISOString()).length,
      completed: viewings.filter(({ status }) => status === 'completed').length,
    },
    payments: shownPayments,
    cases: toCases(cases.filter(({ propertyId }) => propertyId === id)),
  };
}

/** Offers, as they are now, and viewings with their homes and buyers. */
async function loadDeals(offers: readonly Offer[], viewings: readonly Viewing[], now: Date) {
  const deals = [...offers, ...viewings];
  const [homes, accounts] = await loadTogether(() =>
    Promise.all([
      listProperties([...new Set(deals.map(({ propertyId }) => propertyId))]),
      loadAccounts(deals.map(({ buyerId }) => buyerId)),
    ]),
  );
  const homesById = new Map(homes.map((home) => [home.id, home]));
  const toDeal = ({ propertyId, buyerId }: Offer | Viewing) => {
    const home = homesById.get(propertyId);
    return {
      propertyId,
      home: home ? formatShortAddress(home, true) : 'A home that’s no longer here',
      buyer: { id: buyerId, user_name: accounts.get(buyerId)?.user_name ?? null },
    };
  };
  return {
    offers: offers.map((offer) => ({
      id: offer.id,
      ...toDeal(offer),
      ...toOfferState(offer, homesById.get(offer.propertyId)),
      // A sealed sum is nobody's to know before its round ends.
      amount: (offer.sealedUntil ?? '') > now.toISOString() ? null : offer.amount,
      createdAt: offer.createdAt,
    })),
    viewings: viewings.map((viewing) => ({
      id: viewing.id,
      ...toDeal(viewing),
      status: viewing.status,
      start: viewing.start,
    })),
  };
}

/** What the site's words for the state of an offer are chosen by. */
const toOfferState = (offer: Offer, home: Property | undefined) => ({
  // A home that is gone has lost its nation.
  nation: home?.address.nation ?? 'england',
  status: offer.status,
  end: resolveOfferEnd(offer, home?.status ?? 'withdrawn'),
  reconfirmBy: offer.reconfirmBy,
});

const toCases = (cases: readonly ReportCase[]) => pickLatest(cases).map(toFoundCase);
