import { readFileSync } from 'node:fs';
import {
  insertEmailedHome,
  updateConfirmation,
} from '../../functions/deals/favourites/adapters/emailed-home-repository.ts';
import { createEmailedHome } from '../../functions/deals/favourites/domain/emailed-home.ts';
import { buildRemovedMessageWrite } from '../../functions/deals/messages/adapters/message-repository.ts';
import type { Message } from '../../functions/deals/messages/domain/message.ts';
import { buildFirstAnswerWrite } from '../../functions/deals/response-times/adapters/first-answer-repository.ts';
import { toExpirySecond } from '../../functions/deals/response-times/domain/response-time.ts';
import { buildShortlistWrite } from '../../functions/deals/shortlists/adapters/shortlist-repository.ts';
import { createShortlist } from '../../functions/deals/shortlists/domain/shortlist.ts';
import { buildMatchInsert } from '../../functions/finding/saved-searches/adapters/alert-repository.ts';
import { prepareSavedSearchWrites } from '../../functions/finding/saved-searches/adapters/saved-search-repository.ts';
import { ensureSubscriber } from '../../functions/finding/saved-searches/adapters/subscriber-repository.ts';
import { toAlertFilter } from '../../functions/finding/saved-searches/domain/alert-filter.ts';
import { createSavedSearch } from '../../functions/finding/saved-searches/domain/saved-search.ts';
import { signDocumentLink } from '../../functions/kernel/data/signed-links.ts';
import { commit } from '../../functions/kernel/data/table.ts';
import { suppressAddress } from '../../functions/kernel/mail/suppression-repository.ts';
import { dayMs, minuteMs } from '../../functions/kernel/time.ts';
import { buildJointOwnerWrite } from '../../functions/listings/joint-owners/adapters/joint-owner-repository.ts';
import { createJointOwner } from '../../functions/listings/joint-owners/domain/joint-owner.ts';
import { buildApplicationWrite } from '../../functions/money/referrals/adapters/application-repository.ts';
import type { AffiliateApplication } from '../../functions/money/referrals/domain/referral.ts';
import { expireConsents } from '../../functions/people/consents/adapters/consent-repository.ts';
import { recordObservation } from '../../functions/people/ip-traces/adapters/observation-repository.ts';
import { saveTrace } from '../../functions/people/ip-traces/adapters/trace-repository.ts';
import { buildInvitationInsert } from '../../functions/people/organisations/adapters/invitation-repository.ts';
import { createOrganisationInvitation } from '../../functions/people/organisations/domain/invitation.ts';
import { calculateSignatureEnd } from '../../functions/people/signatures/domain/signature.ts';
import { insertNotification } from '../../functions/reach/notifications/adapters/notification-repository.ts';
import { sendOnce } from '../../functions/reach/notifications/adapters/sent-mail-repository.ts';
import { buildTicketWrite } from '../../functions/trust/enquiries/adapters/ticket-repository.ts';
import type { Ticket } from '../../functions/trust/enquiries/domain/ticket.ts';
import { toYears } from './figures.ts';
import { countDays, countDaysOf, countDaysOfUpdate } from './written-rows.ts';

/** When everything here is written. */
export const noon = new Date('2026-11-29T12:00:00.000Z');
export const at = noon.toISOString();
const tail = '0'.repeat(26);
const userId = `usr_${tail}` as const;
const propertyId = `prp_${tail}` as const;

/** Years until the table deletes a ticket that is closed at noon. */
export const countTicketYears = (topic: Ticket['topic']) => (): number => {
  const ticket: Ticket = {
    id: `tkt_${tail}`,
    status: 'closed',
    topic,
    name: 'Ann',
    email: 'ann@example.com',
    userId: null,
    entries: [{ kind: 'message', text: 'How do I sell?', at }],
    version: 2,
    createdAt: at,
    updatedAt: at,
    closedAt: at,
  };
  return toYears(countDaysOf(buildTicketWrite(ticket), noon));
};

export function countApplicationYears(decidedAt: string | undefined): number {
  const application: AffiliateApplication = {
    id: `app_${tail}`,
    status: decidedAt === undefined ? 'submitted' : 'declined',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    town: 'Leeds',
    socials: [],
    why: 'I write about moving house.',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...(decidedAt !== undefined && { decidedAt }),
  };
  return toYears(countDaysOf(buildApplicationWrite(application, application), noon));
}

export function countInvitationDays(): number {
  const invited = {
    id: `jnt_${tail}`,
    propertyId,
    sellerId: userId,
    name: 'Bo',
    email: 'bo@example.com',
  } as const;
  return countDaysOf(buildJointOwnerWrite(createJointOwner(invited, noon).jointOwner), noon);
}

export function countShortlistDays(): number {
  const invited = { id: `shl_${tail}`, inviterId: userId, email: 'bo@example.com', key: 'key' } as const;
  return countDaysOf(buildShortlistWrite(createShortlist(invited, noon).shortlist), noon);
}

export function countOrganisationInvitationDays(): number {
  const invited = {
    id: `oiv_${tail}`,
    organisationId: `org_${tail}`,
    email: 'bo@example.com',
    role: 'developer',
    keyHash: 'hash',
    invitedBy: userId,
  } as const;
  return countDaysOf(buildInvitationInsert(createOrganisationInvitation(invited, noon)), noon);
}

