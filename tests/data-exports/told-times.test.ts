import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draftReminderDays } from '../../events/vocabulary.ts';
import {
  documentDays,
  lenderValidDays,
  proofValidDays,
} from '../../functions/deals/buyer-checks/domain/validity.ts';
import { emailedHomeDays, waitingDays } from '../../functions/deals/favourites/domain/emailed-home.ts';
import { messageEditMinutes } from '../../functions/deals/messages/domain/message.ts';
import { openMonthsAfterSale } from '../../functions/deals/messages/queries/find-thread-closure.ts';
import { counterHours } from '../../functions/deals/offers/domain/answer-times.ts';
import { roundHours } from '../../functions/deals/offers/domain/best-and-final.ts';
import { proofDays } from '../../functions/deals/offers/domain/offer.ts';
import { maxRegisterTries } from '../../functions/deals/ownership-checks/domain/take-answer.ts';
import { reminderAnswerDays, stalledDays } from '../../functions/deals/sales/domain/reminders.ts';
import { lateHours, noticeHours } from '../../functions/deals/viewings/domain/viewing-limits.ts';
import {
  disputeHours,
  holdHours,
  maxReschedules,
  settleHours,
} from '../../functions/deals/viewings/domain/viewing.ts';
import { matchKeptDays } from '../../functions/finding/saved-searches/adapters/alert-repository.ts';
import { confirmationDays } from '../../functions/finding/saved-searches/domain/saved-search.ts';
import { dayMs, hourMs, minuteMs } from '../../functions/kernel/time.ts';
import { invitationDays } from '../../functions/listings/joint-owners/domain/joint-owner.ts';
import { unusedDays } from '../../functions/listings/properties/adapters/image-repository.ts';
import { newListingGapDays } from '../../functions/listings/properties/domain/market.ts';
import { packageOf } from '../../functions/money/packages/domain/catalogue.ts';
import { applyChoice, startPackage } from '../../functions/money/packages/domain/choice.ts';
import { calculateFeaturedUntil } from '../../functions/money/packages/domain/entitlements.ts';
import { endReminderDays } from '../../functions/money/packages/domain/lifecycle.ts';
import { calculateUsedDays, cancellationDays } from '../../functions/money/packages/domain/quote.ts';
import { calculateTreesDue } from '../../functions/money/payments/domain/refunds.ts';
import { codeEntryDays } from '../../functions/money/referrals/domain/referral-rules.ts';
import { rewardTerms } from '../../functions/money/referrals/domain/referral.ts';
import { codeSeconds } from '../../functions/people/accounts/domain/account.ts';
import { codesPerDay } from '../../functions/people/accounts/domain/code.ts';
import { undoDays } from '../../functions/people/accounts/domain/deletion.ts';
import { freshSignInSeconds } from '../../functions/people/accounts/domain/fresh-login.ts';
import { resetMinutes } from '../../functions/people/accounts/domain/password-reset.ts';
import { renameDays } from '../../functions/people/accounts/domain/user-name.ts';
import { sealedDays } from '../../functions/people/vault/domain/purpose.ts';
import { exportDays } from '../../functions/reach/data-exports/domain/data-export.ts';
import { digestMinutes } from '../../functions/reach/notifications/adapters/digest-mail.ts';
import { promisedDays } from '../../functions/reach/staff/domain/task.ts';
import { appealDays } from '../../functions/trust/cases/domain/report-case.ts';
import { complaintDays } from '../../functions/trust/enquiries/domain/complaint.ts';
import { keptDays } from '../../web/lib/kept/kept-rules.ts';
import { sentWithinMs } from '../../web/lib/outbox-time.ts';
import { formatWeeks, spell } from './figures.ts';

