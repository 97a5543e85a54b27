import { forgetPersonalEntries } from '../../lib/personal-entries.ts';
import { useNavigate } from '../../lib/router.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { accounts } from './api.ts';

/**
 * Logs out: revokes the token if the server is reachable, and removes it here in any case, with what this browser kept
 * of the person.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const revoked = accounts.logout().catch(() => undefined);
    void Promise.resolve(navigate(paths.home)).then(() => {
      endSession();
      forgetPersonalEntries();
      toast.success('You’re logged out.');
      return revoked;
    });
  };
}
