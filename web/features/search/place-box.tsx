import { MapPin, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Combobox, type Suggestion } from '../../ui/combobox.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { searchRoutes } from '../../../functions/search/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { client } from '../../lib/client.ts';

const find = client<Pick<typeof searchRoutes, 'suggestPlaces'>>({ suggestPlaces: 'GET /api/places' });
type Place = Result<(typeof searchRoutes)['suggestPlaces']>['places'][number];

/** The name, with its county when two places share it. */
function wordsOf({ name, area }: Place, all: readonly Place[]): string {
  const isShared = all.filter((other) => other.name === name).length > 1;
  return isShared && area ? `${name}, ${area}` : name;
}

const kinds = { town: '', outcode: 'Postcode area', postcode: 'Postcode' } as const;

async function suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion<Place>[]> {
  const { places } = await find.suggestPlaces({ query: { q: text }, signal });
  return places.map((place) => {
    const label = wordsOf(place, places);
    return {
      key: `${place.kind} ${place.name} ${place.latitude}`,
      label,
      detail: [kinds[place.kind], label === place.name && place.area].filter(Boolean).join(', '),
      icon: <Icon as={MapPin} size={18} />,
      data: place,
    };
  });
}

interface Props {
  readonly q: string | undefined;
  /** Called with a submitted or chosen search; undefined for an empty box. */
  readonly onSearch: (q: string | undefined) => void;
  readonly label: string;
  readonly placeholder?: string;
  /** Shown after the box, like a submit button. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The search box: a town, a postcode, or words in listings. */
export function PlaceBox({
  q,
  onSearch,
  label,
  placeholder = 'Town, postcode or words',
  children,
  className,
}: Props) {
  const [typed, setTyped] = useState({ of: q, text: q ?? '' });
  // A search from elsewhere, such as a filter chip or going back, replaces the text.
  const text = typed.of === q ? typed.text : (q ?? '');
  const setText = (words: string) => setTyped({ of: q, text: words });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim() || undefined);
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
            onChoose={({ label: words }) => onSearch(words)}
            load={suggest}
            before={<Icon as={Search} />}
          />
        </div>
        {children}
      </form>
    </search>
  );
}
