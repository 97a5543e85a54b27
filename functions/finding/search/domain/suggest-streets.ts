import { normalizeText } from '../../../people/places/domain/place-text.ts';
import type { StreetCount, StreetRequest } from '../index/index.ts';
import { dropFillerWords } from './place-text.ts';
import { outcodePattern } from './places.ts';
import { readInStreet, readSearch, type SearchReading, toPlainText } from './read-search.ts';
import type { SearchEngine } from './search-engine.ts';
import { type FilterParameters, parseSearchText } from './search-text.ts';
import { findStreet, listStreetTexts, type StreetStart } from './street-text.ts';

type StreetSource = Pick<SearchEngine, 'listStreets'>;

export interface StreetSuggestions {
  readonly streets: readonly StreetCount[];
  /** What the text before the street asks for. */
  readonly words: string;
  readonly filters: FilterParameters;
  /** Whether the text has the last word of a street, so that it asks for no place. */
  readonly isStreet: boolean;
}

const maxStreets = 4;
/** Shorter beginnings are of too many streets. */
const minLetters = 3;

/** The streets with homes for sale that a text can be the beginning of: "21 birch st", "3 bed Birch Street Lee". */
export async function suggestStreets(source: StreetSource, typed: string): Promise<StreetSuggestions> {
  const texts = listStreetTexts(toPlainText(typed));
  const isStreet = texts.length > 1;
  for (const text of texts) {
    const request = toRequest(text);
    const streets = request ? await source.listStreets(request) : [];
    if (streets.length === 0) continue;
    const { filters, rest } = parseSearchText(text.before);
    return { streets, words: dropFillerWords(rest.split(' ')), filters, isStreet };
  }
  return { streets: [], words: '', filters: {}, isStreet };
}

function toRequest({ start, isWhole, after }: StreetStart): StreetRequest | undefined {
  if (normalizeText(start).length < minLetters) return undefined;
  const { town, outcode } = readTown(after);
  return { start, isWhole, town, outcode, limit: maxStreets };
}

/** The town and the outcode that follow a street: "Leeds LS6 3HN". */
function readTown(text: string): Pick<StreetRequest, 'town' | 'outcode'> {
  const words = text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const at = words.findIndex((_, nth) => outcodePattern.test(words.slice(nth).join(' ')));
  const [, outcode] = at < 0 ? [] : (outcodePattern.exec(words.slice(at).join(' ')) ?? []);
  const [town = ''] = (at < 0 ? text : words.slice(0, at).join(' ')).split(',');
  const name = town.replace(/^(?:in|near)\s/i, '').trim();
  return { town: name || undefined, outcode };
}

/**
 * What a search means, also in a street whose last word may be anything, where homes are for sale in one of the name:
 * "Bedford Square" is no square in Bedford.
 */
export async function readSearchOfStreets(
  source: StreetSource,
  query: SearchReading['query'],
): Promise<SearchReading> {
  const reading = readSearch(query);
  const isOpen = !query.place && query.lat === undefined && !reading.query.street;
  const possible = isOpen ? findStreet(toPlainText(query.q ?? ''), true) : undefined;
  if (!possible) return reading;
  const [known] = await source.listStreets({ start: possible.street, isWhole: true, limit: 1 });
  return known ? readInStreet(query, possible) : reading;
}
