import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';
import { type ErasureOutcome, retentionRules } from '../../../functions/data-exports/domain/retention.ts';
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
    changed="2026-11-23"
    inShort="You delete your account yourself, on your profile. Your homes leave the market straight away; after 14 days, in which you can change your mind, we erase your personal details."
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
        <li>We’ll email you the date your data will be erased, with a link to keep the account after all.</li>
      </ol>
      <p>
        If you can no longer log in,{' '}
        <Link to={`${paths.contactUs}?topic=account`} className="link">
          write to us
        </Link>{' '}
        with the email address of the account. We check that it is yours, and do it for you.
      </p>
    </Part>
    <Part title="Straight away">
      <Points
        points={[
          'Your homes leave the market. No one can find them or open their pages.',
          'Upcoming viewings are cancelled and open offers withdrawn. The other side is told that, and no more.',
          'You can still log in, to change your mind.',
        ]}
      />
    </Part>
    <Part title="After 14 days">
      <p>
        Each kind of data is erased, kept under a number that no longer leads to you, or kept as it is. This
        can’t be undone. Backups of the database still hold what was erased for up to 35 days more, and old
        versions of files for up to 30; both are used only to repair a loss.
      </p>
      <OutcomeList outcome="erased" title="Erased" />
      <OutcomeList outcome="pseudonymised" title="Kept without your name" />
      <OutcomeList outcome="kept" title="Kept" />
    </Part>
    <Part title="When it has to wait">
      <p>
        Once an offer is accepted, whether you’re selling or buying, the other side relies on you. You can
        delete the account once the sale has completed or fallen through.
      </p>
    </Part>
    <Part title="If you came by Facebook or Google">
      <p>
        Deleting your account here ends it here. To withdraw the permission you gave there, open the settings
        of your Facebook or Google account and remove this site from the list of connected apps.
      </p>
    </Part>
  </Policy>
);

/** The kinds of data with one outcome of the erasure. */
function OutcomeList({ outcome, title }: { readonly outcome: ErasureOutcome; readonly title: string }) {
  const rules = retentionRules.filter((rule) => rule.outcome === outcome);
  return (
    <>
      <h3 className="mt-2 text-lg">{title}</h3>
      <dl className="grid gap-4">
        {rules.map(({ what, after }) => (
          <div key={what} className="grid gap-1 border-t border-line pt-3">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{after}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
