export const evidenceKinds = ['vouch', 'document', 'electronic_record'] as const;

/** How a file knows something: by what, and since which day. */
export interface ClaimOrigin {
  readonly on?: string | undefined;
  readonly evidence?: (typeof evidenceKinds)[number] | undefined;
}

type Scalar = string | number | boolean;

/** A value of a file with where it stands and how it is known. */
export interface FrameworkNode {
  readonly pointer: string;
  readonly children: Map<string, FrameworkNode>;
  value?: Scalar | undefined;
  origin: ClaimOrigin;
  /** Whether a reader has looked at it; what none has is told to the owner. */
  isRead: boolean;
}

/** A file that can't be read; its text is for the person who chose it. */
export class FrameworkFault extends Error {
  override readonly name = 'FrameworkFault';
}

export function createNode(pointer: string): FrameworkNode {
  return { pointer, children: new Map(), origin: {}, isRead: false };
}

/** What the framework has, with its documents' extracts, is a third as deep and a tenth as long. */
const most = { depth: 40, values: 50_000 } as const;

/** Puts values into a tree; later ones replace earlier ones, and objects are joined field by field. */
export function createTree() {
  const root = createNode('');
  let values = 0;
  const put = (node: FrameworkNode, value: unknown, origin: ClaimOrigin, depth: number): void => {
    values += 1;
    if (depth > most.depth || values > most.values)
      throw new FrameworkFault('This file has far more in it than the facts of one home.');
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) node.children.clear();
      node.value = undefined;
      for (const [name, part] of Object.entries(value)) put(openChild(node, name), part, origin, depth + 1);
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      node.children.clear();
      node.value = value;
      node.origin = origin;
    }
  };
  return {
    root,
    /** Puts a value at a JSON pointer; `-` is the next of a list. */
    putAt: (pointer: string, value: unknown, origin: ClaimOrigin): void => {
      const names = splitPointer(pointer);
      if (names.length > most.depth)
        throw new FrameworkFault('This file has far more in it than the facts of one home.');
      const node = names.reduce(
        (parent, name) => openChild(parent, name === '-' ? String(parent.children.size) : name),
        root,
      );
      put(node, value, origin, names.length);
    },
  };
}

function openChild(parent: FrameworkNode, name: string): FrameworkNode {
  const known = parent.children.get(name);
  if (known) return known;
  const child = createNode(`${parent.pointer}/${name}`);
  parent.children.set(name, child);
  return child;
}

const splitPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

export function findNode(root: FrameworkNode, pointer: string): FrameworkNode | undefined {
  return splitPointer(pointer).reduce<FrameworkNode | undefined>(
    (node, name) => node?.children.get(name),
    root,
  );
}

/** The values of a tree, in the file's order. */
export function listLeaves(node: FrameworkNode): FrameworkNode[] {
  return node.value === undefined ? [...node.children.values()].flatMap(listLeaves) : [node];
}
