import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuyerProfile } from '../../entities/account/save-position.ts';
import { userQuery } from '../../entities/account/user.ts';
import {
  type PlaceChoice,
  toPlaceChoice,
  toSearchParameters,
  toTextChoice,
} from '../../entities/place/place-choice.ts';
import { chooseText, loadPlaceSuggestions } from '../../entities/place/suggestions.tsx';
import {
  frequencies,
  type Frequency,
  invalidateSavedSearches,
  longestName,
  savedSearchApi,
} from '../../entities/saved-search/api.ts';
import { formatPounds } from '../../lib/format.ts';
import { useNavigate } from '../../lib/router.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
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

interface Props {
  readonly profile: BuyerProfile | undefined;
  /** The step after this one. */
  readonly next: string;
}

/** The buyer’s step: the first saved search with its alert, or a look at its homes. */
export function WelcomeSearch({ profile, next }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [frequency, setFrequency] = useState<Frequency>('instant');
  const [place, setPlace] = useState('');
  const [choice, setChoice] = useState<PlaceChoice>({});
  const [most, setMost] = useState(profile?.aipAmount);
  const [least, setLeast] = useState('');
  const query = toSearchParameters(choice, {
    max_price: most === undefined ? '' : String(most),
    min_beds: least,
  });
  const save = useMutation({
    mutationFn: () => {
      const name = formatSearchName(place.trim(), least, most).slice(0, longestName);
      return savedSearchApi.saveSearch({ body: { query: query.toString(), name, frequency } });
    },
    onSuccess: async () => {
      void invalidateSavedSearches(queries);
      void queries.invalidateQueries(userQuery);
      toast.success('Your search is saved, and its alerts have started.');
      await navigate(next);
    },
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
      <RadioGroup
        legend="Email me homes that fit"
        name="frequency"
        options={frequencies}
        value={frequency}
        onValue={setFrequency}
      />
      <p className="text-sm text-muted">
        New ones, price cuts and homes that come back on the market. Every email has a link that stops them.
      </p>
      <FailureNotice error={save.error} />
      <Button busy={save.isPending} disabled={query.size === 0} onClick={() => save.mutate()}>
        Save and start alerts
      </Button>
      <LinkButton to={query.size > 0 ? `${paths.listing}?${query}` : paths.listing} variant="secondary">
        Show these homes
      </LinkButton>
    </div>
  );
}
