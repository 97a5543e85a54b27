import { getSession, onSession, requireLogin } from './session.ts';

/** Opens the Login Required modal and proceeds after a login; closing the modal cancels. */
export function afterLogin(proceed: () => void): void {
  requireLogin();
  const end = onSession(() => {
    const { isLoggedIn, loginRequired } = getSession();
    if (isLoggedIn || !loginRequired) end();
    if (isLoggedIn) proceed();
  });
}
