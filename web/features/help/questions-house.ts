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
    question: 'When does the clock run on my package?',
    answer: [
      'From the day it starts. The clock stops while your home is sold subject to contract, and starts again if the sale falls through. It keeps running while you pause the listing. We email you before the package ends.',
    ],
    words: 'expire expiry end clock duration run out',
  },
  {
    id: 'upgrade',
    question: 'Can I change to a larger package?',
    answer: [
      'Yes, on the home’s package page. We take the unused value of your current package off the price of the larger one.',
    ],
    words: 'upgrade switch standard plus premium credit',
    link: { to: paths.myListing, label: 'My listings' },
  },
  {
    id: 'pay-methods',
    question: 'How can I pay?',
    answer: [
      'By card or with PayPal. We never see your card number. If a payment fails, you are not charged and can try again. If a page is slow, there is no need to pay twice: we take only one payment for a home at a time.',
    ],
    words: 'card paypal visa mastercard failed declined payment method',
  },
  {
    id: 'cancel-package',
    question: 'How do I cancel a package and get my money back?',
    answer: [
      'Within 14 days of the start, on the home’s package page. You get back what you paid, less the days already used if you asked us to start straight away. The page shows the amount before you decide.',
      'The refund goes to the card or PayPal account that you paid with. Banks usually take five to ten working days.',
    ],
    words: 'refund money back cancellation withdraw 14 days',
    link: { to: paths.myListing, label: 'My listings' },
  },
  {
    id: 'receipt',
    question: 'Where is my receipt?',
    answer: [
      'We email it to you as a PDF after each payment. You will also find it on your profile under “Payments”, along with any refunds.',
    ],
    words: 'invoice vat bill proof of payment pdf',
    link: { to: `${paths.profile}?tab=payments`, label: 'Your payments' },
  },
  {
    id: 'coupon',
    question: 'How do I use a coupon?',
    answer: [
      'Enter the code before you pay, and you will see the new total. Each coupon works for one purchase. If you get a full refund, you can use the coupon again until it expires.',
    ],
    words: 'voucher code discount promotion',
    link: { to: paths.offersTerms, label: 'Vouchers and offers' },
  },
  {
    id: 'points',
    question: 'How do I get points for inviting someone?',
    answer: [
      'Send them your link. If they buy a package and keep it, you each get 100 points 14 days later. You can swap 100 points for a £10 coupon.',
    ],
    words: 'referral invite friends reward code',
    link: { to: paths.referral, label: 'Invite friends' },
  },
  {
    id: 'trees',
    question: 'Where does the money for trees go?',
    answer: [
      'We pay for one tree for each paid listing, planted through Ecologi. If you add something yourself, every 25p plants another tree, and each penny left over offsets a kilogram of carbon. We keep none of it.',
    ],
    words: 'donation carbon ecologi environment',
  },
  {
    id: 'deposit',
    question: 'Do I pay a deposit through Gable?',
    answer: [
      'No. We hold no deposits, and money for a sale never passes through us. Your solicitor sends the deposit to the seller’s solicitor. No one on Gable should ask you for money to view a home or to reserve it.',
    ],
    words: 'holding fee reserve reservation down payment',
  },
];

const safety: readonly Omit<Question, 'group'>[] = [
  {
    id: 'bank-details',
    question: 'Someone sent me bank details. What should I do?',
    answer: [
      'Do not pay. Gable never sends bank details and never asks for yours. If they seem to come from your solicitor, ring the firm on a number that you looked up yourself before you send anything.',
      'If you have already paid, ring your bank at once on the number on your card. Then report it to Report Fraud, which replaced Action Fraud, or in Scotland to the police on 101.',
    ],
    words: 'fraud scam transfer phishing email account number sort code',
  },
  {
    id: 'spot-scam',
    question: 'How do I recognise a scam?',
    answer: [
      'Be wary if someone wants money before you have seen the home, presses you to decide today, will not meet you, or wants to move to another app. A price far below others nearby is another warning sign. Report it where you see it.',
    ],
    words: 'fraud fake suspicious trick con',
  },
  {
    id: 'report',
    question: 'How do I report a home, a message or a person?',
    answer: [
      'Use “Report” where you see it: in the menu of a conversation, or on the home’s page. We keep a copy of what you saw, look into it and email you about what we did. We do not tell the person who reported them. You can report a home without an account.',
    ],
    words: 'abuse fake listing harassment complain illegal',
  },
  {
    id: 'block',
    question: 'How do I block someone?',
    answer: [
      'Open your conversation with them and choose “Block” in its menu. Neither of you can message the other, and any viewings and offers still open between you are withdrawn without saying why. If you have agreed a sale with them, you can mute them instead. You can unblock them later.',
    ],
    words: 'stop messages unblock mute harassment',
    link: { to: paths.messages, label: 'Messages' },
  },
  {
    id: 'safe-viewing',
    question: 'How do I stay safe at a viewing?',
    answer: [
      'Tell someone where you will be and when you expect to be back, or take someone with you. If you are selling, keep valuables, keys and papers out of sight, and have another adult at home if you can. Keep your messages on Gable until an offer is accepted, so that there is a record.',
    ],
    words: 'visit meet stranger security alone',
  },
  {
    id: 'who-reads-messages',
    question: 'Does anyone at Gable read my messages?',
    answer: [
      'No. Our staff see a message, and those around it, only if you or the other person report it. An automatic check warns you about anything that looks like bank details or a request for money.',
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
      'Check your spam folder, and that the address on the page is right. After a minute you can ask for a new code, up to five times a day. Only the latest code works, and it lasts ten minutes.',
    ],
    words: 'verification email mail otp six digits confirm',
    link: { to: paths.emailVerification, label: 'Enter the code' },
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password',
    answer: [
      'We can email you a link to choose a new one. The link works once and lasts 60 minutes. A new password logs you out on every device. If you signed up with Google or Facebook, log in that way instead.',
    ],
    words: 'reset login log in sign in cannot access',
    link: { to: paths.forgotPassword, label: 'Choose a new password' },
  },
  {
    id: 'change-email',
    question: 'How do I change my email address or username?',
    answer: [
      'On your profile. A new email needs your password and a code that is sent to it. You can change your username once every 30 days.',
    ],
    words: 'update details name mail',
    link: { to: paths.profile, label: 'Your profile' },
  },
  {
    id: 'mails',
    question: 'How do I get fewer emails?',
    answer: [
      'Choose what we email you about on your profile, under emails, or use the link at the end of any email. We always send receipts and anything about the security of your account.',
    ],
    words: 'unsubscribe notifications newsletter spam stop',
    link: { to: `${paths.profile}?tab=emails`, label: 'Your emails' },
  },
  {
    id: 'what-others-see',
    question: 'What do others see of me?',
    answer: [
      'Your username, your picture, when you joined and the homes you have on sale. Once an offer is accepted, the buyer and seller see each other’s name, email and phone number. No one else does.',
    ],
    words: 'privacy profile public personal data',
    link: { to: paths.privacy, label: 'Privacy policy' },
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer: [
      'On your profile, under sign-in. Your homes leave the market at once, and you have 14 days to change your mind. If you have agreed a sale, the account stays open until the sale completes or falls through.',
    ],
    words: 'close remove erase gdpr data leave',
    link: { to: paths.dataDeletion, label: 'What goes and what stays' },
  },
  {
    id: 'account-blocked',
    question: 'My account is blocked. Why?',
    answer: [
      'We block an account if it broke the rules or if someone else may have taken it over, and we email its owner to say so. If you think we got it wrong, write to us about your account and we will look again.',
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
