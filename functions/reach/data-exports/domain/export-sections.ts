import { keysOf } from '../../../kernel/keys.ts';
/** One part of a copy of a person's data: a file of JSON, and a chapter of the readable page. */
export interface ExportSection {
  readonly title: string;
  /** What is in it, as the readable page explains it. */
  readonly about: string;
}

const sections = {
  account: {
    title: 'Account',
    about:
      'Your name, contact details, buyer profile and choices, whether two-step sign-in is on, your API keys, webhooks and devices without their secrets, your part in organisations, and how many minutes you usually take to answer.',
  },
  identity: {
    title: 'Identity checks',
    about: 'What came of your identity checks. Pictures and document numbers are not with us.',
  },
  homes: {
    title: 'Homes',
    about:
      'Homes that you listed, with their price history, packages, viewing times to come and answers for solicitors.',
  },
  joint_owners: {
    title: 'Joint owners',
    about:
      'Invitations to own a home with you, your answers to such invitations, and the consents that you signed. The names and addresses of those whom you invited are theirs.',
  },
  reviews: {
    title: 'Checks of your homes',
    about:
      'What our team looked at in your listings, how it ended, what the land register answered, and the documents that you sent for it.',
  },
  drafts: { title: 'Drafts', about: 'Homes that you began and did not submit.' },
  files: {
    title: 'Pictures and documents',
    about: 'Everything that you uploaded and that we still keep. The files are in the folder “files”.',
  },
  offers: {
    title: 'Offers',
    about:
      'Offers that you made, and your answers to offers on your homes. In Scotland also Home Reports that you asked for or handed out, and your notes of interest. What the other side wrote is theirs.',
  },
  sales: { title: 'Sales', about: 'Sales that you were a side of, with your own details.' },
  viewings: { title: 'Viewings', about: 'Viewings that you asked for, and your answers as a seller.' },
  messages: {
    title: 'Messages',
    about: 'Messages that you wrote. Those written to you belong to their authors.',
  },
  favourites: { title: 'Saved homes', about: 'Homes that you saved, with your notes.' },
  shortlist: {
    title: 'Shared shortlist',
    about:
      'Since when you share saved homes, and your votes and notes. The address that you invited, and what the other person says, are theirs.',
  },
  saved_searches: {
    title: 'Saved searches',
    about: 'Searches that you saved, with their names and how often you hear of them.',
  },
  payments: { title: 'Payments', about: 'Your payments, refunds and receipts.' },
  rewards: { title: 'Coupons and referrals', about: 'Your coupons, points and referrals.' },
  reports: { title: 'Reports', about: 'What you reported, and decisions about you.' },
  tickets: { title: 'Messages to our team', about: 'What you wrote to us and what we answered.' },
  comments: { title: 'Comments', about: 'What you wrote below our guides.' },
  checks: {
    title: 'Checks as a buyer',
    about: 'What you handed in to show that you can proceed, and what became of it.',
  },
  applications: {
    title: 'Affiliate applications',
    about: 'Applications that were sent with your email address.',
  },
  notifications: {
    title: 'Notifications',
    about:
      'What we told you in the last year. Of what happened between you and somebody else it has the headline, because the rest names them.',
  },
  preferences: { title: 'Email choices', about: 'Which emails you want.' },
  blocks: { title: 'People you blocked', about: 'Their ids, and when you blocked them.' },
  consents: {
    title: 'Consents',
    about: 'What you agreed to or took back, and when, with the addresses of adverts that you brought in.',
  },
  networks: {
    title: 'Networks',
    about: 'Countries and regions that you used Gable from in the last 30 days, and the risk we saw.',
  },
} as const satisfies Record<string, ExportSection>;

export type ExportSectionKey = keyof typeof sections;
/** What a copy of a person's data contains, in the order of the readable page. */
export const exportSections: Readonly<Record<ExportSectionKey, ExportSection>> = sections;
export const exportSectionKeys = keysOf(sections);
