/** What of an advert can say something of its home. */
export const advertParts = ['json_ld', 'microdata', 'open_graph', 'title', 'text'] as const;
export type AdvertPart = (typeof advertParts)[number];

/** A thing that a page describes for programs, by the words of schema.org. */
export interface PageNode {
  readonly id: string | undefined;
  /** Without the address of schema.org. */
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, readonly NodeValue[]>;
  readonly foundIn: AdvertPart;
}
export type NodeValue = string | PageNode;

/** What a page has for programs. */
export interface PageFacts {
  readonly title: string;
  /** Of `<meta>`, by name or property; the first one counts, but pictures may be several. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  /** The things that no other thing has. */
  readonly nodes: readonly PageNode[];
}

/** Longer than any field takes; what reads a value may then take its time. */
export const longestValue = 20_000;
/** More than any page has of one property, and than a draft takes of pictures. */
export const mostValues = 200;

const mostDepth = 10;
const mostNodes = 2_000;

/** Of an address such as `https://schema.org/House` the name. */
export function toTypeName(type: string): string {
  return type.slice(Math.max(...['/', '#', ':'].map((sign) => type.lastIndexOf(sign))) + 1);
}
export function isText(value: NodeValue): value is string {
  return typeof value === 'string';
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The things of one block of JSON-LD; what nests deeper or is more than pages need is left out. */
export function readJsonLd(json: unknown): PageNode[] {
  let made = 0;
  const toNode = (record: Readonly<Record<string, unknown>>, depth: number): PageNode | undefined => {
    made += 1;
    if (depth > mostDepth || made > mostNodes) return undefined;
    const types = listOf(record['@type']).filter((type) => typeof type === 'string');
    const id = typeof record['@id'] === 'string' ? record['@id'] : undefined;
    const properties = new Map(
      Object.entries(record)
        .filter(([name]) => !name.startsWith('@'))
        .map(([name, value]) => [toTypeName(name), toValues(value, depth + 1)] as const),
    );
    return { id, types: types.map(toTypeName), properties, foundIn: 'json_ld' };
  };
  const toValues = (value: unknown, depth: number): NodeValue[] =>
    listOf(value)
      .slice(0, mostValues)
      .flatMap((each): NodeValue[] => {
        if (typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean')
          return [String(each).slice(0, longestValue)];
        if (!isRecord(each)) return [];
        const plain = each['@value'];
        if (typeof plain === 'string' || typeof plain === 'number')
          return [String(plain).slice(0, longestValue)];
        const node = toNode(each, depth);
        return node ? [node] : [];
      });
  const roots = listOf(json)
    .filter(isRecord)
    .flatMap((record) => ('@graph' in record ? listOf(record['@graph']).filter(isRecord) : [record]));
  return roots.flatMap((record) => toNode(record, 0) ?? []);
}