const start = new Date('2026-11-29T12:00:00.000Z');
const tail = '0'.repeat(26);
const { chosen } = applyChoice(
  {},
  packageOf('premium'),
  { id: `pkg_${tail}`, propertyId: `prp_${tail}`, ownerId: `usr_${tail}`, startNow: true },
  start,
);
const premium = startPackage(chosen, start);
const quoteMinutes = (Date.parse(chosen.quotedUntil) - start.getTime()) / minuteMs;
const featuredDays = (Date.parse(calculateFeaturedUntil(premium) ?? '') - start.getTime()) / dayMs;
const treeDays = (Date.parse(calculateTreesDue(start.toISOString())) - start.getTime()) / dayMs;
/** The whole hours of a package in which no day of it is charged. */
const freeHours = Array.from({ length: 100 }, (_, hours) => hours).findLast(
  (hours) => calculateUsedDays(premium, new Date(start.getTime() + hours * hourMs)) === 0,
);
const days = (packageId: Parameters<typeof packageOf>[0]): number => packageOf(packageId).days;
const working = (kind: keyof typeof promisedDays): string =>
  `${spell(promisedDays[kind])} working day${promisedDays[kind] === 1 ? '' : 's'}`;
/** `a day` of 24 hours, `an hour` of 60 minutes, `a year` of twelve months; no words for another figure. */
const whole = (figure: number, full: number, words: string): string =>
  figure === full ? words : `${figure} instead of ${words}`;
const readConstant = (file: string, name: string): string =>
  new RegExp(`const ${name} = (\\d+);`).exec(readFileSync(file, 'utf8'))?.[1] ?? `no ${name}`;
const epcDays = readConstant('functions/listings/properties/domain/field-obstacles.ts', 'epcOrderDays');

const help = 'functions/reach/site-pages/domain/help';
const policies = 'functions/reach/site-pages/domain/policies';
const pages = 'web/features';
const rules = 'functions/reach/notifications/domain/rules';

