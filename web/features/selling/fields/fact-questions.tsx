import { isNotKnown } from '../../../../functions/listings/properties/domain/fact-answers.ts';
import {
  type KeyFactName,
  keyFactTable,
} from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import type { KeyFactEntry } from '../../../../functions/listings/properties/domain/key-fact.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { Option } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { DraftFacts } from '../draft-form-values.ts';
import { useEditor, useFacts } from '../editor.tsx';
import { SourceLine } from './source-line.tsx';

type Facts = Omit<DraftFacts, 'leasehold'>;
type ChoiceFact = Extract<KeyFactEntry, { readonly answer: 'several' | 'one' }>;

/** The answer of a fact in the codes of its control, and a function that stores such codes. */
function useAnswer(name: KeyFactName): [answer: Facts[KeyFactName], (value: unknown) => void] {
  const [facts, set] = useFacts();
  const others = (facts.notKnown ?? []).filter((one) => one !== name);
  const answer = facts[name] ?? (isNotKnown(name, facts) ? 'unknown' : undefined);
  const store = (value: unknown) => {
    const notKnown = value === 'unknown' ? [...others, name] : others;
    set({
      [name]: value === 'unknown' ? undefined : value,
      notKnown: notKnown.length === 0 ? undefined : notKnown,
    });
  };
  return [answer, store];
}

/** A key fact, with where its answer is from. */
export function FactQuestion({ name }: { readonly name: KeyFactName }) {
  return (
    <div className="grid gap-2">
      <FactControl name={name} />
      <SourceLine field={name} />
    </div>
  );
}

/** The control that a key fact’s kind of answer takes. Each can be answered by “I don’t know”. */
function FactControl({ name }: { readonly name: KeyFactName }) {
  const { errorOf } = useEditor();
  const [answer, store] = useAnswer(name);
  const fact: KeyFactEntry = keyFactTable[name];
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
          options={listChoices(fact)}
          value={toCodes(answer)}
          onValue={(codes) => store(fromCodes(codes, fact.options))}
          exclusive={['none', 'unknown']}
        />
      );
    case 'one':
      return (
        <RadioGroup
          {...control}
          legend={question}
          columns={2}
          options={listChoices(fact)}
          value={typeof answer === 'string' ? answer : undefined}
          onValue={store}
        />
      );
    case 'yes_no':
      return (
        <RadioGroup
          {...control}
          legend={question}
          columns={3}
          options={yesOrNo}
          value={answer === undefined || answer === 'unknown' ? answer : answer === true ? 'yes' : 'no'}
          onValue={(code) => store(code === 'unknown' ? code : code === 'yes')}
        />
      );
    case 'text':
      return <TextQuestion {...control} fact={fact} question={question} answer={answer} onAnswer={store} />;
  }
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I don’t know' },
] as const;

interface TextProps {
  readonly name: string;
  readonly question: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly fact: Extract<KeyFactEntry, { readonly answer: 'text' }>;
  readonly answer: Facts[KeyFactName];
  readonly onAnswer: (value: unknown) => void;
}

/** A text, or one of two answers without one. */
function TextQuestion({ name, question, hint, error, fact, answer, onAnswer }: TextProps) {
  const isUnknown = answer === 'unknown';
  const isNone = answer === fact.none;
  return (
    <div className="grid gap-2">
      <Field label={question} hint={hint} optional error={error}>
        <Textarea
          name={name}
          rows={3}
          maxLength={fact.max}
          className="min-h-20"
          value={typeof answer === 'string' && !isUnknown ? answer : ''}
          onChange={({ target }) => onAnswer(target.value || undefined)}
        />
      </Field>
      <div className="grid gap-2 sm:grid-cols-2">
        <Checkbox
          label={fact.none.replace('.', '')}
          checked={isNone}
          onChange={({ target }) => onAnswer(target.checked ? fact.none : undefined)}
        />
        <Checkbox
          label="I don’t know"
          checked={isUnknown}
          onChange={({ target }) => onAnswer(target.checked ? 'unknown' : undefined)}
        />
      </div>
    </div>
  );
}

const listOptions = (options: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(options).map(([value, label]) => ({
    value,
    label: value === 'unknown' ? 'I don’t know' : label,
  }));

/** The options of a fact; “None” is missing where it makes no sense, and “I don’t know” is the last of all. */
function listChoices({ answer, options, onlyIf }: ChoiceFact): readonly Option[] {
  const own = listOptions(options).filter(({ value }) => value !== 'unknown');
  const takesNone = answer === 'several' && onlyIf === undefined && !('none' in options);
  return [
    ...own,
    ...(takesNone ? [{ value: 'none', label: 'None' }] : []),
    { value: 'unknown', label: 'I don’t know' },
  ];
}

/** An empty list says that there is none. */
function toCodes(answer: Facts[KeyFactName]): readonly string[] {
  if (answer === 'unknown') return ['unknown'];
  if (!Array.isArray(answer)) return [];
  return answer.length === 0 ? ['none'] : answer;
}

function fromCodes(codes: readonly string[], options: ChoiceFact['options']): unknown {
  if (codes.length === 0) return undefined;
  if (codes.includes('unknown')) return 'unknown';
  return codes.includes('none') && !('none' in options) ? [] : codes;
}

/** A seller's answer in a few words, for the line of a closed group; undefined where it says nothing. */
export function describeAnswer(name: KeyFactName, facts: Facts): string | undefined {
  const fact: KeyFactEntry = keyFactTable[name];
  const answer = facts[name];
  if (answer === undefined) return isNotKnown(name, facts) ? `${fact.label}: I don’t know` : undefined;
  switch (fact.answer) {
    case 'several':
      return Array.isArray(answer) ? describeCodes(fact.options, answer) || `${fact.label}: none` : undefined;
    case 'one':
      return typeof answer === 'string' ? describeCodes(fact.options, [answer]) : undefined;
    case 'yes_no':
      return fact.summary?.[answer === true ? 'yes' : 'no'];
    case 'text':
      return fact.label;
  }
}

const describeCodes = (options: Readonly<Record<string, string>>, codes: readonly string[]): string =>
  listOptions(options)
    .filter(({ value }) => codes.includes(value))
    .map(({ label }) => label)
    .join(', ');
