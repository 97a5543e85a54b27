import { useSyncExternalStore } from 'react';
import {
  clearTokens,
  concernsTokens,
  personOf,
  readTokens,
  renewAccess,
  type Tokens,
  writeTokens,
} from './token-store.ts';

/** What the shell knows of the login without asking the server. */
export interface Session {
  readonly isLoggedIn: boolean;
  /** The login-required flag: the shell shows its modal while it is set. */
  readonly loginRequired: boolean;
}

const listeners = new Set<() => void>();
const nobody: Session = { isLoggedIn: false, loginRequired: false };
let current: Session | undefined;

/** Whom this tab shows, and whom it showed last, as nobody's page may still hold what was theirs. */
let person: string | null = null;
let last: string | null = null;

function show(next: string | null): void {
  person = next;
  last = next ?? last;
}

function read(): Session {
  if (current) return current;
  show(personOf(readTokens()));
  return (current = { isLoggedIn: person !== null, loginRequired: false });
}

function change(next: Partial<Session>): void {
  current = { ...read(), ...next };
  for (const tell of listeners) tell();
}

/** Whom this tab shows; null for a visitor. */
export function personNow(): string | null {
  read();
  return person;
}

/** The tokens of whom this tab shows: nobody else's go with its calls, even before their login is heard of here. */
export function tokens(): Tokens | null {
  const held = readTokens();
  return personOf(held) === personNow() ? held : null;
}

/** Starts a login. Without `remember` it goes with the tab. */
export function beginSession(granted: Tokens, remember: boolean): void {
  read();
  writeTokens(granted, remember);
  show(personOf(granted));
  change({ isLoggedIn: true, loginRequired: false });
}

/** Goes on with a new access token, unless the login it was asked for is another's by now. */
export function renewSession(access: string): boolean {
  if (!tokens() || personOf({ access }) !== personNow()) return false;
  renewAccess(access);
  return true;
}

/** Forgets the tokens here and, by the storage event, in every tab that shares them. */
export function endSession(): void {
  read();
  clearTokens();
  show(null);
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

/** Follows a login or logout that happened in another tab; `startOver` is called where it makes this tab another person's. */
export function followOtherTabs(startOver: () => void): void {
  window.addEventListener('storage', (event) => {
    if (!concernsTokens(event)) return;
    read();
    const next = personOf(readTokens());
    if (next !== null && last !== null && next !== last) return startOver();
    show(next);
    change({ isLoggedIn: next !== null });
  });
}

export const sessionNow = read;
export const useSession = (): Session => useSyncExternalStore(onSession, read, () => nobody);
