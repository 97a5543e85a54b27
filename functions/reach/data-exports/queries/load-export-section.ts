import type { UserId } from '../../../../events/vocabulary.ts';
import { listChecksOfBuyer } from '../../../deals/buyer-checks/adapters/buyer-check-repository.ts';
import { listFavourites } from '../../../deals/favourites/adapters/favourite-repository.ts';
import { listIdentityChecks } from '../../../deals/identity-checks/adapters/identity-check-repository.ts';
import { loadResponseTime } from '../../../deals/response-times/queries/load-response-time.ts';
import { listOpinions } from '../../../deals/shortlists/adapters/opinion-repository.ts';
import { findShortlistOf } from '../../../deals/shortlists/adapters/shortlist-repository.ts';
import { listOwnAdverts } from '../../../finding/own-adverts/adapters/own-advert-repository.ts';
import type { OwnAdvert } from '../../../finding/own-adverts/domain/own-advert.ts';
import { listSavedSearches } from '../../../finding/saved-searches/adapters/saved-search-repository.ts';
import { listDrafts } from '../../../listings/properties/adapters/draft-repository.ts';
import { listImagesOfOwner } from '../../../listings/properties/adapters/image-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findApiKeys } from '../../../people/api-keys/adapters/api-key-repository.ts';
import { listBlocks } from '../../../people/blocks/adapters/block-repository.ts';
import { listConsents } from '../../../people/consents/adapters/consent-repository.ts';
import { loadFraudView } from '../../../people/ip-traces/queries/load-fraud-view.ts';
import { listOrganisationsNaming } from '../../../people/organisations/adapters/organisation-repository.ts';
import { findTwoStep } from '../../../people/two-step/adapters/two-step-repository.ts';
import { toTwoStepView } from '../../../people/two-step/domain/two-step.ts';
import { listCommentsOfAuthor } from '../../../trust/blog/adapters/comment-repository.ts';
import { listTicketsOfPerson } from '../../../trust/enquiries/adapters/ticket-repository.ts';
import { getMailPreference } from '../../notifications/adapters/mail-preference-repository.ts';
import { listNotifications } from '../../notifications/adapters/notification-repository.ts';
import { getPushChoice } from '../../push-notices/adapters/push-choice-repository.ts';
import { listPushDevices } from '../../push-notices/adapters/push-device-repository.ts';
import { findWebhooks } from '../../webhooks/adapters/webhook-repository.ts';
import type { ExportSectionKey } from '../domain/export-sections.ts';
import {
  toOwnIdentityCheck,
  toOwnMembership,
  toOwnNotification,
  toOwnShortlist,
  toOwnTicket,
} from '../domain/own-parts.ts';
import { loadOwnMessages, loadOwnOffers, loadOwnSales, loadOwnViewings } from './load-deal-sections.ts';
import {
  loadApplications,
  loadHomes,
  loadJointOwners,
  loadPayments,
  loadReports,
  loadReviews,
  loadRewards,
} from './load-seller-sections.ts';

type Loader = (userId: UserId, now: Date) => Promise<unknown>;

const loaders: Readonly<Record<ExportSectionKey, Loader>> = {
  account: loadAccount,
  identity: async (userId) => (await listIdentityChecks(userId)).map(toOwnIdentityCheck),
  homes: loadHomes,
  joint_owners: loadJointOwners,
  reviews: loadReviews,
  drafts: listDrafts,
  files: async (userId) =>
    (await listImagesOfOwner(userId)).map(({ image: { ownerId: _, ...image } }) => image),
  offers: loadOwnOffers,
  sales: loadOwnSales,
  viewings: loadOwnViewings,
  messages: loadOwnMessages,
  favourites: listFavourites,
  shortlist: loadOwnShortlist,
  saved_searches: async (userId) =>
    (await listSavedSearches(userId)).map(({ ownerId: _, version: __, ...search }) => search),
  payments: loadPayments,
  rewards: loadRewards,
  reports: loadReports,
  tickets: async (userId) => (await listTicketsOfPerson(userId)).map(toOwnTicket),
  comments: listCommentsOfAuthor,
  checks: async (userId) => (await listChecksOfBuyer(userId)).map(({ userId: _, ...check }) => check),
  applications: loadApplications,
  notifications: async (userId) => (await listNotifications(userId)).map(toOwnNotification),
  preferences: getMailPreference,
  blocks: async (userId) => (await listBlocks(userId)).map(({ blockerId: _, ...block }) => block),
  consents: loadConsents,
  networks: loadFraudView,
};

/** One section of the copy of a person's data; of others it has ids and what everyone sees. */
export function loadExportSection(key: ExportSectionKey, userId: UserId, now: Date): Promise<unknown> {
  return loaders[key](userId, now);
}

/** With the adverts that a person said are of their home, then those that they had read and said nothing of. */
async function loadConsents(userId: UserId): Promise<unknown> {
  const [consents, adverts] = await Promise.all([listConsents(userId), listOwnAdverts(userId)]);
  const given = consents.map((consent) => {
    const advert = adverts.find(({ id }) => id === consent.subject);
    return advert ? { ...consent, advert: toExportedAdvert(advert) } : consent;
  });
  const unconfirmed = adverts.filter(({ confirmedAt }) => confirmedAt === undefined);
  return [...given, ...unconfirmed.map((advert) => ({ advert: toExportedAdvert(advert) }))];
}

const toExportedAdvert = ({ userId: _, version: __, expiresAt: ___, ...advert }: OwnAdvert) => advert;

async function loadOwnShortlist(userId: UserId): Promise<unknown> {
  const shortlist = await findShortlistOf(userId);
  return shortlist ? toOwnShortlist(shortlist, await listOpinions(shortlist.id), userId) : {};
}

async function loadAccount(userId: UserId): Promise<unknown> {
  const [found, responseTime, twoStep, { keys }, { webhooks }, devices, choice, organisations] =
    await Promise.all([
      findAccount(userId),
      loadResponseTime(userId),
      findTwoStep(userId),
      findApiKeys(userId),
      findWebhooks(userId),
      listPushDevices(userId),
      getPushChoice(userId),
      listOrganisationsNaming(userId),
    ]);
  if (!found) return {};
  const { sub: _, cognitoUsername: __, version: ___, ...own } = found;
  const { on, since } = toTwoStepView(twoStep);
  const apiKeys = keys.map(({ text, formerText: _text, ...key }) => ({ ...key, expiresAt: text.expiresAt }));
  return {
    ...own,
    responseTime,
    twoStep: on ? `on since ${since}` : 'off',
    apiKeys,
    webhooks: webhooks.map(({ url, types, createdAt }) => ({ url, types, createdAt })),
    devices: devices.map(({ endpoint, name, createdAt }) => ({ endpoint, name, createdAt })),
    deviceNotices: choice,
    organisations: organisations.map((organisation) => toOwnMembership(organisation, userId)),
  };
}
