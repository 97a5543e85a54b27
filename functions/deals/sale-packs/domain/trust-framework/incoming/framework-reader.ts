import { type ClaimOrigin, findNode, type FrameworkNode, listLeaves } from './framework-node.ts';

/** Something that a file says and that is not taken over, with why. */
export interface FrameworkDoubt {
  readonly pointer: string;
  /** What it says, in the file's words. */
  readonly said: string;
  readonly why: string;
  /** Where the owner is asked for it instead. */
  readonly asks: 'listing' | 'pack';
}

const root = '/propertyPack';

/** Reads values of a home's pack by their pointers, and notes which were looked at and which were not understood. */
export function createFrameworkReader(tree: FrameworkNode) {
  const doubts: FrameworkDoubt[] = [];
  const open = (path: string): FrameworkNode | undefined => findNode(tree, `${root}/${path}`);
  const read = (path: string): string | undefined => {
    const node = open(path);
    if (node?.value === undefined) return undefined;
    node.isRead = true;
    return String(node.value).trim() || undefined;
  };
  const list = (path: string): readonly string[] => {
    const node = open(path);
    const leaves = node ? listLeaves(node) : [];
    for (const leaf of leaves) leaf.isRead = true;
    return leaves.map(({ value }) => String(value).trim()).filter(Boolean);
  };
  return {
    doubts,
    has: (path: string): boolean => open(path) !== undefined,
    /** A text of one value, in the file's words. */
    read,
    list,
    number: (path: string): number | undefined => {
      const text = read(path);
      const value = Number(text);
      return text === undefined || !Number.isFinite(value) || value < 0 ? undefined : value;
    },
    /** `undefined` where the file says neither. */
    yesNo: (path: string): boolean | undefined => {
      const word = read(path);
      return word === 'Yes' ? true : word === 'No' ? false : undefined;
    },
    /** Not taken over, with what it says; nothing where the file says nothing. */
    doubt: (path: string, why: string, asks: FrameworkDoubt['asks'] = 'listing'): void => {
      const said = list(path);
      if (said.length > 0) doubts.push({ pointer: `${root}/${path}`, said: said.join(', '), why, asks });
    },
    /** The latest of what was said there. */
    originOf: (paths: readonly string[]): ClaimOrigin => {
      const leaves = paths.flatMap((path) => {
        const node = open(path);
        return node ? listLeaves(node) : [];
      });
      const origins = leaves.map(({ origin }) => origin);
      return origins.toSorted((a, b) => (b.on ?? '').localeCompare(a.on ?? ''))[0] ?? {};
    },
  };
}
export type FrameworkReader = ReturnType<typeof createFrameworkReader>;
