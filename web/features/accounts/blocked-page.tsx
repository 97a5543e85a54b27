import { Ban } from 'lucide-react';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/format.ts';
import { useUser } from '../../entities/account/user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountCard } from './account-card.tsx';
import { createStateLoader } from './loaders.ts';
import { useLogOut } from './log-out.ts';
import { Icon } from '../../ui/icon.tsx';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: words.accountBlocked, noindex: true } };

/** Redirects active users to the home page and unverified ones to the verification. */
export const loader = createStateLoader({ active: paths.home, unverified: paths.emailVerification });

/** /blocked */
export function Component() {
  const logOut = useLogOut();
  const user = useUser();
  return (
    <AccountCard title={words.yourAccountIsBlocked}>
      <Notice kind="warning">
        <p>{words.ourTeamHasBlockedThis}</p>
      </Notice>
      {user?.block && (
        <section className="grid gap-1">
          <h2 className="text-lg">{words.why}</h2>
          <p className="whitespace-pre-line">{user.block.words}</p>
          <p className="text-sm text-muted">{fillText(words.sinceAt, { at: formatDate(user.block.at) })}</p>
        </section>
      )}
      <p className="flex items-start gap-3 text-muted">
        <Icon as={Ban} className="mt-0.5" />
        <span>
          {fillNodes(words.weSentTheReasonTo, {
            link: (
              <Link to={`${paths.contactUs}?topic=account`} className="link">
                {words.writeToUs}
              </Link>
            ),
          })}
        </span>
      </p>
      <div className="grid gap-3">
        <LinkButton to={paths.listing}>{words.lookAtHomes}</LinkButton>
        <Button variant="secondary" onClick={logOut}>
          {words.logOut}
        </Button>
      </div>
    </AccountCard>
  );
}
