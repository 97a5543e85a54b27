import { Minus, Plus } from 'lucide-react';
import { controlClass } from '../../../ui/control-class.ts';
import { Field, useField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
  readonly error: string | undefined;
  readonly optional?: boolean;
}

const most = 50;

/** A small number, typed or changed with buttons. */
export function Stepper({ label, error, optional = false, ...rest }: Props) {
  return (
    <Field label={label} error={error} optional={optional}>
      <StepperControls label={label} {...rest} />
    </Field>
  );
}

function StepperControls({
  label,
  name,
  value,
  onValue,
}: Pick<Props, 'label' | 'name' | 'value' | 'onValue'>) {
  const wiring = useField();
  const side =
    'grid size-11 shrink-0 place-items-center rounded-md border border-edge bg-surface enabled:hover:bg-sunk disabled:opacity-55';
  return (
    <div className="flex gap-1.5">
      <button
        type="button"
        className={side}
        disabled={!value}
        aria-label={`Fewer ${label.toLowerCase()}`}
        onClick={() => onValue((value ?? 0) - 1)}
      >
        <Icon as={Minus} size={18} />
      </button>
      <input
        {...wiring}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        className={`${controlClass} tabular w-16 text-center`}
        value={value ?? ''}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '').slice(0, 2);
          onValue(digits === '' ? undefined : Number(digits));
        }}
      />
      <button
        type="button"
        className={side}
        disabled={value !== undefined && value >= most}
        aria-label={`More ${label.toLowerCase()}`}
        onClick={() => onValue((value ?? 0) + 1)}
      >
        <Icon as={Plus} size={18} />
      </button>
    </div>
  );
}
