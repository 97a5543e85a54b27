import { createBoxShape } from './box.ts';
import { type CircleCentre, toCentre, createCircleShape } from './circle.ts';
import type { Vocabulary } from './columns.ts';
import { type Filter, createFilters } from './filters.ts';
import { listWords } from './folded-text.ts';
import { createPolygonShape } from './polygon.ts';
import type { Query, Sort } from './query.ts';
import type { Shape } from './shapes.ts';
import { toStreetStart } from './streets.ts';
import { toFeatureTag, toOutcodeTag, toStreetTag, toTownTag } from './text.ts';
import { toTerm } from './word-forms.ts';

/** A prepared query; both halves of the index run the same plan. */
export interface SearchPlan {
  readonly filters: readonly Filter[];
  readonly shapes: readonly Shape[];
  readonly terms: readonly string[];
  /** Terms of which one must occur; empty for no condition. */
  readonly anyTerm: readonly string[];
  /** A word that must occur, or one that begins with it. */
  readonly prefix: WordPrefix | undefined;
  /** What the tags of a street begin with; one of them must occur. */
  readonly street: string | undefined;
  readonly sort: Sort;
  readonly centre: CircleCentre | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly facets: boolean;
  /** The map's zoom when clusters are requested. */
  readonly zoom: number | undefined;
}

export interface WordPrefix {
  readonly start: string;
  /** The term of the prefix as a whole word. */
  readonly term: string;
}

/** The default number of properties per page. */
export const defaultLimit = 12;

const createShapes = (query: Query): Shape[] => [
  ...(query.circle === undefined ? [] : [createCircleShape(query.circle)]),
  ...(query.box === undefined ? [] : [createBoxShape(query.box)]),
  ...(query.polygon === undefined ? [] : [createPolygonShape(query.polygon)]),
  ...(query.travelArea === undefined ? [] : [createPolygonShape(query.travelArea)]),
];

const toTags = (query: Query): string[] => [
  ...(query.town === undefined ? [] : [toTownTag(query.town)]),
  ...(query.features ?? []).map(toFeatureTag),
];

const resolveSort = (query: Query): Sort => {
  const sort = query.sort ?? { item: 'id', order: 'desc' };
  if (sort.item === 'distance' && query.circle === undefined) {
    throw new RangeError('Sorting by distance needs a circle');
  }
  return sort;
};

/** The whole words of a query and its unfinished one; a text that ends in a space has no unfinished word. */
export function parseWords(query: Query): { words: readonly string[]; prefix: string | undefined } {
  const text = query.words ?? '';
  const words = listWords(text);
  if (!(query.lastWordIsPrefix ?? false) || /\s$/.test(text)) return { words, prefix: undefined };
  return { words: words.slice(0, -1), prefix: words.at(-1) };
}

/** @throws RangeError on a sort by distance without a circle */
export function createPlan(query: Query, vocabulary: Vocabulary): SearchPlan {
  const { words, prefix } = parseWords(query);
  const outcodes = [...new Set((query.outcodes ?? []).map(toOutcodeTag))];
  const [onlyOutcode] = outcodes.length === 1 ? outcodes : [];
  return {
    filters: createFilters(query, vocabulary),
    shapes: createShapes(query),
    terms: [
      ...new Set([
        ...(onlyOutcode === undefined ? [] : [onlyOutcode]),
        ...toTags(query),
        ...words.map(toTerm),
      ]),
    ],
    anyTerm: onlyOutcode === undefined ? outcodes : [],
    prefix: prefix === undefined ? undefined : { start: prefix, term: toTerm(prefix) },
    street: query.street === undefined ? undefined : toStreetTag(toStreetStart(query.street)),
    sort: resolveSort(query),
    centre: query.circle === undefined ? undefined : toCentre(query.circle),
    offset: Math.max(0, query.offset ?? 0),
    limit: Math.max(0, query.limit ?? defaultLimit),
    facets: query.facets ?? false,
    zoom: query.clusters?.zoom,
  };
}
