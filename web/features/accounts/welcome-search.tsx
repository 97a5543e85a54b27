import { useState } from 'react';
import type { BuyerProfile } from '../../entities/account/save-position.ts';
import {
  type PlaceChoice,
  toPlaceChoice,
  toSearchParameters,
  toTextChoice,
} from '../../entities/place/place-choice.ts';
import { chooseText, loadPlaceSuggestions } from '../../entities/place/suggestions.tsx';
import { SaveSearch } from '../../entities/saved-search/save-search.tsx';
import { formatPounds } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Select } from '../../ui/select.tsx';

const beds = [1, 2, 3, 4, 5].map((count) => ({
  value: String(count),
  label: `${count} or more`,
}));

const formatSearchName = (place: string, least: string, most: number | undefined): string =>
  [place || 'Anywhere in the UK', least && `${least}+ beds`, most && `up to ${formatPounds(most)}`]
    .filter(Boolean)
    .join(', ');

/** The greatest price that a search takes. */
const mostSearchPrice = 1_000_000_000;

/** The third step: the first saved search, or a look at its homes. */
export function WelcomeSearch({ profile }: { readonly profile: BuyerProfile | undefined }) {
  const [place, setPlace] = useState('');
  const [choice, setChoice] = useState<PlaceChoice>({});
  const [most, setMost] = useState(profile?.aipAmount);
  const [least, setLeast] = useState('');
  const query = toSearchParameters(choice, {
    max_price: most === undefined ? '' : String(most),
    min_beds: least,
  });
  const type = (text: string) => {
    setPlace(text);
    setChoice(toTextChoice(text));
  };
  return (
    <div className="grid gap-4">
      <Field label="Where?" hint="A town, a postcode or the beginning of one">
        <Combobox
          name="q"
          text={place}
          onText={type}
          onChoose={({ data, label }) => {
            if (data) setChoice(toPlaceChoice(data));
            // The text may be another one by then.
            else
              void chooseText(label).then((found) =>
                setChoice((present) => (present.q === label ? found : present)),
              );
          }}
          load={loadPlaceSuggestions}
        />
      </Field>
      <Field label="What’s your maximum price?" optional>
        <MoneyInput name="max_price" most={mostSearchPrice} value={most} onValue={setMost} />
      </Field>
      <Field label="Bedrooms" optional>
        <Select
          name="min_beds"
          options={beds}
          placeholder="Any number"
          value={least}
          onChange={(event) => setLeast(event.target.value)}
        />
      </Field>
      {query.size > 0 && (
        <SaveSearch query={query.toString()} name={formatSearchName(place.trim(), least, most)} />
      )}
      <LinkButton
        to={query.size > 0 ? `${paths.listing}?${query}` : paths.listing}
        {...(query.size > 0 && { variant: 'secondary' })}
      >
        Show these homes
      </LinkButton>
    </div>
  );
}
