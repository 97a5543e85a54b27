import { MapPin, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Combobox, type Suggestion } from '../../ui/combobox.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { imageRoutes } from '../../../functions/properties/contract.ts';
import type { searchRoutes } from '../../../functions/search/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { client } from '../../lib/client.ts';
import { useTypedText } from '../../lib/typed-text.ts';

const find = client<Pick<typeof searchRoutes, 'suggestPlaces'>>({ suggestPlaces: 'GET /api/places' });
const lookUp = client<Pick<typeof imageRoutes, 'postcode'>>({ postcode: 'GET /api/postcodes' });
type Place = Result<(typeof searchRoutes)['suggestPlaces']>['places'][number];

const kinds: Partial<Record<Place['kind'], string>> = {
  county: 'County',
  outcode: 'Postcode district',
  postcode: 'Postcode',
};

/** A suggested place, and what the rest of the typed text asks for. */
interface Found {
  readonly place: Place;
  readonly understood: Result<(typeof searchRoutes)['suggestPlaces']>['understood'];
}

const toSuggestion = (place: Place, understood: Found['understood']): Suggestion<Found> => ({
  key: place.id,
  label: place.label,
  detail: kinds[place.kind],
  icon: <Icon as={MapPin} size={18} />,
  data: { place, understood },
});

/** A full postcode; typed without a space, too. */
const postcodePattern = /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i;

/** A full postcode is looked up once it is chosen, as each look-up costs. */
const toPostcodeSuggestion = (text: string): Suggestion<undefined> => ({
  key: 'postcode',
  label: text.toUpperCase().replace(/\s*(?=\d[A-Z]{2}$)/, ' '),
  detail: 'Postcode',
  icon: <Icon as={MapPin} size={18} />,
  data: undefined,
});

async function suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion<Found | undefined>[]> {
  const { places, understood } = await find.suggestPlaces({ query: { q: text }, signal });
  const found = places.map((place) => toSuggestion(place, understood));
  return postcodePattern.test(text) ? [toPostcodeSuggestion(text), ...found] : found;
}

/** Where to look: a chosen place by its id and position, or text that the search reads. */
export interface PlaceChoice {
  readonly q?: string | undefined;
  readonly place?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** Filters that the text asked for, as parameters. */
  readonly filters?: Readonly<Record<string, string>>;
}
const toChoice = ({ place: { id, latitude, longitude }, understood }: Found): PlaceChoice => ({
  q: understood.words || undefined,
  filters: understood.filters,
  place: id,
  lat: latitude,
  lng: longitude,
});
const toTextChoice = (text: string): PlaceChoice => ({
  q: text.trim() || undefined,
  place: undefined,
  lat: undefined,
  lng: undefined,
});

/** The place of a full postcode by its position; other text, and a postcode that cannot be found, is read by the search. */
async function chooseText(text: string): Promise<PlaceChoice> {
  if (!postcodePattern.test(text.trim())) return toTextChoice(text);
  try {
    const { postcode, latitude, longitude } = await lookUp.postcode({ query: { postcode: text.trim() } });
    const place = postcode.toLowerCase().replace(' ', '-');
    return { q: undefined, place, lat: latitude, lng: longitude };
  } catch {
    return toTextChoice(text);
  }
}

interface Props {
  /** The label of the place of the search, or its words. */
  readonly value: string | undefined;
  /** Called when a place is chosen or other text submitted. */
  readonly onSearch: (choice: PlaceChoice) => void;
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** Shown after the box, like a submit button. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The search box: a town, a postcode, or words in listings. */
export function PlaceBox({
  value,
  onSearch,
  label,
  placeholder = 'Town, postcode or words',
  children,
  className,
}: Props) {
  const [typed, setTyped] = useState({ of: value, text: value ?? '' });
  // A search from elsewhere, such as a filter chip or going back, replaces the text.
  const text = typed.of === value ? typed.text : (value ?? '');
  const setText = (words: string) => setTyped({ of: value, text: words });
  const box = useTypedText(setText);
  const submitText = (words: string) => void chooseText(words).then(onSearch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== value || text === '') submitText(text);
  };
  return (
    <search className={className}>
      <form onSubmit={submit} className="flex gap-2">
        <div className="min-w-0 grow">
          <Combobox
            ref={box}
            aria-label={label}
            name="q"
            inputMode="search"
            placeholder={placeholder}
            text={text}
            onText={setText}
            onChoose={({ data, label: chosen }) => (data ? onSearch(toChoice(data)) : submitText(chosen))}
            load={suggest}
            before={<Icon as={Search} />}
          />
        </div>
        {children}
      </form>
    </search>
  );
}
