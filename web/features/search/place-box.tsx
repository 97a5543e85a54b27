import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { type PlaceChoice, toPlaceChoice, toTextChoice } from '../../entities/place/place-choice.ts';
import { waitUntilIdle } from '../../lib/wait-until-idle.ts';
import { paths } from '../../site/paths.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  /** The label of the place of the search, or its words. */
  readonly value: string | undefined;
  /** Called when a place is chosen or other text submitted. */
  readonly onSearch: (choice: PlaceChoice) => void;
  readonly label: string;
  readonly placeholder: string;
  /** More of the form after the box, like a submit button. */
  readonly children?: ReactNode;
  readonly className?: string;
}

const importSuggestions = () => import('../../entities/place/suggestions.tsx');
const loadSuggestions = async (text: string, signal?: AbortSignal) =>
  (await importSuggestions()).loadPlaceSuggestions(text, signal);

/** The search box: a town, a postcode, or words in listings. */
export function PlaceBox({ value, onSearch, label, placeholder, children, className }: Props) {
  const [typed, setTyped] = useState({ of: value, text: value ?? '' });
  // A search from elsewhere, such as a filter chip or going back, replaces the text.
  const text = typed.of === value ? typed.text : (value ?? '');
  const setText = (words: string) => setTyped({ of: value, text: words });
  useEffect(() => {
    // Before they are needed, but after the page.
    void waitUntilIdle()
      .then(importSuggestions)
      .catch(() => undefined);
  }, []);
  const submitText = (words: string) =>
    void importSuggestions()
      .then(({ chooseText }) => chooseText(words))
      .catch(() => toTextChoice(words))
      .then(onSearch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== value || text === '') submitText(text);
  };
  return (
    <search className={className}>
      <form action={paths.listing} onSubmit={submit} className="flex flex-wrap gap-2">
        <div className="min-w-0 grow basis-24">
          <Combobox
            aria-label={label}
            name="q"
            inputMode="search"
            placeholder={placeholder}
            text={text}
            onText={setText}
            onChoose={({ data, label: chosen }) =>
              data ? onSearch(toPlaceChoice(data)) : submitText(chosen)
            }
            load={loadSuggestions}
            before={<Icon as={Search} />}
          />
        </div>
        {children}
      </form>
    </search>
  );
}
