import { getSession, type LoginReason, subscribeToSession, requireLogin } from './session.ts';

/**
 * Opens the Login Required modal and proceeds after the login of an account in order; closing the modal, or an
 * account that has to do something first, cancels.
 */
export function runAfterLogin(run: () => void, reason?: LoginReason): void {
  requireLogin(reason);
  const end = subscribeToSession(() => {
    const { isLoggedIn, standing, loginRequired } = getSession();
    if (isLoggedIn ? standing === 'unknown' : loginRequired) return;
    end();
    if (standing === 'active') run();
  });
}
