import type { searchRoutes } from '../../../functions/finding/search/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';

export type PlaceAnswer = Result<(typeof searchRoutes)['suggestPlaces']>;

/** A suggested place, and what the rest of the typed text asks for. */
export interface SuggestedPlace {
  readonly place: PlaceAnswer['places'][number];
  readonly understood: PlaceAnswer['understood'];
}

/** A suggested street, with its post town. */
interface SuggestedStreet {
  readonly street: string;
  readonly understood: PlaceAnswer['understood'];
}

export type SuggestedArea = SuggestedPlace | SuggestedStreet;

/** Where to look: a chosen place by its id and position, or text that the search reads. */
export interface PlaceChoice {
  readonly q?: string | undefined;
  readonly place?: string | undefined;
  /** With its post town. */
  readonly street?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** Filters that the text asked for, as parameters. */
  readonly filters?: Readonly<Record<string, string>>;
}

export function toPlaceChoice(area: SuggestedArea): PlaceChoice {
  const { words, filters } = area.understood;
  const { id, latitude, longitude } = 'place' in area ? area.place : noPosition;
  const street = 'street' in area ? area.street : undefined;
  return { q: words || undefined, filters, place: id, street, lat: latitude, lng: longitude };
}

const noPosition = { id: undefined, latitude: undefined, longitude: undefined };

export function toTextChoice(text: string): PlaceChoice {
  return {
    q: text.trim() || undefined,
    place: undefined,
    street: undefined,
    lat: undefined,
    lng: undefined,
  };
}

/** The parameters of a search in a place; `wishes` go before what the text asked for, and empty ones are left out. */
export function toSearchParameters(
  { filters, ...choice }: PlaceChoice,
  wishes: Readonly<Record<string, string>>,
): URLSearchParams {
  const given = Object.entries(wishes).filter(([, value]) => value !== '');
  const terms = Object.entries({ ...choice, ...filters, ...Object.fromEntries(given) });
  return new URLSearchParams(
    terms.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])),
  );
}
