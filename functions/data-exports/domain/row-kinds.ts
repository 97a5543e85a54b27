import type { ExportSectionKey } from './export-sections.ts';
import type { RetentionTopic } from './retention.ts';

/** What a kind of row of the database says of people, and what becomes of that. */
export interface RowKind {
  /** The line of the retention table that it falls under. */
  readonly topic?: RetentionTopic;
  /** The section of a copy that has it. */
  readonly section?: ExportSectionKey;
  /** Why no copy has it, or why it says nothing of a person. */
  readonly leftOut?: string;
  /** Words of a person may stay in it after the erasure, for the reason that the retention table gives. */
  readonly keepsWords?: true;
}

const copied = (topic: RetentionTopic, section: ExportSectionKey): RowKind => ({ topic, section });
/** Words of a person stay in it. */
const keepingWords = (kind: RowKind): RowKind => ({ ...kind, keepsWords: true });
const without = (topic: RetentionTopic, leftOut: string): RowKind => ({ topic, leftOut });
/** Says nothing of a person who uses the site. */
const impersonal = (leftOut: string): RowKind => ({ leftOut });

const lookup = 'a key to a row that the copy has';
const counter = 'a number that others’ acts add up to';
const queue = 'work that waits, with ids alone; it goes once it is done';
const security = 'keeps a login safe and would weaken it in other hands';
const editorial = 'written by staff for readers';

