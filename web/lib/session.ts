import { useSyncExternalStore } from 'react';
import type { PropertyId } from '../../events/vocabulary.ts';
import {
  clearTokens,
  isTokenEvent,
  parsePersonId,
  readTokens,
  replaceAccessToken,
  type Tokens,
  writeTokens,
} from './token-store.ts';

/**
 * What an account may do: all with `active`, little with `incomplete`, which misses a name or a proof of its email,
 * and only to read with `blocked`, or read and write messages with `leaving`, whose deletion is scheduled. It is
 * `unknown` until the account was loaded.
 */
export type Standing = 'unknown' | 'active' | 'incomplete' | 'blocked' | 'leaving';

interface LoginPurpose {
  /** What it is for, after “Log in to”: `message the seller of Oak Road, Leeds`. */
  readonly to?: string;
  /** Where a person goes on who signs up first, or logs in elsewhere; without it, on the page where they are. */
  readonly next?: string;
}
/** A home to be saved, which a visitor can save by email instead. */
interface HomeToSave {
  readonly id: PropertyId;
  readonly price: number;
  readonly title: string;
}
/** Why a login is asked for; the shell says it. */
export type LoginReason = LoginPurpose | HomeToSave;

/** The login state that the shell knows without a request. */
export interface Session {
  readonly isLoggedIn: boolean;
  readonly standing: Standing;
  /** The login-required flag, with its reason: the shell shows its modal while it is set. */
  readonly loginRequired: LoginReason | false;
}

const listeners = new Set<() => void>();
const visitor: Session = { isLoggedIn: false, standing: 'unknown', loginRequired: false };
let current: Session | undefined;

/**
 * The person whose data this tab shows, and the one before, since the page of a visitor can still hold data
 * of theirs.
 */
let person: string | undefined;
let last: string | undefined;

function setPerson(next: string | undefined): void {
  person = next;
  last = next ?? last;
}

function readSession(): Session {
  if (current) return current;
  setPerson(parsePersonId(readTokens()));
  return (current = { ...visitor, isLoggedIn: person !== undefined });
}

function updateSession(next: Partial<Session>): void {
  current = { ...readSession(), ...next };
  for (const notify of listeners) notify();
}

/** The `sub` of the person whose data this tab shows; `undefined` for a visitor. */
export function getPersonId(): string | undefined {
  readSession();
  return person;
}

/**
 * The tokens of the person whose data this tab shows. After a login of another person in another tab it is
 * `undefined`, so that calls do not mix accounts.
 */
export function getTokens(): Tokens | undefined {
  const storedTokens = readTokens();
  return parsePersonId(storedTokens) === getPersonId() ? storedTokens : undefined;
}

/** Starts a login. Without `remember` it ends with the tab. */
export function beginSession(tokens: Tokens, remember: boolean): void {
  readSession();
  writeTokens(tokens, remember);
  setPerson(parsePersonId(tokens));
  updateSession({ isLoggedIn: true, standing: 'unknown', loginRequired: false });
}

/** Stores a renewed access token; false when another person has logged in since. */
export function renewSession(access: string): boolean {
  if (!getTokens() || parsePersonId({ access }) !== getPersonId()) return false;
  replaceAccessToken(access);
  return true;
}

/** Removes the tokens here and, by the storage event, in every tab that shares them. */
export function endSession(): void {
  readSession();
  clearTokens();
  setPerson(undefined);
  updateSession({ isLoggedIn: false, standing: 'unknown' });
}

/** Stores what the loaded account may do. */
export function setStanding(standing: Standing): void {
  if (standing !== readSession().standing) updateSession({ standing });
}

/** Whether a press of the person can be sent; the server decides on one whose account is not loaded yet. */
export function mayAct({ isLoggedIn, standing }: Session): boolean {
  return isLoggedIn && (standing === 'active' || standing === 'unknown');
}

/** Whether they read as a member, and write and report, as a person who leaves does until the end. */
export function isAdmitted(session: Session): boolean {
  return mayAct(session) || session.standing === 'leaving';
}

/**
 * Sets the login-required flag: the shell opens its modal, or leads a person to the page that their account needs
 * first.
 */
export function requireLogin(reason: LoginReason = {}): void {
  return updateSession({ loginRequired: reason });
}
/** Clears the login-required flag. */
export function dismissLoginPrompt(): void {
  return updateSession({ loginRequired: false });
}

export function subscribeToSession(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/**
 * Follows a login or logout in another tab; calls `startOver` when this tab belongs to another person after
 * it.
 */
export function followOtherTabs(startOver: () => void): void {
  window.addEventListener('storage', (event) => {
    if (!isTokenEvent(event)) return;
    readSession();
    const next = parsePersonId(readTokens());
    if (next !== undefined && last !== undefined && next !== last) return startOver();
    const isSamePerson = next !== undefined && next === person;
    setPerson(next);
    updateSession({ isLoggedIn: next !== undefined, ...(!isSamePerson && { standing: 'unknown' }) });
  });
}

export const getSession = readSession;
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, () => visitor);
}
