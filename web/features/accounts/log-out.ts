import { hasLeftBehind } from '../../lib/left-behind.ts';
import { forgetPersonalEntries } from '../../lib/personal-entries.ts';
import { useNavigate } from '../../lib/router.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { accounts } from './api.ts';
import { leaveDevice } from './leave-device.ts';

/** A connection that hangs must not keep a person logged in. */
const timeoutMs = 2_000;

const forget = async () => (await import('../../lib/kept/forget-kept.ts')).forgetKept();

/**
 * Logs out: ends the notices of this browser, revokes the token if the server is reachable, and removes it here in any
 * case, with what this browser kept of the person.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const left = Promise.race([leaveDevice(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    const revoked = left.then(() => accounts.logout()).catch(() => undefined);
    // The calls take the token when they are made.
    void Promise.all([navigate(paths.home), left]).then(async () => {
      endSession();
      forgetPersonalEntries();
      // One that fails is made up for by the next page.
      if (hasLeftBehind()) await forget().catch(() => undefined);
      toast.success('You’re logged out.');
      return revoked;
    });
  };
}
