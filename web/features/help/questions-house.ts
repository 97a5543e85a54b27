import { paths } from '../../app/paths.ts';
import type { Question } from './question.ts';

const money: readonly Omit<Question, 'group'>[] = [
  {
    id: 'prices',
    question: 'What does selling on Gable cost?',
    answer: [
      'One fixed price, VAT included, and no commission: Starter is free for 90 days, Standard £99 for 180 days, Plus £249 and Premium £499 for 365 days each.',
    ],
    words: 'fee fees price prices package packages charge commission cheap',
    link: { to: paths.howItWorks, label: 'What each package contains' },
  },
  {
    id: 'package-days',
    question: 'When do the days of my package count?',
    answer: [
      'From the start of the package. They stop while your home is sold subject to contract, and go on if the sale falls through. Days on which you paused the listing count. We write to you before the package ends.',
    ],
    words: 'expire expiry end clock duration run out',
  },
  {
    id: 'upgrade',
    question: 'Can I change to a larger package?',
    answer: [
      'Yes, on the home’s package page. What is left of the package that you paid for is taken off the price of the larger one.',
    ],
    words: 'upgrade switch standard plus premium credit',
    link: { to: paths.myListing, label: 'My listings' },
  },
  {
    id: 'pay-methods',
    question: 'How can I pay?',
    answer: [
      'By card or with PayPal. We never see your card number. If a payment fails, nothing is charged and you can try again; never pay twice because a page is slow, as we take one payment for a home at a time.',
    ],
    words: 'card paypal visa mastercard failed declined payment method',
  },
  {
    id: 'cancel-package',
    question: 'How do I cancel a package and get my money back?',
    answer: [
      'Within 14 days of the start, on the home’s package page. You get back what you paid, less the days that were used if you asked us to start at once. The page shows the sum before you decide.',
      'The money goes back the way it came. Banks mostly take five to ten working days.',
    ],
    words: 'refund money back cancellation withdraw 14 days',
    link: { to: paths.myListing, label: 'My listings' },
  },
  {
    id: 'receipt',
    question: 'Where is my receipt?',
    answer: [
      'It is mailed to you as a PDF after each payment, and is on your profile under “Payments” with every refund.',
    ],
    words: 'invoice vat bill proof of payment pdf',
    link: { to: `${paths.profile}?tab=payments`, label: 'Your payments' },
  },
  {
    id: 'coupon',
    question: 'How do I use a coupon?',
    answer: [
      'Enter its code before you pay; the new total is shown first. One coupon counts for one purchase. It comes back with a full refund if its last day has not passed.',
    ],
    words: 'voucher code discount promotion',
    link: { to: paths.offersTerms, label: 'Vouchers and offers' },
  },
  {
    id: 'points',
    question: 'How do I get points for inviting someone?',
    answer: [
      'Send them your link. 14 days after their first paid package you both get 100 points, if it was not cancelled by then. 100 points are a coupon of £10.',
    ],
    words: 'referral invite friends reward code',
    link: { to: paths.referral, label: 'Invite friends' },
  },
  {
    id: 'trees',
    question: 'What becomes of the money for trees?',
    answer: [
      'We have one tree planted through Ecologi for each paid listing, at our cost. What you add to a payment becomes a tree for each 25p, and what is left offsets a kilogram of carbon for each 1p. We keep none of it.',
    ],
    words: 'donation carbon ecologi environment',
  },
  {
    id: 'deposit',
    question: 'Do I pay a deposit through Gable?',
    answer: [
      'No. We hold no deposits and no money of a sale. The deposit goes from your solicitor to the seller’s. Nobody should ask you for one to see a home or to have it held for you.',
    ],
    words: 'holding fee reserve reservation down payment',
  },
];

