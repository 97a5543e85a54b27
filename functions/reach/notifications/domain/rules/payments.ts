import type * as z from 'zod';
import { CarbonOffset } from '../../../../../events/carbon.ts';
import {
  PackageActivated,
  PackageCancelled,
  PackageScheduled,
  PackageUpgraded,
} from '../../../../../events/package.ts';
import {
  PaymentDisputeClosed,
  PaymentDisputed,
  PaymentFailed,
  PaymentPending,
  PaymentRefunded,
} from '../../../../../events/payment.ts';
import {
  PointsRedeemed,
  ReferralCreated,
  ReferralPending,
  ReferralQualified,
  ReferralVoided,
} from '../../../../../events/referral.ts';
import type { PayMethod, RefundReason, UserId } from '../../../../../events/vocabulary.ts';
import { formatCounted } from '../../../../kernel/counts.ts';
import { formatPence } from '../../../../kernel/money.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import { packageCatalogue } from '../../../../money/packages/domain/catalogue.ts';
import { getPayDecider, getPaySource, type PaySource } from '../../../../money/payments/domain/pay-method.ts';
import { links } from '../links.ts';
import {
  defineNoticeRule,
  type NoticeRule,
  type Notice,
  definePersonalNoticeRule,
  type PersonalNoticeRule,
  createOwnerNotice,
  noticeDefaults,
  type NoticeText,
} from '../notice.ts';
import { formatDay, formatNoticeTitle } from '../text.ts';

const account: Readonly<Record<PaySource, string>> = {
  card: 'your card',
  bank: 'your bank account',
  paypal: 'your PayPal account',
};
const refundArrival: Readonly<Record<PaySource, string>> = {
  card: 'Banks take 5 to 10 working days to show it.',
  bank: 'Banks take a few working days to show it.',
  paypal: 'PayPal shows it within a few hours.',
};
/** When a bank's money is usually certain; Stripe gives a new direct debit seven working days. */
const bankAnswers: Readonly<Partial<Record<PayMethod, string>>> = {
  pay_by_bank: 'Banks usually confirm a payment like this within minutes.',
  bacs_debit: 'A Direct Debit takes up to seven working days.',
};
const refundReasonTexts: Readonly<Record<RefundReason, string>> = {
  cancelled: ', because the package was cancelled',
  not_needed: ', because the payment wasn’t needed',
  ended: ', because the package it paid for ended',
  goodwill: '',
};
const seePayment = 'See the payment';

const formatPackageName = (packageId: string): string =>
  packageCatalogue.find(({ id }) => id === packageId)?.name ?? 'chosen';

/** What a cancellation changes for the property. */
function describeCancellation(
  { restored, notBegun }: z.output<typeof PackageCancelled.detail>,
  home: string,
): string {
  if (restored)
    return `The package for ${home} was cancelled. ${formatPackageName(restored.packageId)} has started again and runs until ${formatDay(restored.endsAt)}.`;
  if (notBegun) return `The package for ${home} was cancelled before it started.`;
  return `The package for ${home} was cancelled. Without one the home isn’t on sale; a sale that’s agreed goes on.`;
}

