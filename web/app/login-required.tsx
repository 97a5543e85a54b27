import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '../lib/router.ts';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { configQuery } from '../lib/config.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useUser } from '../entities/account/user.ts';
import { useSession } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { toStandingPath } from './account-standing.ts';

/**
 * Leads a person whose account is not in order to the page that it needs. For visitors, the modal that is open while the login-required flag is set, which `onClose` clears. After a login the page stays.
 */
export default function LoginRequired({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isLoggedIn } = useSession();
  const user = useUser();
  const here = pathname + search;
  const standingPath = user ? toStandingPath(user, here) : undefined;
  useEffect(() => {
    if (!isLoggedIn || user === undefined) return;
    onClose();
    if (standingPath) void navigate(standingPath);
    else if (user?.deletesAt)
      toast.failure('You asked us to delete your account. Keep the account in your profile to do this.');
  }, [isLoggedIn, user, standingPath, navigate, onClose]);
  const { isPending, failureCount } = useQuery(configQuery);
  // It opens with every way to log in, so that no second one moves what is below it.
  if (isLoggedIn || (isPending && failureCount === 0)) return null;
  return (
    <Dialog open title="Login Required" onClose={onClose}>
      <p className="mb-4 text-muted">Log in to carry on where you left off.</p>
      <LoginForm
        onLeave={onClose}
        onDone={(person) => {
          const path = toStandingPath(person, here);
          if (path) void navigate(path);
        }}
      />
    </Dialog>
  );
}
