import type { PolicyText } from './policy-text.ts';

export const voucherTerms: PolicyText = {
  title: 'Vouchers and offers',
  changed: '2026-11-28',
  inShort:
    'A coupon reduces the price of a package or adds days to it. You can swap points for one, and you get points for inviting someone who pays for a package. What you donate for trees is spent on trees.',
  parts: [
    {
      title: 'Coupons',
      blocks: [
        {
          kind: 'points',
          items: [
            'A coupon takes a percentage or an amount off a package’s price, or adds days on sale. It applies to certain packages and until a certain date.',
            'You can use one coupon per purchase, entered before you pay. You’ll see the new price first.',
            'We hold it for you for 30 minutes while you pay. It’s used once the payment succeeds, and available again if it fails.',
            'A personal coupon works only with your account. It can’t be exchanged for money, sold or given away.',
            'If a coupon is worth more than the price, the price becomes zero; the rest isn’t paid out.',
          ],
        },
        'For prices without a coupon, see [How it works](/how-it-works).',
      ],
    },
    {
      title: 'If you cancel',
      blocks: [
        'You get back what you paid, as our [terms of use](/terms-of-use) say. With a full refund you can use the coupon again, unless it has expired.',
      ],
    },
    {
      title: 'Points for inviting',
      blocks: [
        {
          kind: 'points',
          items: [
            'Everyone with an account has a link and a code on the Invite friends page.',
            'Anyone who signs up within 30 days of opening your link counts as invited by you. They can also enter your code themselves in their first 7 days. Each person can be invited only once, and you can’t invite yourself.',
            'You both get points 14 days after their first paid package, if it hasn’t been cancelled or refunded by then. The free package earns none.',
            'That page shows how many points you get, how many a coupon takes and what it’s worth. A coupon for points lasts 12 months. You can redeem points once none are still on their way to you.',
            'Points don’t expire. They have no cash value, can’t be transferred, and go when the account is deleted.',
            'Affiliates have their own agreement, which takes precedence over these terms.',
          ],
        },
        'Your link is on [Invite friends](/referral).',
      ],
    },
    {
      title: 'Trees and donations',
      blocks: [
        {
          kind: 'points',
          items: [
            'For each paid listing we plant one tree through Ecologi, at our own cost.',
            'Each 25p you add for trees plants another tree, and each penny left over offsets a kilogram of carbon. We keep none of it.',
            'Donations carry no VAT and have their own line on your receipt.',
            'The trees are ordered 14 days after you pay, when a package can no longer be cancelled. If you cancel before then, your donation comes back too.',
          ],
        },
      ],
    },
    {
      title: 'Offers',
      blocks: [
        'A special price applies for as long as the offer says, to everyone it covers. We may end an offer early, but never for those who have already taken it up.',
      ],
    },
    {
      title: 'Misuse',
      blocks: [
        'Coupons or points obtained dishonestly, such as through several accounts of one person, are void. If many accounts come from one place, a person looks at them before we take anything away. Your rights as a consumer aren’t affected.',
      ],
    },
  ],
};
