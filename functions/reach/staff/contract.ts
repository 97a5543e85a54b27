import * as z from 'zod';
import {
  AccountState,
  Nation,
  PaymentId,
  PropertyId,
  PropertyStatus,
  textUpTo,
  UserId,
} from '../../../events/vocabulary.ts';
import { OwnershipStatus } from '../../deals/ownership-checks/domain/ownership-check.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { JointOwnerStatus } from '../../listings/joint-owners/domain/joint-owner.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { PropertyPackage } from '../../money/packages/domain/property-package.ts';
import { staffPaymentRoutes, StaffPaymentView } from '../../money/payments/contract.ts';
import { payoutRoutes } from '../../money/payments/payout-contract.ts';
import { BlockReason } from '../../people/accounts/domain/account-block.ts';
import { Account } from '../../people/accounts/domain/account.ts';
import { StaffActView } from '../../people/audit/domain/staff-act-view.ts';
import { FraudView } from '../../people/ip-traces/domain/trace.ts';
import { ReportSummary } from '../../trust/cases/contract.ts';
import { TicketLine } from '../../trust/enquiries/domain/ticket-views.ts';
import { boardRoutes } from './board-contract.ts';
import { DirectoryKind, PersonState } from './domain/directory.ts';
import { matters, StaffSale } from './matters-contract.ts';
import { Reason, taskRoutes } from './tasks-contract.ts';

export const FoundPerson = Account.pick({ id: true, user_name: true, is_active: true }).extend({
  /** `j…@example.com` */
  email: z.string(),
  deleted: z.boolean(),
  memberSince: z.iso.datetime(),
});

/** A person that a search found; the first of a list with how much of each thing their page has. */
const SearchedPerson = FoundPerson.extend({
  counts: z.object({ homes: z.int(), offers: z.int(), viewings: z.int(), payments: z.int() }).optional(),
});

export const FoundTicket = TicketLine.pick({
  id: true,
  number: true,
  status: true,
  topic: true,
  name: true,
  createdAt: true,
});

export const FoundCase = ReportSummary.pick({
  id: true,
  number: true,
  status: true,
  origin: true,
  subject: true,
  category: true,
  since: true,
});

/** A person as staff see them: enough to decide by, and no more. */
export const PersonCard = FoundPerson.omit({ deleted: true }).extend({
  ...Account.pick({
    signInWith: true,
    identityCheckedAt: true,
    deletesAt: true,
    deletedAt: true,
    block: true,
  }).shape,
  is_active: AccountState,
  emailVerified: z.boolean(),
  /** When two-step sign-in was turned on; absent while it is off. */
  twoStepSince: z.iso.datetime().optional(),
  staff: z.boolean(),
  /** Sales on either side, which a block does not end. */
  salesUnderWay: z.array(StaffSale),
  counts: z.object({
    homes: z.int(),
    openOffers: z.int(),
    upcomingViewings: z.int(),
    blockedBy: z.int(),
    /** Reports about them and what is theirs, those that wait and those that were agreed with. */
    openReports: z.int(),
    upheldReports: z.int(),
  }),
  homes: z.array(
    z.object({
      id: PropertyId,
      title: z.string(),
      status: PropertyStatus,
      nation: Nation,
      /** Whether another person sells it, who has them as a joint owner. */
      joint: z.boolean(),
    }),
  ),
  ...matters,
  tickets: z.array(FoundTicket),
  casesAbout: z.array(FoundCase),
  casesReported: z.array(FoundCase),
  networks: FraudView,
  acts: z.array(StaffActView),
  /** What they did as a member of staff, the latest first, at most fifty. */
  did: z.array(StaffActView.extend({ subject: z.string() })),
});

export const FoundHome = z.object({
  id: PropertyId,
  address: z.string(),
  status: PropertyStatus,
  nation: Nation,
  price: z.int(),
  createdAt: z.iso.datetime(),
});

/** A home as staff see it, with its trail. */
export const HomeCard = FoundHome.extend({
  ...PropertyCard.pick({ propertyType: true, noOfBedrooms: true, noOfBathrooms: true, picture: true }).shape,
  /** Open viewings that are to come, and those that took place. */
  viewingCounts: z.object({ ahead: z.int(), completed: z.int() }),
  owner: z.object({ id: UserId, user_name: z.string().nullable() }),
  jointOwners: z.array(
    z.object({
      /** Null until they have an account. */
      id: UserId.nullable(),
      name: z.string(),
      status: JointOwnerStatus,
    }),
  ),
  /** The package that runs or is paused; null without one. */
  package: z
    .object({ ...PropertyPackage.pick({ status: true, endsAt: true }).shape, name: z.string() })
    .nullable(),
  /** How far the proof of ownership is; null before one was begun. */
  ownership: OwnershipStatus.nullable(),
  canRemove: z.boolean(),
  canRestore: z.boolean(),
  ...matters,
  cases: z.array(FoundCase),
  /** What moved it, the latest first; `actor` is the id of who acted, null for the system. */
  history: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Which step, states, sum or time it is about, where its name doesn’t say all. */
      detail: z.string().optional(),
      at: z.iso.datetime(),
      actor: z.string().nullable(),
      /** Null for the system and where the account is gone. */
      actorName: z.string().nullable(),
    }),
  ),
  acts: z.array(StaffActView),
});

