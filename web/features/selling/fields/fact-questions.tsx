import {
  type KeyFactName,
  keyFactTable,
} from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import type { KeyFactEntry } from '../../../../functions/listings/properties/domain/key-fact.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { Option } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { DraftFacts } from '../draft-form-values.ts';
import { useEditor, useFacts } from '../editor.tsx';

/** A key fact with the control that its kind of answer takes. */
export function FactQuestion({ name }: { readonly name: KeyFactName }) {
  const { errorOf } = useEditor();
  const [facts, set] = useFacts();
  const fact: KeyFactEntry = keyFactTable[name];
  const answer = facts[name];
  const control = {
    name: `keyFacts.${name}`,
    error: errorOf(`keyFacts.${name}`),
    ...(fact.hint && { hint: fact.hint }),
  };
  const question = fact.question ?? fact.label;
  switch (fact.answer) {
    case 'several':
      return (
        <CheckboxGroup
          {...control}
          legend={question}
          options={listOptions(fact.options)}
          value={Array.isArray(answer) ? answer : []}
          onValue={(codes) => set({ [name]: codes })}
          {...('none' in fact.options && { exclusive: 'none' })}
        />
      );
    case 'one':
      return (
        <RadioGroup
          {...control}
          legend={question}
          columns={2}
          options={listOptions(fact.options)}
          value={typeof answer === 'string' ? answer : undefined}
          onValue={(code) => set({ [name]: code })}
        />
      );
    case 'yes_no':
      return (
        <RadioGroup
          {...control}
          legend={question}
          columns={2}
          options={yesOrNo}
          value={answer === undefined ? undefined : answer === true ? 'yes' : 'no'}
          onValue={(code) => set({ [name]: code === 'yes' })}
        />
      );
    case 'text':
      return (
        <Field label={question} hint={fact.hint} optional error={control.error}>
          <Textarea
            name={control.name}
            rows={3}
            maxLength={fact.max}
            className="min-h-20"
            value={typeof answer === 'string' ? answer : ''}
            onChange={({ target }) => set({ [name]: target.value || undefined })}
          />
        </Field>
      );
  }
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const listOptions = (options: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(options).map(([value, label]) => ({
    value,
    label: value === 'unknown' ? 'I don’t know' : label,
  }));

/** A seller's answer in a few words, for the line of a closed group; undefined where it says nothing. */
export function describeAnswer(name: KeyFactName, facts: Omit<DraftFacts, 'leasehold'>): string | undefined {
  const fact: KeyFactEntry = keyFactTable[name];
  const answer = facts[name];
  switch (fact.answer) {
    case 'several':
      return Array.isArray(answer) ? describeCodes(fact.options, answer) : undefined;
    case 'one':
      return typeof answer === 'string' ? describeCodes(fact.options, [answer]) : undefined;
    case 'yes_no':
      return answer === undefined ? undefined : fact.summary?.[answer === true ? 'yes' : 'no'];
    case 'text':
      return answer === undefined ? undefined : fact.label;
  }
}

const describeCodes = (options: Readonly<Record<string, string>>, codes: readonly string[]): string =>
  listOptions(options)
    .filter(({ value }) => codes.includes(value))
    .map(({ label }) => label)
    .join(', ');