/** Every kind of row, by the name of its ElectroDB entity. */
export const rowKinds: Readonly<Record<string, RowKind>> = {
  // Accounts
  account: copied('profile', 'account'),
  'suppressed-address': impersonal('a sign of an address that no mail reaches, for a year'),
  'account-email': without('sign_in', lookup),
  'account-name': without('sign_in', lookup),
  'email-code': without('sign_in', security),
  'password-reset': without('sign_in', security),
  'two-step': without('sign_in', security),
  'two-step-challenge': without('sign_in', security),
  'proven-session': without('sign_in', security),
  standing: without('sign_in', security),
  'ended-session': without('sign_in', security),
  'live-connection': without('sign_in', 'an open page; it goes with the connection'),
  'live-ticket': without('sign_in', 'opens a live connection within a minute, once'),
  consent: copied('consents', 'consents'),
  'data-export': without('exports', 'is the copy itself'),
  'ip-trace': copied('networks', 'networks'),
  'network-observation': without('networks', 'becomes the line that the copy has, within a day'),
  'known-network': without('networks', 'that a network was seen before, by a sign of it'),
  'identity-check': copied('identity_checks', 'identity'),
  'identity-check-current': without('identity_checks', lookup),
  'identity-allowance': without('identity_checks', counter),
  'identity-webhook': without(
    'identity_checks',
    'a provider’s notice as it came; the copy has what came of it',
  ),
  block: copied('blocks', 'blocks'),

  // Homes
  draft: copied('listings', 'drafts'),
  'draft-count': without('listings', counter),
  property: keepingWords(copied('homes', 'homes')),
  'property-history': copied('homes', 'homes'),
  'address-claim': without('homes', lookup),
  'address-lookup': impersonal('addresses at a postcode, for a day'),
  'register-answer': impersonal(
    'what public registers say of a postcode or a street, and the areas of journeys, for 30 days at most',
  ),
  image: copied('listings', 'files'),
  'media-use': without('listings', lookup),
  'picture-band': without('listings', 'finds copied photos by a fingerprint; the copy has the photos'),
  'address-proof': copied('listings', 'reviews'),
  'listing-review': copied('homes', 'reviews'),
  'search-row': without('homes', 'what the copy has under homes, for the search'),
  'nearby-card': without('homes', 'what the copy has under homes, for pages of homes near it'),
  'property-counts': without('visits', counter),
  'views-of-day': without('visits', counter),
  'property-visit': without('visits', 'a number of one day that leads to no person'),
  'counted-favourite': without('visits', counter),
  'counted-step': without('visits', counter),
  'view-salt': impersonal('a random number of one day'),
  'joint-owner': copied('joint_owners', 'joint_owners'),
  'joint-owner-invitations': without('joint_owners', counter),
  favourite: copied('favourites', 'favourites'),
  'favourite-count': without('favourites', counter),
  'saved-search': copied('saved_searches', 'saved_searches'),
  'saved-search-cell': without('saved_searches', lookup),
  'search-match': without('saved_searches', 'homes that the copy’s searches found, for 90 days'),
  'search-alert': without('saved_searches', 'that a mail about such homes was sent'),
  'alert-subscriber': without('saved_searches', 'an address without an account, which has no copy'),
  'watched-home': without('homes', 'what the copy has under homes, for alerts'),
  'saved-home-news': impersonal(queue),
  'sale-pack': keepingWords(copied('sale_packs', 'homes')),
  'sale-pack-file': without('sale_packs', lookup),
  'audit-entry': without('trails', 'what happened is in the sections of what it happened to'),

  // Between the two sides
  message: keepingWords(copied('messages', 'messages')),
  'message-card': without('messages', lookup),
  'message-remains': keepingWords(without('messages', 'what was taken back, out of sight for 90 days')),
  thread: keepingWords(without('messages', 'who wrote last and what is unread; the copy has the messages')),
  'first-answer': copied('response_times', 'account'),
  'time-slot': copied('viewings', 'homes'),
  viewing: copied('viewings', 'viewings'),
  'open-viewing': without('viewings', lookup),
  'pending-viewings': without('viewings', counter),
  'viewing-card': without('viewings', lookup),
  'viewing-calendar': without('viewings', 'holds the times that the copy has under viewings'),
  offer: keepingWords(copied('offers', 'offers')),
  'open-offer': without('offers', lookup),
  'accepted-offer': without('offers', lookup),
  'buyer-check': copied('buyer_checks', 'checks'),
  'best-and-final': without('offers', 'a deadline of a home; the copy has the offers'),
  'hidden-from-buying': without('offers', 'that a home was taken off a list'),
  sale: keepingWords(copied('sales', 'sales')),
  solicitor: without('sales', lookup),
  'solicitor-link': without('sales', 'opens a sale; the copy has the solicitor and the sale'),
  memorandum: keepingWords(without('sales', 'names both sides; each has the document itself in the sale')),
  'memorandum-file': without('sales', lookup),

  // Money
  'property-package': copied('payments', 'homes'),
  'open-package': without('payments', lookup),
  'pending-package': without('payments', lookup),
  'package-order': without('payments', counter),
  'most-chosen-package': impersonal(counter),
  'package-end-reminder': without('payments', 'that a mail about a package was sent'),
  payment: copied('payments', 'payments'),
  'latest-payment': without('payments', lookup),
  'payment-report': without('payments', 'a provider’s notice as it came; the copy has what came of it'),
  receipt: keepingWords(copied('payments', 'payments')),
  'receipt-counter': impersonal(counter),
  'receipt-number': without('payments', lookup),
  'receipt-file': without('payments', lookup),
  'ledger-entry': without('payments', 'our books, by the numbers of payments that the copy has'),
  reconciliation: impersonal('sums of one day, ours beside the provider’s'),
  'carbon-offset': without('payments', 'trees for a payment that the copy has'),
  'carbon-impact': impersonal(counter),
  coupon: copied('referrals', 'rewards'),
  'coupon-code': without('referrals', lookup),
  'coupon-person': without('referrals', counter),
  'coupon-use': without('referrals', 'the copy has the payment that it made cheaper'),
  referral: copied('referrals', 'rewards'),
  'referral-code': without('referrals', lookup),
  'own-referral-code': copied('referrals', 'rewards'),
  'referral-points': copied('referrals', 'rewards'),
  'sign-up-referral-code': without('referrals', 'the code that they came by; the copy has the referral'),
  affiliate: copied('referrals', 'rewards'),
  'affiliate-application': keepingWords(copied('applications', 'applications')),
  'open-affiliate-application': keepingWords(without('applications', lookup)),

  // Notices
  notification: keepingWords(copied('notifications', 'notifications')),
  'notifications-seen': without('notifications', counter),
  'mail-choice': copied('notifications', 'preferences'),
  'sent-mail': without('notifications', 'that a mail about an event was sent'),
  'digest-wait': without('notifications', queue),

  // Readers and staff
  'report-case': keepingWords(copied('reports', 'reports')),
  'filed-report': without('reports', lookup),
  ticket: copied('tickets', 'tickets'),
  'blog-comment': copied('comments', 'comments'),
  'blog-post-counts': without('visits', counter),
  'blog-post-visit': without('visits', 'a number of one day that leads to no person'),
  'blog-tag-views': without('visits', counter),
  'blog-category': impersonal(editorial),
  'blog-category-slug': impersonal(editorial),
  'blog-post': impersonal(editorial),
  'blog-post-body': impersonal(editorial),
  'blog-post-slug': impersonal(editorial),
  'blog-tag': impersonal(editorial),
  configuration: impersonal('settings of the site'),
  'setting-change': impersonal('acts of staff on settings'),
  'staff-act': keepingWords(
    without('trails', 'acts of our staff; the copy has the decisions that follow from them'),
  ),
  'staff-task': without('trails', queue),
};

/** The names of the sections of a copy that have something under a topic. */
export function listSectionsOfTopic(topic: RetentionTopic): ExportSectionKey[] {
  return [
    ...new Set(
      Object.values(rowKinds).flatMap((kind) => (kind.topic === topic && kind.section ? [kind.section] : [])),
    ),
  ];
}
