import type { HelpAnswers } from './help-answer.ts';

export const moneyAnswers = {
  prices: {
    question: 'What does selling on Gable cost?',
    answer: [
      'One fixed price, VAT included, and no commission: Starter is free for 90 days, Standard £99 for 180 days, Plus £249 and Premium £499 for 365 days each.',
    ],
    words: 'fee fees price prices package packages charge commission cheap',
    link: { to: '/how-it-works', label: 'What each package contains' },
  },
  'package-days': {
    question: 'When does the clock run on my package?',
    answer: [
      'From the day it starts. The clock stops while your sale is with the solicitors, and starts again if the sale falls through. It keeps running while you pause the listing. We email you before the package ends.',
    ],
    words: 'expire expiry end clock duration run out',
  },
  upgrade: {
    question: 'Can I change to a larger package?',
    answer: [
      'Yes, on the home’s package page. We take the unused value of your current package off the price of the larger one.',
    ],
    words: 'upgrade switch standard plus premium credit',
    link: { to: '/my-listing', label: 'Selling' },
  },
  'pay-methods': {
    question: 'How can I pay?',
    answer: [
      'By card or with PayPal. We never see your card number. If a payment fails, you aren’t charged and can try again. If a page is slow, there’s no need to pay twice: we take only one payment for a home at a time.',
    ],
    words: 'card paypal visa mastercard failed declined payment method',
  },
  'cancel-package': {
    question: 'How do I cancel a package and get my money back?',
    answer: [
      'Within 14 days of paying, on the home’s package page. Until the package starts, and in its first 24 hours, you get everything back. After that, each day that has begun is charged, the first one too. The page shows the amount before you decide.',
      'The refund goes to the card or PayPal account that you paid with. Banks usually take five to ten working days.',
    ],
    words: 'refund money back cancellation withdraw 14 days',
    link: { to: '/my-listing', label: 'Selling' },
  },
  receipt: {
    question: 'Where is my receipt?',
    answer: [
      'We email it to you as a PDF after each payment. You’ll also find it on your profile under “Payments”, along with any refunds.',
    ],
    words: 'invoice vat bill proof of payment pdf',
    link: { to: '/profile?tab=payments', label: 'Your payments' },
  },
  coupon: {
    question: 'How do I use a coupon?',
    answer: [
      'Enter the code before you pay, and you’ll see the new total. Each coupon works for one purchase. If you get a full refund, you can use the coupon again until it expires.',
    ],
    words: 'voucher code discount promotion',
    link: { to: '/voucher-and-offers-terms', label: 'Vouchers and offers' },
  },
  points: {
    question: 'How do I get points for inviting someone?',
    answer: [
      'Send them your link. If they buy a package and keep it, you each get 100 points 14 days later. You can swap 100 points for a £10 coupon.',
    ],
    words: 'referral invite friends reward code',
    link: { to: '/referral', label: 'Invite friends' },
  },
  trees: {
    question: 'Where does the money for trees go?',
    answer: [
      'We pay for one tree for each paid listing, planted through Ecologi. If you add something yourself, every 25p plants another tree, and each penny left over offsets a kilogram of carbon. We keep none of it. The trees are ordered 14 days after you pay; if you cancel before then, your donation comes back too.',
    ],
    words: 'donation carbon ecologi environment',
  },
  deposit: {
    question: 'Do I pay a deposit through Gable?',
    answer: [
      'No. We hold no deposits, and money for a sale never passes through us. Your solicitor sends the deposit to the seller’s solicitor. No one on Gable should ask you for money to view a home or to reserve it.',
    ],
    words: 'holding fee reserve reservation down payment',
  },
} satisfies HelpAnswers;
