import { getSession, subscribeToSession, requireLogin } from './session.ts';

/** Opens the Login Required modal and proceeds after a login; closing the modal cancels. */
export function runAfterLogin(run: () => void): void {
  requireLogin();
  const end = subscribeToSession(() => {
    const { isLoggedIn, loginRequired } = getSession();
    if (isLoggedIn || !loginRequired) end();
    if (isLoggedIn) run();
  });
}