/** Packages and their payments, for the owner of the property; receipts are mailed by payments/. */
export const paymentRules: readonly NoticeRule[] = [
  defineNoticeRule(PackageActivated, (data, { home }) => {
    // A free package is confirmed on the page and by the notice that the property is on sale.
    if (data.packageId === 'starter') return [];
    const name = formatPackageName(data.packageId);
    return [
      createOwnerNotice(data, {
        title: formatNoticeTitle(`Your ${name} package has started`, home.ownTitle),
        body: `The ${name} package for ${home.ownTitle} runs until ${formatDay(data.endsAt)}. It’s paused while a sale is with the solicitors.`,
        rows: [
          ['Package', name],
          ['Runs until', formatDay(data.endsAt)],
          ['Home', home.ownTitle],
        ],
        href: links.listing(home.id),
        action: 'See your listing',
      }),
    ];
  }),
  defineNoticeRule(PackageScheduled, (data, { home }) => {
    const name = formatPackageName(data.packageId);
    return [
      createOwnerNotice(data, {
        title: formatNoticeTitle(`${name} is paid`, home.ownTitle),
        body: `${name} for ${home.ownTitle} starts on ${formatDay(data.startsAt)}, as you chose to wait. Unless another package has it on sale, the home stays off the market until then. You can start it at any time.`,
        more: [`Until it starts you can cancel it for a full refund of ${formatPence(data.refundPence)}.`],
        href: links.package(home.id),
        action: 'See the package',
      }),
    ];
  }),
  defineNoticeRule(PackageUpgraded, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('Package upgraded', home.ownTitle),
      body: `A larger package has replaced the earlier one for ${home.ownTitle}. We took what was left of it off the price.`,
      href: links.package(home.id),
      action: 'See the package',
      // The larger package is mailed when it begins.
      mail: false,
    }),
  ]),
  defineNoticeRule(PackageCancelled, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('Package cancelled', home.ownTitle),
      body: describeCancellation(data, home.ownTitle),
      more: [
        data.refundPence > 0
          ? `${formatPence(data.refundPence)} is being refunded to you. We’ll email you again once it’s on its way.`
          : 'There’s nothing to refund.',
      ],
      href: links.package(home.id),
      action: data.restored ? 'See the package' : 'Choose a package',
    }),
  ]),
  defineNoticeRule(PaymentPending, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('Waiting for your bank', home.ownTitle),
      body: `You’ve approved the payment for ${home.ownTitle}, and your bank hasn’t sent it yet. ${(data.method && bankAnswers[data.method]) ?? 'It can take a few days.'}`,
      more: [
        'Nothing is paid until then, so the package hasn’t started and there’s no receipt yet. We’ll email you as soon as the money is here, or if it doesn’t come. There’s nothing for you to do.',
      ],
      href: links.payment(data.paymentId),
      action: seePayment,
    }),
  ]),
  defineNoticeRule(PaymentFailed, (data, { home }) => {
    // A cancelled or expired payment is answered on the page that the person returns to.
    if (data.reason !== 'declined') return [];
    const isByBank = getPaySource(data) === 'bank';
    return [
      createOwnerNotice(data, {
        title: formatNoticeTitle(
          isByBank ? 'Your bank didn’t make the payment' : 'Payment declined',
          home.ownTitle,
        ),
        body: `The payment for ${home.ownTitle} ${isByBank ? 'didn’t come, so nothing is paid and the package hasn’t started. Choose the package again and we’ll check its price; you can also pay another way.' : 'was declined, so you haven’t been charged. We’ve kept your choice: try again, or pay another way.'}`,
        href: links.payment(data.paymentId),
        action: isByBank ? 'Choose again' : 'Try again',
      }),
    ];
  }),
  defineNoticeRule(PaymentRefunded, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('Refund on its way', home.ownTitle),
      body: `Your ${formatPence(data.amountPence)} for ${home.ownTitle} is on its way back to ${account[getPaySource(data)]}${refundReasonTexts[data.reason]}. ${refundArrival[getPaySource(data)]}`,
      href: links.payment(data.paymentId),
      action: seePayment,
    }),
  ]),
  defineNoticeRule(PaymentDisputed, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('Payment disputed', home.ownTitle),
      body: `${capitaliseFirst(getPayDecider(data))} asked for ${formatPence(data.amountPence)} back that was paid for ${home.ownTitle}. Until it has decided, you can’t cancel the package or upgrade it.`,
      more: [`If you didn’t mean to dispute it, tell ${getPayDecider(data)} so.`],
      href: links.payment(data.paymentId),
      action: seePayment,
    }),
  ]),
  defineNoticeRule(PaymentDisputeClosed, (data, { home }) => [
    createOwnerNotice(data, {
      title: formatNoticeTitle('Dispute closed', home.ownTitle),
      body: data.won
        ? `${capitaliseFirst(getPayDecider(data))} decided that the payment of ${formatPence(data.amountPence)} for ${home.ownTitle} is valid. The package carries on as before.`
        : `${capitaliseFirst(getPayDecider(data))} gave you ${formatPence(data.amountPence)} back for ${home.ownTitle}. This ends the package it paid for, or the larger one that replaced it.`,
      href: links.payment(data.paymentId),
      action: seePayment,
    }),
  ]),
];

const createPointsNotice = (to: UserId, words: Omit<NoticeText, 'href' | 'action'>): Notice => ({
  ...noticeDefaults,
  ...words,
  to,
  topic: 'listing',
  href: links.referrals(),
  action: 'See your points',
});

/** Points for referrals; the friend's name is left out. */
export const pointRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(ReferralCreated, ({ referrerId }) => [
    createPointsNotice(referrerId, {
      title: 'Someone joined with your link',
      body: 'A new member signed up with your invitation. You both earn points once they pay for their first package and fourteen days have passed.',
      mail: false,
    }),
  ]),
  definePersonalNoticeRule(ReferralPending, ({ referrerId, qualifiesAt }) => [
    createPointsNotice(referrerId, {
      title: 'Points are on their way',
      body: `A member you invited paid for their first package. Your points arrive on ${formatDay(qualifiesAt)}, unless the payment is refunded before then.`,
    }),
  ]),
  definePersonalNoticeRule(CarbonOffset, ({ ownerId, paymentId, trees, kg }) => [
    {
      ...createPointsNotice(ownerId, {
        title:
          trees > 0
            ? `${formatCounted(trees, 'tree')} funded for your listing`
            : 'Carbon offset for your listing',
        body: `${[
          trees > 0 && `${formatCounted(trees, 'tree')} funded`,
          kg > 0 && `${kg} kg of carbon offset`,
        ]
          .filter(Boolean)
          .join(' and ')} with your package.`,
        mail: false,
      }),
      href: links.payment(paymentId),
      action: seePayment,
    },
  ]),
  definePersonalNoticeRule(ReferralQualified, ({ referrerId, points, referrerPoints = points, earnedBy }) =>
    earnedBy.map((side) =>
      createPointsNotice(side, {
        title: `You earned ${formatCounted(side === referrerId ? referrerPoints : points, 'point')}`,
        body:
          side === referrerId
            ? `Someone you invited has bought a package, so you’ve earned ${formatCounted(referrerPoints, 'point')}. Points become coupons for your own packages.`
            : `You joined by invitation and paid for a package, so you’ve earned ${formatCounted(points, 'point')}. Points become coupons for your next packages.`,
      }),
    ),
  ),
  // Its referrer was told on which day the points would come.
  definePersonalNoticeRule(ReferralVoided, ({ referrerId }) => [
    createPointsNotice(referrerId, {
      title: 'The points on their way won’t arrive',
      body: 'The payment of a member you invited was refunded, so it earns no points. The points you have stay yours.',
    }),
  ]),
  definePersonalNoticeRule(PointsRedeemed, ({ userId, points }) => [
    createPointsNotice(userId, {
      title: 'Your coupon is ready',
      body: `${formatCounted(points, 'point')} became a coupon. Only you can use it, and you’ll find its code next to your points.`,
    }),
  ]),
];
