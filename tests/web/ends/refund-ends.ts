import { getTimeAfter } from '../payments/samples.ts';
import { choosing, offersPay, over, paidAt, type PackageEnd } from './package-end.ts';

const refund = {
  id: 'rfd_01K9ZX3Q6T4C8V0R2M5N7P9B1V',
  amountPence: 97_35,
  reason: 'cancelled',
  status: 'pending',
  askedAt: getTimeAfter(0),
};
const wholeRefund = { ...refund, amountPence: 99_00, status: 'succeeded' };
const isOnSale = /stays on sale|Buyers can no longer find it/;

/** Packages that their owners cancelled. */
export const cancelledPackages: readonly PackageEnd[] = [
  {
    ...over,
    name: 'cancelled within its days, with its refund under way',
    paid: { status: 'partially_refunded', paidAt, refunds: [refund] },
    reads: {
      ...choosing,
      payment:
        /£97\.35 is on its way back to you\n.*Banks usually show a refund five to ten working days after we send it/,
      payments: /Partly refunded[\s\S]*£97\.35 is on its way because you cancelled/,
    },
    news: [
      [
        'package.cancelled.v1',
        { restored: undefined },
        /was cancelled\. Without one the home isn’t on sale; a sale that’s agreed goes on[\s\S]*£93\.50 is being refunded/,
      ],
      ['package.cancelled.v1', {}, /Starter has started again and runs until/],
      ['package.cancelled.v1', { restored: undefined, notBegun: true }, /was cancelled before it started/],
    ],
    never: [isOnSale, /no longer shown/, offersPay],
  },
  {
    ...over,
    name: 'cancelled and sent back by PayPal',
    paid: {
      status: 'refunded',
      payBy: 'wallet',
      paidAt,
      refundedPence: 99_00,
      refunds: [{ ...wholeRefund }],
    },
    reads: {
      ...choosing,
      payment: /£99 was sent back to you\n.*PayPal usually shows a refund within a few hours/,
      payments: /Refunded[\s\S]*£99 was sent back because you cancelled/,
    },
    news: [['payment.refunded.v1', { payBy: 'wallet' }, /your PayPal account[\s\S]*within a few hours/]],
    never: [/[Bb]anks/, /on its way/],
  },
  {
    ...over,
    name: 'cancelled, and the refund failed',
    paid: { status: 'succeeded', paidAt, refunds: [{ ...refund, status: 'failed' }] },
    reads: {
      ...choosing,
      payment: /couldn’t be sent back\. We’re looking into it and will email you/,
      payments: /couldn’t be sent back/,
    },
    never: [/on its way/],
  },
  {
    ...over,
    name: 'dropped, and paid too late',
    home: 'pending_payment',
    paid: {
      status: 'refunded',
      paidAt,
      refundedPence: 99_00,
      refunds: [{ ...wholeRefund, reason: 'not_needed' }],
    },
    reads: {
      package: /Choose a package/,
      listing: /Choose a package to put it on sale/,
      payment: /We sent your money back\n.*£99 was sent back, the way you paid/,
      payments: /because it wasn’t needed/,
    },
    never: [/on its way/],
  },
];

/** Packages whose money went back without their owners’ asking. */
export const refundedPackages: readonly PackageEnd[] = [
  {
    ...over,
    name: 'given back by our team',
    paid: {
      status: 'refunded',
      paidAt,
      refundedPence: 99_00,
      refunds: [{ ...wholeRefund, reason: 'goodwill' }],
    },
    reads: {
      ...choosing,
      payment: /£99 was sent back to you/,
      payments: /Refunded[\s\S]*as a gesture of goodwill/,
    },
    news: [['payment.refunded.v1', { reason: 'goodwill' }, /on its way back to your card\./]],
    never: [/on its way/],
  },
  {
    ...over,
    name: 'charged back by the bank',
    paid: { status: 'lost', paidAt },
    reads: { ...choosing, payment: /charged back\n.*the package has ended/, payments: /Charged back/ },
    news: [
      ['payment.disputed.v1', {}, /asked for £99 back/],
      [
        'payment.dispute_closed.v1',
        { won: false },
        /gave you £99 back[\s\S]*This ends the package it paid for/,
      ],
      ['payment.dispute_closed.v1', { won: true }, /is valid[\s\S]*carries on as before/],
    ],
    never: [/is on Standard/, offersPay],
  },
];
