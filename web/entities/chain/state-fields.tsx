import type { Nation } from '../../../events/vocabulary.ts';
import { type SaleWords, saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
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

const listPhases = ({ readyToBind, bound }: SaleWords) =>
  [
    { value: 'looking', label: 'No offer agreed yet' },
    { value: 'agreed', label: 'Offer accepted' },
    { value: 'legal_work', label: 'Legal work under way', hint: 'Searches, enquiries, the mortgage' },
    { value: 'ready', label: readyToBind },
    { value: 'exchanged', label: bound },
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
  /** In whose words it asks; without one, as behind a link of a chain, in those of England. */
  readonly nation?: Nation | undefined;
  readonly onState: (state: TypedState) => void;
  readonly canEnd: boolean;
  readonly error: unknown;
  readonly problem?: string | undefined;
}

/** How far a sale outside Gable is, with the day of completion once it is binding. */
export function StateFields({ legend, name, state, nation, onState, canEnd, error, problem }: Props) {
  const words = saleWordsOf(nation);
  const phases = listPhases(words);
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
          label={words.completionDate}
          hint={`As in ${words.boundIn}`}
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
