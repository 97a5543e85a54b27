import type { PaymentFailure } from './objects.ts';

type Ending =
  | { readonly kind: 'succeeds'; readonly afterwards?: 'disputed' | 'refund fails' | 'refund pends' }
  | { readonly kind: 'needs a challenge' }
  | { readonly kind: 'declines'; readonly failure: PaymentFailure };

export interface TestCard {
  readonly number: string;
  /** The card's behaviour, as text on the checkout page. */
  readonly description: string;
  readonly brand: string;
  readonly funding: string;
  readonly country: string;
  readonly ending: Ending;
}

const createCard = (
  number: string,
  description: string,
  ending: Ending,
  more: Partial<TestCard> = {},
): TestCard => ({
  number,
  description,
  ending,
  brand: 'visa',
  funding: 'credit',
  country: 'US',
  ...more,
});

const succeeds: Ending = { kind: 'succeeds' };
const createDecline = (code: string, message: string, declineCode?: string): Ending => ({
  kind: 'declines',
  failure: { code, message, declineCode },
});
const createCardDecline = (declineCode: string, message = 'Your card was declined.') =>
  createDecline('card_declined', message, declineCode);

/** The numbers that Stripe publishes for tests. */
export const testCards: readonly TestCard[] = [
  createCard('4242424242424242', 'succeeds', succeeds),
  createCard('4000008260000000', 'succeeds, a British Visa', succeeds, { country: 'GB' }),
  createCard('5555555555554444', 'succeeds, a Mastercard', succeeds, { brand: 'mastercard' }),
  createCard('4000056655665556', 'succeeds, a debit card', succeeds, { funding: 'debit' }),
  createCard('4000002500003155', 'asks for 3-D Secure', { kind: 'needs a challenge' }),
  createCard('4000000000003220', 'asks for 3-D Secure 2', { kind: 'needs a challenge' }),
  createCard('4000000000000002', 'is declined', createCardDecline('generic_decline')),
  createCard(
    '4000000000009995',
    'has not enough money',
    createCardDecline('insufficient_funds', 'Your card has insufficient funds.'),
  ),
  createCard('4000000000009987', 'was lost', createCardDecline('lost_card')),
  createCard('4000000000000069', 'has expired', createDecline('expired_card', 'Your card has expired.')),
  createCard(
    '4000000000000127',
    'has another CVC',
    createDecline('incorrect_cvc', "Your card's security code is incorrect."),
  ),
  createCard(
    '4000000000000119',
    'meets a fault of the bank',
    createDecline(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  ),
  createCard('4000000000000259', 'succeeds and is disputed at once', {
    kind: 'succeeds',
    afterwards: 'disputed',
  }),
  createCard('4000000000005126', 'succeeds, but a refund fails after a minute', {
    kind: 'succeeds',
    afterwards: 'refund fails',
  }),
  createCard('4000000000007726', 'succeeds, a refund takes a minute', {
    kind: 'succeeds',
    afterwards: 'refund pends',
  }),
];

/** Bank accounts for tests, at the sort code that Stripe publishes for them. */
export const testSortCode = '108800';
export const testAccounts = [
  { number: '00012345', description: 'pays after a minute', honoured: true },
  { number: '33333335', description: 'does not pay, as it turns out after a minute', honoured: false },
] as const;
