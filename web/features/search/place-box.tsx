import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import {
  getPostcodePosition,
  hasPostcodeShape,
  loadPlaceSuggestions,
  type SuggestedPlace,
} from '../../entities/place/suggestions.tsx';
import { useTypedText } from '../../lib/typed-text.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Where to look: a chosen place by its id and position, or text that the search reads. */
export interface PlaceChoice {
  readonly q?: string | undefined;
  readonly place?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** Filters that the text asked for, as parameters. */
  readonly filters?: Readonly<Record<string, string>>;
}
const toChoice = ({ place: { id, latitude, longitude }, understood }: SuggestedPlace): PlaceChoice => ({
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
  if (!hasPostcodeShape(text)) return toTextChoice(text);
  try {
    const { postcode, latitude, longitude } = await getPostcodePosition(text);
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
  readonly placeholder: string;
  /** Shown after the box, like a submit button. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The search box: a town, a postcode, or words in listings. */
export function PlaceBox({ value, onSearch, label, placeholder, children, className }: Props) {
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
            load={loadPlaceSuggestions}
            before={<Icon as={Search} />}
          />
        </div>
        {children}
      </form>
    </search>
  );
}
