import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { Option } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { DraftFacts } from '../draft-form-values.ts';
import { useEditor, useFacts } from '../editor.tsx';

type FactName<T> = {
  [Name in keyof DraftFacts]-?: NonNullable<DraftFacts[Name]> extends T ? Name : never;
}[keyof DraftFacts];
export type SeveralFact = Exclude<FactName<readonly string[]>, undefined>;
export type YesNoFact = Exclude<FactName<boolean>, undefined>;
export type TextFact = 'buildingSafety' | 'planning';

/** Any of several options for one fact. */
export function SeveralQuestion({
  name,
  legend,
  options,
  exclusive,
  hint,
}: {
  readonly name: SeveralFact;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly exclusive?: string;
  readonly hint?: string;
}) {
  const { errorOf } = useEditor();
  const [facts, set] = useFacts();
  return (
    <CheckboxGroup
      legend={legend}
      name={`keyFacts.${name}`}
      options={options}
      value={facts[name] ?? []}
      onValue={(chosen) => set({ [name]: chosen })}
      error={errorOf(`keyFacts.${name}`)}
      {...(exclusive && { exclusive })}
      {...(hint && { hint })}
    />
  );
}

/** One of several options for one fact. */
export function OneQuestion({
  name,
  legend,
  options,
}: {
  readonly name: 'mobile' | 'construction';
  readonly legend: string;
  readonly options: readonly Option[];
}) {
  const { errorOf } = useEditor();
  const [facts, set] = useFacts();
  return (
    <RadioGroup
      legend={legend}
      name={`keyFacts.${name}`}
      columns={2}
      options={options}
      value={facts[name]}
      onValue={(chosen) => set({ [name]: chosen })}
      error={errorOf(`keyFacts.${name}`)}
    />
  );
}

const truths = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export function YesNoQuestion({
  name,
  legend,
  hint,
}: {
  readonly name: YesNoFact;
  readonly legend: string;
  readonly hint?: string;
}) {
  const { errorOf } = useEditor();
  const [facts, set] = useFacts();
  const value = facts[name];
  return (
    <RadioGroup
      legend={legend}
      name={`keyFacts.${name}`}
      columns={2}
      options={truths}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onValue={(chosen) => set({ [name]: chosen === 'yes' })}
      error={errorOf(`keyFacts.${name}`)}
      {...(hint && { hint })}
    />
  );
}

export function TextQuestion({
  name,
  label,
  hint,
  most,
}: {
  readonly name: TextFact;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
}) {
  const { errorOf } = useEditor();
  const [facts, set] = useFacts();
  return (
    <Field label={label} hint={hint} optional error={errorOf(`keyFacts.${name}`)}>
      <Textarea
        name={`keyFacts.${name}`}
        rows={3}
        maxLength={most}
        className="min-h-20"
        value={facts[name] ?? ''}
        onChange={({ target }) => set({ [name]: target.value || undefined })}
      />
    </Field>
  );
}