/** Times that pages and mails tell, with the figure of the code that keeps them, by file. */
const told: Readonly<Record<string, readonly string[]>> = {
  [`${help}/account-answers.ts`]: [
    `up to ${spell(codesPerDay)} times a day`,
    `lasts ${spell(codeSeconds / 60)} minutes`,
    `lasts ${resetMinutes} minutes`,
    `once every ${renameDays} days`,
    `you have ${undoDays} days to change your mind`,
    `shown for ${spell(keptDays)} days at most`,
    `After ${sentWithinMs / hourMs} hours we ask you first`,
  ],
  [`${help}/buying-answers.ts`]: [
    `unread for ${whole(digestMinutes, 60, 'an hour')}`,
    `edit a message for ${messageEditMinutes} minutes`,
    `at least ${holdHours} hours to answer, until 21:00, but no longer than ${noticeHours} hours before`,
    `up to ${spell(maxReschedules)} times`,
    `Less than ${lateHours} hours before the start`,
    `delete it a ${formatWeeks(unusedDays)} after the offer ends`,
  ],
  [`${help}/selling-answers.ts`]: [
    `up to ${epcDays} days`,
    `open for at least ${counterHours} hours, until 21:00`,
    `between ${roundHours.min} hours and ${roundHours.max / 24} days`,
    `within ${working('home_review')}`,
  ],
  [`${help}/money-answers.ts`]: [
    `free for ${days('starter')} days, Standard £99 for ${days('standard')} days`,
    `Premium £499 for ${days('premium')} days`,
    `Within ${cancellationDays} days of paying`,
    `in its first ${freeHours} hours`,
    `points ${rewardTerms.waitDays} days later`,
    `ordered ${treeDays} days after you pay`,
  ],
  [`${policies}/terms-of-use.ts`]: [
    `within ${cancellationDays} days of paying`,
    `in the first ${freeHours} hours`,
    `ordered ${treeDays} days after you pay`,
  ],
  [`${policies}/voucher-terms.ts`]: [
    `for you for ${quoteMinutes} minutes`,
    `in their first ${codeEntryDays} days`,
    `points ${rewardTerms.waitDays} days after`,
    `lasts ${rewardTerms.couponMonths} months`,
    `ordered ${treeDays} days after you pay`,
  ],
  [`${policies}/data-deletion-policy.ts`]: [
    `after ${undoDays} days, in which you can change your mind`,
    `within the ${spell(freshSignInSeconds / 60)} minutes before`,
    `title: 'After ${undoDays} days'`,
  ],
  [`${pages}/help/contact-us-page.tsx`]: [`within ${working('ticket')}`],
  [`${pages}/referrals/referral-steps.tsx`]: [`${rewardTerms.waitDays} days after they pay`],
  [`${pages}/content/how-it-works-page.tsx`]: [`for ${featuredDays} days their home takes turns`],
  [`${pages}/help/complaints-page.tsx`]: [`within ${cancellationDays} days`],
  [`${pages}/help/complaint-steps.ts`]: [
    `Within ${complaintDays.acknowledge} working days`,
    `Within ${complaintDays.answer} working days`,
    `within ${complaintDays.final / 7} weeks`,
  ],
  [`${rules}/viewings.ts`]: [`less than ${spell(lateHours)} hours before the start`],
  [`${rules}/listings.ts`]: [
    `${spell(draftReminderDays[0])} days ago`,
    `hasn’t changed for ${formatWeeks(draftReminderDays[1])}`,
  ],
  [`${rules}/payments.ts`]: [`and ${spell(rewardTerms.waitDays)} days have passed`],
  [`${rules}/identity-checks.ts`]: [`within ${working('identity_check')}`],
  'functions/people/accounts/adapters/account-mails.ts': [
    `verify your email address. It’s valid for ${codeSeconds / 60} minutes`,
    `for your Gable account. It’s valid for ${codeSeconds / 60} minutes`,
  ],
  'functions/finding/saved-searches/adapters/alert-mail.ts': [`works for ${spell(confirmationDays)} days`],
  'functions/deals/favourites/adapters/emailed-home-mails.ts': [`works for ${spell(waitingDays)} days`],
  'functions/trust/cases/adapters/case-mails.ts': [`usually within ${working('report')}`],
  'functions/money/referrals/subscribers/on-affiliate-applied.ts': [`within ${working('affiliate')}`],
  'functions/money/referrals/subscribers/on-application-decided.ts': [
    `once their ${spell(rewardTerms.waitDays)} days to cancel`,
  ],
  'functions/money/payments/queries/receipt-paper.ts': [
    `can be cancelled within ${cancellationDays} days`,
    `the first ${freeHours} hours are free`,
  ],
  'functions/money/payments/domain/payment-lifecycle.ts': [`held for ${quoteMinutes} minutes`],
  'functions/deals/ownership-checks/domain/doubt-texts.ts': [
    `answered for ${whole(maxRegisterTries, 24, 'a day')}`,
    `more than ${newListingGapDays / 7} weeks after`,
  ],
  'functions/deals/messages/queries/find-thread-closure.ts': [
    `ended ${whole(openMonthsAfterSale, 12, 'a year')} after`,
  ],
  'functions/people/consents/domain/consent-texts.ts': [`within the ${cancellationDays} days`],
  'web/features/accounts/delete-account.tsx': [`You have ${undoDays} days to change your mind`],
  'web/features/accounts/forgot-password-page.tsx': [`${resetMinutes} minutes and only once`],
  'web/features/accounts/sign-in-section.tsx': [`works for ${resetMinutes} minutes`],
  'web/features/accounts/user-name-form.tsx': [`once every ${renameDays} days`],
  'web/features/accounts/username-unset-page.tsx': [`after ${renameDays} days`],
  'web/features/accounts/blocked-page.tsx': [`appeal within ${appealDays} days`],
  'web/features/accounts/data-link-page.tsx': [`works for ${spell(exportDays)} days`],
  'web/features/accounts/labels.ts': [`unread for ${whole(digestMinutes, 60, 'an hour')}`],
  'web/features/offers/round-dialog.tsx': [
    `Between ${roundHours.min} hours and ${roundHours.max / 24} days from now`,
  ],
  'web/features/offers/offer-fields.tsx': [`${proofDays} days unless you say otherwise`],
  'web/entities/viewing/dialogs/no-show.tsx': [`has ${spell(disputeHours / 24)} days to say otherwise`],
  'web/entities/viewing/labels.ts': [`${whole(settleHours, 24, 'A day')} after it ends`],
  'web/entities/report/report-sent.tsx': [`usually within ${working('report')}`],
  'web/features/cases/case-page.tsx': [`usually within ${working('appeal')}`],
  'web/entities/saved-search/save-search-dialog.tsx': [`works for ${spell(confirmationDays)} days`],
  'web/features/favourites/save-home-dialog.tsx': [`works for ${spell(waitingDays)} days`],
  'web/features/favourites/confirm-home-page.tsx': [
    `works for ${spell(waitingDays)} days`,
    `for ${whole(emailedHomeDays, 365, 'a year')} at most`,
  ],
  'web/features/saved-searches/confirm-page.tsx': [`works for ${spell(confirmationDays)} days`],
  'web/features/saved-searches/new-homes-page.tsx': [`keep alerts for ${matchKeptDays} days`],
  'web/features/buyer-checks/labels.ts': [
    `for ${lenderValidDays} days if that’s sooner`,
    `counts for ${proofValidDays} days from its date`,
    `counts for ${proofValidDays} days from our decision`,
    `counts for ${proofValidDays} days from the day you do it`,
  ],
  'web/features/buyer-checks/bank-form.tsx': [`counts for ${proofValidDays} days`],
  'web/features/buyer-checks/checks-page.tsx': [`a document ${documentDays} days after our decision`],
  'web/features/buyer-checks/check-card.tsx': [
    `within ${working('buyer_check')}`,
    `delete the document within a ${formatWeeks(unusedDays)}`,
  ],
  'web/features/joint-owners/invitation-page.tsx': [`expires after ${invitationDays} days`],
  'web/features/selling/manage/joint-owners.tsx': [`works for ${invitationDays} days`],
  'web/features/selling/ownership/ownership-state.tsx': [
    `every hour for ${whole(maxRegisterTries, 24, 'a day')}`,
  ],
  'web/features/selling/ownership/document-proof.tsx': [`within ${working('ownership_proof')}`],
  'web/features/selling/congratulations-page.tsx': [`within ${working('home_review')}`],
  'web/features/selling/fields/epc-fields.tsx': [`arrive within ${epcDays} days`],
  'web/features/selling/fields/labels.ts': [`have ${epcDays} days from the order`],
  'web/features/sales/stalled-notice.tsx': [
    `done for ${spell(Math.floor(stalledDays / 30))} months`,
    `within ${formatWeeks(reminderAnswerDays)} of`,
  ],
  'web/features/messages/labels.ts': [`ended ${whole(openMonthsAfterSale, 12, 'a year')} after`],
  'web/features/property-page/share/share-dialog.tsx': [`read it for ${sealedDays} days`],
  'web/features/referrals/become-an-affiliate-page.tsx': [`within ${working('affiliate')}`],
  'web/features/referrals/referral-code-form.tsx': [
    `points ${rewardTerms.waitDays} days after you pay`,
    `Within ${codeEntryDays} days of signing up`,
  ],
  'web/features/help/help-page.tsx': [`within ${working('ticket')}`],
  'web/features/payments/checkout/price-hold.tsx': [`the price for ${quoteMinutes} minutes`],
  'web/features/payments/checkout/donation-field.tsx': [`ordered, ${treeDays} days after you pay`],
  'web/features/payments/checkout/start-choice.tsx': [
    `within the ${cancellationDays} days in which you can cancel`,
    `once ${freeHours} hours have passed`,
    `'Wait ${cancellationDays} days'`,
    `Everything back for ${freeHours} hours`,
  ],
  'web/features/payments/choice/cancel-dialog.tsx': [`ordered ${treeDays} days after you pay`],
  'web/features/payments/choice/package-cancellation.tsx': [`cancelled within ${cancellationDays} days`],
  'web/features/payments/choice/scheduled-package.tsx': [`everything back for ${freeHours} hours`],
  'web/entities/payment/feature-notes.ts': [`Featured row for ${featuredDays} days`],
  'web/features/payments/choice/package-choice.tsx': [
    `${endReminderDays[0]} days, ${spell(endReminderDays[1])} days and ${whole(endReminderDays[2], 1, 'a day')} before a package ends`,
  ],
  'web/features/payments/labels.ts': [
    `starts ${cancellationDays} days after you pay`,
    `until ${cancellationDays} days after you pay`,
  ],
  'web/features/staff/tickets/labels.ts': [
    `within ${cancellationDays} days of paying`,
    `works once, for ${resetMinutes} minutes`,
  ],
};

/** The words of a file, whose lines break anywhere. */
const readWords = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');

test.each(Object.entries(told))('%s tells times as the code keeps them', (file, promises) => {
  const words = readWords(file);
  expect(promises.filter((promise) => !words.includes(promise))).toEqual([]);
});
