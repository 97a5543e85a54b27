/** The title and description of a page whose content is a part of the site's code. */
export interface StaticHead {
  readonly title: string;
  readonly description: string;
}

/** By path; the same words as in the pages of the site. */
export const staticPages: ReadonlyMap<string, StaticHead> = new Map(
  Object.entries({
    '/how-it-works': {
      title: 'How it works and what it costs',
      description:
        'Selling and buying a home on Gable, step by step, with every fee: fixed prices and no commission.',
    },
    '/sell': {
      title: 'Sell your home yourself',
      description:
        'List your home free or for one fixed price, see what similar homes ask, and deal with buyers directly.',
    },
    '/help': {
      title: 'Help',
      description: 'Answers about selling, buying, paying, staying safe and your account on Gable.',
    },
    '/contact-us': {
      title: 'Contact us',
      description: 'Write to the people behind Gable. A person reads every message and answers by email.',
    },
    '/complaints': {
      title: 'Complaints',
      description: 'How to complain about Gable, who decides, and how long it takes.',
    },
    '/transparency': {
      title: 'Reports and decisions',
      description: 'How many reports Gable gets each month, what came of them, and how appeals ended.',
    },
    '/referral': {
      title: 'Invite friends',
      description:
        'Invite someone to sell their home on Gable, and you both get points towards a listing package.',
    },
    '/become-an-affiliate': {
      title: 'Become an affiliate',
      description: 'Do people turn to you about homes? Apply to recommend Gable, on terms we agree with you.',
    },
    '/register': {
      title: 'Sign up',
      description: 'Open a free Gable account to save homes or to sell your own.',
    },
    '/get-started': {
      title: 'Get started',
      description: 'Sell your home yourself, or find your next one, on Gable.',
    },
    '/terms-of-use': {
      title: 'Terms of use',
      description: 'What you and Gable can expect of each other when you buy or sell a home here.',
    },
    '/privacy-policy': {
      title: 'Privacy policy',
      description: 'What Gable knows about you, why, for how long, and who else sees it.',
    },
    '/data-deletion-policy': {
      title: 'Deleting your data',
      description:
        'How to delete your Gable account, what goes at once, what goes after 14 days, and what stays.',
    },
    '/voucher-and-offers-terms': {
      title: 'Terms of vouchers and offers',
      description: 'The terms of coupons, invitation points, donations and offers on Gable.',
    },
  } satisfies Record<string, StaticHead>),
);
