import type { ExportSectionKey } from './export-sections.ts';
import type { RetentionTopic } from './retention.ts';

/** What a kind of row of the database holds about people, and what becomes of that. */
export interface RowKind {
  /** The line of the retention table that it falls under. */
  readonly topic?: RetentionTopic;
  /** The section of a copy that has it. */
  readonly section?: ExportSectionKey;
  /** Why no copy has it, or why it holds nothing about a person. */
  readonly leftOut?: string;
  /** Words of a person may stay in it after the erasure, for the reason that the retention table gives. */
  readonly keepsWords?: true;
}

const createCopiedKind = (topic: RetentionTopic, section: ExportSectionKey): RowKind => ({ topic, section });
/** Words of a person stay in it. */
const addKeptWords = (kind: RowKind): RowKind => ({ ...kind, keepsWords: true });
const createOmittedKind = (topic: RetentionTopic, leftOut: string): RowKind => ({ topic, leftOut });
/** Holds nothing about a person who uses the site. */
const createImpersonalKind = (leftOut: string): RowKind => ({ leftOut });

const lookup = 'a key to a row that the copy has';
const counter = 'a number that others’ acts add up to';
const queue = 'work that waits, with ids alone; it goes once it is done';
const security = 'keeps a login safe and would weaken it in other hands';
const editorial = 'written by staff for readers';

