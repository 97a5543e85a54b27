import type { DraftChange, DraftData } from './api.ts';
import { pick } from './pick.ts';

/** Equality in the server's terms: texts are trimmed, and null equals an absent value. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return normalise(one) === normalise(other);
}
const normalise = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)));
  });

/** Names of the fields that differ. */
export function listDifferences(one: object, other: object): ReadonlySet<string> {
  const [mine, yours] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = [...mine.keys(), ...yours.keys()];
  return new Set(names.filter((name) => !isSameValue(mine.get(name), yours.get(name))));
}

/**
 * Rebases a change made on `base` onto the version that another tab or a phone saved since. Empty when it is
 * already contained; undefined when both changed the same field and a person has to choose.
 */
export function rebaseChange(
  base: DraftData,
  change: DraftChange,
  theirs: DraftData,
): DraftChange | undefined {
  const moved = listDifferences(base, theirs);
  const wanted = listDifferences(
    change,
    pick(theirs, (name) => name in change),
  );
  const plain = pick(change, (name) => wanted.has(name) && !moved.has(name));
  const clashes = [...wanted].filter((name) => moved.has(name));
  if (clashes.some((name) => name !== 'images' && name !== 'keyFacts')) return undefined;
  const keyFacts = clashes.includes('keyFacts') ? mergeFacts(base, change, theirs) : {};
  if (keyFacts === undefined) return undefined;
  const images = clashes.includes('images') ? { images: mergePhotos(base, change, theirs) } : {};
  return { ...plain, ...images, ...keyFacts };
}

type Choices = NonNullable<DraftData['images']>;
interface WithPhotos {
  readonly images?: Choices | null | undefined;
}
const toIds = (choices: Choices): ReadonlySet<string> => new Set(choices.map(({ id }) => id));

/** Our order and texts, with their added photos and without their removed ones. */
function mergePhotos(base: WithPhotos, ours: WithPhotos, theirs: WithPhotos): Choices {
  const [before, after] = [toIds(base.images ?? []), toIds(theirs.images ?? [])];
  const mine = (ours.images ?? []).filter(({ id }) => after.has(id) || !before.has(id));
  const known = toIds(mine);
  return [...mine, ...(theirs.images ?? []).filter(({ id }) => !before.has(id) && !known.has(id))];
}

interface WithFacts {
  readonly keyFacts?: DraftData['keyFacts'] | null;
}

function mergeFacts(base: WithFacts, ours: WithFacts, theirs: WithFacts): WithFacts | undefined {
  const [was, mine, now] = [base.keyFacts ?? {}, ours.keyFacts ?? {}, theirs.keyFacts ?? {}];
  const changed = listDifferences(was, mine);
  const [moved, apart] = [listDifferences(was, now), listDifferences(mine, now)];
  if ([...changed].some((name) => moved.has(name) && apart.has(name))) return undefined;
  const rest = pick(now, (name) => !changed.has(name));
  return { keyFacts: { ...rest, ...pick(mine, (name) => changed.has(name)) } };
}
