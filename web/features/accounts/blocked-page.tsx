import { Ban } from 'lucide-react';
import { useUser } from '../../entities/account/user.ts';
import { formatDate } from '../../lib/format.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountCard } from './account-card.tsx';
import { createStateLoader } from './loaders.ts';
import { useLogOut } from './log-out.ts';

export const handle: Handle = { head: { title: 'Account blocked', noindex: true } };

/** Redirects active users to the home page and unverified ones to the verification. */
export const loader = createStateLoader({ active: paths.home, unverified: paths.emailVerification });

/** /blocked */
export function Component() {
  const logOut = useLogOut();
  const user = useUser();
  return (
    <AccountCard title="Your account is blocked">
      <Notice kind="warning">
        <p>
          Our team has blocked this account. You can still look at homes, but not list, save or contact
          anyone.
        </p>
      </Notice>
      {user?.block && (
        <section className="grid gap-1">
          <h2 className="text-lg">Why</h2>
          <p className="whitespace-pre-line">{user.block.words}</p>
          <p className="text-sm text-muted">{`Since ${formatDate(user.block.at)}`}</p>
        </section>
      )}
      <p className="flex items-start gap-3 text-muted">
        <Icon as={Ban} className="mt-0.5" />
        <span>
          We sent the reason to your email. If you think this is a mistake, follow the link in that email to
          appeal within 30 days, or{' '}
          <Link to={`${paths.contactUs}?topic=account`} className="link">
            write to us
          </Link>
          .
        </span>
      </p>
      <div className="grid gap-3">
        <LinkButton to={paths.listing}>Look at homes</LinkButton>
        <Button variant="secondary" onClick={logOut}>
          Log out
        </Button>
      </div>
    </AccountCard>
  );
}
