import {
  AccountBlocked,
  AccountDeleted,
  AccountUnblocked,
  AccountVerified,
} from '../../../events/account.ts';
import {
  PostDeleted,
  PostPublishDue,
  PostPublished,
  PostScheduleChanged,
  PostUpdated,
} from '../../../events/blog.ts';
import {
  BuyerCheckApproved,
  BuyerCheckDocumentDue,
  BuyerCheckExpiryDue,
  BuyerCheckReturned,
} from '../../../events/buyer-check.ts';
import { DataExportRequested } from '../../../events/data-export.ts';
import { EnquiryAcknowledged, EnquiryAnswered, EnquiryOpened } from '../../../events/enquiry.ts';
import { IdentityReported } from '../../../events/identity.ts';
import { JointOwnerInvited } from '../../../events/joint-owner.ts';
import { AddressChallengeDue, AddressChallenged } from '../../../events/listing-review.ts';
import { MessageSent } from '../../../events/message.ts';
import { NetworkObserved } from '../../../events/network.ts';
import { AccountSeenInNewPlace } from '../../../events/new-place.ts';
import { OfferAccepted, OfferFellThrough, OfferPutOnHold, OfferRejected } from '../../../events/offer.ts';
import {
  PropertyChanged,
  PropertyPriceChanged,
  PropertyPublished,
  PropertyStatusChanged,
} from '../../../events/property.ts';
import {
  ReportAppealDecided,
  ReportAppealed,
  ReportContentHidden,
  ReportDecided,
  ReportFiled,
} from '../../../events/report.ts';
import { SalePackSaved } from '../../../events/sale-pack.ts';
import { SavedSearchConfirmationRequested, SearchAlertDue } from '../../../events/saved-search.ts';
import { taskEvents } from '../../reach/staff/domain/task-rules.ts';
import { ownershipSubscribers } from './ownership.ts';
import type { Subscriber } from './types.ts';

/**
 * Subscribers for content, trust and staff work. Separate stacks stay below CloudFormation's 500 resources.
 */
