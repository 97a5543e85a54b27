import type { Ref } from 'react';
import { formatCount } from '../lib/format.ts';
import { TextInput } from './text-input.tsx';

interface Props {
  readonly value: number | undefined;
  /** Called with whole pounds, or undefined when emptied. */
  readonly onValue: (pounds: number | undefined) => void;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
}

const most = 12;
const formatValue = (value: number | undefined) => (value === undefined ? '' : formatCount(value));

/** Whole pounds with separators that appear while typing. */
export function MoneyInput({ value, onValue, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      before="£"
      inputMode="numeric"
      autoComplete="off"
      className="tabular"
      value={formatValue(value)}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '').slice(0, most);
        onValue(digits === '' ? undefined : Number(digits));
      }}
    />
  );
}
