import type { RouteObject } from '../lib/router.ts';
import type { Handle, Head } from '../site/head.ts';
import { paths } from '../site/paths.ts';

/** A page that loads after the first one's list of routes. */
export interface OwnPage {
  readonly path: string;
  /**
   * Who opens it: `public` pages are for search engines, too, and the server writes their content; those of a
   * `visitor` are personal or for one visit. `order` lets visitors and accounts in order pass, `member` those accounts
   * alone.
   */
  readonly access: 'public' | 'visitor' | 'order' | 'member';
  /** Its title and description, where its words are a part of the code; other pages export a `handle`. */
  readonly head?: Required<Pick<Head, 'title' | 'description'>>;
  /** Whether it is a form and no more, which a reader is asked before leaving. */
  readonly isForm?: true;
  readonly lazy: NonNullable<RouteObject['lazy']>;
}

/** The public pages but those of `routes.ts`, where most people arrive; the server renders them, too. */
export const publicPages: readonly OwnPage[] = [
  {
    path: paths.register,
    access: 'public',
    head: { title: 'Sign up', description: 'Open a free Gable account to save homes or to sell your own.' },
    lazy: () => import('../features/accounts/register-page.tsx'),
  },
  {
    path: paths.getStarted,
    access: 'public',
    head: { title: 'Get started', description: 'Sell your home yourself, or find your next one, on Gable.' },
    lazy: () => import('../features/accounts/get-started-page.tsx'),
  },
  { path: paths.town(':place'), access: 'public', lazy: () => import('../features/search/town-page.tsx') },
  { path: paths.blog, access: 'public', lazy: () => import('../features/blog/blog-page.tsx') },
  { path: paths.posts, access: 'public', lazy: () => import('../features/blog/posts-page.tsx') },
  { path: paths.post(':slug'), access: 'public', lazy: () => import('../features/blog/post-page.tsx') },
  {
    path: paths.sell,
    access: 'public',
    head: {
      title: 'Sell your home yourself',
      description:
        'List your home free or for one fixed price, see what similar homes ask, and deal with buyers directly.',
    },
    lazy: () => import('../features/selling/sell-page.tsx'),
  },
  {
    path: paths.referral,
    access: 'public',
    head: {
      title: 'Invite friends',
      description:
        'Invite someone to sell their home on Gable, and you both get points towards a listing package.',
    },
    lazy: () => import('../features/referrals/referral-page.tsx'),
  },
  {
    path: paths.help,
    access: 'public',
    head: {
      title: 'Help',
      description: 'Answers about selling, buying, paying, staying safe and your account on Gable.',
    },
    lazy: () => import('../features/help/help-page.tsx'),
  },
  {
    path: paths.contactUs,
    access: 'public',
    head: {
      title: 'Contact us',
      description: 'Write to the people behind Gable. A person reads every message and answers by email.',
    },
    lazy: () => import('../features/help/contact-us-page.tsx'),
  },
  {
    path: paths.complaints,
    access: 'public',
    head: {
      title: 'Complaints',
      description: 'How to complain about Gable, who decides, and how long it takes.',
    },
    lazy: () => import('../features/help/complaints-page.tsx'),
  },
  {
    path: paths.developers,
    access: 'public',
    head: {
      title: 'Developers',
      description:
        'Use your Gable account from a program of your own: keys, calls, webhooks and their events.',
    },
    lazy: () => import('../features/developers/developers-page.tsx'),
  },
  {
    path: paths.becomeAffiliate,
    access: 'public',
    head: {
      title: 'Become an affiliate',
      description: 'Do people turn to you about homes? Apply to recommend Gable, on terms we agree with you.',
    },
    lazy: () => import('../features/referrals/become-an-affiliate-page.tsx'),
  },
  {
    path: paths.transparency,
    access: 'public',
    head: {
      title: 'Reports and decisions',
      description: 'How many reports Gable gets each month, what came of them, and how appeals ended.',
    },
    lazy: () => import('../features/content/transparency-page.tsx'),
  },
];

/** The route of a page, with its title and description where the table has them. */
export function toRoute({ path, head, lazy }: OwnPage): RouteObject {
  return { path, lazy, ...(head && { handle: { head } satisfies Handle }) };
}
