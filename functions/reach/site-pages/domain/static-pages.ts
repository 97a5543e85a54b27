import pages from './pages.json' with { type: 'json' };

/** The title and description of a page whose content is a part of the site's code. */
export interface StaticHead {
  readonly title: string;
  readonly description: string;
}

/** Those of the site's first list of routes, with the same words as in their `handle`. */
const firstPages: Readonly<Record<string, StaticHead>> = {
  '/how-it-works': {
    title: 'How it works and what it costs',
    description:
      'Selling and buying a home on Gable, step by step, with every fee: fixed prices and no commission.',
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
};

/** Whether the style sheet of every document has all that the page needs. */
export function isFirstPage(path: string): boolean {
  return path in firstPages;
}

/** By path. */
export const staticPages: ReadonlyMap<string, StaticHead> = new Map([
  ...Object.entries(firstPages),
  ...pages.flatMap(({ path, head }) => (head ? [[path, head] as const] : [])),
]);