const listFilter = {
  verified: z.enum(['yes', 'no']).optional(),
  /** The first day, in London. */
  from: z.iso.date().optional(),
};
const listCount = {
  /** Of the whole list, as far as it is counted. */
  count: z.int(),
  isCountCut: z.boolean(),
};

const person = z.object({ id: UserId });

const home = z.object({ id: PropertyId });

export const staffRoutes = defineRoutes({
  ...staffPaymentRoutes,
  ...payoutRoutes,
  ...boardRoutes,
  ...taskRoutes,
  searchDesk: {
    method: 'GET',
    path: '/api/staff/search',
    access: 'staff',
    summary:
      'People, homes, payments, tickets and cases by what a caller says: a name, an address, a number, a sum or a day; at most eight of each, or fifty of the one kind that is asked for',
    query: z.object({
      q: textUpTo(254).min(2, 'Type at least two characters'),
      in: DirectoryKind.optional(),
    }),
    result: z.object({
      people: z.array(SearchedPerson),
      homes: z.array(FoundHome),
      payments: z.array(StaffPaymentView),
      /** More people or homes fit than those whose payments were looked up. */
      paymentsCut: z.boolean(),
      tickets: z.array(FoundTicket),
      cases: z.array(FoundCase),
    }),
  },
  newestPayments: {
    method: 'GET',
    path: '/api/staff/newest-payments',
    access: 'staff',
    summary: 'Payments, the newest first; or those of which money was given back, the latest refund first',
    query: z.object({
      show: z.enum(['all', 'refunded']).default('all'),
      before: PaymentId.optional(),
    }),
    result: z.object({ payments: z.array(StaffPaymentView), next: PaymentId.nullable() }),
  },
  newestPeople: {
    method: 'GET',
    path: '/api/staff/people',
    access: 'staff',
    summary: 'People, the newest first: all, or those of a state, verified or not, who came since a day',
    query: z.object({ before: UserId.optional(), state: PersonState.optional(), ...listFilter }),
    result: z.object({ people: z.array(FoundPerson), next: UserId.nullable(), ...listCount }),
  },
  staffPerson: {
    method: 'GET',
    path: '/api/staff/people/{id}',
    access: 'staff',
    summary: 'A person with their standing, what is under way, and what staff did',
    params: person,
    result: PersonCard,
    problems: ['not_found'],
  },
  blockPerson: {
    method: 'POST',
    path: '/api/staff/people/{id}/block',
    access: 'staff',
    summary: 'Block a person: sign-ins, viewings and pending offers end, a sale under way goes on',
    status: 200,
    params: person,
    body: z.object({ reason: BlockReason, words: Reason }),
    result: z.object({ saleUnderWay: z.string().nullable() }),
    problems: ['not_found', 'conflict', 'stale'],
  },
  unblockPerson: {
    method: 'POST',
    path: '/api/staff/people/{id}/unblock',
    access: 'staff',
    summary: 'Take a block back; homes that it paused go on sale again',
    status: 204,
    params: person,
    body: z.object({ reason: Reason }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  newestHomes: {
    method: 'GET',
    path: '/api/staff/homes',
    access: 'staff',
    summary:
      'Homes, the newest first: all, or those in a status, of verified owners or not, submitted since a day',
    query: z.object({ before: PropertyId.optional(), state: PropertyStatus.optional(), ...listFilter }),
    result: z.object({ homes: z.array(FoundHome), next: PropertyId.nullable(), ...listCount }),
  },
  staffHome: {
    method: 'GET',
    path: '/api/staff/homes/{id}',
    access: 'staff',
    summary: 'A home with its owner, its trail and what staff did',
    params: home,
    result: HomeCard,
    problems: ['not_found'],
  },
  removeHome: {
    method: 'POST',
    path: '/api/staff/homes/{id}/remove',
    access: 'staff',
    summary: 'Take a home off the site; its owner reads the reason and can appeal',
    status: 204,
    params: home,
    body: z.object({ reason: Reason }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  restoreHome: {
    method: 'POST',
    path: '/api/staff/homes/{id}/restore',
    access: 'staff',
    summary: 'Give a removed home back to its owner, off the market',
    status: 204,
    params: home,
    body: z.object({ reason: Reason }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
});
