import { useSyncExternalStore } from 'react';
import { clearTokens, concernsTokens, readTokens, type Tokens, writeTokens } from './token-store.ts';

/** What the shell knows of the login without asking the server. */
export interface Session {
  readonly isLoggedIn: boolean;
  /** The login-required flag: the shell shows its modal while it is set. */
  readonly loginRequired: boolean;
}

const listeners = new Set<() => void>();
const nobody: Session = { isLoggedIn: false, loginRequired: false };
let current: Session | undefined;

const read = (): Session => (current ??= { isLoggedIn: readTokens() !== null, loginRequired: false });

function change(next: Partial<Session>): void {
  current = { ...read(), ...next };
  for (const tell of listeners) tell();
}

export const tokens = readTokens;

/** Starts a login. Without `remember` it goes with the tab. */
export function beginSession(granted: Tokens, remember: boolean): void {
  writeTokens(granted, remember);
  change({ isLoggedIn: true, loginRequired: false });
}

export function renewSession(granted: Tokens): void {
  writeTokens(granted);
  change({ isLoggedIn: true });
}

/** Forgets the tokens here and, by the storage event, in every other tab. */
export function endSession(): void {
  clearTokens();
  change({ isLoggedIn: false });
}

/** Sets the login-required flag; the shell opens its modal. */
export const requireLogin = (): void => change({ loginRequired: true });
/** Clears the flag; the modal closes. */
export const dismissLogin = (): void => change({ loginRequired: false });

export function onSession(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Follows a login or logout that happened in another tab. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (concernsTokens(event)) change({ isLoggedIn: readTokens() !== null });
  });
}

export const sessionNow = read;
export const useSession = (): Session => useSyncExternalStore(onSession, read, () => nobody);
