import type { SearchQuery } from '../contract.ts';
import { type PlaceText, resolvePlace, resolvePlaceId } from './places.ts';

/** The place of a search, which is given by its id, or else by the text. */
export function resolveSearchPlace({ place: id, q = '', lat, lng }: SearchQuery): PlaceText {
  const position = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  const place = id ? resolvePlaceId(id, position) : undefined;
  if (place) return { place, words: q, alternatives: [] };
  return q && !position ? resolvePlace(q) : { words: q, alternatives: [] };
}
