import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toStandingPath } from '../entities/account/account-standing.ts';
import { useUser } from '../entities/account/user.ts';
import { keepHomeToSave, takeHomeToSave } from '../entities/favourite/saved-homes.ts';
import { KeepAccount } from '../features/accounts/keep-account.tsx';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { SaveHomeDialog } from '../features/favourites/save-home-dialog.tsx';
import { configQuery } from '../lib/config.ts';
import { formatDay } from '../lib/format.ts';
import { useLocation, useNavigate } from '../lib/router.ts';
import { type LoginReason, useSession } from '../lib/session.ts';
import { Dialog } from '../ui/dialog.tsx';

/**
 * What is shown while the login-required flag is set, which `onClose` clears: for visitors a login, after which the page
 * stays, or before it the choice to save a home by email, and for an account whose deletion is scheduled the way to keep it. Other accounts that are not in order are led
 * to the page that they need.
 */
export default function LoginRequired({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isLoggedIn, loginRequired } = useSession();
  const reason = loginRequired || {};
  const home = 'id' in reason ? reason : undefined;
  const user = useUser();
  const [wantsLogin, setWantsLogin] = useState(false);
  const here = pathname + search;
  const standingPath = user ? toStandingPath(user, here) : undefined;
  useEffect(() => {
    if (!isLoggedIn || user === undefined) return;
    if (standingPath) void navigate(standingPath);
    if (standingPath || !user?.deletesAt) onClose();
  }, [isLoggedIn, user, standingPath, navigate, onClose]);
  const { isPending, failureCount } = useQuery(configQuery);
  if (isLoggedIn && user?.deletesAt && !standingPath)
    return <LeavingDialog deletesAt={user.deletesAt} onClose={onClose} />;
  // It opens with every way to log in, so that no second one moves what is below it.
  if (isLoggedIn || (isPending && failureCount === 0)) return null;
  if (home && !wantsLogin)
    return (
      <SaveHomeDialog
        home={home}
        onLogIn={() => {
          keepHomeToSave(home);
          setWantsLogin(true);
        }}
        onClose={onClose}
      />
    );
  return <LoginDialog reason={reason} here={here} onClose={onClose} />;
}

interface LoginProps {
  readonly reason: LoginReason;
  /** The page underneath. */
  readonly here: string;
  readonly onClose: () => void;
}

function LoginDialog({ reason, here, onClose }: LoginProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      title="Login Required"
      onClose={() => {
        takeHomeToSave();
        onClose();
      }}
    >
      <p className="mb-4 text-muted">{describeReason(reason)}</p>
      <LoginForm
        {...('next' in reason && { next: reason.next })}
        onLeave={onClose}
        onDone={(person) => {
          const path = toStandingPath(person, here);
          if (path) void navigate(path);
        }}
      />
    </Dialog>
  );
}

function describeReason(reason: LoginReason): string {
  const what = 'id' in reason ? `save ${reason.title}` : reason.to;
  return what === undefined
    ? 'Log in to carry on where you left off.'
    : `Log in to ${what}. You’ll go straight on from here.`;
}

interface LeavingProps {
  readonly deletesAt: string;
  readonly onClose: () => void;
}

const LeavingDialog = ({ deletesAt, onClose }: LeavingProps) => (
  <Dialog open title="You asked us to delete your account" onClose={onClose} actions={<KeepAccount />}>
    <p>
      It will be deleted on {formatDay(deletesAt)}. Until then you can read everything and write messages.
      Keep your account to do more.
    </p>
  </Dialog>
);
