import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const subjects = [
  { value: 'offer', label: 'Offers', nouns: ['offer', 'best_and_final'] },
  { value: 'viewing', label: 'Viewings', nouns: ['viewing'] },
  { value: 'sale', label: 'Sales', nouns: ['sale', 'memorandum'] },
  { value: 'property', label: 'Your homes', nouns: ['property'] },
  { value: 'message', label: 'New messages', nouns: ['message'] },
] as const;

interface Props {
  /** The names of all events that can be heard of. */
  readonly types: readonly string[];
  readonly onSave: (url: string, types: string[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** Where news go, and what they are about. Single events can be chosen by the API. */
export function WebhookForm({ types, onSave, onCancel }: Props) {
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(subjects.map(({ value }) => value));
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const fields = error instanceof ApiError ? error.errors : {};
  const submit = async () => {
    setBusy(true);
    setError(undefined);
    const nouns = subjects.flatMap((subject) => (chosen.includes(subject.value) ? [...subject.nouns] : []));
    try {
      await onSave(
        url,
        types.filter((type) => nouns.some((noun) => type.startsWith(`${noun}.`))),
      );
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5 rounded-md border border-line bg-surface p-5">
      <h3 className="text-lg">A new webhook</h3>
      <FailureNotice error={error} fields={['url', 'types']} />
      <Field
        label="Address"
        hint="Of your own program, such as https://example.com/gable."
        error={fields['url']?.[0]}
      >
        <TextInput
          type="url"
          name="url"
          maxLength={500}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Fieldset legend="What it hears of" error={fields['types']?.[0]}>
        <div className="grid gap-1">
          {subjects.map(({ value, label }) => (
            <Checkbox
              key={value}
              name="subjects"
              label={label}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
          ))}
        </div>
      </Fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Add the webhook
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
