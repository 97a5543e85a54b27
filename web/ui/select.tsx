import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { controlClass } from './control-class.ts';
import { useField } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly Option[];
  /** The label of the empty option; without it there is no empty option. */
  readonly placeholder?: string;
}

/** The native select. */
export function Select({ options, placeholder, className, ...rest }: Props) {
  return (
    <span className="relative grid">
      <select
        {...useField()}
        {...rest}
        className={cx(controlClass, 'appearance-none truncate pr-10', className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted">
        <Icon as={ChevronDown} size={18} />
      </span>
    </span>
  );
}
