import { isText, type NodeValue, type PageNode } from './page-node.ts';

/** Reads values of things, also of those that a page names by their id alone. */
export interface NodeReader {
  readonly nodes: (from: PageNode, name: string) => readonly PageNode[];
  /** The first text of a value; of a thing its `name`, `@id` or `url`. */
  readonly text: (from: PageNode | undefined, ...names: readonly string[]) => string;
  readonly texts: (from: PageNode, name: string) => readonly string[];
}

export function createNodeReader(roots: readonly PageNode[]): NodeReader {
  const byId = new Map<string, PageNode>();
  const collect = (node: PageNode): void => {
    if (node.id !== undefined && node.properties.size > 0 && !byId.has(node.id)) byId.set(node.id, node);
    for (const values of node.properties.values())
      for (const value of values) if (typeof value !== 'string') collect(value);
  };
  for (const root of roots) collect(root);
  const resolve = (node: PageNode): PageNode =>
    node.properties.size === 0 && node.id !== undefined ? (byId.get(node.id) ?? node) : node;
  const valuesOf = (from: PageNode, name: string): readonly NodeValue[] =>
    (from.properties.get(name) ?? []).map((value) => (typeof value === 'string' ? value : resolve(value)));
  const toText = (value: NodeValue): string =>
    typeof value === 'string'
      ? value.trim()
      : (['value', 'name', 'url']
          .flatMap((name) => value.properties.get(name) ?? [])
          .filter(isText)
          .map((text) => text.trim())
          .find(Boolean) ?? '');
  const texts: NodeReader['texts'] = (from, name) => valuesOf(from, name).map(toText).filter(Boolean);
  return {
    nodes: (from, name) => valuesOf(from, name).filter((value) => typeof value !== 'string'),
    texts,
    text: (from, ...names) => (from && names.flatMap((name) => texts(from, name))[0]) ?? '',
  };
}
