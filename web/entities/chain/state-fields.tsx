import { findFieldError } from '../../lib/field-errors.ts';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { OutsideSale } from './api.ts';

export type SaidPhase = OutsideSale['phase'] | 'fallen_through';

/** What a person chooses of a sale outside Gable. */
export interface TypedState {
  readonly phase: SaidPhase | undefined;
  readonly completionDate: string;
}

const listPhases = (isScottish: boolean) =>
  [
    { value: 'looking', label: 'No offer agreed yet' },
    { value: 'agreed', label: 'Offer accepted' },
    { value: 'legal_work', label: 'Legal work under way', hint: 'Searches, enquiries, the mortgage' },
    { value: 'ready', label: isScottish ? 'Ready to conclude missives' : 'Ready to exchange' },
    { value: 'exchanged', label: isScottish ? 'Missives concluded' : 'Contracts exchanged' },
  ] as const;
/** What ends a sale; nobody begins with it. */
const ends = [
  { value: 'completed', label: 'Completed' },
  { value: 'fallen_through', label: 'It fell through' },
] as const;

interface Props {
  readonly legend: string;
  readonly name: string;
  readonly state: TypedState;
  /** The law in whose words it asks. */
  readonly isScottish?: boolean | undefined;
  readonly onState: (state: TypedState) => void;
  readonly canEnd: boolean;
  readonly error: unknown;
  readonly problem?: string | undefined;
}

/** How far a sale outside Gable is, with the day of completion once contracts are exchanged. */
export function StateFields({
  legend,
  name,
  state,
  isScottish = false,
  onState,
  canEnd,
  error,
  problem,
}: Props) {
  const phases = listPhases(isScottish);
  return (
    <>
      <RadioGroup
        legend={legend}
        name={name}
        options={canEnd ? [...phases, ...ends] : phases}
        value={state.phase}
        onValue={(phase: SaidPhase) => onState({ ...state, phase })}
        columns={2}
        error={problem}
      />
      {state.phase === 'exchanged' && (
        <Field
          label={isScottish ? 'Date of entry' : 'Completion date'}
          hint={isScottish ? 'As in the missives' : 'As in the contract'}
          error={findFieldError(error, 'completionDate')}
        >
          <TextInput
            type="date"
            value={state.completionDate}
            onChange={({ target }) => onState({ ...state, completionDate: target.value })}
          />
        </Field>
      )}
    </>
  );
}
