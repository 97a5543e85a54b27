import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Fieldset } from './fieldset.tsx';
import type { Option } from './select.tsx';

interface Props<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  readonly onValue: (value: Value[]) => void;
  /** Options that exclude all others, like `none`. */
  readonly exclusive?: readonly Value[];
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly hideLegend?: boolean;
}

export const tileClass =
  'flex min-h-11 items-center gap-3 rounded-md border border-edge bg-surface px-3 py-2 ' +
  'has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action';

/** Any of several options, as large tiles. */
export function CheckboxGroup<Value extends string>(props: Props<Value>) {
  const { name, options, value, onValue, exclusive = [], ...question } = props;
  const toggle = (choice: Value, isOn: boolean) => {
    if (!isOn) return onValue(value.filter((one) => one !== choice));
    if (exclusive.includes(choice)) return onValue([choice]);
    return onValue([...value.filter((one) => !exclusive.includes(one)), choice]);
  };
  return (
    <Fieldset {...question}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2">
        {options.map((option) => (
          <label key={option.value} className={cx(tileClass)}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
              className="size-5 shrink-0 accent-action outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
