import type { ErasureOutcome } from '../../../data-exports/domain/retention-rule.ts';
import { retentionRules } from '../../../data-exports/domain/retention.ts';
import type { PolicyBlock, PolicyText } from './policy-text.ts';

/** The kinds of data with one outcome of the erasure. */
const listOutcome = (outcome: ErasureOutcome, heading: string): PolicyBlock => ({
  kind: 'facts',
  heading,
  facts: retentionRules
    .filter((rule) => rule.outcome === outcome)
    .map(({ what, after }) => ({ name: what, text: after })),
});

export const dataDeletionPolicy: PolicyText = {
  title: 'Deleting your data',
  changed: '2026-11-30',
  inShort:
    'You delete your account yourself, on your profile. Your homes leave the market straight away; after 14 days, in which you can change your mind, we erase your personal details.',
  parts: [
    {
      title: 'How to do it',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open [Profile, Sign-in](/profile?tab=sign-in) and choose “Delete my account”.',
            'Enter your password. If you log in with Google or Facebook, log in again within the ten minutes before.',
            'We’ll email you the date your data will be erased, with a link to keep the account after all.',
          ],
        },
        'If you can no longer log in, [write to us](/contact-us?topic=account) with the email address of the account. We check that it is yours, and do it for you.',
      ],
    },
    {
      title: 'Straight away',
      blocks: [
        {
          kind: 'points',
          items: [
            'Your homes leave the market. No one can find them or open their pages.',
            'Upcoming viewings are cancelled and open offers withdrawn. The other side is told that, and no more.',
            'You can still log in, to change your mind.',
          ],
        },
      ],
    },
    {
      title: 'After 14 days',
      blocks: [
        'Each kind of data is erased, kept under a number that no longer leads to you, or kept as it is. This can’t be undone. Backups of the database still hold what was erased for up to 35 days more, and those of files for up to 65; both are used only to repair a loss.',
        listOutcome('erased', 'Erased'),
        listOutcome('pseudonymised', 'Kept without your name'),
        listOutcome('kept', 'Kept'),
      ],
    },
    {
      title: 'When it has to wait',
      blocks: [
        'Once an offer is accepted, whether you’re selling or buying, the other side relies on you. You can delete the account once the sale has completed or fallen through.',
        'While a payment or refund of yours is on its way, or a payment is disputed, we need the account to settle it. You can delete it as soon as that’s done.',
      ],
    },
    {
      title: 'If you came by Facebook or Google',
      blocks: [
        'Deleting your account here ends it here. To withdraw the permission you gave there, open the settings of your Facebook or Google account and remove this site from the list of connected apps.',
      ],
    },
  ],
};
