import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isPostcode } from '../../../events/postcode.ts';
import { describeError, isPassing } from '../../lib/api-error.ts';
import { Combobox, type Suggestion } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SuggestedPlace } from '../place/place-choice.ts';
import { getPostcodePosition, loadPlaceSuggestions } from '../place/suggestions.tsx';
import { destinationHint, placeUnknown } from './labels.ts';
import type { Destination } from './last-destination.ts';

interface Props {
  readonly label: string;
  readonly value: Destination | undefined;
  readonly onChoose: (destination: Destination) => void;
}

/** A county is too large to travel to. */
const isSmall = (kind: SuggestedPlace['place']['kind']): boolean => kind !== 'county' && kind !== 'region';

type Suggested = Suggestion<SuggestedPlace | undefined>;

/** Places alone: a street with homes for sale is no destination by its name. */
async function loadDestinations(text: string, signal?: AbortSignal): Promise<readonly Suggested[]> {
  const found = await loadPlaceSuggestions(text, signal);
  return found.flatMap(({ data, ...suggestion }): Suggested[] => {
    if (!data) return [{ ...suggestion, data: undefined }];
    return 'place' in data && isSmall(data.place.kind) ? [{ ...suggestion, data }] : [];
  });
}

/** The position of typed text: of a full postcode, or of the first place that begins so. */
async function findDestination(text: string): Promise<Destination | undefined> {
  if (isPostcode(text)) {
    const { postcode, latitude, longitude } = await getPostcodePosition(text);
    return { label: postcode, lat: latitude, lng: longitude };
  }
  const [first] = await loadDestinations(text);
  return first?.data && toDestination(first.data);
}

/** By its short name, which has room on a chip. */
const toDestination = ({ place: { name, latitude, longitude } }: SuggestedPlace): Destination => ({
  label: name,
  lat: latitude,
  lng: longitude,
});

/** Where a buyer needs to be: a town or a postcode, under a heading for it. */
export function DestinationField({ label, value, onChoose }: Props) {
  const [typed, setTyped] = useState({ of: value, text: value?.label ?? '' });
  const [refusal, setRefusal] = useState<string>();
  // A destination from elsewhere replaces the text.
  const text = typed.of === value ? typed.text : (value?.label ?? '');
  const submitText = (words: string) => {
    const refuse = (error: unknown) => {
      setRefusal(isPassing(error) ? describeError(error) : placeUnknown);
      // Once there is a connection, nothing says that there is none.
      window.addEventListener('online', () => setRefusal(undefined), { once: true });
    };
    findDestination(words).then((found) => (found ? onChoose(found) : setRefusal(placeUnknown)), refuse);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && text !== value?.label) submitText(text);
  };
  return (
    <form onSubmit={submit}>
      <Field label={label} hideLabel hint={destinationHint} error={refusal}>
        <Combobox
          text={text}
          onText={(words) => {
            setTyped({ of: value, text: words });
            setRefusal(undefined);
          }}
          placeholder="Town or postcode"
          onChoose={({ data, label: chosen }) => (data ? onChoose(toDestination(data)) : submitText(chosen))}
          load={loadDestinations}
          before={<Icon as={MapPin} />}
        />
      </Field>
    </form>
  );
}