export function countRemovedMessageDays(): number {
  const message: Message = {
    id: `msg_${tail}`,
    order: `msg_${tail}`,
    propertyId,
    buyerId: userId,
    sellerId: userId,
    fromId: userId,
    kind: 'text',
    body: 'Hello',
    attachments: [],
    warnings: [],
    edits: [],
    hiddenFor: [],
    version: 1,
    createdAt: at,
  };
  return countDaysOf(buildRemovedMessageWrite(message, noon), noon);
}

export const countAnswerDays = (): number =>
  countDaysOf(
    buildFirstAnswerWrite(
      { userId, propertyId, buyerId: userId },
      { minutes: 1, expiresAt: toExpirySecond(at) },
    ),
    noon,
  );

const subscriberId = `sbr_${tail}` as const;
export function countMatchDays(): number {
  const match = {
    id: 'mch',
    searchId: `sch_${tail}`,
    ownerId: subscriberId,
    propertyId,
    alertId: `alr_${tail}`,
    cause: 'new',
    subject: 'new',
    at,
  } as const;
  return countDaysOf(buildMatchInsert(match), noon);
}

export function countPendingSearchDays(): Promise<number> {
  const query = 'place=leeds';
  const created = {
    id: `sch_${tail}`,
    ownerId: subscriberId,
    name: 'Leeds',
    query,
    frequency: 'daily',
  } as const;
  const { search } = createSavedSearch(created, noon);
  const found = { search, filter: toAlertFilter(query, noon) };
  return countDays('saved-search', noon, async () =>
    commit(await prepareSavedSearchWrites(undefined, found)),
  );
}

export async function countEmailedHomeDays(confirmedAt: string | undefined): Promise<number> {
  const home = { id: propertyId, price: 300_000, status: 'live' } as const;
  const written = { id: `emh_${tail}`, email: 'ann@example.com', key: 'key' } as const;
  const emailedHome = createEmailedHome(home, written, noon);
  return confirmedAt === undefined
    ? countDays('emailed-home', noon, () => insertEmailedHome(emailedHome, [], noon))
    : countDaysOfUpdate(noon, emailedHome, () => updateConfirmation(emailedHome, confirmedAt));
}

export const countNotificationDays = (): Promise<number> =>
  countDays('notification', noon, () =>
    insertNotification({
      id: `ntf_${tail}`,
      userId,
      topic: 'offers',
      title: 'An offer',
      body: '',
      href: '/offers',
      createdAt: at,
    }),
  );

export const countTraceDays = (): Promise<number> =>
  countDays('ip-trace', noon, () =>
    saveTrace(`obs_${tail}`, { userId, occasion: 'login', country: 'GB', risks: [], at }, []),
  );

export const countKnownNetworkDays = (): Promise<number> =>
  countDays('known-network', noon, () =>
    recordObservation({ id: `obs_${tail}`, userId, occasion: 'login', ip: '192.0.2.1', at }, 'sign'),
  );

export const countSentMailDays = (): Promise<number> =>
  countDays('sent-mail', noon, () => sendOnce({ eventId: 'evt', userId }, noon, () => Promise.resolve()));

export const countSuppressionDays = (): Promise<number> =>
  countDays('suppressed-address', noon, () => suppressAddress('ann@example.com', 'bounced', noon));

export const countSignatureYears = (): number =>
  new Date(calculateSignatureEnd({ signedAt: at }) * 1_000).getUTCFullYear() - new Date(at).getUTCFullYear();

export const countConsentDays = (): Promise<number> =>
  countDaysOfUpdate(noon, { __edb_e__: 'consent', __edb_v__: '1', userId, id: 'cns', consent: {} }, () =>
    expireConsents(userId, noon),
  );

/** Days for which a browser has an entry, by the code of the pages, which tests of functions do not load. */
function readBrowserDays(file: string): number {
  const [, days = ''] = /const lifetimeMs = (\d+) \* dayMs;/.exec(readFileSync(file, 'utf8')) ?? [];
  return Number.parseInt(days, 10);
}
export const countReferralDays = (): number => readBrowserDays('web/entities/referral/referral-code.ts');
export const countViewedHomeDays = (): number => readBrowserDays('web/entities/property/view-history.ts');

export async function countLinkMinutes(): Promise<number> {
  const { url } = await signDocumentLink(`img_${tail}`, 'Proof.pdf');
  return (Number(new URL(url).searchParams.get('X-Amz-Expires')) * 1000) / minuteMs;
}

/** Days after noon until the end of an address that asks for another mail six days later. */
export async function countDaysOfSecondMail(): Promise<number> {
  const subscriber = {
    __edb_e__: 'alert-subscriber',
    __edb_v__: '1',
    id: subscriberId,
    email: 'ann@example.com',
    key: 'key',
    textVersion: '2026-11-21',
    createdAt: at,
  };
  const later = new Date(noon.getTime() + 6 * dayMs);
  return countDaysOfUpdate(noon, subscriber, () => ensureSubscriber('ann@example.com', '2026-11-21', later));
}