const safety: readonly Omit<Question, 'group'>[] = [
  {
    id: 'bank-details',
    question: 'I was sent bank details. What now?',
    answer: [
      'Do not pay. Gable never sends bank details and never asks for yours. If they seem to come from your solicitor, ring the firm on a number that you looked up yourself before you send anything.',
      'If you paid already, ring your bank at once on the number on your card, then report it to Action Fraud, or to the police in Scotland.',
    ],
    words: 'fraud scam transfer phishing email account number sort code',
  },
  {
    id: 'spot-scam',
    question: 'How do I recognise a scam?',
    answer: [
      'Someone wants money before you have seen the home, presses you to decide today, will not meet, or wants to leave the chat for another app. Prices far below those nearby are another sign. Report it where you see it.',
    ],
    words: 'fraud fake suspicious trick con',
  },
  {
    id: 'report',
    question: 'How do I report a home, a message or a person?',
    answer: [
      'Use “Report” where you see it: in the menu of a conversation, or on the home’s page. We keep what you saw as it was, look at it, and write to you about what we did. The person is not told who reported them. A visitor can report a home too.',
    ],
    words: 'abuse fake listing harassment complain illegal',
  },
  {
    id: 'block',
    question: 'How do I block someone?',
    answer: [
      'Open your conversation with them and choose “Block” in its menu. Neither of you can write to the other any more, and viewings and offers that wait between you are withdrawn in neutral words. While a sale between you is agreed, you can mute them instead. You can take a block back.',
    ],
    words: 'stop messages unblock mute harassment',
    link: { to: paths.messages, label: 'Messages' },
  },
  {
    id: 'safe-viewing',
    question: 'How do I stay safe at a viewing?',
    answer: [
      'Tell someone where you are and until when, or take someone along. As a seller, keep valuables, keys and papers out of sight, and have a second adult at home if you can. Keep talking here until an offer is accepted, so that there is a record.',
    ],
    words: 'visit meet stranger security alone',
  },
  {
    id: 'who-reads-messages',
    question: 'Does anybody at Gable read my messages?',
    answer: [
      'No. Only when you or the other side report a message does our staff see it and those around it. The site warns by itself of words that look like bank details or a request for money.',
    ],
    words: 'privacy private chat monitoring',
  },
  {
    id: 'wrong-content',
    question: 'My home or photos were listed without my consent. What can I do?',
    answer: [
      'Report the home from its page, without an account if you like, and say that you are the owner or the photographer. Choose “Fraud” for a home and “Privacy” for photos of you or yours.',
    ],
    words: 'stolen copyright fake duplicate unauthorised',
  },
];

const account: readonly Omit<Question, 'group'>[] = [
  {
    id: 'no-code',
    question: 'The code to verify my email has not come',
    answer: [
      'Look into your spam folder and check the address on the page. After a minute you can ask for a new code, up to five times a day; only the latest one counts, for ten minutes.',
    ],
    words: 'verification email mail otp six digits confirm',
    link: { to: paths.emailVerification, label: 'Enter the code' },
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password',
    answer: [
      'Ask for a link to choose a new one. It works once, for 60 minutes, and logs out every device. If you signed up with Google or Facebook, log in with that.',
    ],
    words: 'reset login log in sign in cannot access',
    link: { to: paths.forgotPassword, label: 'Choose a new password' },
  },
  {
    id: 'change-email',
    question: 'How do I change my email address or username?',
    answer: [
      'On your profile. A new email needs your password and a code that is sent to it. The username can be changed once in 30 days.',
    ],
    words: 'update details name mail',
    link: { to: paths.profile, label: 'Your profile' },
  },
  {
    id: 'mails',
    question: 'How do I get fewer emails?',
    answer: [
      'Choose on your profile, under emails, what you are mailed about, or use the link at the end of a mail. What concerns your security and your receipts always comes.',
    ],
    words: 'unsubscribe notifications newsletter spam stop',
    link: { to: `${paths.profile}?tab=emails`, label: 'Your emails' },
  },
  {
    id: 'what-others-see',
    question: 'What do others see of me?',
    answer: [
      'Your username, your picture, when you joined and the homes that you have on sale. Name, email and phone are shown to the other side of an offer that was accepted, and to nobody else.',
    ],
    words: 'privacy profile public personal data',
    link: { to: paths.privacy, label: 'Privacy policy' },
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer: [
      'On your profile, under sign-in. Your homes leave the market at once, and you have 14 days to change your mind. While a sale of yours is agreed, the account has to wait until it is completed or has fallen through.',
    ],
    words: 'close remove erase gdpr data leave',
    link: { to: paths.dataDeletion, label: 'What goes and what stays' },
  },
  {
    id: 'account-blocked',
    question: 'My account is blocked. Why?',
    answer: [
      'Our staff block an account that broke the rules or that somebody else may have taken over, and write to its owner. If you think that it is a mistake, write to us about your account and we look at it again.',
    ],
    words: 'suspended banned locked disabled',
    link: { to: `${paths.contactUs}?topic=account`, label: 'Write about your account' },
  },
];

export const houseQuestions: readonly Question[] = [
  ...money.map((question) => ({ ...question, group: 'money' }) as const),
  ...safety.map((question) => ({ ...question, group: 'safety' }) as const),
  ...account.map((question) => ({ ...question, group: 'account' }) as const),
];
