import type { useZodForm } from '../../lib/form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const days = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

/** As the forms begin with them, and as their summaries name them. */
export const keyFields = {
  initial: { name: '', scopes: [], days: '90' },
  labels: { name: 'Name', scopes: 'What it may do', days: 'How long it works' },
} as const;
const { labels } = keyFields;

type Name = keyof typeof labels;
type ZodForm = ReturnType<typeof useZodForm<Name, unknown>>;
/** A form with these fields, and perhaps with others. */
interface KeyForm extends Pick<ZodForm, 'values' | 'set' | 'errorOf'> {
  readonly text: (name: Name) => Omit<ReturnType<ZodForm['text']>, 'name'> & { readonly name: string };
}

interface Props {
  readonly form: KeyForm;
  /** What a key can be allowed, in words. */
  readonly scopes: Readonly<Record<string, string>>;
  readonly nameHint: string;
  readonly daysHint?: string;
}

/** What a new key of a person or an organisation is called, may do, and how long it works. */
export function KeyFields({ form, scopes, nameHint, daysHint }: Props) {
  const chosen: readonly unknown[] = Array.isArray(form.values['scopes']) ? form.values['scopes'] : [];
  return (
    <>
      <Field label={labels.name} hint={nameHint} error={form.errorOf('name')}>
        <TextInput maxLength={60} autoComplete="off" {...form.text('name')} />
      </Field>
      <Fieldset legend={labels.scopes} error={form.errorOf('scopes')}>
        <div className="grid gap-1">
          {Object.entries(scopes).map(([scope, label]) => (
            <Checkbox
              key={scope}
              name="scopes"
              label={label}
              checked={chosen.includes(scope)}
              onChange={({ target }) =>
                form.set(
                  'scopes',
                  target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope),
                )
              }
            />
          ))}
        </div>
      </Fieldset>
      <Field label={labels.days} hint={daysHint} error={form.errorOf('days')}>
        <Select options={days} {...form.text('days')} />
      </Field>
    </>
  );
}
