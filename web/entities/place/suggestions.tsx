import { MapPin, Signpost } from 'lucide-react';
import { formatPostcode, isPostcode } from '../../../events/postcode.ts';
import type { searchRoutes } from '../../../functions/finding/search/contract.ts';
import type { imageRoutes } from '../../../functions/listings/properties/contract.ts';
import { createClient } from '../../lib/client.ts';
import { formatCounted } from '../../lib/format.ts';
import type { Suggestion } from '../../ui/combobox.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  type PlaceAnswer,
  type PlaceChoice,
  type SuggestedArea,
  type SuggestedPlace,
  toTextChoice,
} from './place-choice.ts';

const searchApi = createClient<Pick<typeof searchRoutes, 'suggestPlaces'>>({
  suggestPlaces: 'GET /api/places',
});
const addressApi = createClient<Pick<typeof imageRoutes, 'postcode'>>({ postcode: 'GET /api/postcodes' });

const kinds: Partial<Record<PlaceAnswer['places'][number]['kind'], string>> = {
  county: 'County',
  outcode: 'Postcode district',
  postcode: 'Postcode',
};

const toSuggestion = (place: SuggestedPlace['place'], understood: PlaceAnswer['understood']) => ({
  key: place.id,
  label: place.label,
  detail: kinds[place.kind],
  icon: <Icon as={MapPin} size={18} />,
  data: { place, understood },
});

const toStreetSuggestion = (
  { street, count }: PlaceAnswer['streets'][number],
  understood: PlaceAnswer['understood'],
) => ({
  key: `street:${street}`,
  label: street,
  detail: `Street, ${formatCounted(count, 'home')} for sale`,
  icon: <Icon as={Signpost} size={18} />,
  data: { street, understood },
});

/** A full postcode is looked up once it is chosen, as each look-up costs. */
const toPostcodeSuggestion = (text: string): Suggestion<undefined> => ({
  key: 'postcode',
  label: formatPostcode(text),
  detail: 'Postcode',
  icon: <Icon as={MapPin} size={18} />,
  data: undefined,
});

const nothingUnderstood: PlaceAnswer['understood'] = { words: '', filters: {} };

/** Places, then streets, that begin with what is typed; a full postcode, which has no place yet, is the first. */
export async function loadPlaceSuggestions(
  text: string,
  signal?: AbortSignal,
): Promise<readonly Suggestion<SuggestedArea | undefined>[]> {
  const { places, streets, understood } = await searchApi.suggestPlaces({
    query: { q: text },
    ...(signal && { signal }),
  });
  // What is understood beside places belongs to them.
  const ofStreets = places.length === 0 ? understood : nothingUnderstood;
  const found = [
    ...places.map((place) => toSuggestion(place, understood)),
    ...streets.map((street) => toStreetSuggestion(street, ofStreets)),
  ];
  return isPostcode(text) ? [toPostcodeSuggestion(text), ...found] : found;
}

/** The position of a full postcode. */
export function getPostcodePosition(text: string) {
  return addressApi.postcode({ query: { postcode: text.trim() } });
}

/** The place of a full postcode by its position; other text, and a postcode that cannot be found, is read by the search. */
export async function chooseText(text: string): Promise<PlaceChoice> {
  if (!isPostcode(text)) return toTextChoice(text);
  try {
    const { postcode, latitude, longitude } = await getPostcodePosition(text);
    const place = postcode.toLowerCase().replace(' ', '-');
    return { q: undefined, place, street: undefined, lat: latitude, lng: longitude };
  } catch {
    return toTextChoice(text);
  }
}
