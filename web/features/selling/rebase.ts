import type { DraftChange, DraftData } from './api.ts';
import { only } from './only.ts';

/** Equality in the server's terms: texts are trimmed, and null equals an absent value. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);
const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)));
  });

/** Names of the fields that differ. */
export function differing(one: object, other: object): ReadonlySet<string> {
  const [mine, yours] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = [...mine.keys(), ...yours.keys()];
  return new Set(names.filter((name) => !isSame(mine.get(name), yours.get(name))));
}

/**
 * Rebases a change made on `base` onto the version that another tab or a phone saved since. Empty when it is
 * already contained; undefined when both changed the same field and a person has to choose.
 */
export function rebase(base: DraftData, change: DraftChange, theirs: DraftData): DraftChange | undefined {
  const moved = differing(base, theirs);
  const wanted = differing(
    change,
    only(theirs, (name) => name in change),
  );
  const plain = only(change, (name) => wanted.has(name) && !moved.has(name));
  const clashes = [...wanted].filter((name) => moved.has(name));
  if (clashes.some((name) => name !== 'images' && name !== 'keyFacts')) return undefined;
  const keyFacts = clashes.includes('keyFacts') ? mergedFacts(base, change, theirs) : {};
  if (keyFacts === undefined) return undefined;
  const images = clashes.includes('images') ? { images: mergedPhotos(base, change, theirs) } : {};
  return { ...plain, ...images, ...keyFacts };
}

type Choices = NonNullable<DraftData['images']>;
interface Part {
  readonly images?: Choices | null | undefined;
}
const idsOf = (choices: Choices): ReadonlySet<string> => new Set(choices.map(({ id }) => id));

/** Our order and texts, with their added photos and without their removed ones. */
function mergedPhotos(base: Part, ours: Part, theirs: Part): Choices {
  const [before, after] = [idsOf(base.images ?? []), idsOf(theirs.images ?? [])];
  const mine = (ours.images ?? []).filter(({ id }) => after.has(id) || !before.has(id));
  const known = idsOf(mine);
  return [...mine, ...(theirs.images ?? []).filter(({ id }) => !before.has(id) && !known.has(id))];
}

interface Facts {
  readonly keyFacts?: DraftData['keyFacts'] | null;
}

function mergedFacts(base: Facts, ours: Facts, theirs: Facts): Facts | undefined {
  const [was, mine, now] = [base.keyFacts ?? {}, ours.keyFacts ?? {}, theirs.keyFacts ?? {}];
  const changed = differing(was, mine);
  const [moved, apart] = [differing(was, now), differing(mine, now)];
  if ([...changed].some((name) => moved.has(name) && apart.has(name))) return undefined;
  const rest = only(now, (name) => !changed.has(name));
  return { keyFacts: { ...rest, ...only(mine, (name) => changed.has(name)) } };
}
