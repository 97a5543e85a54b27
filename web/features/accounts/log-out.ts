import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { accounts } from './api.ts';
import * as words from './words.ts';

/** Logs out: revokes the token if the server is reachable, and removes it here in any case. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const revoked = accounts.logout().catch(() => undefined);
    void Promise.resolve(navigate(paths.home)).then(() => {
      endSession();
      toast.success(words.youreLoggedOut);
      return revoked;
    });
  };
}
