import { AccountDeleted, AccountRegistered, AccountVerified } from '../../../events/account.ts';
import { PackageActivated, PackagePaid, PackageRefundDue } from '../../../events/package.ts';
import {
  LedgerDiffers,
  PaymentDisputeClosed,
  PaymentDisputed,
  PaymentFailed,
  PaymentRefundFailed,
  PaymentRefunded,
  PaymentReported,
  PaymentSucceeded,
  ReceiptIssued,
} from '../../../events/payment.ts';
import { PropertyPublished, PropertyStatusChanged } from '../../../events/property.ts';
import {
  AffiliateApplied,
  AffiliateApproved,
  AffiliateDeclined,
  ReferralDue,
} from '../../../events/referral.ts';
import type { Subscriber } from './types.ts';

/** Subscribers for packages, payments, coupons, referrals and carbon. */
export const paymentSubscribers = {
  'packages-on-property-status-changed': {
    entry: 'functions/money/packages/subscribers/on-property-status-changed.ts',
    on: [PropertyStatusChanged, PropertyPublished, PackageActivated],
    needs: ['table:write'],
  },
  'payments-on-webhook-event': {
    entry: 'functions/money/payments/subscribers/on-webhook-event.ts',
    on: [PaymentReported],
    needs: ['table:write', 'books:append', 'cards', 'wallet'],
    timeoutSeconds: 60,
  },
  'payments-on-payment-failed': {
    entry: 'functions/money/payments/subscribers/on-payment-failed.ts',
    on: [PaymentFailed],
    needs: ['table:write', 'books:append', 'cards'],
    timeoutSeconds: 60,
  },
  'payments-on-refund-due': {
    entry: 'functions/money/payments/subscribers/on-refund-due.ts',
    on: [PackageRefundDue],
    needs: ['table:write', 'books:append', 'cards', 'wallet'],
    timeoutSeconds: 60,
  },
  'packages-on-package-paid': {
    entry: 'functions/money/packages/subscribers/on-package-paid.ts',
    on: [PackagePaid],
    needs: ['table:write'],
  },
  'packages-on-payment-refunded-or-disputed': {
    entry: 'functions/money/package-orders/subscribers/on-payment-refunded-or-disputed.ts',
    on: [PaymentRefunded, PaymentDisputed, PaymentDisputeClosed],
    needs: ['table:write'],
  },
  'referrals-on-account-registered': {
    entry: 'functions/money/referrals/subscribers/on-account-registered.ts',
    on: [AccountRegistered, AccountVerified],
    needs: ['table:write'],
  },
  'referrals-on-package-activated': {
    entry: 'functions/money/referrals/subscribers/on-package-activated.ts',
    on: [PackageActivated],
    needs: ['table:write', 'scheduler'],
  },
  'referrals-on-referral-due': {
    entry: 'functions/money/referrals/subscribers/on-referral-due.ts',
    on: [ReferralDue],
    needs: ['table:write', 'scheduler'],
  },
  'referrals-on-payment-refunded': {
    entry: 'functions/money/referrals/subscribers/on-payment-refunded.ts',
    on: [PaymentRefunded],
    needs: ['table:write'],
  },
  'referrals-on-affiliate-applied': {
    entry: 'functions/money/referrals/subscribers/on-affiliate-applied.ts',
    on: [AffiliateApplied],
    needs: ['table:write', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'referrals-on-application-decided': {
    entry: 'functions/money/referrals/subscribers/on-application-decided.ts',
    on: [AffiliateApproved, AffiliateDeclined],
    needs: ['table:write', 'idempotency', 'mail', 'site'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'referrals-on-account-deleted': {
    entry: 'functions/money/referrals/subscribers/on-account-deleted.ts',
    on: [AccountDeleted],
    needs: ['table:write'],
  },
  'carbon-on-package-activated': {
    entry: 'functions/money/carbon/subscribers/on-package-activated.ts',
    on: [PackageActivated],
    needs: ['table:write', 'carbon'],
    timeoutSeconds: 30,
  },
  'payments-on-payment-issue-receipt': {
    entry: 'functions/money/payments/subscribers/on-payment-issue-receipt.ts',
    on: [PaymentSucceeded, PaymentRefunded, PaymentRefundFailed],
    needs: ['table:write', 'books:read', 'books:append', 'operator'],
    timeoutSeconds: 60,
  },
  'payments-on-receipt-issued': {
    entry: 'functions/money/payments/subscribers/on-receipt-issued.ts',
    on: [ReceiptIssued],
    needs: ['table:write', 'books:read', 'papers:write', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  'payments-on-alarm-event': {
    entry: 'functions/money/payments/subscribers/on-alarm-event.ts',
    on: [LedgerDiffers, PaymentRefundFailed, PaymentDisputed],
    needs: [],
  },
} as const satisfies Record<string, Subscriber>;
