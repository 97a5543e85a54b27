import { foldOutcode, foldTown, listWords } from '../../index/folded-text.ts';
import { type Home, type HomeChange, maxBeds } from '../../index/index.ts';
import { toStreetEntry } from '../../index/streets.ts';
import { termOverrides } from '../../index/word-forms.ts';

/** A home as a document. A home off the market keeps its own, by which a late change is recognised. */
export interface HomeDocument {
  readonly id: string;
  readonly status: Home['status'] | 'off';
  /** The position of the change in the feed. */
  readonly position: number;
  readonly location?: { readonly lat: number; readonly lon: number };
  readonly [field: string]: unknown;
}

const keyword = { type: 'keyword' } as const;
const sortOnly = { index: false } as const;

/**
 * The alias that searches read. It has the number of the mapping, which grows with each change of it: a release whose
 * searches need another mapping finds no index, fills one of its own, and is answered from memory meanwhile.
 */
export const homesAlias = 'homes3';

/** How an index is spread over the nodes of a cluster. */
export interface IndexLayout {
  /** The parts that homes are divided into, which answer a search side by side. */
  readonly shards: number;
  /** Copies of each part on other nodes, as far as the cluster has them. */
  readonly replicas: number;
}

/**
 * The analysis of texts. Accents and apostrophes are folded before, as a node has no Unicode normalization without a
 * further plugin. A text has its words as they are written, too, for words that are being typed.
 */
const analysis = {
  tokenizer: { words: { type: 'simple_pattern', pattern: '[a-z0-9]+' } as const },
  filter: {
    british_forms: {
      type: 'stemmer_override',
      rules: [...termOverrides].map(([word, term]) => `${word} => ${term}`),
    } as const,
    singular: { type: 'stemmer', language: 'plural_english' } as const,
    distinct: { type: 'unique', only_on_same_position: true } as const,
  },
  analyzer: {
    british: createAnalyzer(['british_forms', 'singular']),
    british_as_written: createAnalyzer(['keyword_repeat', 'british_forms', 'singular', 'distinct']),
  },
};

function createAnalyzer(filter: string[]) {
  return { type: 'custom', tokenizer: 'words', filter } as const;
}

const mappings = {
  dynamic: false,
  properties: {
    id: keyword,
    status: keyword,
    position: { type: 'long' },
    location: { type: 'geo_point' },
    // A geo_point is exact to a centimetre; boxes and distances of results are computed from these.
    lat: { type: 'double' },
    lng: { type: 'double' },
    price: { type: 'integer' },
    beds: { type: 'integer' },
    bedsBand: { type: 'byte' },
    baths: { type: 'integer' },
    type: keyword,
    tenure: keyword,
    sqm: { type: 'double' },
    pricePerSqm: { type: 'double', ...sortOnly },
    epc: keyword,
    councilTax: keyword,
    flags: keyword,
    features: keyword,
    addedAt: { type: 'long' },
    reducedAt: { type: 'long' },
    lastReducedAt: { type: 'long', ...sortOnly },
    outcode: keyword,
    town: keyword,
    street: keyword,
    text: {
      type: 'text',
      analyzer: 'british_as_written',
      search_analyzer: 'british',
      // No order by relevance needs them.
      norms: false,
      index_options: 'docs',
    },
  },
} as const;

/** The settings and the mapping of an index of homes. */
export function createHomeIndexBody({ shards, replicas }: IndexLayout) {
  return {
    settings: {
      number_of_shards: shards,
      auto_expand_replicas: `0-${replicas}`,
      refresh_interval: '500ms',
      'index.sort.field': 'id',
      'index.sort.order': 'desc',
      analysis,
    },
    // The text is most of a document, and an index is filled from the feed alone.
    mappings: { ...structuredClone(mappings), _source: { excludes: ['text'] } },
  };
}

/** The document of a change. What is unknown has no field, so that it matches no bound and sorts last. */
export function toHomeDocument({ id, version: position, home }: HomeChange): HomeDocument {
  if (!home) return { id, status: 'off', position };
  const { lat, lng, price, beds, baths, sqm, epc, councilTax, addedAt, reducedAt } = home;
  const street = toStreetEntry(home);
  return {
    id,
    status: home.status,
    position,
    location: { lat, lon: lng },
    lat,
    lng,
    price,
    beds,
    bedsBand: Math.min(maxBeds, beds),
    baths,
    type: home.type,
    tenure: home.tenure,
    ...(sqm > 0 && { sqm, pricePerSqm: price / sqm }),
    ...(epc !== '' && { epc }),
    ...(councilTax !== '' && { councilTax }),
    flags: home.flags,
    features: home.features,
    addedAt,
    reducedAt,
    ...(reducedAt > 0 && { lastReducedAt: reducedAt }),
    outcode: foldOutcode(home.outcode),
    town: foldTown(home.town),
    ...(street !== '' && { street }),
    text: listWords(home.text).join(' '),
  };
}
