import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Part, Points, Policy } from './policies/policy.tsx';

export const handle: Handle = {
  head: {
    title: 'Deleting your data',
    description:
      'How to delete your Gable account, what goes at once, what goes after 14 days, and what stays.',
  },
};

/** /data-deletion-policy */
export const Component = () => (
  <Policy
    at={paths.dataDeletion}
    title="Deleting your data"
    changed="2026-11-21"
    inShort="You delete your account yourself, on your profile. Your homes leave the market at once; after 14 days, in which you can change your mind, your personal details are erased."
  >
    <Part title="How to do it">
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>
          Open{' '}
          <Link to={`${paths.profile}?tab=sign-in`} className="link">
            Profile, Sign-in
          </Link>{' '}
          and choose “Delete my account”.
        </li>
        <li>
          Enter your password. If you log in with Google or Facebook, log in again within the ten minutes
          before.
        </li>
        <li>A mail confirms the day on which your data go, with a link to keep the account after all.</li>
      </ol>
      <p>
        If you can not log in any more,{' '}
        <Link to={`${paths.contactUs}?topic=account`} className="link">
          write to us
        </Link>{' '}
        with the email address of the account. We check that it is yours, and do it for you.
      </p>
    </Part>
    <Part title="At once">
      <Points
        points={[
          'Your homes leave the market. Nobody finds them or opens their pages.',
          'Viewings to come are called off and open offers withdrawn. The other side is told that, and no more.',
          'You can still log in, to change your mind.',
        ]}
      />
    </Part>
    <Part title="After 14 days">
      <Points
        points={[
          'Your login, email address, username, name, phone, address, picture, the lines about you, your buyer profile and your choices about mails are erased. This can not be undone.',
          'With them go your saved homes and notes, your drafts, your notifications, the blocks by you and of you, and what you wrote to our staff.',
          'Of homes that were not sold, the description and the pictures go. Of viewings that you asked for, what you wrote goes: your message, your answers and your comment on how it was.',
          'Files that nothing needs any more, your profile picture among them, are deleted within another week.',
          'Backups of the database still hold them for up to 35 days more, and are used only to repair a loss.',
        ]}
      />
    </Part>
    <Part title="What stays">
      <Points
        points={[
          'What you wrote to others in a conversation, and the files that you sent there, because it is theirs as well. Your name no longer stands beside it, and nobody can write to you.',
          'Offers and their steps, and the papers of a sale with the names in them: the other side, both solicitors and the law need those.',
          'Reports to our staff and what belongs to them, and the trail of a home, which holds numbers, sums and dates.',
          'Records of homes, sales and payments, with their dates and sums, under a number that no longer leads to you: others rely on them, and tax law asks for some.',
          'Technical logs without names, for 90 days at most.',
        ]}
      />
    </Part>
    <Part title="When it has to wait">
      <p>
        While an offer is accepted or contracts are exchanged, whether you sell or buy, the other side relies
        on you. The account can be deleted once the sale is completed or has fallen through.
      </p>
    </Part>
    <Part title="If you came by Facebook or Google">
      <p>
        Deleting the account here ends it here. To take back the permission that you gave there, open the
        settings of your Facebook or Google account and remove this site from the list of connected apps.
      </p>
    </Part>
  </Policy>
);
