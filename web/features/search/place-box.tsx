import { MapPin, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Combobox, type Suggestion } from '../../ui/combobox.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { searchRoutes } from '../../../functions/search/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { client } from '../../lib/client.ts';

const find = client<Pick<typeof searchRoutes, 'suggestPlaces'>>({ suggestPlaces: 'GET /api/places' });
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

async function suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion<Found>[]> {
  const { places, understood } = await find.suggestPlaces({ query: { q: text }, signal });
  return places.map((place) => toSuggestion(place, understood));
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== value || text === '') onSearch(toTextChoice(text));
  };
  return (
    <search className={className}>
      <form onSubmit={submit} className="flex gap-2">
        <div className="min-w-0 grow">
          <Combobox
            aria-label={label}
            name="q"
            inputMode="search"
            placeholder={placeholder}
            text={text}
            onText={setText}
            onChoose={({ data }) => onSearch(toChoice(data))}
            load={suggest}
            before={<Icon as={Search} />}
          />
        </div>
        {children}
      </form>
    </search>
  );
}