/** Every kind of row, by the name of its ElectroDB entity. */
export const rowKinds: Readonly<Record<string, RowKind>> = {
  // Accounts
  account: createCopiedKind('profile', 'account'),
  'suppressed-address': createImpersonalKind('a sign of an address that no mail reaches, for a year'),
  'account-email': createOmittedKind('sign_in', lookup),
  'account-name': createOmittedKind('sign_in', lookup),
  'email-code': createOmittedKind('sign_in', security),
  'password-reset': createOmittedKind('sign_in', security),
  'two-step': createOmittedKind('sign_in', security),
  'two-step-challenge': createOmittedKind('sign_in', security),
  'proven-session': createOmittedKind('sign_in', security),
  standing: createOmittedKind('sign_in', security),
  'ended-session': createOmittedKind('sign_in', security),
  'live-connection': createOmittedKind('sign_in', 'an open page; it goes with the connection'),
  'live-ticket': createOmittedKind('sign_in', 'opens a live connection within a minute, once'),
  consent: createCopiedKind('consents', 'consents'),
  'own-advert': createCopiedKind('consents', 'consents'),
  'calendar-feed': createOmittedKind(
    'calendar',
    'that a calendar may read the person’s dates; its address is kept nowhere',
  ),
  'api-key': createOmittedKind('api_keys', 'finds a key that the copy has by a sign of it'),
  'api-key-list': createCopiedKind('api_keys', 'account'),
  organisation: createCopiedKind('organisations', 'account'),
  'organisation-membership': createOmittedKind('organisations', lookup),
  'organisation-invitation': createOmittedKind(
    'organisations',
    'an address that an admin wrote; it goes with the answer, or a month after it was sent',
  ),
  'organisation-key': createOmittedKind('organisations', 'finds a key of an organisation by a sign of it'),
  'organisation-token': createOmittedKind('organisations', 'opens calls of an organisation for 15 minutes'),
  'webhook-list': createCopiedKind('webhooks', 'account'),
  'webhook-delivery': createOmittedKind(
    'webhooks',
    'ids of what the copy has, and how a person’s program answered',
  ),
  'push-device': createCopiedKind('devices', 'account'),
  'push-choice': createCopiedKind('devices', 'account'),
  'data-export': createOmittedKind('exports', 'is the copy itself'),
  'ip-trace': createCopiedKind('networks', 'networks'),
  'network-observation': createOmittedKind('networks', 'becomes the line that the copy has, within a day'),
  'known-network': createOmittedKind('networks', 'that a network was seen before, by a sign of it'),
  'identity-check': createCopiedKind('identity_checks', 'identity'),
  'identity-check-current': createOmittedKind('identity_checks', lookup),
  'identity-allowance': createOmittedKind('identity_checks', counter),
  'identity-webhook': createOmittedKind(
    'identity_checks',
    'a provider’s notice as it came; the copy has what came of it',
  ),
  block: createCopiedKind('blocks', 'blocks'),

  // Homes
  draft: createCopiedKind('listings', 'drafts'),
  'draft-reminder': createOmittedKind('listings', 'that a reminder of a draft was sent'),
  'draft-count': createOmittedKind('listings', counter),
  property: addKeptWords(createCopiedKind('homes', 'homes')),
  'property-history': createCopiedKind('homes', 'homes'),
  'address-claim': createOmittedKind('homes', lookup),
  'address-lookup': createImpersonalKind('addresses at a postcode, for a day'),
  'register-answer': createImpersonalKind(
    'what public registers say of a postcode or a street, and the areas of journeys, for 30 days at most',
  ),
  image: createCopiedKind('listings', 'files'),
  'media-use': createOmittedKind('listings', lookup),
  'picture-band': createOmittedKind(
    'listings',
    'finds copied photos by a part of their fingerprints; the copy has the photos',
  ),
  'ownership-check': createCopiedKind('listings', 'reviews'),
  'portal-instruction': createCopiedKind('listings', 'homes'),
  'portal-advert': createCopiedKind('listings', 'homes'),
  'address-proof': createCopiedKind('listings', 'reviews'),
  'listing-review': createCopiedKind('homes', 'reviews'),
  'search-row': createOmittedKind('homes', 'what the copy has under homes, for the search'),
  'nearby-card': createOmittedKind('homes', 'what the copy has under homes, for pages of homes near it'),
  'property-counts': createOmittedKind('visits', counter),
  'views-of-day': createOmittedKind('visits', counter),
  'property-visit': createOmittedKind('visits', 'a number of one day that leads to no person'),
  'counted-favourite': createOmittedKind('visits', counter),
  'counted-step': createOmittedKind('visits', counter),
  'view-salt': createImpersonalKind('a random number of one day'),
  'joint-owner': createCopiedKind('joint_owners', 'joint_owners'),
  'joint-owner-invitations': createOmittedKind('joint_owners', counter),
  favourite: createCopiedKind('favourites', 'favourites'),
  'favourite-count': createOmittedKind('favourites', counter),
  shortlist: createCopiedKind('shortlists', 'shortlist'),
  'shortlist-place': createOmittedKind('shortlists', lookup),
  'shortlist-opinion': createCopiedKind('shortlists', 'shortlist'),
  'shortlist-digest': createOmittedKind('shortlists', queue),
  'emailed-home': createOmittedKind('favourites', 'an address without an account, which has no copy'),
  'saved-search': createCopiedKind('saved_searches', 'saved_searches'),
  'saved-search-cell': createOmittedKind('saved_searches', lookup),
  'saved-search-cell-use': createImpersonalKind('the kinds of places that searches are about'),
  'search-match': createOmittedKind('saved_searches', 'homes that the copy’s searches found, for 90 days'),
  'search-alert': createOmittedKind('saved_searches', 'that a mail about such homes was sent'),
  'alert-subscriber': createOmittedKind('saved_searches', 'an address without an account, which has no copy'),
  'watched-home': createOmittedKind('homes', 'what the copy has under homes, for alerts'),
  'saved-home-news': createImpersonalKind(queue),
  'sale-pack': addKeptWords(createCopiedKind('sale_packs', 'homes')),
  'sale-pack-file': createOmittedKind('sale_packs', lookup),
  'audit-entry': createOmittedKind('trails', 'what happened is in the sections of what it happened to'),

  // Between the two sides
  message: addKeptWords(createCopiedKind('messages', 'messages')),
  'message-card': createOmittedKind('messages', lookup),
  'message-remains': addKeptWords(
    createOmittedKind('messages', 'what was taken back, out of sight for 90 days'),
  ),
  thread: addKeptWords(
    createOmittedKind('messages', 'who wrote last and what is unread; the copy has the messages'),
  ),
  'first-answer': createCopiedKind('response_times', 'account'),
  'response-time': createCopiedKind('response_times', 'account'),
  'time-slot': createCopiedKind('viewings', 'homes'),
  viewing: createCopiedKind('viewings', 'viewings'),
  'open-viewing': createOmittedKind('viewings', lookup),
  'pending-viewings': createOmittedKind('viewings', counter),
  'viewings-of-day': createOmittedKind('viewings', counter),
  'viewing-card': createOmittedKind('viewings', lookup),
  'viewing-calendar': createOmittedKind('viewings', 'holds the times that the copy has under viewings'),
  offer: addKeptWords(createCopiedKind('offers', 'offers')),
  'home-report-request': createCopiedKind('scottish_homes', 'offers'),
  'interest-note': createCopiedKind('scottish_homes', 'offers'),
  'open-offer': createOmittedKind('offers', lookup),
  'accepted-offer': createOmittedKind('offers', lookup),
  'buyer-check': createCopiedKind('buyer_checks', 'checks'),
  'bank-consent': createOmittedKind(
    'buyer_checks',
    'a check at a bank that waits for its answer; it goes in the days after',
  ),
  'best-and-final': createOmittedKind('offers', 'a deadline of a home; the copy has the offers'),
  'hidden-from-buying': createOmittedKind('offers', 'that a home was taken off a list'),
  sale: addKeptWords(createCopiedKind('sales', 'sales')),
  solicitor: createOmittedKind('sales', lookup),
  'solicitor-link': createOmittedKind('sales', 'opens a sale; the copy has the solicitor and the sale'),
  memorandum: addKeptWords(
    createOmittedKind('sales', 'names both sides; each has the document itself in the sale'),
  ),
  'memorandum-file': createOmittedKind('sales', lookup),
  'signed-memorandum-file': createOmittedKind('sales', lookup),
  'reservation-file': createOmittedKind('sales', lookup),
  'signed-reservation-file': createOmittedKind('sales', lookup),
  signature: addKeptWords(createCopiedKind('signatures', 'sales')),
  'chain-tie': createCopiedKind('chains', 'sales'),
  chain: createOmittedKind('chains', 'which sales wait for each other; the copy has the person’s own ties'),
  'chain-place': createOmittedKind('chains', lookup),

  // Money
  'property-package': createCopiedKind('payments', 'homes'),
  'open-package': createOmittedKind('payments', lookup),
  'pending-package': createOmittedKind('payments', lookup),
  'package-order': createOmittedKind('payments', counter),
  'most-chosen-package': createImpersonalKind(counter),
  'package-end-reminder': createOmittedKind('payments', 'that a mail about a package was sent'),
  payment: createCopiedKind('payments', 'payments'),
  'latest-payment': createOmittedKind('payments', lookup),
  'payment-report': createOmittedKind(
    'payments',
    'a provider’s notice as it came; the copy has what came of it',
  ),
  receipt: addKeptWords(createCopiedKind('payments', 'payments')),
  counter: createImpersonalKind('how many tickets, cases, payments and homes there were'),
  numbered: createImpersonalKind('leads from a number that people read out to the row of that number'),
  'receipt-counter': createImpersonalKind(counter),
  'receipt-number': createOmittedKind('payments', lookup),
  'receipt-file': createOmittedKind('payments', lookup),
  'ledger-entry': createOmittedKind('payments', 'our books, by the numbers of payments that the copy has'),
  reconciliation: createImpersonalKind('sums of one day, ours and the provider’s'),
  payout: createImpersonalKind('sums that the card provider sent to our bank'),
  'payout-line': createOmittedKind(
    'payments',
    'lines of what we were sent, by the numbers of payments that the copy has',
  ),
  'missing-money': createImpersonalKind('days of our books that were looked for in what we were sent'),
  'missing-line': createOmittedKind('payments', 'what of our books we weren’t sent yet, by the same numbers'),
  'carbon-offset': createOmittedKind('payments', 'trees for a payment that the copy has'),
  'carbon-impact': createImpersonalKind(counter),
  coupon: createCopiedKind('referrals', 'rewards'),
  'coupon-code': createOmittedKind('referrals', lookup),
  'coupon-person': createOmittedKind('referrals', counter),
  'coupon-use': createOmittedKind('referrals', 'the copy has the payment that it made cheaper'),
  referral: createCopiedKind('referrals', 'rewards'),
  'referral-code': createOmittedKind('referrals', lookup),
  'own-referral-code': createCopiedKind('referrals', 'rewards'),
  'referral-points': createCopiedKind('referrals', 'rewards'),
  'sign-up-referral-code': createOmittedKind(
    'referrals',
    'the code that they came by; the copy has the referral',
  ),
  affiliate: createCopiedKind('referrals', 'rewards'),
  'affiliate-application': addKeptWords(createCopiedKind('applications', 'applications')),
  'open-affiliate-application': addKeptWords(createOmittedKind('applications', lookup)),

  // Notices
  notification: addKeptWords(createCopiedKind('notifications', 'notifications')),
  'notifications-seen': createOmittedKind('notifications', counter),
  'mail-choice': createCopiedKind('notifications', 'preferences'),
  'sent-mail': createOmittedKind('notifications', 'that a mail about an event was sent'),
  'digest-wait': createOmittedKind('notifications', queue),

  // Readers and staff
  'report-case': addKeptWords(createCopiedKind('reports', 'reports')),
  'filed-report': createOmittedKind('reports', lookup),
  ticket: createCopiedKind('tickets', 'tickets'),
  'blog-comment': createCopiedKind('comments', 'comments'),
  'blog-post-counts': createOmittedKind('visits', counter),
  'blog-post-visit': createOmittedKind('visits', 'a number of one day that leads to no person'),
  'blog-tag-views': createOmittedKind('visits', counter),
  'blog-category': createImpersonalKind(editorial),
  'blog-category-slug': createImpersonalKind(editorial),
  'blog-post': createImpersonalKind(editorial),
  'blog-post-body': createImpersonalKind(editorial),
  'blog-post-slug': createImpersonalKind(editorial),
  'blog-tag': createImpersonalKind(editorial),
  configuration: createImpersonalKind('settings of the site'),
  'setting-change': createImpersonalKind('acts of staff on settings'),
  'staff-act': addKeptWords(
    createOmittedKind('trails', 'acts of our staff; the copy has the decisions that follow from them'),
  ),
  'staff-task': createOmittedKind('trails', queue),
  // What the desk finds people and things by
  'directory-entry': createOmittedKind('trails', lookup),
  'directory-name': createOmittedKind('profile', lookup),
  'directory-address': addKeptWords(createOmittedKind('homes', lookup)),
  'directory-sum': createOmittedKind('payments', lookup),
  'directory-writer': createOmittedKind('tickets', lookup),
  'directory-reporter': createOmittedKind('reports', lookup),
  // What the desk's board counts
  'board-day': createImpersonalKind('sums of a day, which name nobody'),
  'board-subject': createOmittedKind(
    'figures',
    'numbers, times and sums of what was counted, without a person',
  ),
};

/** The names of the sections of a copy that have something under a topic. */
export function listSectionsOfTopic(topic: RetentionTopic): ExportSectionKey[] {
  return [
    ...new Set(
      Object.values(rowKinds).flatMap((kind) => (kind.topic === topic && kind.section ? [kind.section] : [])),
    ),
  ];
}
