import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { tileClass } from './checkbox-group.tsx';
import { Fieldset } from './fieldset.tsx';
import type { Option } from './select.tsx';

export interface RadioOption<Value extends string> extends Option<Value> {
  readonly hint?: ReactNode;
}
interface Props<Value extends string> {
  readonly legend: ReactNode;
  readonly options: readonly RadioOption<Value>[];
  readonly name: string;
  readonly value: string | undefined;
  readonly onValue: (value: Value) => void;
  readonly columns?: 1 | 2 | 3;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly hideLegend?: boolean;
  readonly disabled?: boolean;
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** One of several options, as large tiles. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { options, name, value, onValue, columns = 1, ...question } = props;
  return (
    <Fieldset {...question}>
      <div className={cx('grid gap-2', grids[columns])}>
        {options.map((option) => (
          <label key={option.value} className={tileClass}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValue(option.value)}
              className="size-5 shrink-0 accent-action outline-none"
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
