import { placeNames, type PlaceName } from './names.ts';

/** A name from one of its words on: "on sea" of "southend on sea". */
interface NamePart {
  readonly text: string;
  readonly name: PlaceName;
}
const compareParts = (namePart: NamePart, other: NamePart): number =>
  namePart.text < other.text ? -1 : namePart.text > other.text ? 1 : 0;

/** Comes after all letters of names in normal form. */
const afterAll = '~';

/** Sorted texts, made when they are first asked for: reading a search needs no such list. */
function createIndex(
  toParts: (name: PlaceName) => readonly NamePart[],
): (begun: string) => readonly PlaceName[] {
  let parts: readonly NamePart[] | undefined;
  return (begun) => {
    parts ??= placeNames.flatMap(toParts).sort(compareParts);
    const found = parts.slice(findFirst(parts, begun), findFirst(parts, `${begun}${afterAll}`));
    return found.map(({ name }) => name).sort((placeName, other) => placeName.rank - other.rank);
  };
}

/** The place of the first text that does not come before a beginning. */
function findFirst(parts: readonly NamePart[], begun: string): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.text ?? '') < begun) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Names that begin with a text in normal form, those that more people mean first. */
export const listNamesBegun = createIndex((name) => [{ text: name.key, name }]);

/** Names with a later word that begins with a text in normal form. */
export const listNamesWithWord = createIndex((name) =>
  Array.from(name.key.matchAll(/ /g), ({ index }) => ({ text: name.key.slice(index + 1), name })),
);
