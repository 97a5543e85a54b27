import {
  groundTexts,
  illegalKindTexts,
  measureNames,
} from '../../../../functions/trust/cases/domain/words.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { DecisionBody, StaffReport } from './api.ts';

/** A possibly incomplete decision. */
export interface VerdictDraft extends Partial<Omit<DecisionBody, 'words'>> {
  readonly words: string;
}
type Problem = Partial<Record<'measure' | 'ground' | 'words', string>>;

/** Errors of missing fields; undefined when it is complete. */
export function findVerdictProblem({ measure, ground, words }: VerdictDraft): Problem | undefined {
  const problem: Problem = {
    ...(!measure && { measure: 'Choose an action' }),
    ...(measure && measure !== 'none' && !ground && { ground: 'Choose the rule it breaks' }),
    ...(words.trim().length < 10 && { words: 'Say why, in a sentence or two' }),
  };
  return Object.keys(problem).length > 0 ? problem : undefined;
}

export function toVerdict({ measure, ground, illegalKind, words }: VerdictDraft): DecisionBody | undefined {
  if (!measure) return undefined;
  const acts = measure !== 'none';
  return {
    measure,
    words: words.trim(),
    ...(acts && ground && { ground }),
    ...(acts && ground === 'illegal_content' && illegalKind && { illegalKind }),
  };
}

interface Props {
  readonly draft: VerdictDraft;
  readonly onDraft: (draft: VerdictDraft) => void;
  readonly measures: StaffReport['measures'];
  readonly problem: Problem | undefined;
}

const toOptions = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  Object.entries<string>(texts).map(([value, label]) => ({ value, label }));
const isGround = (value: string): value is NonNullable<VerdictDraft['ground']> => value in groundTexts;
const isKind = (value: string): value is NonNullable<VerdictDraft['illegalKind']> =>
  value in illegalKindTexts;

/** The measure, the rule behind it, and the reasons as text. */
export function VerdictFields({ draft, onDraft, measures, problem }: Props) {
  return (
    <>
      <RadioGroup
        legend="Action"
        name="measure"
        columns={3}
        options={measures.map((value) => ({ value, label: measureNames[value] }))}
        value={draft.measure}
        onValue={(measure) => onDraft({ ...draft, measure })}
        error={problem?.measure}
      />
      {draft.measure && draft.measure !== 'none' && (
        <Field label="The rule" error={problem?.ground}>
          <Select
            options={toOptions(groundTexts)}
            placeholder="Choose"
            value={draft.ground ?? ''}
            onChange={({ target }) =>
              onDraft({ ...draft, ground: isGround(target.value) ? target.value : undefined })
            }
          />
        </Field>
      )}
      {draft.measure && draft.measure !== 'none' && draft.ground === 'illegal_content' && (
        <Field label="Kind of offence" optional>
          <Select
            options={toOptions(illegalKindTexts)}
            placeholder="Choose"
            value={draft.illegalKind ?? ''}
            onChange={({ target }) =>
              onDraft({ ...draft, illegalKind: isKind(target.value) ? target.value : undefined })
            }
          />
        </Field>
      )}
      <Field
        label={
          draft.measure === 'none'
            ? 'Reasons, for the reporter'
            : 'Facts and reasons, for the person affected'
        }
        hint="They’ll read this. Don’t name anyone else."
        error={problem?.words}
      >
        <Textarea
          rows={4}
          maxLength={4_000}
          value={draft.words}
          onChange={({ target }) => onDraft({ ...draft, words: target.value })}
        />
      </Field>
    </>
  );
}