export const communitySubscribers = {
  'listing-reviews-on-property-published': {
    entry: 'functions/trust/listing-reviews/subscribers/on-property-published.ts',
    on: [PropertyPublished, PropertyChanged],
    needs: ['table:write'],
  },
  'listing-reviews-on-property-status-changed': {
    entry: 'functions/trust/listing-reviews/subscribers/on-property-status-changed.ts',
    on: [PropertyStatusChanged],
    needs: ['table:write'],
  },
  'listing-reviews-on-address-challenged': {
    entry: 'functions/trust/listing-reviews/subscribers/on-address-challenged.ts',
    on: [AddressChallenged, AddressChallengeDue],
    needs: ['table:write', 'scheduler'],
  },
  'listing-reviews-on-account-deleted-erase-proofs': {
    entry: 'functions/trust/listing-reviews/subscribers/on-account-deleted-erase-proofs.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'identity-checks-on-identity-reported': {
    entry: 'functions/deals/identity-checks/subscribers/on-identity-reported.ts',
    on: [IdentityReported],
    needs: ['table:write', 'identity-provider'],
    timeoutSeconds: 60,
  },
  'identity-checks-on-account-deleted-erase-checks': {
    entry: 'functions/deals/identity-checks/subscribers/on-account-deleted-erase-checks.ts',
    on: [AccountDeleted],
    needs: ['table:write', 'identity-provider'],
    timeoutSeconds: 60,
  },
  ...ownershipSubscribers,
  'staff-on-event-track-task': {
    entry: 'functions/reach/staff/subscribers/on-event-track-task.ts',
    on: taskEvents,
    needs: ['table:write'],
  },
  'staff-on-account-unblocked': {
    entry: 'functions/reach/staff/subscribers/on-account-unblocked.ts',
    on: [AccountUnblocked],
    needs: ['table:write', 'idempotency', 'mail', 'site'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'cases-on-report-filed': {
    entry: 'functions/trust/cases/subscribers/on-report-filed.ts',
    on: [ReportFiled],
    needs: ['table:write', 'idempotency', 'mail', 'site'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'cases-on-event-mail-affected': {
    entry: 'functions/trust/cases/subscribers/on-case-event-mail-affected.ts',
    on: [ReportContentHidden, ReportDecided, ReportAppealed, ReportAppealDecided],
    needs: ['table:read', 'idempotency', 'mail', 'site'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'cases-on-event-mail-reporter': {
    entry: 'functions/trust/cases/subscribers/on-case-event-mail-reporter.ts',
    on: [ReportDecided, ReportAppealed, ReportAppealDecided],
    needs: ['table:read', 'idempotency', 'mail', 'site'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'cases-on-decision-change-block': {
    entry: 'functions/reach/staff/subscribers/on-decision-change-block.ts',
    on: [ReportDecided, ReportAppealDecided],
    needs: ['table:write', 'staff-acts:append', 'identity'],
    timeoutSeconds: 30,
  },
  'cases-on-staff-act': {
    entry: 'functions/trust/cases/subscribers/on-staff-act-open-case.ts',
    on: [AccountBlocked, PropertyStatusChanged],
    needs: ['table:write'],
  },
  'enquiries-on-enquiry-send-mail': {
    entry: 'functions/trust/enquiries/subscribers/on-enquiry-send-mail.ts',
    on: [EnquiryOpened, EnquiryAcknowledged, EnquiryAnswered],
    needs: ['table:read', 'idempotency', 'mail', 'operator'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'enquiries-on-account-deleted-erase-tickets': {
    entry: 'functions/trust/enquiries/subscribers/on-account-deleted-erase-tickets.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'ip-traces-on-network-observed': {
    entry: 'functions/people/ip-traces/subscribers/on-network-observed.ts',
    on: [NetworkObserved],
    needs: ['table:write', 'ip-trace'],
  },
  'ip-traces-on-new-place-send-mail': {
    entry: 'functions/people/accounts/subscribers/on-new-place-send-mail.ts',
    on: [AccountSeenInNewPlace],
    needs: ['table:read', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'ip-traces-on-account-deleted-remove-traces': {
    entry: 'functions/people/ip-traces/subscribers/on-account-deleted-remove-traces.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'cases-on-account-deleted-erase-reporter': {
    entry: 'functions/trust/cases/subscribers/on-account-deleted-erase-reporter.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'consents-on-account-deleted-expire-consents': {
    entry: 'functions/people/consents/subscribers/on-account-deleted-expire-consents.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'data-exports-on-export-requested-build-file': {
    entry: 'functions/reach/data-exports/subscribers/on-export-requested-build-file.ts',
    on: [DataExportRequested],
    needs: ['table:write', 'books:read', 'idempotency', 'exports:write', 'mail'],
    atOnce: 2,
    memoryMb: 2048,
    timeoutSeconds: 300,
  },
  'data-exports-on-account-deleted-erase-exports': {
    entry: 'functions/reach/data-exports/subscribers/on-account-deleted-erase-exports.ts',
    on: [AccountDeleted],
    needs: ['table:write', 'exports:write'],
  },
  'blog-on-schedule-changed': {
    entry: 'functions/trust/blog/subscribers/on-schedule-changed.ts',
    on: [PostScheduleChanged],
    needs: ['table:write', 'scheduler'],
  },
  'blog-on-publish-due': {
    entry: 'functions/trust/blog/subscribers/on-publish-due.ts',
    on: [PostPublishDue],
    needs: ['table:write'],
  },
  'blog-on-account-deleted': {
    entry: 'functions/trust/blog/subscribers/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'sale-packs-on-account-deleted-erase-packs': {
    entry: 'functions/deals/sale-packs/subscribers/on-account-deleted-erase-packs.ts',
    on: [AccountDeleted],
    needs: ['table:write', 'papers:remove'],
    timeoutSeconds: 30,
  },
  'sale-packs-on-pack-changed-make-file': {
    entry: 'functions/deals/sale-packs/subscribers/on-pack-changed-make-file.ts',
    on: [SalePackSaved, PropertyChanged, OfferAccepted, OfferFellThrough],
    needs: ['table:write', 'papers:write', 'papers:remove'],
    timeoutSeconds: 30,
  },
  'buyer-checks-on-buyer-check-decided': {
    entry: 'functions/deals/buyer-checks/subscribers/on-buyer-check-decided.ts',
    on: [BuyerCheckApproved, BuyerCheckReturned, BuyerCheckExpiryDue, BuyerCheckDocumentDue],
    needs: ['table:write', 'scheduler'],
  },
  'buyer-checks-on-account-deleted-erase-checks': {
    entry: 'functions/deals/buyer-checks/subscribers/on-account-deleted-erase-checks.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'joint-owners-on-invited-send-mail': {
    entry: 'functions/listings/joint-owners/subscribers/on-joint-owner-invited-send-mail.ts',
    on: [JointOwnerInvited],
    needs: ['table:read', 'idempotency', 'mail', 'vault:seal-owner-invitation'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'joint-owners-on-account-deleted-erase': {
    entry: 'functions/listings/joint-owners/subscribers/on-account-deleted-erase-joint-owners.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'saved-searches-on-property-changed': {
    entry: 'functions/finding/saved-searches/subscribers/on-property-changed.ts',
    on: [PropertyPublished, PropertyStatusChanged, PropertyChanged],
    needs: ['table:write'],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  'saved-searches-on-alert-due-send-mail': {
    entry: 'functions/finding/saved-searches/subscribers/on-alert-due-send-mail.ts',
    on: [SearchAlertDue],
    needs: ['table:write', 'idempotency', 'mail'],
    atOnce: 25,
    timeoutSeconds: 30,
  },
  'saved-searches-on-confirmation-asked-send-mail': {
    entry: 'functions/finding/saved-searches/subscribers/on-confirmation-requested-send-mail.ts',
    on: [SavedSearchConfirmationRequested],
    needs: ['table:read', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'saved-searches-on-account-verified-adopt-searches': {
    entry: 'functions/finding/saved-searches/subscribers/on-account-verified-adopt-searches.ts',
    on: [AccountVerified],
    needs: ['table:write'],
  },
  'saved-searches-on-account-deleted-erase-searches': {
    entry: 'functions/finding/saved-searches/subscribers/on-account-deleted-erase-searches.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  'saved-searches-on-offer-lost-suggest-search': {
    entry: 'functions/finding/saved-searches/subscribers/on-offer-lost-suggest-search.ts',
    on: [OfferFellThrough, OfferPutOnHold, OfferRejected],
    needs: ['table:write'],
  },
  'site-pages-on-page-changed': {
    entry: 'functions/reach/site-pages/subscribers/on-page-changed.ts',
    on: [PropertyPublished, PropertyStatusChanged, PropertyPriceChanged, PostUpdated, PostDeleted],
    needs: ['table:read', 'edge:invalidate'],
  },
  'site-pages-on-shared-page-changed': {
    entry: 'functions/reach/site-pages/subscribers/on-shared-page-changed.ts',
    on: [PropertyPublished, PropertyStatusChanged, PropertyChanged, PostPublished, PostUpdated, PostDeleted],
    needs: ['public-api', 'origin-secret:read', 'share-cards'],
    atOnce: 5,
    memoryMb: 3008,
    timeoutSeconds: 60,
  },
  'response-times-on-message-sent': {
    entry: 'functions/deals/response-times/subscribers/on-message-sent.ts',
    on: [MessageSent],
    needs: ['table:write'],
  },
  'response-times-on-account-deleted': {
    entry: 'functions/deals/response-times/subscribers/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
} as const satisfies Record<string, Subscriber>;
