import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { configQuery } from '../lib/config.ts';
import { Dialog } from '../ui/dialog.tsx';
import { findStandingPage } from './require-account.ts';
import * as words from './words.ts';

/**
 * The modal that is open while the login-required flag is set, which `onClose` clears. After a login the page stays.
 */
export default function LoginRequired({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { isPending, failureCount } = useQuery(configQuery);
  // It opens with every way to log in, so that no second one moves what is below it.
  if (isPending && failureCount === 0) return null;
  return (
    <Dialog open title={words.loginRequired} onClose={onClose}>
      <p className="mb-4 text-muted">{words.logInToCarryOn}</p>
      <LoginForm
        onLeave={onClose}
        onDone={(user) => {
          const screen = findStandingPage(user);
          if (screen) void navigate(screen);
        }}
      />
    </Dialog>
  );
}
