import { dayMs } from '../../../functions/kernel/time.ts';

/** What is kept, as the profile lists it. */
export type KeptKind = 'account' | 'homes' | 'viewings' | 'threads' | 'chats' | 'sales';

/** Days after which nothing that was kept is shown any more. */
export const keptDays = 7;

interface KeptRule {
  readonly kind: KeptKind;
  /** How many answers of this kind are kept. */
  readonly most: number;
  readonly matches: (key: readonly unknown[]) => boolean;
}

const startsWith = (value: unknown, prefix: string): boolean =>
  typeof value === 'string' && value.startsWith(prefix);

/** Sales that a device keeps, those of the latest chats. */
export const keptSales = 5;

/** The answers that may be kept, by the keys of their queries. Whatever is not in here is not kept. */
const rules: readonly KeptRule[] = [
  { kind: 'account', most: 1, matches: ([name, ...rest]) => name === 'user' && rest.length === 0 },
  { kind: 'homes', most: 1, matches: ([name, ...rest]) => name === 'favourites' && rest.length === 0 },
  {
    kind: 'viewings',
    most: 6,
    matches: ([name, of, , ...rest]) => name === 'viewings' && of === 'mine' && rest.length === 0,
  },
  {
    kind: 'threads',
    most: 1,
    matches: ([name, of, filter]) => name === 'messages' && of === 'threads' && filter === 'all',
  },
  {
    kind: 'chats',
    most: 20,
    matches: ([name, of, home]) => name === 'messages' && of === 'chat' && startsWith(home, 'prp_'),
  },
  {
    kind: 'sales',
    most: keptSales,
    // A solicitor's link has the key of a sale, too.
    matches: ([name, home, person]) =>
      name === 'sales' && startsWith(home, 'prp_') && startsWith(person, 'usr_'),
  },
];

/** Which kind of answer the key of a query has; `undefined` for one that may not be kept. */
export function findKeptKind(key: readonly unknown[]): KeptKind | undefined {
  return rules.find(({ matches }) => matches(key))?.kind;
}

/** Addresses with a key in them, which open without a login, and what the page of a sale fills a form with. */
const leftOut: ReadonlySet<string> = new Set([
  'icsUrl',
  'pdfUrl',
  'signedPdfUrl',
  'htmlUrl',
  'photoUrl',
  'earlierSolicitor',
]);

/** An answer without what is not kept, at any depth. */
export function toKept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toKept);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (leftOut.has(name) ? [] : [[name, toKept(part)]])),
  );
}

export interface KeptEntry {
  readonly key: readonly unknown[];
  /** When the answer came, in milliseconds. */
  readonly at: number;
}

/** Whether what came then is still shown. A clock that was set back does not make it last. */
export function isFresh(at: number, now: number): boolean {
  return Math.abs(now - at) < keptDays * dayMs;
}

/** The entries to remove: old ones, those of no kind, and the oldest beyond the number of their kind. */
export function listOverdue<Entry extends KeptEntry>(
  entries: readonly Entry[],
  now: number,
): readonly Entry[] {
  const latestFirst = entries.toSorted((a, b) => b.at - a.at);
  return latestFirst.filter((entry) => {
    const kind = findKeptKind(entry.key);
    const rule = rules.find((each) => each.kind === kind);
    if (!rule || !isFresh(entry.at, now)) return true;
    const ofKind = latestFirst.filter(({ key }) => findKeptKind(key) === kind);
    return ofKind.indexOf(entry) >= rule.most;
  });
}
