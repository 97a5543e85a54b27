import { formatPence } from '../../../../kernel/money.ts';

/** The words of the page about invitations; the site and its document are both made of it. Texts can contain links. */
export const referralText = {
  title: 'Invite friends, and you both save',
  intro: 'When someone you invited pays for their first listing package, you both get',
  signUp: 'Sign up and get your link',
  logIn: 'Log in',
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Send your link',
      text: 'Send it in a message, print it as a QR code, or just say it: your code is short.',
    },
    {
      title: 'They sign up and sell',
      text: 'They have 30 days to sign up after opening your link. Their account is free.',
    },
    {
      title: 'You both get points',
      text: '14 days after they pay for their first package, once it can no longer be cancelled.',
    },
  ],
  terms:
    'We tell you how many people signed up through your link, never who. The terms are on [Vouchers and offers](/voucher-and-offers-terms). Do people turn to you about homes? [Become an affiliate](/become-an-affiliate).',
} as const;

/** What staff choose that an invitation is worth. */
export interface ReferralRates {
  readonly referralPoints: number;
  readonly couponPoints: number;
  readonly couponPence: number;
}

const count = new Intl.NumberFormat('en-GB');
const countPoints = (points: number, one: string, many: string): string =>
  `${count.format(points)} ${points === 1 ? one : many}`;

/** `100 points. 100 points are a £10 coupon` */
export function describeReferralRates({ referralPoints, couponPoints, couponPence }: ReferralRates): string {
  const earned = countPoints(referralPoints, 'point', 'points');
  return `${earned}. ${countPoints(couponPoints, 'point is', 'points are')} a ${formatPence(couponPence)} coupon`;
}
