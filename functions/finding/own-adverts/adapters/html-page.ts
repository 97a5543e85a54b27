import { Parser } from 'htmlparser2';
import { tryParseJson } from '../../../kernel/json.ts';
import {
  longestValue,
  mostValues,
  type NodeValue,
  type PageFacts,
  type PageNode,
  readJsonLd,
  toTypeName,
} from '../domain/page-node.ts';

/** A page has no more things, and none so deep; without these a page could keep us busy for minutes. */
const mostItems = 2_000;
const mostDepth = 12;
const mostReaders = 12;
/** The parser looks through what is open at each end tag: what nests deeper ends the reading. */
const mostOpen = 500;

interface Item {
  readonly node: PageNode;
  readonly properties: Map<string, NodeValue[]>;
}
/** An element whose text is a property. */
interface Reader {
  readonly names: readonly string[];
  readonly owner: Item;
  text: string;
}

/** What a page of HTML has for programs: JSON-LD, microdata, what its head says, and its title. */
export function readHtml(html: string): PageFacts {
  const meta = new Map<string, string[]>();
  const scripts: string[] = [];
  const items = createItemReader();
  let title = '';
  let taking: 'title' | 'script' | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta') addMeta(meta, attributes);
      if (name === 'title' && title === '') taking = 'title';
      if (name === 'script' && /^application\/ld\+json\b/i.test(attributes['type'] ?? '')) {
        taking = 'script';
        scripts.push('');
      }
      if (items.open(name, attributes) > mostOpen) parser.pause();
    },
    ontext(text) {
      if (taking === 'title') title += title.length < longestValue ? text : '';
      else if (taking === 'script') scripts.push((scripts.pop() ?? '') + text);
      else items.text(text);
    },
    onclosetag(name) {
      taking = undefined;
      items.close(name);
    },
  });
  parser.end(html);
  const nodes = [...scripts.flatMap((script) => readJsonLd(parseScript(script))), ...items.roots];
  return { title: toLine(title.slice(0, longestValue)), meta, nodes };
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function addMeta(meta: Map<string, string[]>, attributes: Readonly<Record<string, string>>): void {
  const name = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
  const content = attributes['content']?.trim().slice(0, longestValue) ?? '';
  const address = name === 'og:image:url' || name === 'og:image:secure_url' ? 'og:image' : name;
  if (name === '' || content === '') return;
  const values = meta.get(address);
  if (!values) meta.set(address, [content]);
  else if (values.length < mostValues) values.push(content);
}

/** Agents’ programs leave line breaks in texts, which JSON doesn’t allow. */
function parseScript(script: string): unknown {
  // oxlint-disable-next-line no-control-regex -- these signs are what is removed
  return tryParseJson(script.replaceAll(/[\u0000-\u001F]+/g, ' '));
}

/** Elements without an end tag. */
const voids: ReadonlySet<string> = new Set(['meta', 'link', 'img', 'source', 'br', 'hr', 'input']);
const valueAttributes: Readonly<Record<string, string>> = {
  meta: 'content',
  link: 'href',
  a: 'href',
  img: 'src',
  source: 'src',
  data: 'value',
  time: 'datetime',
};

/** Reads microdata as it goes by. */
function createItemReader() {
  const roots: PageNode[] = [];
  const items: Item[] = [];
  const readers: Reader[] = [];
  /** What ends with each open element. */
  const ends: ('item' | 'reader' | undefined)[] = [];
  let made = 0;
  const add = ({ properties }: Item, names: readonly string[], value: NodeValue): void => {
    for (const name of names) {
      const values = properties.get(name);
      if (!values) properties.set(name, [value]);
      else if (values.length < mostValues) values.push(value);
    }
  };
  const begin = (
    name: string,
    attributes: Readonly<Record<string, string>>,
  ): 'item' | 'reader' | undefined => {
    const owner = items.at(-1);
    const names = (attributes['itemprop'] ?? '').split(/\s+/).filter(Boolean);
    if ('itemscope' in attributes && made < mostItems && items.length < mostDepth) {
      made += 1;
      const item = createItem(attributes);
      if (owner && names.length > 0) add(owner, names, item.node);
      else roots.push(item.node);
      items.push(item);
      return 'item';
    }
    if (!owner || names.length === 0) return undefined;
    const value = attributes['content'] ?? attributes[valueAttributes[name] ?? ''];
    if (value !== undefined) add(owner, names, value.slice(0, longestValue));
    else if (!voids.has(name) && readers.length < mostReaders) {
      readers.push({ names, owner, text: '' });
      return 'reader';
    }
    return undefined;
  };
  return {
    roots,
    /** @returns how many elements are open */
    open(name: string, attributes: Readonly<Record<string, string>>): number {
      const ended = begin(name, attributes);
      if (!voids.has(name)) ends.push(ended);
      else if (ended === 'item') items.pop();
      return ends.length;
    },
    text(text: string): void {
      for (const reader of readers)
        if (reader.text.length < longestValue) reader.text += text.slice(0, longestValue);
    },
    close(name: string): void {
      if (voids.has(name)) return;
      const ended = ends.pop();
      if (ended === 'item') items.pop();
      const reader = ended === 'reader' ? readers.pop() : undefined;
      if (reader) add(reader.owner, reader.names, toLine(reader.text.slice(0, longestValue)));
    },
  };
}

function createItem(attributes: Readonly<Record<string, string>>): Item {
  const properties = new Map<string, NodeValue[]>();
  const types = (attributes['itemtype'] ?? '').split(/\s+/).map(toTypeName);
  return {
    properties,
    node: { id: attributes['itemid'], types: types.filter(Boolean), properties, foundIn: 'microdata' },
  };
}
