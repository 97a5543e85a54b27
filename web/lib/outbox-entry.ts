import { sentWithinMs } from './outbox-time.ts';
import { getPersonId } from './session.ts';
import { isRemembered } from './token-store.ts';

/** An entry is named `outbox:`, its person, when it was written in milliseconds, and the key of the message. */
const prefix = 'outbox:';
const toOwnPrefix = (person = getPersonId() ?? ''): string => `${prefix}${person}:`;

/** What could not be stored, by name; it lasts as long as the page. */
const unstored = new Map<string, string>();

function listStores(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

const findStore = (name: string): Storage | undefined =>
  listStores().find((store) => store.getItem(name) !== null);

const listStoredNames = (): readonly string[] =>
  listStores()
    .flatMap((store) => Object.keys(store))
    .filter((name) => name.startsWith(prefix));

const listNames = (person?: string): readonly string[] =>
  [...new Set([...listStoredNames(), ...unstored.keys()])]
    .filter((name) => name.startsWith(toOwnPrefix(person)))
    .toSorted();

const toTime = (name: string): number => Number(name.split(':')[2]);

/** What waits to be sent for the person of this session: a line of JSON for each message, in order. */
export function readOutboxText(): string | undefined {
  const lines = listNames().flatMap((name) => unstored.get(name) ?? findStore(name)?.getItem(name) ?? []);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** What waits for a login that isn't remembered goes with the tab, as the login does. */
function storeEntry(name: string, text: string): void {
  try {
    (findStore(name) ?? (isRemembered() ? localStorage : sessionStorage)).setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}

/** Puts a message after all others, also where the clock was set back. Each has its own entry, as other tabs write, too. */
export function addToOutbox(key: string, text: string): void {
  const last = listNames().at(-1);
  const time = Math.max(Date.now(), last === undefined ? 0 : toTime(last) + 1);
  storeEntry(`${toOwnPrefix()}${time}:${key}`, text);
}

const findName = (key: string): string | undefined => listNames().find((name) => name.endsWith(`:${key}`));

/** Changes a message, unless another tab removed it. */
export function changeInOutbox(key: string, text: string): void {
  const name = findName(key);
  if (name !== undefined) storeEntry(name, text);
}

function removeEntry(name: string): void {
  unstored.delete(name);
  findStore(name)?.removeItem(name);
}

export function removeFromOutbox(key: string): void {
  const name = findName(key);
  if (name !== undefined) removeEntry(name);
}

/** Whether a storage event of another tab is about what waits to be sent. */
export function isOutboxEvent({ key }: StorageEvent): boolean {
  return key === null || key.startsWith(toOwnPrefix());
}

/** Removes what waits to be sent for a person. */
export function forgetOutbox(person: string): void {
  for (const name of listNames(person)) removeEntry(name);
}

/**
 * Removes what others left here whose login ended. A tab whose own login isn't remembered can't tell whose is: there,
 * only what is too old to be sent goes.
 */
export function forgetLeftOutboxes(): void {
  for (const name of listStoredNames()) {
    const isYoung = Math.abs(Date.now() - toTime(name)) <= sentWithinMs;
    if (!name.startsWith(toOwnPrefix()) && (isRemembered() || !isYoung)) removeEntry(name);
  }
}

/** Whether a line is of a kind that names itself; a message names none. */
export function isOutboxLineOf(kind: string, line: string): boolean {
  return line.includes(`"kind":"${kind}"`);
}

/** One tab sends at a time. */
export function lockOutbox(send: () => Promise<void>): Promise<unknown> {
  return 'locks' in navigator ? navigator.locks.request('outbox', send) : send();
}

/** How much waits to be sent. */
export function countOutbox(): number {
  return listNames().length;
}
